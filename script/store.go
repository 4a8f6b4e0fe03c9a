package script

import (
	"bytes"
	"fmt"
	"hash/maphash"
	"sync"

	"go.starlark.net/starlark"

	"example.org/grundy"
)

// A store keeps every position that was met once, under a number: its value, encoded,
// and its options as soon as they are known. It holds millions of them without a
// pointer, so that the collector has nothing to follow. It is safe for concurrent use.
type store struct {
	mu      sync.RWMutex
	seed    maphash.Seed
	entries []entry
	codes   []byte     // the encodings, one after the other
	slots   []uint32   // an open hash table: see slot
	lists   [][]uint32 // chunks, in which lists of options stand one after the other
}

// An entry is where something about a position stands.
type entry struct {
	from  uint64 // its encoding in codes
	size  uint32
	chunk uint32 // that of its options, plus one; 0 as long as they are not known
	at    uint32 // where they begin in it
	width uint32 // how many they are
}

// mostPositions is how many positions have numbers.
const mostPositions = 1 << 30

// listChunk is how many options a chunk has room for, if it is not for one long list.
const listChunk = 1 << 14

func (s *store) find(code []byte, hash uint64) (n uint32, slot uint64, ok bool) {
	mask := uint64(len(s.slots) - 1)
	tag := uint32(hash>>32) &^ uint32(mask)
	for slot = hash & mask; ; slot = (slot + 1) & mask {
		x := s.slots[slot]
		n := x & uint32(mask)
		if n == 0 {
			return 0, slot, false
		}
		if x&^uint32(mask) != tag {
			continue
		}
		if e := &s.entries[n-1]; bytes.Equal(s.codes[e.from:e.from+uint64(e.size)], code) {
			return n - 1, slot, true
		}
	}
}

// number returns the number of a value, which it keeps. The caller holds the lock.
// Errors say what is wrong with the value.
//
// A slot is 0 if it is empty. Else its low bits are a number plus one, and the others
// those of the hash, so that few encodings are compared in vain.
func (s *store) number(v starlark.Value) (uint32, error) {
	// The encoding is written behind the others, where it stays if it is new.
	from := len(s.codes)
	all, err := encode(s.codes, v, from+mostBytes, mostDeep)
	if err != nil {
		return 0, err
	}
	if 4*(len(s.entries)+2) > 3*len(s.slots) {
		s.rehash()
	}
	s.codes = all
	code := all[from:]
	hash := maphash.Bytes(s.seed, code)
	n, slot, ok := s.find(code, hash)
	if ok {
		s.codes = all[:from]
		return n, nil
	}
	if len(s.entries) == mostPositions {
		return 0, &grundy.LimitError{What: "rules", Limit: grundy.Grouped(mostPositions) + " positions", Fixed: true}
	}
	mask := uint32(len(s.slots) - 1)
	s.entries = append(s.entries, entry{from: uint64(from), size: uint32(len(code))})
	s.slots[slot] = uint32(hash>>32)&^mask | uint32(len(s.entries))
	return uint32(len(s.entries) - 1), nil
}

// fewSlots is how many slots a store begins with.
const fewSlots = 64

// rehash doubles the slots.
func (s *store) rehash() {
	if len(s.slots) == 0 {
		s.seed = maphash.MakeSeed()
	}
	size := max(fewSlots, 2*len(s.slots))
	s.slots = make([]uint32, size)
	mask := uint64(size - 1)
	for i, e := range s.entries {
		hash := maphash.Bytes(s.seed, s.codes[e.from:e.from+uint64(e.size)])
		slot := hash & mask
		for s.slots[slot] != 0 {
			slot = (slot + 1) & mask
		}
		s.slots[slot] = uint32(hash>>32)&^uint32(mask) | uint32(i+1)
	}
}

// code returns the encoding of a position, which nobody may change.
func (s *store) code(n uint32) []byte {
	s.mu.RLock()
	defer s.mu.RUnlock()
	e := &s.entries[n]
	return s.codes[e.from : e.from+uint64(e.size) : e.from+uint64(e.size)]
}

// options returns the options of a position, which nobody may change; ok is false if
// they are not known.
func (s *store) options(n uint32) (list []uint32, ok bool) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	e := &s.entries[n]
	if e.chunk == 0 {
		return nil, false
	}
	return s.lists[e.chunk-1][e.at : e.at+e.width : e.at+e.width], true
}

// list begins a list of at most so many options, to which the caller appends before it
// calls keep. The caller holds the lock.
func (s *store) list(most int) []uint32 {
	last := len(s.lists) - 1
	if last < 0 || cap(s.lists[last])-len(s.lists[last]) < most {
		s.lists = append(s.lists, make([]uint32, 0, max(listChunk, most)))
		last++
	}
	c := s.lists[last]
	return c[len(c):len(c):cap(c)]
}

// numbers returns the numbers of values, in a list that was begun; with row, of tuples
// only. The caller holds the lock. Errors say what is wrong with a value.
func (s *store) numbers(values starlark.Indexable, row bool) ([]uint32, error) {
	list := s.list(values.Len())
	for i := range values.Len() {
		v := values.Index(i)
		if row && !isTuple(v) {
			return nil, fmt.Errorf("with row = True want tuples; got %s", shown(v))
		}
		n, err := s.number(v)
		if err != nil {
			return nil, fmt.Errorf("%w: %s", err, shown(v))
		}
		list = append(list, n)
	}
	return list, nil
}

// keep makes a list that was begun the options of a position, and returns it. The caller
// holds the lock.
func (s *store) keep(n uint32, list []uint32) []uint32 {
	last := len(s.lists) - 1
	c := s.lists[last]
	e := &s.entries[n]
	e.at, e.width, e.chunk = uint32(len(c)), uint32(len(list)), uint32(last+1)
	s.lists[last] = c[:len(c)+len(list)]
	return list[:len(list):len(list)]
}
