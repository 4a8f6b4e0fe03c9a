package judge

import "strings"

// expression writes a name, its arguments, and its parameters, such as max=3.
func expression(name string, arguments []string, parameters ...string) string {
	return name + "(" + strings.Join(append(append([]string(nil), arguments...), parameters...), ",") + ")"
}

// call makes the expression of a game whose arguments are all numbers of a case.
func call(game string, parameters ...string) func(c []string) string {
	return func(c []string) string { return expression(game, c, parameters...) }
}

// heaps makes the expression of a game whose arguments are the numbers of a case after
// the first, which counts them.
func heaps(game string, parameters ...string) func(c []string) string {
	return func(c []string) string { return expression(game, c[1:], parameters...) }
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
