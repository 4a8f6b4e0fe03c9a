package nat

import "math/bits"

// The transforms. A polynomial a modulo x^n - r, with n a power of two, is cut
// by the two square roots of r into its remainders modulo x^(n/2) - s and
// x^(n/2) + s, and so on down to numbers. The blocks of one size are counted
// from the left in the tree that begins with x^N - 1: the children of block j
// are 2j and 2j+1, and the square root that cuts block j is entry j of
// field.roots. No permutation is needed, since a product does not care for the
// order.

// cached is the length below which a block stays in the fastest cache, so that
// going level by level costs nothing.
const cached = 2048

// forward replaces the polynomial a, block j of its size, by its values.
//
// The entries of a may be any words below 4p, and those of the result are
// below 4p.
func (f *field) forward(a []uint64, j int) {
	w := f.roots((j + 1) * max(1, len(a)/2))
	f.descend(a, j, w, true)
}

// forwardHalf is forward on the block 0 whose upper half is zero, and need not
// be cleared: both remainders are then the lower half.
func (f *field) forwardHalf(a []uint64) {
	w := f.roots(len(a))
	half := len(a) / 2
	copy(a[half:], a[:half])
	f.descend(a[:half], 0, w, true)
	f.descend(a[half:], 1, w, true)
}

func (f *field) descend(a []uint64, j int, w []factor, first bool) {
	n := len(a)
	if n < 2 {
		return
	}
	if first && bits.Len(uint(n))%2 == 0 {
		f.halve(a, w[j])
		f.descend(a[:n/2], 2*j, w, false)
		f.descend(a[n/2:], 2*j+1, w, false)
		return
	}
	if n > cached {
		f.quarter(a, w[j], w[2*j], w[2*j+1])
		q := n / 4
		for i := range 4 {
			f.descend(a[i*q:(i+1)*q], 4*j+i, w, false)
		}
		return
	}
	size, blocks, at := n, 1, j
	for ; size > 16; size, blocks, at = size/4, blocks*4, at*4 {
		for i := range blocks {
			f.quarter(a[i*size:(i+1)*size], w[at+i], w[2*(at+i)], w[2*(at+i)+1])
		}
	}
	if size == 16 {
		for i := range blocks {
			b := (*[16]uint64)(a[16*i:])
			f.quarterSixteen(b, w[at+i], w[2*(at+i)], w[2*(at+i)+1])
		}
		blocks, at = blocks*4, at*4
	}
	f.quarterFour(a, w[at:at+blocks], w[2*at:2*(at+blocks)])
}

// halve cuts one block into two.
func (f *field) halve(a []uint64, c factor) {
	p, p2 := f.p, 2*f.p
	x := a[:len(a)/2]
	y := a[len(a)/2:]
	y = y[:len(x)]
	for i := range x {
		u, v := reduced(x[i], p2), c.by(y[i], p)
		x[i], y[i] = u+v, u-v+p2
	}
}

// quarter cuts one block into four: by the root c1, then by c2 and c3.
func (f *field) quarter(a []uint64, c1, c2, c3 factor) {
	p, p2 := f.p, 2*f.p
	q := len(a) / 4
	x0 := a[:q:q]
	x1 := a[q : 2*q][:len(x0)]
	x2 := a[2*q : 3*q][:len(x0)]
	x3 := a[3*q : 4*q][:len(x0)]
	for i := range x0 {
		u, v := reduced(x0[i], p2), c1.by(x2[i], p)
		s, t := reduced(x1[i], p2), c1.by(x3[i], p)
		y := c2.by(s+t, p)
		z := c3.by(s-t+p2, p)
		s, t = reduced(u+v, p2), reduced(u-v+p2, p2)
		x0[i], x1[i] = s+y, s-y+p2
		x2[i], x3[i] = t+z, t-z+p2
	}
}

// quarterSixteen is quarter on a block of sixteen.
func (f *field) quarterSixteen(a *[16]uint64, c1, c2, c3 factor) {
	p, p2 := f.p, 2*f.p
	for i := range 4 {
		u, v := reduced(a[i], p2), c1.by(a[i+8], p)
		s, t := reduced(a[i+4], p2), c1.by(a[i+12], p)
		y := c2.by(s+t, p)
		z := c3.by(s-t+p2, p)
		s, t = reduced(u+v, p2), reduced(u-v+p2, p2)
		a[i], a[i+4] = s+y, s-y+p2
		a[i+8], a[i+12] = t+z, t-z+p2
	}
}

// quarterFour is quarter on consecutive blocks of four.
func (f *field) quarterFour(a []uint64, c1s, c23s []factor) {
	p, p2 := f.p, 2*f.p
	for i := range c1s {
		c1, c2, c3 := c1s[i], c23s[2*i], c23s[2*i+1]
		b := a[4*i : 4*i+4 : 4*i+4]
		u, v := reduced(b[0], p2), c1.by(b[2], p)
		s, t := reduced(b[1], p2), c1.by(b[3], p)
		y := c2.by(s+t, p)
		z := c3.by(s-t+p2, p)
		s, t = reduced(u+v, p2), reduced(u-v+p2, p2)
		b[0], b[1] = s+y, s-y+p2
		b[2], b[3] = t+z, t-z+p2
	}
}

// backward undoes forward, except for a factor len(a), on entries below 2p. The
// result is below 2p.
func (f *field) backward(a []uint64, j int) {
	w := f.roots((j + 1) * max(1, len(a)/2))
	f.ascend(a, j, w, true)
}

func (f *field) ascend(a []uint64, j int, w []factor, first bool) {
	n := len(a)
	if n < 2 {
		return
	}
	if first && bits.Len(uint(n))%2 == 0 {
		f.ascend(a[:n/2], 2*j, w, false)
		f.ascend(a[n/2:], 2*j+1, w, false)
		f.unhalve(a, f.inverted(w, j))
		return
	}
	if n > cached {
		q := n / 4
		for i := range 4 {
			f.ascend(a[i*q:(i+1)*q], 4*j+i, w, false)
		}
		f.unquarter(a, f.inverted(w, j), f.inverted(w, 2*j), f.inverted(w, 2*j+1))
		return
	}
	at := j * n / 4
	for i := range n / 4 {
		f.unquarterFour((*[4]uint64)(a[4*i:]), f.inverted(w, at+i), f.inverted(w, 2*(at+i)), f.inverted(w, 2*(at+i)+1))
	}
	for size, at := 16, at/4; size <= n; size, at = size*4, at/4 {
		for i := range n / size {
			f.unquarter(a[i*size:(i+1)*size], f.inverted(w, at+i), f.inverted(w, 2*(at+i)), f.inverted(w, 2*(at+i)+1))
		}
	}
}

// inverted returns the negative of the inverse of entry j of the roots. It is
// the entry whose place in its power of two is mirrored; entry 0 has none in
// the table.
func (f *field) inverted(w []factor, j int) factor {
	if j == 0 {
		return f.minus
	}
	return w[3<<(bits.Len(uint(j))-1)-1-j]
}

// unhalve joins two blocks into one; c is the negative of the inverse root.
func (f *field) unhalve(a []uint64, c factor) {
	p, p2 := f.p, 2*f.p
	x := a[:len(a)/2]
	y := a[len(a)/2:]
	y = y[:len(x)]
	for i := range x {
		u, v := x[i], y[i]
		x[i], y[i] = reduced(u+v, p2), c.by(v-u+p2, p)
	}
}

// unquarter joins four blocks into one.
func (f *field) unquarter(a []uint64, c1, c2, c3 factor) {
	p, p2 := f.p, 2*f.p
	q := len(a) / 4
	x0 := a[:q:q]
	x1 := a[q : 2*q][:len(x0)]
	x2 := a[2*q : 3*q][:len(x0)]
	x3 := a[3*q : 4*q][:len(x0)]
	for i := range x0 {
		s, t, u, v := x0[i], x1[i], x2[i], x3[i]
		y, z := reduced(s+t, p2), reduced(u+v, p2)
		s, t = c2.by(t-s+p2, p), c3.by(v-u+p2, p)
		x0[i], x1[i] = reduced(y+z, p2), reduced(s+t, p2)
		x2[i], x3[i] = c1.by(z-y+p2, p), c1.by(t-s+p2, p)
	}
}

// unquarterFour is unquarter on a block of four.
func (f *field) unquarterFour(a *[4]uint64, c1, c2, c3 factor) {
	p, p2 := f.p, 2*f.p
	s, t, u, v := a[0], a[1], a[2], a[3]
	y, z := reduced(s+t, p2), reduced(u+v, p2)
	s, t = c2.by(t-s+p2, p), c3.by(v-u+p2, p)
	a[0], a[1] = reduced(y+z, p2), reduced(s+t, p2)
	a[2], a[3] = c1.by(z-y+p2, p), c1.by(t-s+p2, p)
}
