//go:build goexperiment.simd && amd64

package taking

import "simd/archsimd"

// wide is how many words are compared at once: 8 with AVX-512, 4 with AVX2, 1 in
// pure Go.
var wide = func() int {
	switch {
	case archsimd.X86.AVX512():
		return 8
	case archsimd.X86.AVX2():
		return 4
	}
	return 1
}()

// scan looks for a pair whose xor is x from the word w on, in as many whole words
// below end as it can; it returns the first word that it has not looked at.
func (p *planes) scan(x uint32, w, end, shift int) (next int, found bool) {
	switch wide {
	case 8:
		return p.scan8(x, w, end, shift)
	case 4:
		return p.scan4(x, w, end, shift)
	}
	return w, false
}

// scan8 is scan by AVX-512: the first 32 words 8 at a time, since a candidate that is
// none is met soon, and then 32 at a time.
func (p *planes) scan8(x uint32, w, end, shift int) (next int, found bool) {
	right := uint64(shift & 63)
	ones := archsimd.BroadcastUint64x8(^uint64(0))
	for long := w + 32; w+8 <= end && (w < long || w+32 > end); w += 8 {
		miss, at := archsimd.BroadcastUint64x8(0), w+shift>>6
		for b, up := range p.up {
			d := p.down[b][at:]
			bit := archsimd.BroadcastUint64x8(-uint64(x >> b & 1))
			low := archsimd.LoadUint64x8Slice(d).ShiftAllRight(right)
			high := archsimd.LoadUint64x8Slice(d[1:]).ShiftAllLeft(64 - right)
			miss = miss.Or(low.Or(high).Xor(archsimd.LoadUint64x8Slice(up[w:])).Xor(bit))
		}
		if miss.Equal(ones).ToBits() != 255 {
			return w, true
		}
	}
	for ; w+32 <= end; w += 32 {
		if p.meets32(x, w, shift) {
			return w, true
		}
	}
	if w+8 <= end {
		return p.scan8(x, w, end, shift)
	}
	return w, false
}

// meets32 compares 32 words.
func (p *planes) meets32(x uint32, w, shift int) bool {
	right, at := uint64(shift&63), w+shift>>6
	zero := archsimd.BroadcastUint64x8(0)
	miss0, miss1, miss2, miss3 := zero, zero, zero, zero
	for b, up := range p.up {
		d := (*[33]uint64)(p.down[b][at:])
		u := (*[32]uint64)(up[w:])
		bit := archsimd.BroadcastUint64x8(-uint64(x >> b & 1))
		left := 64 - right
		low0 := archsimd.LoadUint64x8((*[8]uint64)(d[0:])).ShiftAllRight(right)
		low1 := archsimd.LoadUint64x8((*[8]uint64)(d[8:])).ShiftAllRight(right)
		low2 := archsimd.LoadUint64x8((*[8]uint64)(d[16:])).ShiftAllRight(right)
		low3 := archsimd.LoadUint64x8((*[8]uint64)(d[24:])).ShiftAllRight(right)
		high0 := archsimd.LoadUint64x8((*[8]uint64)(d[1:])).ShiftAllLeft(left)
		high1 := archsimd.LoadUint64x8((*[8]uint64)(d[9:])).ShiftAllLeft(left)
		high2 := archsimd.LoadUint64x8((*[8]uint64)(d[17:])).ShiftAllLeft(left)
		high3 := archsimd.LoadUint64x8((*[8]uint64)(d[25:])).ShiftAllLeft(left)
		miss0 = miss0.Or(low0.Or(high0).Xor(archsimd.LoadUint64x8((*[8]uint64)(u[0:]))).Xor(bit))
		miss1 = miss1.Or(low1.Or(high1).Xor(archsimd.LoadUint64x8((*[8]uint64)(u[8:]))).Xor(bit))
		miss2 = miss2.Or(low2.Or(high2).Xor(archsimd.LoadUint64x8((*[8]uint64)(u[16:]))).Xor(bit))
		miss3 = miss3.Or(low3.Or(high3).Xor(archsimd.LoadUint64x8((*[8]uint64)(u[24:]))).Xor(bit))
	}
	all := miss0.And(miss1).And(miss2.And(miss3))
	return all.Equal(archsimd.BroadcastUint64x8(^uint64(0))).ToBits() != 255
}

// scan4 is scan by AVX2.
func (p *planes) scan4(x uint32, w, end, shift int) (next int, found bool) {
	right := uint64(shift & 63)
	for ; w+4 <= end; w += 4 {
		miss, at := archsimd.BroadcastUint64x4(0), w+shift>>6
		for b, up := range p.up {
			d := p.down[b][at:]
			bit := archsimd.BroadcastUint64x4(-uint64(x >> b & 1))
			low := archsimd.LoadUint64x4Slice(d).ShiftAllRight(right)
			high := archsimd.LoadUint64x4Slice(d[1:]).ShiftAllLeft(64 - right)
			miss = miss.Or(low.Or(high).Xor(archsimd.LoadUint64x4Slice(up[w:])).Xor(bit))
		}
		if !miss.Not().IsZero() {
			return w, true
		}
	}
	return w, false
}
