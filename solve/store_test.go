package solve

import (
	"context"
	"iter"
	"maps"
	"runtime"
	"testing"

	"pgregory.net/rapid"

	"example.org/grundy"
)

// A store holds what a map holds, under numbers that stay.
func TestStoreAgainstMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, truth, numbers := newStore[string](), map[string]uint32{}, map[string]uint32{}
		for range rapid.IntRange(0, 400).Draw(t, "steps") {
			p := rapid.StringN(0, 3, -1).Draw(t, "position")
			w := rapid.Uint32Range(0, 3).Draw(t, "word")
			hash := s.hash(p)
			n, ok := s.find(p, hash)
			if _, want := truth[p]; ok != want {
				t.Fatalf("%q is in the store: %v; want %v", p, ok, want)
			}
			if !ok {
				n = s.add(p, hash, w)
				numbers[p] = n
			}
			if n != numbers[p] || s.position(n) != p {
				t.Fatalf("%q has number %d, which is %q; want %d", p, n, s.position(n), numbers[p])
			}
			*s.word(n) = w
			truth[p] = w
		}
		sameStore(t, s, truth)
		maps.DeleteFunc(truth, func(_ string, w uint32) bool { return w == 2 })
		sameStore(t, s.without(2), truth)
	})
}

func sameStore[P comparable](t interface{ Fatalf(string, ...any) }, s *store[P], truth map[P]uint32) {
	if int(s.count) != len(truth) {
		t.Fatalf("the store counts %d; want %d", s.count, len(truth))
	}
	for p, w := range truth {
		if n, ok := s.find(p, s.hash(p)); !ok || *s.word(n) != w {
			t.Fatalf("%v is in the store: %v, with the wrong word; want %d", p, ok, w)
		}
	}
}

// Beyond the first chunk, and through many doublings of the index.
func TestLargeStore(t *testing.T) {
	s, truth := newStore[[3]uint32](), map[[3]uint32]uint32{}
	for i := range uint32(3*chunk + 7) {
		p := [3]uint32{i, i / 3, i % 7}
		s.add(p, s.hash(p), i%5)
		truth[p] = i % 5
	}
	sameStore(t, s, truth)
	maps.DeleteFunc(truth, func(_ [3]uint32, w uint32) bool { return w == 0 })
	sameStore(t, s.without(0), truth)
}

// Three heaps, from one of which a move takes 1 … 7, by the rules alone.
type three struct{}

func (three) Options(p [3]uint32) iter.Seq[[3]uint32] {
	return func(yield func([3]uint32) bool) {
		for i, n := range p {
			q := p
			for k := range min(n, 7) {
				q[i] = n - 1 - k
				if !yield(q) {
					return
				}
			}
		}
	}
}

// A stored position of three small numbers takes less than 40 bytes.
func TestBytesOfAStoredPosition(t *testing.T) {
	before := inUse()
	s := New(three{}, Options{Play: grundy.Normal})
	v, found, err := s.Grundy(context.Background(), [3]uint32{50, 51, 52})
	if w, _ := v.Uint64(); err != nil || w != 50%8^51%8^52%8 {
		t.Fatalf("G(50,51,52) = %v, %v", v, err)
	}
	if bytes := (inUse() - before) / float64(found.Positions); bytes >= 40 {
		t.Errorf("%d positions take %.1f bytes each; want less than 40", found.Positions, bytes)
	}
	runtime.KeepAlive(s)
}

func inUse() float64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc)
}
