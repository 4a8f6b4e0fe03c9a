package taking

import "math/bits"

// Planes are the values of the heaps 1, 2, … bit by bit: plane b holds bit b of each
// value, 64 heaps a word. They are kept in both directions, so that the values of
// 64 pairs of heaps that are m together stand beside one another: a few
// operations for each plane compare 64 pairs with a value.
type planes struct {
	up     [][]uint64 // bit a-1 of plane b: bit b of the value of a heap of a
	down   [][]uint64 // bit room-a of plane b: the same, the other way round
	room   int        // the greatest heap there is room for; a multiple of 64
	filled int        // the heaps below it are in the planes
}

// most64 is the greatest number of words that are compared at once.
const most64 = 64

// fill puts the values that are new in v into the planes.
func (p *planes) fill(v *Values) {
	if p.filled > v.Len() || p.room < v.Len() || len(p.up) < bits.Len32(v.Max()) {
		p.grow(v)
	}
	for a := max(p.filled, 1); a < v.Len(); a++ {
		i, j := a-1, p.room-a
		for b, x := 0, v.At(a); x != 0; b, x = b+1, x>>1 {
			bit := uint64(x & 1)
			p.up[b][i>>6] |= bit << (i & 63)
			p.down[b][j>>6] |= bit << (j & 63)
		}
	}
	p.filled = v.Len()
}

// grow empties the planes, and makes them long and many enough.
func (p *planes) grow(v *Values) {
	if p.room < v.Len() {
		p.room = max(1024, (v.Len()+v.Len()/2)&^63)
	}
	p.filled = 0
	p.up, p.down = make([][]uint64, bits.Len32(v.Max())), make([][]uint64, bits.Len32(v.Max()))
	for b := range p.up {
		p.up[b] = make([]uint64, p.room>>6)
		p.down[b] = make([]uint64, p.room>>6+4)
	}
}

// holds reports whether x is the xor of the values of two heaps that are m together,
// the smaller one of them after first and at most last, which is at most m/2. It
// looks at 64 pairs at a time and may also find one before first.
//
// Cost: about four operations a plane for 64 pairs.
func (e *looker) holds(x uint32, m, first, last int) bool {
	p := e.planes
	if x>>len(p.up) != 0 {
		return false
	}
	shift := p.room - m + 1
	words := (last + 63) >> 6
	w, found := p.scan(x, first>>6, last>>6, shift)
	e.looked += (w - first>>6) * len(p.up) / wide
	if found {
		return true
	}
	for block := 8; w < words; {
		n := min(block, words-w)
		miss := e.miss[:n]
		p.compare(miss, x, w, shift)
		e.looked += n * len(p.up)
		if w+n == words && last&63 != 0 {
			miss[n-1] |= ^uint64(0) << (last & 63)
		}
		for _, bad := range miss {
			if bad != ^uint64(0) {
				return true
			}
		}
		w += n
		block = min(2*block, most64)
	}
	return false
}

// compare sets the bits of miss for the pairs, from the word w on, whose xor is not x.
func (p *planes) compare(miss []uint64, x uint32, w, shift int) {
	if len(p.up) == 0 {
		clear(miss)
		return
	}
	at, b := w+shift>>6, 0
	if len(p.up)%2 == 0 {
		clear(miss)
	} else {
		comparePlane(miss, p.up[0][w:], p.down[0][at:], shift, -uint64(x&1))
		b = 1
	}
	for ; b < len(p.up); b += 2 {
		comparePlanes(miss, p.up[b][w:], p.up[b+1][w:], p.down[b][at:], p.down[b+1][at:], shift, x>>b)
	}
}

// comparePlane sets miss to what one plane says; bit is all bits of the value.
func comparePlane(miss, up, down []uint64, shift int, bit uint64) {
	up, down = up[:len(miss)], down[:len(miss)+1]
	right, left := uint(shift)&63, uint(63-shift&63)
	low := down[0] >> right
	for i, high := range down[1:] {
		miss[i] = up[i] ^ (low | high<<1<<left) ^ bit
		low = high >> right
	}
}

// comparePlanes adds to miss what two planes say about the two lowest bits of x.
func comparePlanes(miss, up, up2, down, down2 []uint64, shift int, x uint32) {
	n := len(miss)
	right, left := uint(shift)&63, uint(63-shift&63)
	bit, bit2 := -uint64(x&1), -uint64(x>>1&1)
	low, low2 := down[0]>>right, down2[0]>>right
	up, up2, down, down2 = up[:n], up2[:n], down[1:n+1], down2[1:n+1]
	for i := range miss {
		high, high2 := down[i], down2[i]
		miss[i] |= (up[i] ^ (low | high<<1<<left) ^ bit) | (up2[i] ^ (low2 | high2<<1<<left) ^ bit2)
		low, low2 = high>>right, high2>>right
	}
}
