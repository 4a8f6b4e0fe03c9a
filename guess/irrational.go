package guess

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"example.org/grundy"
)

// A quadratic is the number (p + √d)/q, or p/q for d = 0; q > 0.
type quadratic struct{ p, q, d int64 }

func (a quadratic) float() float64 { return (float64(a.p) + math.Sqrt(float64(a.d))) / float64(a.q) }

func (a quadratic) cost() float64 { return length(a.p) + length(a.q) + length(a.d) }

// String writes the number for people.
func (a quadratic) String() string {
	text := fmt.Sprintf("√%d", a.d)
	switch {
	case a.d == 0:
		text = fmt.Sprint(a.p)
	case a.p > 0:
		text = fmt.Sprintf("%d+√%d", a.p, a.d)
	case a.p < 0:
		text = fmt.Sprintf("√%d-%d", a.d, -a.p)
	}
	switch {
	case a.q == 1:
		return text
	case a.d != 0 && a.p != 0:
		return fmt.Sprintf("(%s)/%d", text, a.q)
	}
	return fmt.Sprintf("%s/%d", text, a.q)
}

// The numbers that are tried: (p + √d)/q with these bounds, and p of any size.
const (
	mostUnder = 200 // d
	mostBelow = 12  // q
)

// between lists the plainest irrational numbers of an open interval, three at the most.
//
// Cost: some thousand steps.
func between(low, high float64) []quadratic {
	var list []quadratic
	for d := int64(2); d <= mostUnder; d++ {
		r := math.Sqrt(float64(d))
		if s := int64(r); s*s == d {
			continue
		}
		for q := int64(1); q <= mostBelow; q++ {
			p := int64(math.Floor(float64(q)*low - r + 1))
			if a := (quadratic{p, q, d}); a.float() > low && a.float() < high && a.lowest() {
				list = append(list, a)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b quadratic) int { return cmp.Compare(a.cost(), b.cost()) })
	return list[:min(len(list), 3)]
}

// lowest reports whether no common factor can be taken out.
func (a quadratic) lowest() bool {
	for f := int64(2); f <= a.q; f++ {
		if a.q%f == 0 && a.p%f == 0 && a.d%(f*f) == 0 {
			return false
		}
	}
	return true
}

// floor is ⌊m·a⌋, by whole numbers.
func (a quadratic) floor(m *expr) *expr {
	e := call(isqrt, times(a.d, square(m)))
	switch {
	case a.p > 0:
		e = binary(opAdd, times(a.p, m), e)
	case a.p < 0:
		e = binary(opSub, e, times(-a.p, m))
	}
	return over(e, a.q)
}

// An interval is the numbers above low and below high, which are possible yet.
type interval struct{ low, high float64 }

// floor narrows the interval to numbers a with ⌊n·a⌋ = v.
func (i *interval) floor(n, v int64) {
	if n > 0 {
		i.low, i.high = max(i.low, float64(v)/float64(n)), min(i.high, float64(v+1)/float64(n))
	}
}

// multiples proposes that the values are ⌊n·a⌋, or that the numbers with value 1
// are these, for an irrational number a.
var multiples = rule{
	name: grundy.Text{En: "multiples of an irrational number", Zh: "无理数的倍数取整"},
	fit: func(l line, x *expr) []Formula {
		for p := 1; p <= 12 && l.what == Values; p++ {
			if _, ok := l.repeats(p); ok {
				return nil // a rational number does
			}
		}
		in := interval{0, math.Inf(1)}
		place := int64(0)
		if l.from == 0 && l.at(0) != 1 {
			place = 1
		}
		for i, v := range l.v {
			switch n := int64(l.from + i); {
			case v == Unknown:
				if l.what == Outcomes {
					return nil
				}
			case l.what == Values && n >= 4:
				in.floor(n, int64(v))
			case l.what == Outcomes && v == 1:
				in.floor(place, n)
				place++
			}
		}
		if !(in.low < in.high) || math.IsInf(in.high, 1) || l.what == Outcomes && (place < fewest || in.low <= 1) {
			return nil
		}
		var list []Formula
		for _, a := range between(in.low, in.high) {
			if l.what == Values {
				list = append(list, Formula{value: a.floor(x)})
				continue
			}
			// x is ⌊k·a⌋ for the k next above x/a.
			b := quadratic{-a.p * a.q, a.d - a.p*a.p, a.d * a.q * a.q}
			if b.q < 0 {
				continue
			}
			k := plus(b.floor(x), 1)
			e := equal(a.floor(k), x)
			if l.at(0) == 1 {
				e = binary(opEither, equal(x, num(0)), e)
			}
			words := grundy.Say("the P-positions are ⌊k·α⌋ for k = 1, 2, 3, …, with α = {a}", "P 局面是 ⌊k·α⌋（k = 1, 2, 3, …），α = {a}", "a", a)
			list = append(list, Formula{value: e, Words: &words})
		}
		return list
	},
}
