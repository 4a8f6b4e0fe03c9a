package nat

import (
	"math"
	"math/big"
	"slices"
	"sort"
)

// Quotients is the continued fraction of a rational number:
//
//	a/b = [q0; q1, ..., qk] = q0 + 1/(q1 + 1/(... + 1/qk)),
//
// the standard one, whose last quotient is 2 or more unless it is the only one.
// They are the quotients of Euclid's algorithm on a and b. The zero value has
// no quotients.
type Quotients struct {
	words []uint64 // the quotients; aside for one that is not below aside
	large []largeQuotient
	gcd   Nat
}

// aside marks a quotient that is kept in the list of large ones.
const aside = math.MaxUint64

type largeQuotient struct {
	index int
	value Nat
}

// Len returns the number of quotients.
func (q Quotients) Len() int { return len(q.words) }

// At returns the quotient number i.
//
// Domain: 0 <= i < q.Len(); it panics otherwise.
func (q Quotients) At(i int) Nat {
	if w := q.words[i]; w != aside {
		return Nat{lo: w}
	}
	k := sort.Search(len(q.large), func(k int) bool { return q.large[k].index >= i })
	return q.large[k].value
}

// Word returns the quotient number i as a word, and false if it is 2^64 or more.
//
// Domain: 0 <= i < q.Len(); it panics otherwise.
func (q Quotients) Word(i int) (uint64, bool) {
	if w := q.words[i]; w != aside {
		return w, true
	}
	return q.At(i).Uint64()
}

// Gcd returns the greatest common divisor of the two numbers.
func (q Quotients) Gcd() Nat { return q.gcd }

// push appends one quotient.
func (q *Quotients) push(value Nat) {
	w, ok := value.Uint64()
	if !ok || w == aside {
		q.large = append(q.large, largeQuotient{len(q.words), value})
		w = aside
	}
	q.words = append(q.words, w)
}

// ContinuedFraction returns the continued fraction of a/b. If a < b its first
// quotient is 0.
//
// Domain: b != 0; it panics otherwise.
// Cost: quasi-linear in the number of bits (half-gcd).
func ContinuedFraction(a, b Nat) Quotients {
	if b.IsZero() {
		panic("nat: continued fraction of a number over zero")
	}
	if a.hi == "" && b.hi == "" {
		return euclidWords(a.lo, b.lo)
	}
	var q Quotients
	if a.IsZero() {
		q.push(Nat{})
		q.gcd = b
		return q
	}
	// A random fraction has 0.584 quotients for each bit (Knuth, 4.5.3).
	smaller := min(a.BitLen(), b.BitLen())
	q.words = make([]uint64, 0, smaller/5*3+16)
	e := &reducer{quotients: &q}
	q.gcd = fromInt(e.whole(a.toInt(), b.toInt()))
	// The two numbers that are left are equal. The step that makes one of them
	// zero belongs to the run before it.
	if q.Len() == 0 {
		q.push(Of(1))
	} else {
		q.stepWord((q.Len()-1)%2, 1)
	}
	if len(q.words) < cap(q.words)*3/4 {
		q.words = slices.Clone(q.words)
	}
	return q
}

// stepWord counts n subtractions of the smaller number from the larger one: from
// a if kind is 0, from b if it is 1. Runs of one kind are one quotient.
func (q *Quotients) stepWord(kind int, n uint64) {
	last := len(q.words) - 1
	if last >= 0 && last&1 == kind {
		if w := q.words[last]; w < aside && n < aside-w {
			q.words[last] = w + n
			return
		}
	} else if last >= 0 && n < aside {
		q.words = append(q.words, n)
		return
	}
	q.step(kind, Of(n))
}

// step is stepWord for a number of any size.
func (q *Quotients) step(kind int, n Nat) {
	last := len(q.words) - 1
	switch {
	case last < 0 && kind == 1:
		q.push(Nat{}) // a < b: the first quotient is 0
	case last >= 0 && last%2 == kind:
		n = n.Add(q.pop())
	}
	q.push(n)
}

// pop takes the last quotient away and returns it.
func (q *Quotients) pop() Nat {
	last := len(q.words) - 1
	value := q.At(last)
	if q.words[last] == aside {
		q.large = q.large[:len(q.large)-1]
	}
	q.words = q.words[:last]
	return value
}

// euclidWords is Euclid's algorithm on words.
func euclidWords(a, b uint64) Quotients {
	var q Quotients
	for b != 0 {
		q.push(Of(a / b))
		a, b = b, a%b
	}
	q.gcd = Of(a)
	return q
}

// euclid is Euclid's algorithm as it stands: the definition that the half-gcd
// must agree with.
func euclid(a, b Nat) Quotients {
	var q Quotients
	x, y := a.toInt(), b.toInt()
	for y.Sign() != 0 {
		quo, rem := new(big.Int).QuoRem(x, y, new(big.Int))
		q.push(fromInt(quo))
		x, y = y, rem
	}
	q.gcd = fromInt(x)
	return q
}
