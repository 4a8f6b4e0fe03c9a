package nat

import (
	"math/bits"
	"sync"
	"sync/atomic"
)

// field is the integers modulo a prime p just below 2^62 for which 2^40
// divides p-1, so that there are roots of unity for transforms of any length
// that memory can hold.
//
// Residues are kept lazily: below 2p or 4p instead of below p, which saves most
// of the corrections (Harvey, Faster arithmetic for number-theoretic
// transforms, 2014). 4p is below 2^64.
type field struct {
	p       uint64
	inverse uint64                // of p modulo 2^64, for Montgomery's reduction
	one     uint64                // 2^64 modulo p
	root    uint64                // an element of order 2^40
	minus   factor                // -1
	scales  [rootOrder + 1]factor // entry k is 2^64/2^k
	lifts   [2]factor             // 1/-2 and 1/4i, for field.lift

	grow  sync.Mutex
	table atomic.Pointer[[]factor]
}

// factor is a constant w together with floor(w·2^64/p), with which a product
// by w costs no division (Shoup).
type factor struct{ w, q uint64 }

// fields are the two primes of the transforms: 2^62 - 2^46 + 1 and the next
// one below it of this kind.
var fields = [2]*field{newField(0x3fffc00000000001, 7), newField(0x3fffbe0000000001, 3)}

// rootOrder is the logarithm of the order of the roots of the fields.
const rootOrder = 40

// newField returns the field of p, given an element that is not a square.
func newField(p, nonResidue uint64) *field {
	f := &field{p: p}
	f.inverse = p // right modulo 8; each step doubles the number of right bits
	for range 5 {
		f.inverse *= 2 - p*f.inverse
	}
	_, f.one = bits.Div64(1, 0, p)
	f.minus = f.factor(p - 1)
	f.root = f.power(nonResidue, (p-1)>>rootOrder)
	half := f.invert(2)
	for k, scale := 0, f.one; k <= rootOrder; k, scale = k+1, f.times(scale, half) {
		f.scales[k] = f.factor(scale)
	}
	i := f.power(f.root, 1<<(rootOrder-2))
	f.lifts = [2]factor{f.factor(f.invert(p - 2)), f.factor(f.invert(f.times(4, i)))}
	return f
}

// times returns x·y modulo p, the slow way.
func (f *field) times(x, y uint64) uint64 {
	high, low := bits.Mul64(x%f.p, y%f.p)
	return bits.Rem64(high, low, f.p)
}

// power returns x^n modulo p.
func (f *field) power(x, n uint64) uint64 {
	z := uint64(1)
	for ; n > 0; n >>= 1 {
		if n&1 != 0 {
			z = f.times(z, x)
		}
		x = f.times(x, x)
	}
	return z
}

// invert returns 1/x modulo p.
func (f *field) invert(x uint64) uint64 { return f.power(x, f.p-2) }

// factor prepares the constant w < p.
func (f *field) factor(w uint64) factor {
	q, _ := bits.Div64(w, 0, f.p)
	return factor{w, q}
}

// by returns x·c modulo p, below 2p, for any word x.
func (c factor) by(x, p uint64) uint64 {
	high, _ := bits.Mul64(x, c.q)
	return x*c.w - high*p
}

// montgomery returns x·y/2^64 modulo p, below 2p, for x·y < 2^64·p.
func montgomery(x, y, p, inverse uint64) uint64 {
	high, low := bits.Mul64(x, y)
	borrowed, _ := bits.Mul64(low*inverse, p)
	return high - borrowed + p
}

// reduced returns x - bound if that is not negative, else x.
func reduced(x, bound uint64) uint64 {
	if y := x - bound; x >= bound {
		x = y
	}
	return x
}

// roots returns a table of at least n powers of the root: entry j is the
// element of order 2^40 raised to 2^40·e(j), where e(j) is half the number with
// the binary digits of j mirrored at the point. So entry 0 is 1, entry 1 is i
// with i² = -1, and entries 2j and 2j+1 are the square root of entry j and i
// times that. One table serves all lengths.
func (f *field) roots(n int) []factor {
	if t := f.table.Load(); t != nil && len(*t) >= n {
		return *t
	}
	f.grow.Lock()
	defer f.grow.Unlock()
	old := f.table.Load()
	if old != nil && len(*old) >= n {
		return *old
	}
	size := 1 << max(4, bits.Len(uint(n-1)))
	table := make([]factor, 1, size)
	table[0] = f.factor(1)
	if old != nil {
		table = append(table[:0], *old...)
	}
	for level := bits.Len(uint(len(table))) - 1; len(table) < size; level++ {
		step := f.factor(f.power(f.root, 1<<(rootOrder-level-2)))
		for _, c := range table[:len(table):len(table)] {
			table = append(table, f.factor(reduced(step.by(c.w, f.p), f.p)))
		}
	}
	f.table.Store(&table)
	return table
}
