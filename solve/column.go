package solve

import "math"

// A column is a quantity of the positions of a ranking, in as few bytes each as
// its numbers need.
type column struct {
	bytes  []uint8
	halves []uint16
	words  []uint32
}

func newColumn(size uint64) *column { return &column{bytes: make([]uint8, size)} }

func (c *column) len() int { return len(c.bytes) + len(c.halves) + len(c.words) }

func (c *column) at(rank uint64) uint32 {
	switch {
	case c.bytes != nil:
		return uint32(c.bytes[rank])
	case c.halves != nil:
		return uint32(c.halves[rank])
	}
	return c.words[rank]
}

// set puts v at rank. Everything before rank was set, and nothing after it.
//
// Cost: constant but for two moves of the whole column at the most.
func (c *column) set(rank uint64, v uint32) {
	if rank < uint64(len(c.bytes)) && v <= math.MaxUint8 {
		c.bytes[rank] = uint8(v)
		return
	}
	c.setWide(rank, v)
}

func (c *column) setWide(rank uint64, v uint32) {
	if c.bytes != nil && v > math.MaxUint8 {
		c.halves = widened[uint16](c.bytes, rank)
		c.bytes = nil
	}
	if c.halves != nil && v > math.MaxUint16 {
		c.words = widened[uint32](c.halves, rank)
		c.halves = nil
	}
	if c.halves != nil {
		c.halves[rank] = uint16(v)
	} else {
		c.words[rank] = v
	}
}

// widened returns the first n numbers in wider cells, and room for the others.
func widened[W, N uint8 | uint16 | uint32](narrow []N, n uint64) []W {
	wide := make([]W, len(narrow))
	for i, v := range narrow[:n] {
		wide[i] = W(v)
	}
	return wide
}

// gather returns the numbers at ranks, in the place of those in found.
func (c *column) gather(ranks []uint64, found []uint32) []uint32 {
	if cap(found) < len(ranks) {
		found = make([]uint32, 2*len(ranks))
	}
	found = found[:len(ranks)]
	switch {
	case c.bytes != nil:
		gather(c.bytes, ranks, found)
	case c.halves != nil:
		gather(c.halves, ranks, found)
	default:
		gather(c.words, ranks, found)
	}
	return found
}

func gather[C uint8 | uint16 | uint32](cells []C, ranks []uint64, found []uint32) {
	for i, rank := range ranks {
		found[i] = uint32(cells[rank])
	}
}
