// Package solve turns rules into answers by search, where no theorem answers first.
//
// The question decides the cost. Who wins is cheaper to find than a Grundy
// value, because one lost option settles it; a Grundy value is cheaper than the
// number of moves that play lasts. So a caller says what it asks ([Ask]), and
// for each question the solver takes the first method that can answer, in this
// order:
//
//	theorem  the game knows (Valuer, Decider, Clock, Winner)
//	parts    the position splits into parts, whose values are found one by one
//	table    the game numbers its positions (Ranker): from the ends upwards
//	search   depth first, each position once, with a stack of its own
//
// Limits hold for all of them. A question that a limit stops is left open, with
// the reason, and never answered in part.
//
// # One example
//
// A heap of 5 from which a move takes one or two: a depth-first search asks for
// the options 4 and 3 of 5, then for those of 4, and so on down to 0, which has
// none and is lost. Then 1 and 2 are won, because 0 is an option of both; 3 is
// lost, because its options 2 and 1 are won; 4 and 5 are won by moving to 3.
//
// # Files
//
//   - solve.go: the solver, its questions and its answers.
//   - plan.go: which method answers.
//   - quantity.go: the four recursions.
//   - memo.go: depth-first search with memory; numbered.go: of games that number their
//     positions.
//   - table.go: the positions in the order of their ranks.
//   - loopy.go, retrograde.go: retrograde analysis, where play may repeat a position.
//   - infinite.go: loopy values, and cycle.go: shortest cycles.
//   - lines.go: Grundy values where moves run along the lines of a grid.
//   - limits.go: limits on positions, options and time.
package solve
