package taking

import "math"

// A word is what one value of a sequence is kept in.
type word interface{ uint8 | uint16 | uint32 }

// Values are Grundy values of the heaps 0, 1, 2, …, all in words of the narrowest
// width that holds them. The zero Values is empty.
//
// Values is not safe for concurrent use while it grows.
type Values struct {
	bytes []uint8 // exactly one of the three is in use
	pairs []uint16
	longs []uint32
	most  uint32 // the greatest value
}

// Len returns how many values there are: those of the heaps 0 … Len()-1.
func (v *Values) Len() int { return len(v.bytes) + len(v.pairs) + len(v.longs) }

// Max returns the greatest of the values; 0 if there is none.
func (v *Values) Max() uint32 { return v.most }

// Width returns how many bytes a value is kept in: 1, 2 or 4.
func (v *Values) Width() int {
	switch {
	case v.longs != nil:
		return 4
	case v.pairs != nil:
		return 2
	}
	return 1
}

// At returns the value of a heap of n, which must be below Len.
func (v *Values) At(n int) uint32 {
	switch {
	case v.longs != nil:
		return v.longs[n]
	case v.pairs != nil:
		return uint32(v.pairs[n])
	}
	return uint32(v.bytes[n])
}

// Append adds the value of the next heap, in wider words if it needs them.
func (v *Values) Append(x uint32) {
	if x > v.most {
		v.most = x
		v.widen(x)
	}
	switch {
	case v.longs != nil:
		v.longs = append(v.longs, x)
	case v.pairs != nil:
		v.pairs = append(v.pairs, uint16(x))
	default:
		v.bytes = append(v.bytes, uint8(x))
	}
}

// Reserve makes room for n values in all, so that growing to n copies nothing.
func (v *Values) Reserve(n int) {
	switch {
	case v.longs != nil:
		v.longs = reserve(v.longs, n)
	case v.pairs != nil:
		v.pairs = reserve(v.pairs, n)
	default:
		v.bytes = reserve(v.bytes, n)
	}
}

// widen makes the words wide enough for x.
func (v *Values) widen(x uint32) {
	switch {
	case x > math.MaxUint16 && v.longs == nil:
		if v.pairs != nil {
			v.longs, v.pairs = widened[uint32](v.pairs), nil
		} else {
			v.longs, v.bytes = widened[uint32](v.bytes), nil
		}
	case x > math.MaxUint8 && v.longs == nil && v.pairs == nil:
		v.pairs, v.bytes = widened[uint16](v.bytes), nil
	}
}

func reserve[W word](list []W, n int) []W {
	if cap(list) >= n {
		return list
	}
	return append(make([]W, 0, n), list...)
}

func widened[To, From word](list []From) []To {
	wide := make([]To, len(list), max(cap(list), 1))
	for i, x := range list {
		wide[i] = To(x)
	}
	return wide
}
