package guess

import "example.org/grundy"

// constant proposes that all values are the same: the last that is known.
var constant = rule{
	name: grundy.Text{En: "constant", Zh: "常数"},
	fit: func(l line, x *expr) []Formula {
		for i := len(l.v) - 1; i >= 0; i-- {
			if l.v[i] != Unknown {
				return []Formula{{value: num(int64(l.v[i]))}}
			}
		}
		return nil
	},
}

// periodic proposes the shortest period, with a saltus or without, that holds in
// the last half of the line.
//
// Cost: O(N) for each length tried where no two stretches are much alike; lengths
// to half the line.
var periodic = rule{
	name: grundy.Text{En: "period", Zh: "周期"},
	fit: func(l line, x *expr) []Formula {
		for p := 1; p <= len(l.v)/3; p++ {
			if r, ok := l.repeats(p); ok {
				return l.repeating(r, x)
			}
		}
		return nil
	},
}

// repeats looks for the least preperiod of a period, run back from the end.
func (l line) repeats(p int) (Repeat, bool) {
	r := Repeat{Period: p}
	settled := false
	pairs := 0
	for i := len(l.v) - 1; i >= p; i-- {
		x, y := l.v[i-p], l.v[i]
		if x == Unknown || y == Unknown {
			continue
		}
		switch s := int(y - x); {
		case !settled:
			r.Saltus, settled = s, true
		case s != r.Saltus:
			from := i - p + 1
			r.Preperiod = l.from + from
			return r, r.Saltus >= 0 && from <= len(l.v)/2 && pairs >= p+2 && !(l.what == Outcomes && r.Saltus != 0)
		}
		pairs++
	}
	r.Preperiod = l.from
	return r, settled && r.Saltus >= 0 && pairs >= p+2 && !(l.what == Outcomes && r.Saltus != 0)
}

// repeating writes a period as formulas, the plainest first.
func (l line) repeating(r Repeat, x *expr) []Formula {
	p := r.Period
	// residue[i] is the value at n ≡ i, less the saltus for each whole period in n.
	residue := make([]int64, p)
	for i := range residue {
		residue[i] = Unknown
	}
	for n := max(r.Preperiod, l.from); n < l.from+len(l.v); n++ {
		if v := l.at(n); v != Unknown {
			residue[n%p] = int64(v) - int64(r.Saltus)*int64(n/p)
		}
	}
	for _, v := range residue {
		if v == Unknown && l.what == Values && r.Saltus == 0 {
			return nil
		}
	}
	var list []Formula
	add := func(e *expr, words *grundy.Phrase) {
		f := Formula{value: l.before(r, residue, e, x), Words: words, Repeat: &r}
		if words != nil {
			f.discount = e.cost() - 2*length(int64(p))
		}
		list = append(list, f)
	}
	switch {
	case l.what == Outcomes:
		var classes []int64
		for i, v := range residue {
			if v == 1 {
				classes = append(classes, int64(i))
			}
		}
		add(among(modulo(x, int64(p)), classes), nil)
		return list
	case r.Saltus > 0:
		l.growing(r, residue, x, add)
	default:
		if e := stair(residue, modulo(x, int64(p))); e != nil {
			add(e, nil)
		}
	}
	e := pick(residue, modulo(x, int64(p)))
	if r.Saltus > 0 {
		e = sum(times(int64(r.Saltus), over(x, int64(p))), e)
	}
	add(e, nil)
	return list
}

// stair writes a list of the form min(⌊i/m⌋, c), or nil.
func stair(list []int64, x *expr) *expr {
	m := int64(1)
	for m < int64(len(list)) && list[m] == 0 {
		m++
	}
	top := list[len(list)-1]
	if top == 0 {
		return nil
	}
	for i, v := range list {
		if v != min(int64(i)/m, top) {
			return nil
		}
	}
	e := over(x, m)
	if int64(len(list)-1)/m > top {
		e = binary(opMin, e, num(top))
	}
	return e
}

// before changes what a formula says of the numbers below the preperiod.
func (l line) before(r Repeat, residue []int64, e, x *expr) *expr {
	var odd []int64
	for n := l.from; n < r.Preperiod; n++ {
		if v := l.at(n); v != Unknown && int64(v) != residue[n%r.Period]+int64(r.Saltus)*int64(n/r.Period) {
			odd = append(odd, int64(n))
		}
	}
	switch {
	case len(odd) == 0:
		return e
	case l.what == Outcomes:
		return differ(e, among(x, odd))
	case len(odd) <= exceptions:
		for _, n := range odd {
			e = when(equal(x, num(n)), num(int64(l.at(int(n)))), e)
		}
		return e
	}
	first := make([]int64, odd[len(odd)-1]+1)
	for n := range first {
		first[n] = max(int64(l.at(n)), 0)
	}
	return when(binary(opLt, x, num(int64(len(first)))), pick(first, x), e)
}

// growing writes an arithmetic period in its plain forms: ⌊(s·n+b)/p⌋, and n with a
// correction for a few classes.
func (l line) growing(r Repeat, residue []int64, x *expr, add func(*expr, *grundy.Phrase)) {
	p, s := int64(r.Period), int64(r.Saltus)
	low, high := int64(-1)<<40, int64(1)<<40
	for n := max(r.Preperiod, l.from); n < l.from+len(l.v); n++ {
		if v := int64(l.at(n)); v != Unknown {
			low = max(low, p*v-s*int64(n))
			high = min(high, p*v-s*int64(n)+p-1)
		}
	}
	if low <= high {
		b := max(low, min(high, 0)) // the one next to 0
		common := gcd(gcd(p, s), abs64(b))
		add(over(plus(times(s/common, x), b/common), p/common), nil)
	}
	if p != s || p < 2 {
		return
	}
	var classes []int64 // that are corrected
	for i, v := range residue {
		if v != int64(i) {
			classes = append(classes, int64(i))
		}
	}
	if len(classes) > 3 || len(classes) == len(residue) {
		return
	}
	e := x
	for i := len(classes) - 1; i >= 0; i-- {
		c := classes[i]
		e = when(equal(modulo(x, p), num(c)), plus(x, residue[c]-c), e)
	}
	var words *grundy.Phrase
	if len(classes) == 2 {
		words = swap(p, classes[0], classes[1], residue, r.Preperiod)
	}
	add(e, words)
}

// swap says that two neighbouring classes change places, if they do.
func swap(p, i, j int64, residue []int64, from int) *grundy.Phrase {
	if i == 0 && j == p-1 {
		i, j = j, i+p
	}
	if j != i+1 || residue[i%p] != i%p+1 || residue[j%p] != j%p-1 {
		return nil
	}
	words := grundy.Say("{p}k+{i} and {p}k+{j} change places, from {from} on; the others stay", "从 {from} 起，{p}k+{i} 与 {p}k+{j} 互换，其余不变",
		"p", p, "i", i, "j", j, "from", from)
	return &words
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func abs64(x int64) int64 { return max(x, -x) }
