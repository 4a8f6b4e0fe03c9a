package heap

import (
	"fmt"
	"iter"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Shelf holds the families of this package.
var Shelf family.Shelf

// A Pair is two heaps, in the order in which they were written.
type Pair struct{ A, B nat.Nat }

// sorted returns the pair with the smaller heap first.
func (p Pair) sorted() Pair {
	if p.B.Less(p.A) {
		return Pair{p.B, p.A}
	}
	return p
}

func (p Pair) phrase() grundy.Phrase {
	return grundy.Say("({a},{b})", "({a},{b})", "a", p.A, "b", p.B)
}

// Bytes is the memory that the heaps refer to.
func (p Pair) Bytes() int { return (p.A.BitLen() + p.B.BitLen()) / 8 }

// String writes the pair as (a,b).
func (p Pair) String() string { return fmt.Sprintf("(%s,%s)", p.A, p.B) }

var pairs = family.Board[Pair]{
	Parse: func(a family.Arguments) (Pair, error) {
		heaps, err := a.Exactly(2, "two heaps")
		if err != nil {
			return Pair{}, err
		}
		return Pair{heaps[0], heaps[1]}, nil
	},
	Format: func(p Pair) []string { return []string{p.A.String(), p.B.String()} },
	Samples: func(max int) iter.Seq[Pair] {
		return func(yield func(Pair) bool) {
			for sum := range 2*max + 1 {
				for a := range min(sum, max) + 1 {
					if b := sum - a; b <= max && !yield(Pair{number(a), number(b)}) {
						return
					}
				}
			}
		}
	},
}

// Limited is a heap and the most that the next move may take from it.
type Limited struct{ N, Limit nat.Nat }

// Bytes is the memory that the heap and its limit refer to.
func (p Limited) Bytes() int { return (p.N.BitLen() + p.Limit.BitLen()) / 8 }

// String writes the heap and its limit.
func (p Limited) String() string { return fmt.Sprintf("(%s,limit=%s)", p.N, p.Limit) }

// limited is the board of one heap, whose limit is written limit=; without it
// the first move may take anything but all.
var limited = family.Board[Limited]{
	Parse: func(a family.Arguments) (Limited, error) {
		heaps, err := a.Exactly(1, "one heap")
		if err != nil {
			return Limited{}, err
		}
		n := heaps[0]
		if limit, ok := a.Natural("limit"); ok {
			return Limited{n, limit}, nil
		}
		return start(n), nil
	},
	Format: func(p Limited) []string {
		if p == start(p.N) {
			return []string{p.N.String()}
		}
		return []string{p.N.String(), "limit=" + p.Limit.String()}
	},
	Samples: func(max int) iter.Seq[Limited] {
		return func(yield func(Limited) bool) {
			for n := range max + 1 {
				if !yield(start(number(n))) {
					return
				}
				for q := range n + 2 {
					if p := (Limited{number(n), number(q)}); p != start(p.N) && !yield(p) {
						return
					}
				}
			}
		}
	},
}

// start is a heap before the first move, which may take anything but all.
func start(n nat.Nat) Limited {
	if n.IsZero() {
		return Limited{}
	}
	return Limited{n, n.Sub(one)}
}

var (
	zero nat.Nat
	one  = nat.Of(1)
	two  = nat.Of(2)
)

func number(n int) nat.Nat { return nat.Of(uint64(n)) }

// ordinal names a heap by its place.
func ordinal(i int) grundy.Text {
	words := [...]string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"}
	if i < len(words) {
		return grundy.Text{En: "the " + words[i] + " heap", Zh: fmt.Sprintf("第 %d 堆", i+1)}
	}
	return grundy.Text{En: fmt.Sprintf("heap %d", i+1), Zh: fmt.Sprintf("第 %d 堆", i+1)}
}

// counted returns the numbers from..to as a sequence of naturals.
func counted(from, to nat.Nat) iter.Seq[nat.Nat] {
	return func(yield func(nat.Nat) bool) {
		for n := from; !to.Less(n); n = n.Add(one) {
			if !yield(n) {
				return
			}
		}
	}
}
