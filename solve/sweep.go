package solve

import (
	"math"
	"math/bits"
)

// A bundle holds the sets of the lines along one step that can still go on. The
// line through a point is that of the point one step back, if there is one, and
// else a new line. The point one step back was visited a fixed number of points
// earlier, so lines take turns in as many places.
type bundle struct {
	step  []uint64
	turns int         // how many points earlier the point one step back was visited
	words [][8]uint64 // of eight neighbouring lines: their first words, their second words, …
	block int         // how many words a line has
	open  []uint32    // for each line the first word that is not full
	slot  int         // of the line through the point at hand
}

// wordsOfSet returns the words of a set of values up to bound, with one bit to
// spare, so that the last word is never full.
func wordsOfSet(bound int) int { return (bound+1)/64 + 1 }

func (g grid) bundle(step []uint64) *bundle {
	b := &bundle{step: step}
	stride := 1
	for i := len(g.sizes) - 1; i >= 0; i-- {
		if step[i] != 0 {
			b.turns += stride
		}
		stride *= g.sizes[i]
	}
	b.block = wordsOfSet(g.bound())
	return b
}

// bytesOfSets returns what the sets take while a table is made.
func (g grid) bytesOfSets() uint64 {
	sum := uint64(8 * wordsOfSet(g.bound()))
	for _, step := range g.steps {
		b := g.bundle(step)
		sum += times(uint64(b.turns+7)/8, uint64(64*b.block)) + 4*uint64(b.turns)
	}
	return sum
}

// eight returns the sets of the line in a slot and its neighbours.
func (b *bundle) eight(slot int) [][8]uint64 { return b.words[slot>>3*b.block:][:b.block] }

// renew makes new lines of n slots from that at hand on. Words beyond high are
// empty.
func (b *bundle) renew(n, high int) {
	for i := range n {
		slot := (b.slot + i) % b.turns
		words := b.eight(slot)
		for w := range high + 1 {
			words[w][slot&7] = 0
		}
		b.open[slot] = 0
	}
}

// A sweeper visits the points of a grid. The line along the last axis is the row
// at hand, and has a set of its own.
type sweeper[C uint16 | uint32] struct {
	grid    grid
	bundles []*bundle
	rows    uint64   // all ones if moves run along rows, else 0
	row     []uint64 // the set of the row
	open    int      // its first word that is not full
	high    int      // no set has values in later words
}

// sweep computes the values of all points that are visited, in that order.
//
// Cost: for each point and step the words of a set between the first one that is
// full in no line through the point, and that of the value.
func sweep[C uint16 | uint32](g grid, values []C, m *meter) error {
	s := &sweeper[C]{grid: g, row: make([]uint64, wordsOfSet(g.bound()))}
	for _, step := range g.steps {
		b := g.bundle(step)
		if b.turns == 1 && len(g.sizes) > 0 && step[len(step)-1] != 0 {
			s.rows = math.MaxUint64
			continue
		}
		b.words = make([][8]uint64, (b.turns+7)/8*b.block)
		b.open = make([]uint32, b.turns)
		s.bundles = append(s.bundles, b)
	}
	last := len(g.sizes) - 1
	if last < 0 {
		return m.settle(1) // one point without a move
	}
	point := make([]int, last)
	for rank := 0; len(values) > 0; rank += g.sizes[last] {
		length := g.sizes[last]
		half := g.half && point[0] < length
		if half {
			length = point[0] + 1
		}
		s.begin(point, rank, length)
		if err := s.visit(values[:length], m); err != nil {
			return err
		}
		if half {
			s.mirror(point[0])
			if err := m.settle(uint64(point[0])); err != nil { // the mirror images
				return err
			}
		}
		values = values[length:]
		for i := last - 1; i >= 0; i-- { // the next row
			if point[i]++; point[i] < g.sizes[i] {
				break
			}
			point[i] = 0
		}
	}
	return nil
}

// begin makes ready for the row of so many points whose first has that rank.
func (s *sweeper[C]) begin(point []int, rank, length int) {
	clear(s.row[:s.high+1])
	s.open = 0
	for _, b := range s.bundles {
		b.slot = rank % b.turns
		fresh := 0
		if b.step[len(point)] != 0 {
			fresh = 1
		}
		for i, x := range point {
			if b.step[i] != 0 && x == 0 {
				fresh = length
			}
		}
		b.renew(fresh, s.high)
	}
}

// visit computes the values of the points of a row.
func (s *sweeper[C]) visit(values []C, m *meter) error {
	for len(values) > 0 {
		n := min(len(values), grace)
		for _, b := range s.bundles {
			n = min(n, b.turns-b.slot)
		}
		if len(s.bundles) == 2 {
			s.two(values[:n], s.bundles[0], s.bundles[1])
		} else {
			s.many(values[:n])
		}
		for _, b := range s.bundles {
			if b.slot += n; b.slot == b.turns {
				b.slot = 0
			}
		}
		values = values[n:]
		if err := m.settle(uint64(n)); err != nil {
			return err
		}
	}
	return nil
}

// mirror gives the values on row a to the column a, whose points on that side of
// the diagonal are not visited.
func (s *sweeper[C]) mirror(a int) {
	for _, b := range s.bundles {
		if b.step[1] != 0 {
			continue
		}
		words := b.eight(a)
		for w := range s.high + 1 {
			words[w][a&7] |= s.row[w]
		}
		b.open[a] = uint32(s.open)
	}
}

// many computes the values of points whose lines are in slots side by side.
func (s *sweeper[C]) many(values []C) {
	for i := range values {
		w := s.open
		for _, b := range s.bundles {
			w = max(w, int(b.open[b.slot+i]))
		}
		used := s.used(w, i)
		for used == math.MaxUint64 {
			w++
			used = s.used(w, i)
		}
		free := bits.TrailingZeros64(^used)
		values[i] = C(64*w + free)
		s.high = max(s.high, w)
		bit := uint64(1) << free
		s.row[w] |= bit & s.rows
		for s.row[s.open] == math.MaxUint64 {
			s.open++
		}
		for _, b := range s.bundles {
			b.put(b.slot+i, w, bit)
		}
	}
}

// used returns a word of the union of the sets of the lines through point i.
func (s *sweeper[C]) used(w, i int) uint64 {
	used := s.row[w]
	for _, b := range s.bundles {
		used |= b.eight(b.slot + i)[w][(b.slot+i)&7]
	}
	return used
}

// put puts a value into the set of a line.
func (b *bundle) put(slot, w int, bit uint64) {
	words := b.eight(slot)
	words[w][slot&7] |= bit
	for words[b.open[slot]][slot&7] == math.MaxUint64 {
		b.open[slot]++
	}
}

// two is many for rows and two bundles, such as the columns and the diagonals of a
// board: the same without inner loops over bundles.
func (s *sweeper[C]) two(values []C, x, y *bundle) {
	row := s.row
	xopen, yopen := x.open[x.slot:][:len(values)], y.open[y.slot:][:len(values)]
	high := uint(s.high)
	for i := range values {
		xi, yi := (x.slot+i)&7, (y.slot+i)&7
		xs, ys := x.eight(x.slot + i)[:len(row)], y.eight(y.slot + i)[:len(row)]
		var used uint64
		w := max(uint(s.open), uint(xopen[i]), uint(yopen[i]))
		for ; w < uint(len(row)); w++ {
			if used = row[w] | xs[w][xi] | ys[w][yi]; used != math.MaxUint64 {
				break
			}
		}
		if w >= uint(len(row)) {
			break // there is a bit to spare, so this does not happen; the compiler does not know
		}
		free := bits.TrailingZeros64(^used)
		values[i] = C(64*w + uint(free))
		high = max(high, w)
		bit := uint64(1) << (free & 63)
		row[w] |= bit & s.rows
		xs[w][xi] |= bit
		ys[w][yi] |= bit
		if w == uint(s.open) {
			for row[s.open] == math.MaxUint64 {
				s.open++
			}
		}
		if uint32(w) == xopen[i] && xs[w][xi] == math.MaxUint64 {
			xopen[i] = open(xs, xi, w)
		}
		if uint32(w) == yopen[i] && ys[w][yi] == math.MaxUint64 {
			yopen[i] = open(ys, yi, w)
		}
	}
	s.high = int(high)
}

// open returns the first word from w on of a set that is not full.
func open(sets [][8]uint64, i int, w uint) uint32 {
	for sets[w][i&7] == math.MaxUint64 {
		w++
	}
	return uint32(w)
}
