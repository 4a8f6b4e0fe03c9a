package heap

import (
	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
	"example.org/grundy/taking"
)

// Row is the board of rows of heaps, for families of other packages that play them.
var Row = rows

// RowOf reads a row for a rule of taking and breaking. A rule that no code writes lists
// numbers that fit a word.
//
// Errors: [grundy.ErrPosition] for a heap that the rule cannot play.
func RowOf(a family.Arguments, r taking.Rule) (Heaps, error) {
	if _, _, ok := r.Digits(); !ok {
		for _, n := range a.Heaps() {
			if n.BitLen() > 62 {
				return "", a.PositionErrorf("a heap of %s: want heaps below 2^62 in %s", grundy.Shorten(n, 40, grundy.English), r)
			}
		}
	}
	return HeapsOf(a.Heaps()...), nil
}

// Taking returns the game of a rule of taking and breaking, with the theorems of the
// family that knows most about it: Nim, Lasker's Nim, Bachet's game, a subtraction game
// whose period is found at once, or [Octal].
//
// Errors: those of the family.
func Taking(r taking.Rule) (grundy.Game[Heaps], error) {
	if g, ok, err := asNamed(r); ok || err != nil {
		return g, err
	}
	g := newOctal(r)
	if _, ends := r.Last(); ends && g.subtracts() {
		digits, _, _ := r.Digits()
		var set []nat.Nat
		for k, d := range digits {
			if d.Heaps != 0 {
				set = append(set, number(k))
			}
		}
		if s := newFinite(set); s.cycle != nil {
			return row{s.theory()}, nil
		}
	}
	return row{g.theory()}, nil
}
