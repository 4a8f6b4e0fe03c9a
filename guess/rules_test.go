package guess

// The tables of these tests come from the rules of the games, by the definition.

// mex is the least number that is not among the values.
func mex(values map[int32]bool) int32 {
	m := int32(0)
	for values[m] {
		m++
	}
	return m
}

// play fills a table by the rules: options calls yield with each option of a position,
// whose numbers are those of the table or below its axes, where they count as ended.
func play(what What, options func(p []int, yield func(q ...int)), axes ...Axis) *Table {
	values := map[[MostDimensions]int]int32{}
	key := func(p []int) (k [MostDimensions]int) {
		copy(k[:], p)
		return k
	}
	var value func(p []int) int32
	value = func(p []int) int32 {
		if v, ok := values[key(p)]; ok {
			return v
		}
		seen := map[int32]bool{}
		options(p, func(q ...int) { seen[value(append([]int(nil), q...))] = true })
		v := mex(seen)
		values[key(p)] = v
		return v
	}
	q := make([]int, len(axes))
	return Fill(what, func(p []int64) int32 {
		for k := range p {
			q[k] = int(p[k])
		}
		v := value(append([]int(nil), q...))
		if what == Outcomes {
			return int32(truth(v == 0))
		}
		return v
	}, axes...)
}

// heaps are the values of heaps 0 to n of a game whose options are heaps, several
// for a move that splits.
func heaps(n int, options func(n int, yield func(parts ...int))) *Table {
	v := make([]int32, n+1)
	for i := range v {
		seen := map[int32]bool{}
		options(i, func(parts ...int) {
			x := int32(0)
			for _, p := range parts {
				x ^= v[p]
			}
			seen[x] = true
		})
		v[i] = mex(seen)
	}
	return Fill(Values, func(p []int64) int32 { return v[p[0]] }, Axis{0, n})
}

// subtract are the moves that take one of some numbers.
func subtract(set ...int) func(int, func(...int)) {
	return func(n int, yield func(...int)) {
		for _, s := range set {
			if s <= n {
				yield(n - s)
			}
		}
	}
}

// each takes any number from one heap.
func each(p []int, yield func(q ...int)) {
	q := make([]int, len(p))
	for k := range p {
		copy(q, p)
		for q[k] = 0; q[k] < p[k]; q[k]++ {
			yield(q...)
		}
	}
}

func wythoff(p []int, yield func(q ...int)) {
	each(p, yield)
	for k := 1; k <= min(p[0], p[1]); k++ {
		yield(p[0]-k, p[1]-k)
	}
}

func lasker(n int, yield func(...int)) {
	for k := range n {
		yield(k)
	}
	for k := 1; 2*k <= n; k++ {
		yield(k, n-k)
	}
}

// three is HDU 5795: take any number, or lay a heap down as three.
func three(n int, yield func(...int)) {
	for k := range n {
		yield(k)
	}
	for i := 1; 3*i <= n; i++ {
		for j := i; i+2*j <= n; j++ {
			yield(i, j, n-i-j)
		}
	}
}

// euclid takes a multiple of the smaller number from the larger; a zero ends it.
func euclid(p []int, yield func(q ...int)) {
	a, b := p[0], p[1]
	if a == 0 || b == 0 {
		return
	}
	for k := b; k <= a; k += b {
		yield(a-k, b)
	}
	for k := a; k <= b; k += a {
		yield(a, b-k)
	}
}

// split is E&D, Luogu P2148: remove one heap and lay the other down as two.
func split(p []int, yield func(q ...int)) {
	for _, n := range p {
		for k := 1; k < n; k++ {
			yield(k, n-k)
		}
	}
}

// fibonacciNim takes 1 to p[1]; the next limit is twice what was taken.
func fibonacciNim(p []int, yield func(q ...int)) {
	for k := 1; k <= min(p[0], p[1]); k++ {
		yield(p[0]-k, min(2*k, p[0]-k))
	}
}

// dynamicNim are the heaps from which nobody wins who may take anything but all, if the
// next limit is a number of times what was taken.
func dynamicNim(n, factor int) *Table {
	least := make([]int, n+1) // to take, and win
	for i := 1; i <= n; i++ {
		for least[i] = 1; least[i] < i && least[i-least[i]] <= factor*least[i]; least[i]++ {
		}
	}
	return Fill(Outcomes, func(p []int64) int32 { return int32(truth(least[p[0]] == int(p[0]))) }, Axis{0, n})
}

// moore takes any number from each of one heap or two.
func moore(p []int, yield func(q ...int)) {
	each(p, yield)
	q := make([]int, len(p))
	for i := range p {
		for j := range i {
			copy(q, p)
			for q[i] = 0; q[i] < p[i]; q[i]++ {
				for q[j] = 0; q[j] < p[j]; q[j]++ {
					yield(q...)
				}
			}
		}
	}
}

// staircase moves any number from a step to the one below; the first falls off.
func staircase(p []int, yield func(q ...int)) {
	q := make([]int, len(p))
	for k := range p {
		for c := 1; c <= p[k]; c++ {
			copy(q, p)
			if q[k] -= c; k > 0 {
				q[k-1] += c
			}
			yield(q...)
		}
	}
}
