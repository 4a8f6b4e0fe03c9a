// Package compound builds games from games.
//
// Several games, the components, lie side by side, and the players move in them
// by turns. How many of them a move touches, and when the whole is over, makes
// the kind of compound ([Kind]):
//
//	          over when all have ended   over when one has ended
//	in one    sum                        short
//	in all    every                      rapid
//	in some   union                      urgent
//
// For each kind one function of the components settles who wins: the Grundy value
// for a sum, added as nimbers, the foreclosed value for short, likewise; the
// suspense for every, of which the greatest counts, and the remoteness for rapid,
// of which the least counts; for union and urgent who wins alone. A compound is a
// game by its own rules; the theorems are the optional methods beside them.
//
// # One example
//
// Two games of Euclid, (2,3) and (3,5), are played so that each move moves in
// both while both last. Alone the first lasts 2 moves and the second 3. The
// longer one is the last to end, and 3 is odd, so the player to move makes the
// last move and wins: in (3,5), which is won, by leaving a lost position that
// lasts, and in (2,3), which is lost, by being quick. Were play over as soon as
// one game is, the shorter one would decide, and the player to move would lose.
//
// Source: Smith, Graphs and composite games (1966); Conway, On Numbers and
// Games (1976), chapter 14; Berlekamp, Conway and Guy, Winning Ways, chapter 9.
//
// # Files
//
//   - kind.go: the kinds, their names and rules.
//   - compound.go: components and moves.
//   - position.go: positions and their normal forms.
//   - theorem.go: what a theorem about a kind may answer.
//   - menus.go: moves in several games, counted and listed.
//   - sum.go, short.go, every.go, rapid.go, union.go, urgent.go: the theorem of each.
//   - tame.go: sums in misère play.
//   - words.go: what all arguments have in common.
package compound
