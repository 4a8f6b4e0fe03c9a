package grundy

import (
	"context"
	"iter"

	"example.org/grundy/nat"
)

// A Game is the rules of an impartial game on positions of type P, and nothing else.
//
// A Game is immutable and safe for concurrent use. Two positions are the same
// exactly when they are equal with ==.
type Game[P comparable] interface {
	// Options yields the positions that one move reaches from p, in a fixed order.
	// There are finitely many. A position may be yielded twice. The player who
	// cannot move has lost, or won in misère play.
	Options(p P) iter.Seq[P]
}

// A Valuer knows Grundy values by theorem.
type Valuer[P comparable] interface {
	// Value returns the Grundy value of p; ok is false if no theorem covers p.
	Value(p P) (v nat.Nat, ok bool)
}

// A Decider knows outcomes by theorem.
type Decider[P comparable] interface {
	// Outcome returns who wins p; ok is false if no theorem covers p in that play.
	Outcome(p P, play Play) (o Outcome, ok bool)
}

// A Clock knows by theorem how long play lasts, in moves of either player.
type Clock[P comparable] interface {
	// Remoteness returns the length of play when the winner hurries and the loser delays.
	Remoteness(p P, play Play) (moves nat.Nat, ok bool)
	// Suspense returns the length of play when the winner delays and the loser hurries.
	Suspense(p P, play Play) (moves nat.Nat, ok bool)
}

// A Forecloser knows foreclosed values by theorem.
type Forecloser[P comparable] interface {
	// Foreclosed returns the foreclosed value of p; ok is false if no theorem
	// covers p in that play.
	Foreclosed(p P, play Play) (f Foreclosed, ok bool)
}

// A Winner lists the winning moves by theorem, where listing all options is out
// of reach: one for Euclid's game, at most three for Wythoff's, one a heap for
// Nim, at any size.
type Winner[P comparable] interface {
	// Winning returns every option of p that the opponent loses, each once;
	// ok is false if no theorem covers p in that play.
	Winning(p P, play Play) (moves []P, ok bool)
}

// A Splitter splits a position into independent parts.
type Splitter[P comparable] interface {
	// Split returns positions, none of them p, whose disjunctive sum has the
	// same play as p; ok is false if p does not split.
	Split(p P) (parts []P, ok bool)
}

// A Normalizer sends positions with the same play to one of them.
type Normalizer[P comparable] interface {
	// Normal is idempotent, and returns p itself where nothing is known.
	Normal(p P) P
}

// A Ranker numbers the positions reachable from one of them, densely, options
// below their parents.
type Ranker[P comparable] interface {
	// Ranking returns a numbering that covers p and every position reachable
	// from p; ok is false if there is none.
	Ranking(p P) (r Ranking[P], ok bool)
}

// A Ranking is a numbering of finitely many positions. The options of a
// position have smaller ranks than the position itself.
type Ranking[P comparable] struct {
	Size   uint64         // ranks are 0 … Size-1
	Rank   func(P) uint64 // below Size; anything for a position that is not covered
	Unrank func(uint64) P // the inverse of Rank

	// Sparse says that few of the positions can be reached from one of them, so that
	// a search for one position looks at fewer than a table of all.
	Sparse bool

	// Options, if it is not nil, appends the ranks of the options of the position
	// with that rank, in any order, each as often as Game.Options yields it. With it
	// a table is made without a position, which is many times faster.
	Options func(rank uint64, list []uint64) []uint64
}

// A Liner is a game on the points of a grid whose moves run along lines, as those
// of chess pieces do: from a point a move goes any number of steps back.
type Liner[P comparable] interface {
	// Lines returns a grid that covers p and every position reachable from p;
	// ok is false if there is none.
	Lines(p P) (l Lines[P], ok bool)
}

// Lines is a grid of points with coordinates below Sizes. A move subtracts a
// positive multiple of one of the Steps, each a list of 0 and 1, one number for
// each coordinate.
type Lines[P comparable] struct {
	Sizes []uint64
	Steps [][]uint64
	At    func(P) []uint64 // the coordinates of a position; nil for one that is not on the grid
}

// A Numberer keeps every position that it has met under a number, as rules do that take
// long to list options and list them once. Who searches it remembers what is found in an
// array, and looks at no position.
type Numberer[P comparable] interface {
	// Number returns the number of p. Numbers are given from 0 on, one after the other.
	Number(p P) uint32
	// Numbered returns the position with that number.
	Numbered(n uint32) P
	// NumberBytes returns the number of bytes that are kept of a position.
	NumberBytes(n uint32) int
	// OptionNumbers returns the numbers of the options of a position, as Options yields
	// them. Nobody may change the list.
	OptionNumbers(n uint32) []uint32
}

// A Silent game has the methods of theorems, and may have nothing to say by them.
type Silent interface {
	// Silent reports whether every method that can decline does, about every position,
	// and whether every position is its own normal form: so that nobody needs to ask.
	Silent() bool
}

// A Counter knows how many options a position has without listing them.
type Counter[P comparable] interface {
	// Width returns the number of options of p, counted as Options yields them;
	// ok is false if only listing them tells.
	Width(p P) (n nat.Nat, ok bool)
}

// A Reacher tells an option from other positions, where listing all options is out of
// reach.
type Reacher[P comparable] interface {
	// Reaches reports whether q is an option of p; ok is false if only listing them tells.
	Reaches(p, q P) (yes, ok bool)
}

// A Taker makes the move that takes a number of counters from one heap.
type Taker[P comparable] interface {
	// Heaps returns how many heaps p has.
	Heaps(p P) int
	// Take returns the option of p where heap i, from 0, has k counters less; ok is false
	// if there is none, or if only listing the options tells.
	Take(p P, i int, k nat.Nat) (q P, ok bool)
}

// Reaches reports whether q is an option of p, as the game knows it or by the list of its
// first options, at most so many; ok is false if neither tells.
func Reaches[P comparable](g Game[P], p, q P, most int) (yes, ok bool) {
	if r, is := g.(Reacher[P]); is {
		if yes, ok := r.Reaches(p, q); ok {
			return yes, true
		}
	}
	n := 0
	for option := range g.Options(p) {
		if option == q {
			return true, true
		}
		if n++; n == most {
			return false, false
		}
	}
	return false, true
}

// A Sizer is a position that holds memory beyond its own words.
type Sizer interface {
	// Bytes returns the number of bytes that the position refers to.
	Bytes() int
}

// A Tamer knows that a position is tame: that in every sum with tame positions
// it acts in misère play like a position of Nim.
type Tamer[P comparable] interface {
	// Tame reports whether p is fickle: whether its value, 0 or 1, becomes 1 or 0
	// in misère play, as with heaps of at most one counter. A tame position that
	// is not fickle is firm. ok is false if p is not known to be tame.
	Tame(p P) (fickle, ok bool)
}

// A Namer names moves as a player would.
type Namer[P comparable] interface {
	// Move names the move from p to its option q.
	Move(p, q P) Phrase
}

// A Staller knows a move that holds out for a player who has lost, where
// listing all options is out of reach.
type Staller[P comparable] interface {
	// Stall returns an option of a lost position p. Longest is true if a theorem
	// says that no option lasts longer.
	Stall(p P, play Play) (q P, longest, ok bool)
}

// An Explainer says in words why a theorem applies to a position.
type Explainer[P comparable] interface {
	// Explain returns the steps of the argument; none if there is nothing to say.
	Explain(p P, play Play) []Phrase
}

// A Citer knows where the theorem that answers for a position comes from.
type Citer[P comparable] interface {
	// Source names author and year, such as "Bouton 1901"; "" if no theorem
	// covers p in that play.
	Source(p P, play Play) string
}

// A Chooser counts the winning moves and lists the first of them, where they
// are a product of choices and too many to list.
type Chooser[P comparable] interface {
	// Choose returns the winning moves of p: how many they are, the first of
	// them, at most limit, and how they are put together; ok is false if no
	// theorem covers p in that play.
	Choose(p P, play Play, limit int) (c Choices[P], ok bool)
}

// Choices are winning moves, or options of one value, too many to list.
type Choices[P comparable] struct {
	Count  Known[nat.Nat] // how many there are, if that is known
	First  []P            // the first of them, each once
	Recipe Known[Recipe]  // all of them, where a move chooses in several games at once
}

// A Pacer groups the options of a position by how long they last, where there
// are few groups and perhaps many options: what a player needs who must move in
// several games at once.
type Pacer[P comparable] interface {
	// Paces returns the groups, which together are the options of p, each once;
	// ok is false if no theorem groups them.
	Paces(p P, play Play) (groups []Pace[P], ok bool)
}

// A Pace is a group of options with the same remoteness and the same suspense.
// Count is how many they are.
type Pace[P comparable] struct {
	Remoteness nat.Nat
	Suspense   nat.Nat
	Count      nat.Nat
	Options    iter.Seq[P]
}

// A Finder lists the options of one Grundy value by theorem: what a player
// needs who wants to balance a sum.
type Finder[P comparable] interface {
	// WithValue returns every option of p whose Grundy value is v, each once;
	// ok is false if no theorem covers p.
	WithValue(p P, v nat.Nat) (moves []P, ok bool)
}

// A Sampler counts the options of one Grundy value and lists the first of them, where
// they are too many to list.
type Sampler[P comparable] interface {
	// Sample returns the options of p whose Grundy value is v: how many they are, and
	// the first of them, at most limit; ok is false if no theorem covers p.
	Sample(p P, v nat.Nat, limit int) (c Choices[P], ok bool)
}

// A Preparer has theorems that need something computed first, such as the values
// of all smaller heaps.
type Preparer[P comparable] interface {
	// Prepare computes what the theorems about p, and about all positions that p
	// reaches, need in that play. Before each piece of work, done for an earlier
	// position or not, it tells the account what all pieces up to this one amount
	// to. Until it has succeeded, the theorems may decline.
	//
	// Errors: those of the account, and of ctx; the work done so far is kept.
	Prepare(ctx context.Context, p P, play Play, account Account) error
}

// An Account is told what a preparation amounts to, from its very beginning; the
// error says that it is more than is allowed.
type Account func(Amount) error

// An Amount is work, in the units that bound a search.
type Amount struct {
	Options   uint64 // looked at, or work that takes as long
	Positions uint64 // of which something is remembered
	Bytes     uint64 // that this takes
}

// A Loopy game admits that play may repeat a position.
type Loopy interface {
	// Loopy reports whether some play of the game never ends.
	Loopy() bool
}
