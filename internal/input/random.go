package input

import (
	"fmt"
	"slices"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// A Size is how large a random input is.
type Size uint8

// The sizes. Small, Medium and Statement stay within the grammar; Big takes its upper
// limits ten times as large.
const (
	Small Size = iota
	Medium
	Statement
	Big
)

var sizes = []string{"small", "medium", "statement", "big"}

// String is the name of the size.
func (s Size) String() string { return sizes[s] }

// ParseSize reads small, medium, statement or big.
//
// Errors: [grundy.ErrParameter].
func ParseSize(text string) (Size, error) {
	if i := slices.Index(sizes, text); i >= 0 {
		return Size(i), nil
	}
	return 0, grundy.Mistake(grundy.ErrParameter, "size %q: want small, medium, statement or big", text)
}

// MarshalText writes the name of the size.
func (s Size) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// limits are what a size means.
type limits struct {
	span   uint64 // numbers above the least one
	length uint64 // members of a row or an inner group
	cases  int
}

const unlimited = 1 << 62

var limitsOf = [...]limits{
	Small:     {span: 12, length: 5, cases: 10},
	Medium:    {span: 1000, length: 30, cases: 100},
	Statement: {span: unlimited, length: unlimited, cases: 1000},
	Big:       {span: unlimited, length: unlimited, cases: 1000},
}

// A Recipe says which random input is wanted.
type Recipe struct {
	Seed  uint64
	Size  Size
	Cases int       // 0: as many as the size has, and the grammar allows
	Traps []nat.Nat // numbers to try besides the general traps
	Room  int       // numbers at the most, roughly; 0: a million
}

// Random makes an input. The same recipe makes the same bytes on any machine. About a
// quarter of the numbers, rows and pairs are traps: equal ones, the ends of ranges,
// powers of two, Fibonacci numbers, lost positions of Wythoff's game and of Nim.
//
// Cost: linear in the numbers of the input.
//
// Errors: [grundy.ErrParameter] where the grammar does not allow so many cases, or has
// a range that is empty however the names before it are chosen.
func (g *Grammar) Random(r Recipe) (*Tree, error) {
	if r.Size == Big {
		g = g.Beyond(10)
	}
	m := &maker{source: source{r.Seed}, grammar: g, size: limitsOf[r.Size], cases: r.Cases, traps: r.Traps, room: r.Room}
	m.word() // so that neighbouring seeds part at once
	if m.room <= 0 {
		m.room = 1 << 20
	}
	most, limited := g.MostCases()
	switch {
	case m.cases == 0 && limited:
		m.cases = min(m.size.cases, most)
	case m.cases == 0:
		m.cases = m.size.cases
	case limited && m.cases > most:
		return nil, grundy.Mistake(grundy.ErrParameter, "%d cases: want at most %d in one input", m.cases, most).WithHint("another --seed makes another input")
	}
	var nodes []node
	err := error(nil)
	for range 20 {
		m.slots = make([]nat.Nat, g.slots)
		if nodes, err = m.items(g.items, true); err == nil {
			t := &Tree{grammar: g, nodes: nodes}
			if err = t.Check(); err == nil {
				return t, nil
			}
		}
	}
	return nil, grundy.Mistake(grundy.ErrParameter, "no input could be made: %v", err)
}

func (m *maker) items(items []item, outer bool) ([]node, error) {
	nodes := make([]node, len(items))
	for i, it := range items {
		err := error(nil)
		switch it.kind {
		case number:
			nodes[i].numbers, err = m.numbers(it, outer)
			if err == nil && it.slot >= 0 {
				m.slots[it.slot] = nodes[i].numbers[0]
			}
		case word:
			nodes[i].words, err = m.words(it)
		case group:
			nodes[i].reps, err = m.group(it, outer && i == m.grammar.batch)
		}
		if err != nil {
			return nil, err
		}
	}
	m.pairs(items, nodes)
	return nodes, nil
}

// count is how many members a row or a group has.
func (m *maker) count(it item) (int, error) {
	if it.kind != group && !it.row {
		return 1, nil
	}
	n, ok := it.count.value(m.slots)
	if !ok {
		return 0, fmt.Errorf("%s: the count is below zero", it)
	}
	u, small := n.Uint64()
	if !small || u > uint64(m.room)+1<<16 {
		return 0, fmt.Errorf("%s: more members than there is room for", it)
	}
	return int(u), nil
}

func (m *maker) numbers(it item, outer bool) ([]nat.Nat, error) {
	lo, hi, ok := it.ends(m.slots)
	if !ok {
		return nil, fmt.Errorf("%s: the range is empty", it)
	}
	switch {
	case outer && m.grammar.batch >= 0 && it.slot >= 0 && m.grammar.items[m.grammar.batch].count.alone() == it.slot:
		return []nat.Nat{nat.Max(lo, nat.Min(hi, nat.Of(uint64(m.cases))))}, nil
	case it.counts:
		return []nat.Nat{m.length(lo, hi)}, nil
	}
	count, err := m.count(it)
	if err != nil {
		return nil, err
	}
	m.room -= count
	top := hi
	if m.size.span != unlimited {
		top = nat.Min(hi, lo.Add(nat.Of(m.size.span)))
		if it.distinct {
			top = nat.Min(hi, nat.Max(top, lo.Add(nat.Of(uint64(2*count)))))
		}
	}
	if it.distinct {
		return m.distinct(it, count, lo, top)
	}
	numbers := make([]nat.Nat, count)
	for i := range numbers {
		numbers[i] = m.number(lo, top)
	}
	if it.row && count > 0 && m.pick(4) == 0 {
		m.row(numbers, lo, top)
	}
	if it.sorted {
		slices.SortFunc(numbers, nat.Nat.Cmp)
	}
	return numbers, nil
}

// number is a number from lo to hi.
func (m *maker) number(lo, hi nat.Nat) nat.Nat {
	switch m.pick(8) {
	case 0, 1:
		return m.trap(lo, hi)
	case 2, 3, 4:
		return lo.Add(m.skewed(hi.Sub(lo)))
	}
	return lo.Add(m.upTo(hi.Sub(lo)))
}

// length is a number that counts something.
func (m *maker) length(lo, hi nat.Nat) nat.Nat {
	most := m.size.length
	if share := uint64(max(m.room, 1)) / uint64(max(m.cases, 1)); m.size.length == unlimited {
		most = max(share, 4)
	}
	hi = nat.Max(lo, nat.Min(hi, lo.Add(nat.Of(most))))
	if m.pick(8) == 0 {
		return hi
	}
	if m.pick(2) == 0 {
		return lo.Add(m.skewed(hi.Sub(lo)))
	}
	return lo.Add(m.upTo(hi.Sub(lo)))
}

// distinct makes numbers that differ from each other.
func (m *maker) distinct(it item, count int, lo, hi nat.Nat) ([]nat.Nat, error) {
	width := hi.Sub(lo).Add(nat.Of(1))
	if width.Less(nat.Of(uint64(count))) {
		return nil, fmt.Errorf("%s: the range has fewer than %d numbers", it, count)
	}
	numbers := make([]nat.Nat, 0, count)
	seen := make(map[nat.Nat]bool, count)
	for tries := 0; len(numbers) < count; tries++ {
		x := m.number(lo, hi)
		for tries > 4*count && seen[x] { // the next one that is free
			if x = x.Add(nat.Of(1)); hi.Less(x) {
				x = lo
			}
		}
		if !seen[x] {
			seen[x] = true
			numbers = append(numbers, x)
		}
	}
	if it.sorted {
		slices.SortFunc(numbers, nat.Nat.Cmp)
	}
	return numbers, nil
}

func (m *maker) words(it item) ([]string, error) {
	lo, hi, ok := it.ends(m.slots)
	if !ok {
		return nil, fmt.Errorf("%s: no word has such a length", it)
	}
	count, err := m.count(it)
	if err != nil {
		return nil, err
	}
	words := make([]string, count)
	for i := range words {
		n, _ := m.length(lo, hi).Uint64()
		w := make([]byte, n)
		same := m.pick(6) == 0
		for k := range w {
			if w[k] = it.letters[m.pick(len(it.letters))]; same {
				w[k] = w[0]
			}
		}
		words[i] = string(w)
		m.room -= 1 + len(w)/8
	}
	return words, nil
}

func (m *maker) group(it item, batch bool) ([][]node, error) {
	count := m.cases
	switch {
	case it.loop == counted:
		n, err := m.count(it)
		if err != nil {
			return nil, err
		}
		count = n
	case !batch:
		count = int(min(m.size.length, 20))
		count = m.pick(count + 1)
	}
	reps := make([][]node, 0, min(count, 1<<16))
	for len(reps) < count {
		rep, err := m.repetition(it, batch)
		if err != nil {
			return nil, err
		}
		reps = append(reps, rep)
	}
	if it.acyclic {
		m.acyclic(it, reps)
	}
	return reps, nil
}

// repetition makes one member of a group, which does not begin as its end does, and is
// as cases must be if it is one.
func (m *maker) repetition(it item, batch bool) (rep []node, err error) {
	room, ends := m.room, false
	for range 100 {
		m.room = room
		if rep, err = m.items(it.items, false); err != nil {
			continue
		}
		if ends = it.loop == until && it.endsWith(rep); !ends && (!batch || m.grammar.where.allows(it.items, rep)) {
			return rep, nil
		}
	}
	switch {
	case err == nil && ends:
		err = fmt.Errorf("%s: every case is the one that ends the input", it)
	case err == nil:
		err = fmt.Errorf("%s: want %s", it, m.grammar.where.want)
	}
	return nil, err
}

// pairs makes some of the neighbouring single numbers a pair with something between them.
func (m *maker) pairs(items []item, nodes []node) {
	for i := 0; i+1 < len(items); i++ {
		a, b := items[i], items[i+1]
		if a.slot < 0 || b.slot < 0 || a.counts || b.counts || m.pick(3) != 0 {
			continue
		}
		lo, hi, ok := b.ends(m.slots)
		if !ok {
			continue
		}
		if m.size.span != unlimited {
			hi = nat.Min(hi, lo.Add(nat.Of(m.size.span)))
		}
		x, y := m.pair(hi)
		if m.pick(3) == 0 {
			x, y = y, x
		}
		p, q := nodes[i].numbers[0], nodes[i+1].numbers[0]
		nodes[i].numbers[0], nodes[i+1].numbers[0] = x, y
		slots := slices.Clone(m.slots)
		if check(items, nodes, slots) != nil {
			nodes[i].numbers[0], nodes[i+1].numbers[0] = p, q
			continue
		}
		m.slots[a.slot], m.slots[b.slot] = x, y
		i++
	}
}
