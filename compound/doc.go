// Package compound builds games from games.
//
// Several games, the components, lie side by side, and the players move in them
// by turns. How many of them a move touches, and when the whole is over, makes
// the kind of compound ([Kind]):
//
//	sum    one component a move; over when all have ended
//	every  every component that has not ended; over when all have ended
//
// For each kind one function of the components settles who wins: the Grundy
// value for a sum, added as nimbers, and the suspense for every, of which the
// greatest counts. A compound is a game by its own rules; the theorems are the
// optional methods beside them.
//
// # One example
//
// Two games of Euclid, (2,3) and (3,5), are played so that each move moves in
// both while both last. Alone the first lasts 2 moves and the second 3. The
// longer one is the last to end, and 3 is odd, so the player to move makes the
// last move and wins: in (3,5), which is won, by leaving a lost position that
// lasts, and in (2,3), which is lost, by being quick.
//
// Source: Smith, Graphs and composite games (1966); Conway, On Numbers and
// Games (1976), chapter 14; Berlekamp, Conway and Guy, Winning Ways, chapter 9.
//
// # Files
//
//   - compound.go: components, positions and rules.
//   - sum.go: the theorem of sums in normal play, and of tame ones in misère play.
//   - every.go: the theorem of the continued conjunction.
package compound
