// Package grundy says what an impartial game is and what an answer about one is.
//
// An impartial game is a set of positions and, for each of them, the positions
// that one move reaches: its options. Both players have the same moves. In
// normal play the player who cannot move loses; in misère play that player
// wins. A position that the player to move wins with perfect play is an
// N-position, and one that the previous player wins is a P-position. The Grundy
// value of a position is the least natural number that is not the Grundy value
// of an option, and a position is P in normal play exactly when its value is 0.
//
// A [Game] is those rules and nothing else. Whatever is known about a game
// beyond its rules is a theorem, and a theorem is an optional interface that
// can decline: each method returns ok, and false means "not known", never a
// guess. Search (package solve) answers where theorems do not, and the laws
// (package laws) hold every theorem to the rules.
//
// # One example
//
// One heap of n counters from which a move takes one or two is the game
//
//	func (takeOneOrTwo) Options(n int) iter.Seq[int] {
//		return func(yield func(int) bool) {
//			_ = (n < 1 || yield(n-1)) && n >= 2 && yield(n-2)
//		}
//	}
//
// Its values from n = 0 are 0 1 2 0 1 2 …: the option 0 of 1 has value 0, so 1
// has value 1; the options 1 and 0 of 2 have values 1 and 0, so 2 has value 2;
// and 3, whose options are worth 2 and 1, is worth 0 again. So the player to
// move wins unless n is a multiple of 3.
//
// # The optional interfaces
//
//	Valuer      -- knows Grundy values by theorem
//	Decider     -- knows outcomes by theorem, in normal or misère play
//	Clock       -- knows remoteness and suspense by theorem
//	Forecloser  -- knows foreclosed values by theorem
//	Winner      -- lists the winning moves by theorem
//	Chooser     -- counts the winning moves and lists the first of them
//	Pacer       -- groups the options by how long they last
//	Finder      -- lists the options of one Grundy value by theorem
//	Sampler     -- counts the options of one Grundy value and lists the first of them
//	Splitter    -- splits a position into independent parts
//	Normalizer  -- sends equivalent positions to one of them
//	Ranker      -- numbers the reachable positions densely, options below their parents
//	Tamer       -- knows that a position acts like Nim in misère sums
//	Liner       -- moves along the lines of a grid
//	Counter     -- counts the options of a position without listing them
//	Namer       -- names moves as a player would
//	Staller     -- knows a move that holds out for a player who has lost
//	Explainer   -- says in words why a theorem applies
//	Citer       -- says where the theorem comes from
//	Loopy       -- admits that play may repeat a position
//	LoopyValuer -- knows what a position of such a game counts in a sum
//
// A position whose size varies says how large it is by being a Sizer, so that
// limits on memory hold.
//
// [Erase] forgets the type of positions, for sums of unlike games.
//
// # Files
//
//   - game.go: a game, and what else can be known about one.
//   - outcome.go: who wins, and the two conventions.
//   - foreclosed.go: what a position counts where one ended game ends all.
//   - analysis.go, known.go: an answer.
//   - phrase.go, shorten.go: sentences in two languages, with numbers of any length.
//   - errors.go: the kinds of errors.
//   - erase.go: games without the type of their positions.
package grundy
