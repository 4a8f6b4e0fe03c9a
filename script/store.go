package script

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/maphash"
	"math/bits"
	"sync"

	"go.starlark.net/starlark"

	"example.org/grundy"
)

// A store keeps every position that was met once, under a number: its value, encoded,
// and its options as soon as they are known. It holds millions of them with hardly a
// pointer, so that the collector has nothing to follow. It is safe for concurrent use.
type store struct {
	mu      sync.Mutex
	seed    maphash.Seed
	slots   []slot     // an open hash table of so many slots as a power of two
	entries [][]entry  // by number, in chunks
	count   int        // of entries
	hashed  int        // how many of them are in slots
	codes   []byte     // the encodings that are no words, one after the other
	lists   [][]uint32 // chunks, in which lists of options stand one after the other
	near    near
	use     uint32 // means nothing: it keeps the compiler from leaving out the reads of fetch
}

// A slot is of one position. Most encodings are at most eight bytes long: then key is the
// encoding itself, with zeros after it, which is unique because no encoding begins
// another. Else it is the hash.
type slot struct {
	key  uint64
	name uint32 // twice the number, plus 2, plus 1 if key is a hash; 0 if the slot is empty
}

// An entry is where something about a position stands.
type entry struct {
	key   uint64 // that of its slot, or where its encoding begins in codes
	size  uint32 // of the encoding; 0 if key is the encoding
	chunk uint32 // that of its options, plus one; 0 as long as they are not known
	at    uint32 // where they begin in it
	width uint32 // how many they are
}

// mostPositions is how many positions have numbers.
const mostPositions = 1 << 30

// Sizes of chunks: so many entries, and so many options if it is not one longer list.
const (
	entryBits  = 12
	entryChunk = 1 << entryBits
	listChunk  = 1 << 14
)

// fewSlots is how many slots a store begins with.
const fewSlots = 64

func newStore() *store {
	return &store{seed: maphash.MakeSeed(), slots: make([]slot, fewSlots)}
}

func (s *store) entry(n uint32) *entry { return &s.entries[n>>entryBits][n&(entryChunk-1)] }

// keyOf returns the key of an encoding, and whether it is a hash.
func (s *store) keyOf(code []byte) (key uint64, hashed uint32) {
	if len(code) > 8 {
		return maphash.Bytes(s.seed, code), 1
	}
	if cap(code) >= 8 { // what stands behind it is left out
		return binary.LittleEndian.Uint64(code[:8]) & (1<<(8*len(code)) - 1), 0
	}
	var word [8]byte
	copy(word[:], code)
	return binary.LittleEndian.Uint64(word[:]), 0
}

// place is where a key is looked for first: mixed, since neighbouring positions have keys
// that differ in few bits.
func (s *store) place(key uint64) uint64 {
	high, low := bits.Mul64(key^0x9e3779b97f4a7c15, 0xd6e8feb86659fd93)
	return (high ^ low) & uint64(len(s.slots)-1)
}

// number returns the number of a value, which it keeps. The caller holds the lock.
// Errors say what is wrong with the value.
func (s *store) number(v starlark.Value) (uint32, error) {
	place := s.near.at(v)
	if place != nil && *place != 0 {
		return *place - 1, nil
	}
	code, err := s.encode(v)
	if err != nil {
		return 0, err
	}
	key, hashed := s.keyOf(code)
	if place == nil && s.approach(v) {
		place = s.near.at(v)
	}
	if place == nil {
		return s.named(key, hashed, code)
	}
	return s.placed(place, key)
}

// direct returns the number of the position that is one small number, or two, if it is
// near, and keeps it; ok is false if it is not near.
func (s *store) direct(numbers []uint64) (n uint32, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	place := s.near.of(numbers)
	if place == nil {
		return 0, false
	}
	var buffer [8]byte
	code := buffer[:0]
	if len(numbers) > 1 {
		code = append(code, tagTuples+byte(len(numbers)))
	}
	for _, n := range numbers {
		code = encodeInt(code, int64(n))
	}
	key, _ := s.keyOf(code)
	n, err := s.placed(place, key)
	return n, err == nil
}

// placed returns the number of the position at a place that is near, which it keeps.
func (s *store) placed(place *uint32, key uint64) (uint32, error) {
	if *place == 0 {
		n, err := s.add(entry{key: key})
		if err != nil {
			return 0, err
		}
		*place = n + 1
	}
	return *place - 1, nil
}

// approach makes a value near that was not, and with it all others within the new bounds;
// it reports false if the value is too far.
func (s *store) approach(v starlark.Value) bool {
	if !s.near.grow(v, s.count) {
		return false
	}
	for _, x := range s.slots {
		if x.name == 0 || x.name&1 != 0 {
			continue
		}
		if place := s.near.at(s.decoded(x.key)); place != nil {
			*place = x.name / 2
		}
	}
	return true
}

// encode returns the encoding of a value, which is written behind the others, where it
// stays if it is long and new.
func (s *store) encode(v starlark.Value) ([]byte, error) {
	from := len(s.codes)
	all, err := encode(s.codes, v, from+mostBytes, mostDeep)
	s.codes = all[:from]
	return all[from:], err
}

// named returns the number of the position with a key, which it keeps.
func (s *store) named(key uint64, hashed uint32, code []byte) (uint32, error) {
	if 4*(s.hashed+1) > 3*len(s.slots) {
		s.rehash()
	}
	i, mask := s.place(key), uint64(len(s.slots)-1)
	for ; s.slots[i].name != 0; i = (i + 1) & mask {
		x := s.slots[i]
		if x.key != key || x.name&1 != hashed {
			continue
		}
		n := x.name/2 - 1
		if hashed == 0 || bytes.Equal(s.encoding(n), code) {
			return n, nil
		}
	}
	e := entry{key: key}
	if hashed != 0 {
		e.key, e.size = uint64(len(s.codes)), uint32(len(code))
	}
	n, err := s.add(e)
	if err == nil {
		s.codes = s.codes[:len(s.codes)+int(e.size)]
		s.slots[i] = slot{key, 2*(n+1) + hashed}
		s.hashed++
	}
	return n, err
}

// add puts an entry after the others, and returns its number. The first chunk grows, since
// most games are small.
func (s *store) add(e entry) (uint32, error) {
	if s.count == mostPositions {
		return 0, &grundy.LimitError{What: "rules", Limit: grundy.Grouped(mostPositions) + " positions", Fixed: true}
	}
	if s.count&(entryChunk-1) == 0 {
		size := entryChunk
		if s.count == 0 {
			size = 0
		}
		s.entries = append(s.entries, make([]entry, 0, size))
	}
	last := len(s.entries) - 1
	s.entries[last] = append(s.entries[last], e)
	s.count++
	return uint32(s.count - 1), nil
}

// rehash doubles the slots.
func (s *store) rehash() {
	before := s.slots
	s.slots = make([]slot, 2*len(before))
	mask := uint64(len(s.slots) - 1)
	for _, x := range before {
		if x.name == 0 {
			continue
		}
		i := s.place(x.key)
		for s.slots[i].name != 0 {
			i = (i + 1) & mask
		}
		s.slots[i] = x
	}
}

// encoding returns the long encoding of a position.
func (s *store) encoding(n uint32) []byte {
	e := s.entry(n)
	return s.codes[e.key : e.key+uint64(e.size)]
}

// value makes the value of a position.
func (s *store) value(n uint32) starlark.Value {
	s.mu.Lock()
	e := *s.entry(n)
	codes := s.codes // what was written there stays
	s.mu.Unlock()
	if e.size > 0 {
		return decode(codes[e.key : e.key+uint64(e.size)])
	}
	return s.decoded(e.key)
}

// decoded makes the value of an encoding that is a key.
func (s *store) decoded(key uint64) starlark.Value {
	var word [8]byte
	binary.LittleEndian.PutUint64(word[:], key)
	return decode(word[:])
}

// bytes returns how long the encoding of a position is, at the most.
func (s *store) bytes(n uint32) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return max(8, int(s.entry(n).size))
}

// options returns the options of a position, which nobody may change; ok is false if
// they are not known.
func (s *store) options(n uint32) (list []uint32, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	e := s.entry(n)
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
		size := listChunk
		if last < 0 {
			size = fewSlots
		}
		s.lists = append(s.lists, make([]uint32, 0, max(size, most)))
		last++
	}
	c := s.lists[last]
	return c[len(c):len(c):cap(c)]
}

// numbers returns the numbers of values, in a list that was begun; with row, of tuples
// only. The caller holds the lock. Errors say what is wrong with a value.
func (s *store) numbers(values starlark.Indexable, row bool) ([]uint32, error) {
	list := s.list(values.Len())
	for i := 0; i < values.Len(); {
		v := values.Index(i)
		if row && !isTuple(v) {
			return nil, fmt.Errorf("with row = True want tuples; got %s", shown(v))
		}
		if place := s.near.at(v); place != nil && *place != 0 {
			list = append(list, *place-1)
			i++
			continue
		}
		n, err := s.number(v)
		if err != nil {
			return nil, fmt.Errorf("%w: %s", err, shown(v))
		}
		list = append(list, n)
		i++
		if s.near.at(v) == nil {
			if list, err = s.distant(values, i, list, row); err != nil {
				return nil, err
			}
			i = len(list)
		}
	}
	return list, nil
}

// distant appends the numbers of the values from one on that are hashed, up to one that is
// not.
func (s *store) distant(values starlark.Indexable, from int, list []uint32, row bool) ([]uint32, error) {
	for {
		var keys [ahead]uint64
		count := 0
		for i := from; i < min(from+ahead, values.Len()); i++ {
			v := values.Index(i)
			if row && !isTuple(v) || s.near.at(v) != nil || s.approach(v) {
				break
			}
			code, err := s.encode(v)
			if err != nil {
				return nil, fmt.Errorf("%w: %s", err, shown(v))
			}
			key, hashed := s.keyOf(code)
			if hashed != 0 {
				break
			}
			keys[count] = key
			count++
		}
		s.fetch(keys[:count])
		for _, key := range keys[:count] {
			n, err := s.named(key, 0, nil)
			if err != nil {
				return nil, err
			}
			list = append(list, n)
		}
		if from += count; count < ahead {
			return list, nil
		}
	}
}

// ahead is how many keys are looked for at once: their slots are far apart, and a
// processor waits for several of them at the same time.
const ahead = 16

// fetch reads the slots where keys are looked for first, so that they are near when that
// happens.
func (s *store) fetch(keys []uint64) {
	use := uint32(0)
	for _, key := range keys {
		use |= s.slots[s.place(key)].name
	}
	s.use = use
}

// keep makes a list that was begun the options of a position, and returns it. The caller
// holds the lock.
func (s *store) keep(n uint32, list []uint32) []uint32 {
	last := len(s.lists) - 1
	c := s.lists[last]
	e := s.entry(n)
	e.at, e.width, e.chunk = uint32(len(c)), uint32(len(list)), uint32(last+1)
	s.lists[last] = c[:len(c)+len(list)]
	return list[:len(list):len(list)]
}
