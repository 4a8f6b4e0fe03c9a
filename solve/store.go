package solve

import (
	"hash/maphash"
	"math"
	"reflect"

	"example.org/grundy"
)

// A store remembers positions, each with a 32-bit word. It numbers them in the
// order in which they came, and a number stays valid while the store grows.
//
// The positions and the words stand in chunks, which are never copied. The index
// is an open hash table of words: the low bits of a slot are a number plus one,
// or 0 if the slot is empty, and the high bits are those of the hash, so that
// few positions are compared in vain.
//
// Memory: the position and 4 bytes, and for the index 5 to 11 bytes.
type store[P comparable] struct {
	seed      maphash.Seed
	slots     []uint32
	mask      uint32 // the low bits of a slot; the number of slots less one
	count     uint32
	positions [][]P
	words     [][]uint32
	use       uint32 // means nothing: it keeps the compiler from leaving out the reads of fetch
}

const (
	emptySlots = 16 // of a new store

	chunkBits = 12
	chunk     = 1 << chunkBits

	// mostStored is how many positions a store can number.
	mostStored = 1 << 31
)

func newStore[P comparable]() *store[P] {
	return &store[P]{seed: maphash.MakeSeed(), slots: make([]uint32, emptySlots), mask: emptySlots - 1}
}

func (s *store[P]) hash(p P) uint64 { return maphash.Comparable(s.seed, p) }

// find returns the number of p, whose hash is given; ok is false if p is not
// stored.
func (s *store[P]) find(p P, hash uint64) (n uint32, ok bool) {
	slots, mask := s.slots, s.mask
	tag := uint32(hash>>32) &^ mask
	for i := uint32(hash) & mask; ; i = (i + 1) & mask {
		slot := slots[i]
		n := slot & mask
		if n == 0 {
			return 0, false
		}
		if n--; slot&^mask == tag && s.position(n) == p {
			return n, true
		}
	}
}

// ahead is how many positions are fetched at once: their slots are far apart,
// and a processor waits for several of them at the same time.
const ahead = 8

// fetch reads the slots where the first of the positions with these hashes are
// looked for, so that they are near when that happens.
func (s *store[P]) fetch(hashes []uint64) {
	slots, mask := s.slots, s.mask
	use := uint32(0)
	for _, hash := range hashes[:min(len(hashes), ahead)] {
		use |= slots[uint32(hash)&mask]
	}
	s.use = use
}

func (s *store[P]) position(n uint32) P { return s.positions[n>>chunkBits][n&(chunk-1)] }

// word returns the place of the word of position n, until the next is added.
func (s *store[P]) word(n uint32) *uint32 { return &s.words[n>>chunkBits][n&(chunk-1)] }

// add puts p, which is not stored, into the store.
func (s *store[P]) add(p P, hash uint64, word uint32) (n uint32) {
	n = s.count
	if s.count++; s.full(s.count) {
		s.rehash()
	}
	s.slots[s.hole(hash)] = uint32(hash>>32)&^s.mask | (n + 1)
	if n&(chunk-1) == 0 {
		size := chunk
		if n == 0 {
			size = 0 // the first chunk grows, because most searches are small
		}
		s.positions = append(s.positions, make([]P, 0, size))
		s.words = append(s.words, make([]uint32, 0, size))
	}
	last := len(s.positions) - 1
	s.positions[last] = append(s.positions[last], p)
	s.words[last] = append(s.words[last], word)
	return n
}

// cellBytes is what a position takes in a chunk, with its word.
func (s *store[P]) cellBytes() uint64 { return size[P]() + 4 }

// next returns how many bytes the store grows by when a position is added: those
// of a chunk or of a larger index.
func (s *store[P]) next() uint64 {
	grown := uint64(0)
	switch {
	case s.count < chunk:
		grown = s.cellBytes()
	case s.count&(chunk-1) == 0:
		grown = chunk * s.cellBytes()
	}
	if s.full(s.count + 1) {
		grown += 4 * uint64(len(s.slots))
	}
	return grown
}

// bytes returns what the store holds, counted as next counts it.
func (s *store[P]) bytes() uint64 {
	n := uint64(s.count)
	if n > chunk {
		n = (n + chunk - 1) / chunk * chunk
	}
	return n*s.cellBytes() + 4*uint64(len(s.slots)-emptySlots)
}

// full reports whether the index is too small for so many positions.
func (s *store[P]) full(count uint32) bool { return uint64(count)*4 > uint64(len(s.slots))*3 }

// hole returns the slot where a position with that hash would be added.
func (s *store[P]) hole(hash uint64) uint32 {
	i := uint32(hash) & s.mask
	for s.slots[i]&s.mask != 0 {
		i = (i + 1) & s.mask
	}
	return i
}

// rehash doubles the index.
func (s *store[P]) rehash() {
	s.slots = nil // before the new one, so that both are never held
	s.slots = make([]uint32, 2*(uint64(s.mask)+1))
	s.mask = 2*s.mask + 1
	for n := uint32(0); n < s.count-1; {
		var hashes [ahead]uint64
		batch := hashes[:min(s.count-1-n, ahead)]
		for i := range batch {
			batch[i] = s.hash(s.position(n + uint32(i)))
		}
		s.fetch(batch)
		for _, hash := range batch {
			n++
			s.slots[s.hole(hash)] = uint32(hash>>32)&^s.mask | n
		}
	}
}

// without returns a store of the positions whose word is not the given one.
func (s *store[P]) without(word uint32) *store[P] {
	kept := newStore[P]()
	for i, positions := range s.positions {
		for j, p := range positions {
			if w := s.words[i][j]; w != word {
				kept.add(p, kept.hash(p), w)
			}
		}
		s.positions[i], s.words[i] = nil, nil // given back on the way
	}
	return kept
}

// A scale tells the weights of positions. Most types of positions have all the
// same weight, and then no position is looked at.
type scale[P comparable] struct {
	sized bool
	fixed uint64
}

func newScale[P comparable]() scale[P] {
	var p P
	_, sized := any(p).(grundy.Sizer)
	return scale[P]{sized || reflect.TypeFor[P]().Kind() == reflect.Interface, weight(p)}
}

func (s scale[P]) weigh(p P) uint64 {
	if s.sized {
		return weight(p)
	}
	return s.fixed
}

// beyond returns what a position of some weight refers to.
func (s scale[P]) beyond(weight uint64) uint64 {
	if s.sized {
		return weight - max(own, 32+2*size[P]())
	}
	return 0
}

// pending marks a position that is on the stack. No quantity reaches it.
const pending = math.MaxUint32
