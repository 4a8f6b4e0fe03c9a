package input

import (
	"strconv"
	"strings"

	"example.org/grundy/nat"
)

// A bound is a sum of products: the ends of a range, and counts.
type bound []term

type term struct {
	minus   bool
	factors []factor
}

// A factor is a number or the value of a name, to a power.
type factor struct {
	name  string // "" for a number
	slot  int    // of the name
	n     nat.Nat
	power int // 1: none is written
}

// mostBits is the most bits of a number that a bound may have.
const mostBits = 1 << 20

// value is the value of the bound where the slots are filled. ok is false where it is
// below zero, or longer than mostBits.
func (b bound) value(slots []nat.Nat) (n nat.Nat, ok bool) {
	var plus, minus nat.Nat
	for _, t := range b {
		product, ok := t.value(slots)
		if !ok {
			return nat.Nat{}, false
		}
		if t.minus {
			minus = minus.Add(product)
		} else {
			plus = plus.Add(product)
		}
	}
	if plus.Less(minus) {
		return nat.Nat{}, false
	}
	return plus.Sub(minus), true
}

func (t term) value(slots []nat.Nat) (nat.Nat, bool) {
	product := nat.Of(1)
	for _, f := range t.factors {
		base := f.n
		if f.name != "" {
			base = slots[f.slot]
		}
		for range f.power {
			if product.BitLen()+base.BitLen() > mostBits {
				return nat.Nat{}, false
			}
			product = product.Mul(base)
		}
	}
	return product, true
}

// constant reports whether no name is in the bound.
func (b bound) constant() bool { return len(b.names()) == 0 }

// names are the slots that the bound depends on.
func (b bound) names() []int {
	var slots []int
	for _, t := range b {
		for _, f := range t.factors {
			if f.name != "" {
				slots = append(slots, f.slot)
			}
		}
	}
	return slots
}

// alone is the slot of a bound that is a name and no more, or -1.
func (b bound) alone() int {
	if len(b) == 1 && !b[0].minus && len(b[0].factors) == 1 && b[0].factors[0].name != "" && b[0].factors[0].power == 1 {
		return b[0].factors[0].slot
	}
	return -1
}

func (b bound) String() string {
	var out strings.Builder
	for i, t := range b {
		switch {
		case t.minus:
			out.WriteByte('-')
		case i > 0:
			out.WriteByte('+')
		}
		for k, f := range t.factors {
			if k > 0 {
				out.WriteByte('*')
			}
			if f.name != "" {
				out.WriteString(f.name)
			} else {
				out.WriteString(f.n.String())
			}
			if f.power != 1 {
				out.WriteString("^" + strconv.Itoa(f.power))
			}
		}
	}
	return out.String()
}

// exactly is the bound of one number.
func exactly(n nat.Nat) bound { return bound{{factors: []factor{{n: n, power: 1}}}} }
