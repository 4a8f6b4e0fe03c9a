package taking

import "slices"

// This file proves arithmetic periods of games in which any number above some t may
// be taken, leaving one heap or none: "all but" games.
//
// Every value of a heap of n-t-1 or less is dead: no heap of n or more can have it.
// Let b be the least value that is not dead. What a heap of n is worth follows from
// b, the dead values above it, and the last t values as far as they exceed b: it is
// b plus a number that follows from the same things counted from b. So if they are
// the same for the heap of n+p, with b greater by s, then g(m+p) = g(m) + s for all
// m ≥ n.

// A deadRule is a rule that allows each number above reach.
type deadRule struct {
	reach int
	from  int // the least heap that may be left: 1 if nothing is no heap, as with the digit 2
}

// deadRuleOf returns the rule as such; ok is false if it is none.
func deadRuleOf(r Rule) (d deadRule, ok bool) {
	if r.named != nil || r.tail != 1 || len(r.digits) == 0 || len(r.still) > 0 {
		return d, false
	}
	for _, digit := range r.digits {
		if digit.Heaps&^3 != 0 {
			return d, false
		}
	}
	d.reach = len(r.digits) - 2 // the greatest number that the tail does not speak of
	switch r.digits[len(r.digits)-1].Heaps {
	case 2:
		d.from = 1
	case 3:
	default:
		return d, false
	}
	d.reach = max(d.reach, 0)
	return d, true
}

// repeats reports whether the last values of a repeat prove that it goes on.
func (d deadRule) repeats(v *Values, r repeat) bool {
	late := v.Len()
	early := late - r.period
	if early <= d.reach {
		return false
	}
	b, above, recent := d.state(v, early)
	b2, above2, recent2 := d.state(v, late)
	return b2 == b+r.saltus && slices.Equal(above, above2) && slices.Equal(recent, recent2)
}

// state returns what the value of a heap of n follows from: the least value that is
// not dead, and counted from it the dead values above and the last values.
func (d deadRule) state(v *Values, n int) (b uint32, above, recent []uint32) {
	dead := make([]bool, v.Max()+2)
	for m := d.from; m < n-d.reach; m++ {
		dead[v.At(m)] = true
	}
	for dead[b] {
		b++
	}
	for x := b; int(x) < len(dead); x++ {
		if dead[x] {
			above = append(above, x-b)
		}
	}
	for k := 1; k <= d.reach; k++ {
		x := v.At(n - k)
		recent = append(recent, max(x, b)-b)
		if x < b { // a dead value below b is as good as none
			recent[k-1] = ^uint32(0)
		}
	}
	return b, above, recent
}
