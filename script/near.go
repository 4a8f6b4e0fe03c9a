package script

import (
	"math/bits"

	"go.starlark.net/starlark"
)

// Near are the positions that need no hash: those of many games are a small number, or
// two. All positions within its bounds stand here and nowhere else; the bounds grow with
// the number of positions, so that what lies far apart takes no more than a hash would.
type near struct {
	ones []uint32 // by the number that the position is: its name plus one; 0 if it was not met
	twos []uint32 // by the two numbers of the position, each of so many bits
	bits uint
}

// The bounds: how large the numbers may be, and how many places there may be for each
// position that was met, and before any was.
const (
	mostOnes   = 1 << 22
	mostOfTwo  = 11 // bits
	placesEach = 16
	fewPlaces  = 1 << 12
)

// small returns a number that is not negative.
func small(v starlark.Value) (n uint64, ok bool) {
	if x, isInt := v.(starlark.Int); isInt {
		w, ok := x.Int64()
		return uint64(w), ok && w >= 0
	}
	return 0, false
}

// at returns where the name of a position stands; nil if it is out of bounds.
func (r *near) at(v starlark.Value) *uint32 {
	switch v := v.(type) {
	case starlark.Int:
		if n, ok := small(v); ok {
			return r.one(n)
		}
	case starlark.Tuple:
		if len(v) == 2 {
			a, isNumber := small(v[0])
			b, areNumbers := small(v[1])
			if isNumber && areNumbers {
				return r.two(a, b)
			}
		}
	}
	return nil
}

func (r *near) one(n uint64) *uint32 {
	if n < uint64(len(r.ones)) {
		return &r.ones[n]
	}
	return nil
}

func (r *near) two(a, b uint64) *uint32 {
	if (a|b)>>r.bits == 0 && len(r.twos) > 0 {
		return &r.twos[a<<r.bits|b]
	}
	return nil
}

// of returns where the name of the position of one number or two stands; nil if it is out
// of bounds.
func (r *near) of(numbers []uint64) *uint32 {
	if len(numbers) == 1 {
		return r.one(numbers[0])
	}
	return r.two(numbers[0], numbers[1])
}

// grow moves the bounds behind a position that is out of them, if it is not far from the
// others, of which there are so many; grown is false if it stays out.
func (r *near) grow(v starlark.Value, count int) (grown bool) {
	places := uint64(placesEach*count + fewPlaces)
	switch v := v.(type) {
	case starlark.Int:
		n, ok := small(v)
		if !ok || n >= mostOnes || 1<<bits.Len64(n) > places {
			return false
		}
		longer := make([]uint32, 1<<max(bits.Len64(n), 6))
		copy(longer, r.ones)
		r.ones = longer
		return true
	case starlark.Tuple:
		if len(v) != 2 {
			return false
		}
		a, isNumber := small(v[0])
		b, areNumbers := small(v[1])
		wide := uint(max(bits.Len64(a|b), 3))
		if !isNumber || !areNumbers || wide > mostOfTwo || 1<<(2*wide) > places {
			return false
		}
		wider := make([]uint32, 1<<(2*wide))
		for a := range len(r.twos) >> r.bits {
			copy(wider[a<<wide:], r.twos[a<<r.bits:(a+1)<<r.bits])
		}
		r.twos, r.bits = wider, wide
		return true
	}
	return false
}
