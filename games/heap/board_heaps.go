package heap

import (
	"iter"
	"math/big"

	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Heaps is a row of heaps in the order in which they were written. Equal rows
// are equal strings: each heap is the number of its bytes and then those bytes,
// the most significant first and none of them leading zeros.
type Heaps string

// HeapsOf packs a row.
func HeapsOf(list ...nat.Nat) Heaps {
	var b []byte
	for _, n := range list {
		if w, ok := n.Uint64(); ok {
			size := 0
			for v := w; v != 0; v >>= 8 {
				size++
			}
			b = append(b, byte(size))
			for i := size - 1; i >= 0; i-- {
				b = append(b, byte(w>>(8*i)))
			}
			continue
		}
		bytes := n.Big().Bytes()
		b = append(b, 255)
		for shift := 56; shift >= 0; shift -= 8 {
			b = append(b, byte(len(bytes)>>shift))
		}
		b = append(b, bytes...)
	}
	return Heaps(b)
}

// List unpacks the row.
func (h Heaps) List() []nat.Nat {
	var list []nat.Nat
	for len(h) > 0 {
		size := int(h[0])
		h = h[1:]
		if size == 255 {
			size = 0
			for _, c := range []byte(h[:8]) {
				size = size<<8 | int(c)
			}
			h = h[8:]
			n, _ := nat.FromBig(new(big.Int).SetBytes([]byte(h[:size])))
			list = append(list, n)
		} else {
			var w uint64
			for _, c := range []byte(h[:size]) {
				w = w<<8 | uint64(c)
			}
			list = append(list, nat.Of(w))
		}
		h = h[size:]
	}
	return list
}

// Bytes is the memory that the row refers to.
func (h Heaps) Bytes() int { return len(h) }

// String writes the heaps in parentheses.
func (h Heaps) String() string { return "(" + commas(h.List()) + ")" }

var rows = family.Board[Heaps]{
	Parse:  func(a family.Arguments) (Heaps, error) { return HeapsOf(a.Heaps()...), nil },
	Format: func(h Heaps) []string { return texts(h.List()) },
	Samples: func(max int) iter.Seq[Heaps] {
		return func(yield func(Heaps) bool) {
			if !yield(HeapsOf()) {
				return
			}
			for n := range max + 1 {
				if !yield(HeapsOf(number(n))) {
					return
				}
			}
			for a := range min(max, 6) + 1 {
				for b := a; b <= min(max, 6); b++ {
					if !yield(HeapsOf(number(a), number(b))) || b <= 4 && !yield(HeapsOf(number(b), number(a), two)) {
						return
					}
				}
			}
		}
	},
}

func texts(list []nat.Nat) []string {
	out := make([]string, len(list))
	for i, n := range list {
		out[i] = n.String()
	}
	return out
}
