package heap

import (
	"encoding/binary"
	"iter"
	"math/big"
	"math/bits"
	"strings"

	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Heaps is a row of heaps in the order in which they were written. Equal rows
// are equal strings: each heap is the number of its bytes and then those bytes,
// the most significant first and none of them leading zeros.
type Heaps string

// HeapsOf packs a row.
func HeapsOf(list ...nat.Nat) Heaps {
	var small [64]byte
	return Heaps(pack(small[:0], list))
}

// pack appends heaps to the bytes of a row.
func pack(b []byte, list []nat.Nat) []byte {
	for _, n := range list {
		if w, ok := n.Uint64(); ok {
			size := (bits.Len64(w) + 7) / 8
			b = append(b, byte(size))
			for i := size - 1; i >= 0; i-- {
				b = append(b, byte(w>>(8*i)))
			}
			continue
		}
		bytes := n.Big().Bytes()
		b = append(b, 255)
		b = binary.BigEndian.AppendUint64(b, uint64(len(bytes)))
		b = append(b, bytes...)
	}
	return b
}

// List unpacks the row.
func (h Heaps) List() []nat.Nat {
	list := make([]nat.Nat, 0, (len(h)+1)/2)
	for len(h) > 0 {
		var n nat.Nat
		n, h = h.first()
		list = append(list, n)
	}
	return list
}

// first unpacks the first heap of a row that has one, and returns the others.
func (h Heaps) first() (n nat.Nat, others Heaps) {
	size := int(h[0])
	h = h[1:]
	if size == 255 {
		size = int(binary.BigEndian.Uint64([]byte(h[:8])))
		h = h[8:]
		n, _ = nat.FromBig(new(big.Int).SetBytes([]byte(h[:size])))
		return n, h[size:]
	}
	var w uint64
	for i := range size {
		w = w<<8 | uint64(h[i])
	}
	return nat.Of(w), h[size:]
}

// Bytes is the memory that the row refers to.
func (h Heaps) Bytes() int { return len(h) }

// String writes the heaps in parentheses.
func (h Heaps) String() string { return "(" + strings.Join(texts(h.List()), ",") + ")" }

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
