package judge

import "strings"

// call makes the expression of a game whose arguments are all numbers of a case.
func call(game string) func(c []string) string {
	return func(c []string) string { return game + "(" + strings.Join(c, ",") + ")" }
}

// heaps makes the expression of a game whose arguments are the numbers of a case after
// the first, which counts them.
func heaps(game string) func(c []string) string {
	return func(c []string) string { return game + "(" + strings.Join(c[1:], ",") + ")" }
}

// everyEuclid is Euclid's game on several pairs at once.
func everyEuclid(c []string) string {
	var games []string
	for i := 1; i+1 < len(c); i += 2 {
		games = append(games, "euclid("+c[i]+","+c[i+1]+")")
	}
	return "every(" + strings.Join(games, ",") + ")"
}

// Misere reports whether the game of the problem is in misère play.
func (p Problem) Misere() bool { return strings.Contains(p.Game, "misère") }
