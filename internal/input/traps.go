package input

import (
	"example.org/grundy/nat"
)

// Traps are numbers at which programs go wrong: the ends of a range, powers of two and
// of ten and their neighbours, Fibonacci numbers, also as 32 bits hold them, and pairs
// that stand to each other as heaps of a lost position of Wythoff's game do.

// A maker makes an input at random.
type maker struct {
	source
	grammar *Grammar
	size    limits
	cases   int
	traps   []nat.Nat
	slots   []nat.Nat
	room    int // numbers to come, at the most
}

// trap is a number from lo to hi that is one of the traps, or any.
func (m *maker) trap(lo, hi nat.Nat) nat.Nat {
	for range 6 {
		if x := m.guess(lo, hi); !x.Less(lo) && !hi.Less(x) {
			return x
		}
	}
	return lo.Add(m.upTo(hi.Sub(lo)))
}

func (m *maker) guess(lo, hi nat.Nat) nat.Nat {
	kinds := 7
	if len(m.traps) > 0 {
		kinds += 3
	}
	switch m.pick(kinds) {
	case 0:
		return lo
	case 1:
		return hi
	case 2:
		return m.beside(lo)
	case 3:
		return m.beside(hi)
	case 4:
		return m.beside(nat.Of(1).Shl(uint(m.pick(hi.BitLen() + 1))))
	case 5:
		return m.beside(m.fibonacci(hi))
	case 6:
		return m.wrapped()
	}
	return m.traps[m.pick(len(m.traps))]
}

// beside is a number, or one of its neighbours.
func (m *maker) beside(n nat.Nat) nat.Nat {
	switch m.pick(3) {
	case 0:
		return n.Add(nat.Of(1))
	case 1:
		if !n.IsZero() {
			return n.Sub(nat.Of(1))
		}
	}
	return n
}

// fibonacci is a Fibonacci number of at most as many bits as hi.
func (m *maker) fibonacci(hi nat.Nat) nat.Nat {
	list := fibonaccis(hi)
	return list[m.pick(len(list))]
}

// fibonaccis are the numbers 1, 2, 3, 5, … up to hi, and at least one.
func fibonaccis(hi nat.Nat) []nat.Nat {
	list := []nat.Nat{nat.Of(1)}
	for x, y := nat.Of(1), nat.Of(2); !hi.Less(y); x, y = y, x.Add(y) {
		list = append(list, y)
	}
	return list
}

// wrapped is a Fibonacci number too long for 32 bits, as a program with such numbers
// has it, without its sign.
func (m *maker) wrapped() nat.Nat {
	x, y := uint32(1), uint32(2)
	for range 40 + m.pick(60) {
		x, y = y, x+y
	}
	if int32(x) < 0 && m.pick(2) == 0 {
		x = -x
	}
	return nat.Of(uint64(x))
}

// pair is two numbers up to hi with something between them.
func (m *maker) pair(hi nat.Nat) (a, b nat.Nat) {
	one := nat.Of(1)
	switch m.pick(5) {
	case 0: // equal
		a = m.skewed(hi)
		return a, a
	case 1: // a lost position of Wythoff's game, and often one whose difference is a Fibonacci number
		return golden(m.fibonacci(hi))
	case 2: // or one whose difference is any
		return golden(m.skewed(hi))
	case 3: // neighbours among the Fibonacci numbers
		list := fibonaccis(hi)
		i := m.pick(len(list))
		return list[i], list[max(i-1, 0)]
	default: // a multiple of the number after the other
		b = m.skewed(hi)
		q, _ := hi.DivMod(b.Add(one))
		return m.skewed(q).Mul(b.Add(one)), b
	}
}

// golden is the lost position of Wythoff's game whose heaps differ by k.
func golden(k nat.Nat) (a, b nat.Nat) {
	a = nat.FloorPhi(k)
	return a, a.Add(k)
}

// row overwrites numbers by a row with a pattern, each from lo to hi.
func (m *maker) row(numbers []nat.Nat, lo, hi nat.Nat) {
	one := nat.Of(1)
	all := lo
	switch m.pick(6) {
	case 0: // all equal
		all = m.trap(lo, hi)
	case 1: // all least
	case 2: // all ones
		if !one.Less(lo) && !hi.Less(one) {
			all = one
		}
	case 3: // all greatest
		all = hi
	case 4: // in pairs
		for i := 1; i < len(numbers); i += 2 {
			numbers[i] = numbers[i-1]
		}
		return
	case 5: // the xor is zero
		var sum nat.Nat
		for _, n := range numbers[1:] {
			sum = sum.Xor(n)
		}
		if !sum.Less(lo) && !hi.Less(sum) {
			numbers[0] = sum
		}
		return
	}
	for i := range numbers {
		numbers[i] = all
	}
	if m.pick(2) == 0 { // but for one
		numbers[m.pick(len(numbers))] = m.trap(lo, hi)
	}
}
