package taking

import "math/bits"

// This file plays rules that lay down three heaps or more.
//
// Let S(j,m) be the set of the xors of j heaps that are m together. Then S(1,m) holds
// the value of m alone, and S(j,m) is the union of g(a) xor S(j-1,m-a) for all a. If no
// two heaps may be equal, the sizes are added one after the other, in increasing
// order, and each is used once.

// A valueSet is a set of values: bit x of its words is set if it holds x. Words that
// are not there are 0.
type valueSet []uint64

func (s valueSet) add(x uint32) { s[x>>6] |= 1 << (x & 63) }

// addXor adds x xor y for all y in t; s must have room for them.
func (s valueSet) addXor(t valueSet, x uint32) {
	far := int(x >> 6)
	for i, w := range t {
		if w == 0 {
			continue
		}
		for b, low := range halves {
			if x>>b&1 != 0 {
				w = w>>(1<<b)&low | w&low<<(1<<b)
			}
		}
		s[i^far] |= w
	}
}

// halves[b] are the places of a word whose number has bit b clear.
var halves = [6]uint64{
	0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f,
	0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff,
}

// markSet marks all values of s.
func (t *tags) markSet(s valueSet) {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			t.mark(uint32(i<<6 | bits.TrailingZeros64(w)))
		}
	}
}

// partSets are the sets of values of j heaps that are m together.
//
// Cost: for each j and m, m steps of one word for each 64 values.
type partSets struct {
	unequal bool
	sets    [][]valueSet // sets[j][m], j from 2 on
	added   int          // for unequal heaps: the sizes 1 … added are in all sets
	used    int          // words
	groups  []valueSet   // scratch of join
}

// mostWords is how many words the sets of one rule may take: 512 MB.
const mostWords = 1 << 26

// of returns the set for j ≥ 2 heaps that are m together; the values of all heaps below
// m are known. ok is false if the sets take too much memory.
func (p *partSets) of(v *Values, j, m int) (s valueSet, ok bool) {
	if p.unequal {
		ok = p.reachUnequal(v, j, m)
	} else {
		ok = p.reach(v, j, m)
	}
	if !ok {
		return nil, false
	}
	return p.sets[j][m], true
}

// room returns an empty set for any xor of values of v.
func (p *partSets) room(v *Values) valueSet {
	n := 1 << max(bits.Len32(v.Max())-6, 0)
	p.used += n
	return make(valueSet, n)
}

// reach computes the sets for up to j heaps and up to m counters.
func (p *partSets) reach(v *Values, j, m int) bool {
	for len(p.sets) <= j {
		p.sets = append(p.sets, nil)
	}
	for i := 2; i <= j; i++ {
		for c := len(p.sets[i]); c <= m; c++ {
			if p.used > mostWords {
				return false
			}
			s := p.room(v)
			if i == 2 {
				for a := 1; a <= c/2; a++ {
					s.add(v.At(a) ^ v.At(c-a))
				}
			} else {
				p.join(s, v, p.sets[i-1], c)
			}
			p.sets[i] = append(p.sets[i], s)
		}
	}
	return true
}

// join adds to s the xors of one heap and of what fewer has for the rest of m.
func (p *partSets) join(s valueSet, v *Values, fewer []valueSet, m int) {
	if int(v.Max()) >= m/4 {
		for a := 1; a < m; a++ {
			s.addXor(fewer[m-a], v.At(a))
		}
		return
	}
	// Heaps of one value are joined first, since to xor a whole set is dear.
	for len(p.groups) <= int(v.Max()) {
		p.groups = append(p.groups, nil)
	}
	for x, g := range p.groups {
		clear(g)
		if len(g) < len(s) {
			p.groups[x] = make(valueSet, len(s))
		}
	}
	for a := 1; a < m; a++ {
		g := p.groups[v.At(a)]
		for i, w := range fewer[m-a] {
			g[i] |= w
		}
	}
	for x, g := range p.groups {
		s.addXor(g[:len(s)], uint32(x))
	}
}

// reachUnequal computes the sets of up to j heaps, no two equal, and up to m counters.
func (p *partSets) reachUnequal(v *Values, j, m int) bool {
	if len(p.sets) <= j || len(p.sets[j]) <= m {
		most := 2*m + 64
		if len(p.sets) > 2 {
			most = max(most, len(p.sets[2])-1)
		}
		*p = partSets{unequal: true, sets: make([][]valueSet, max(len(p.sets), j+1))}
		for i := range p.sets {
			p.sets[i] = make([]valueSet, most+1)
		}
	}
	for p.added < m-1 {
		if p.used > mostWords {
			return false
		}
		p.addSize(v, p.added+1)
	}
	return true
}

// addSize lets a heap of size a be used, once.
func (p *partSets) addSize(v *Values, a int) {
	p.added = a
	x := v.At(a)
	for j := len(p.sets) - 1; j >= 2; j-- {
		for m := a + 1; m < len(p.sets[j]) && m <= j*a; m++ {
			if j == 2 {
				if m < 2*a {
					p.wide(v, 2, m).add(x ^ v.At(m-a))
				}
			} else if t := p.sets[j-1][m-a]; t != nil {
				p.wide(v, j, m).addXor(t, x)
			}
		}
	}
}

// wide returns the set for j heaps and m counters, with room for all values.
func (p *partSets) wide(v *Values, j, m int) valueSet {
	s := p.sets[j][m]
	if len(s) < 1<<max(bits.Len32(v.Max())-6, 0) {
		p.used -= len(s)
		s = append(p.room(v)[:0], s...)
		s = s[:cap(s)]
		p.sets[j][m] = s
	}
	return s
}
