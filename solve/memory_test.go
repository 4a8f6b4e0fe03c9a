package solve

import (
	"context"
	"errors"
	"iter"
	"runtime"
	"testing"

	"example.org/grundy"
)

// fan is a position with n options, each of them an end.
type fan struct{ peak *float64 }

func (f fan) Options(n uint64) iter.Seq[uint64] {
	return func(yield func(uint64) bool) {
		for i := uint64(1); i < n; i++ {
			if i == n-1 {
				*f.peak = max(*f.peak, inUse())
			}
			if !yield(0) {
				return
			}
		}
	}
}

// rook is two heaps from which a move takes any number of one, with its ranking
// or with its lines.
type rook struct{ lines bool }

func (rook) Options(p [2]uint32) iter.Seq[[2]uint32] {
	return func(yield func([2]uint32) bool) {
		for i := range p {
			q := p
			for q[i] > 0 {
				if q[i]--; !yield(q) {
					return
				}
			}
		}
	}
}

func (r rook) Ranking(p [2]uint32) (grundy.Ranking[[2]uint32], bool) {
	width := uint64(p[1]) + 1
	return grundy.Ranking[[2]uint32]{
		Size:   (uint64(p[0]) + 1) * width,
		Rank:   func(q [2]uint32) uint64 { return uint64(q[0])*width + uint64(q[1]) },
		Unrank: func(n uint64) [2]uint32 { return [2]uint32{uint32(n / width), uint32(n % width)} },
	}, !r.lines
}

func (r rook) Lines(p [2]uint32) (grundy.Lines[[2]uint32], bool) {
	return grundy.Lines[[2]uint32]{
		Sizes: []uint64{uint64(p[0]) + 1, uint64(p[1]) + 1}, Steps: [][]uint64{{1, 0}, {0, 1}},
		At: func(q [2]uint32) []uint64 { return []uint64{uint64(q[0]), uint64(q[1])} },
	}, r.lines
}

var unlimited = Limits{Positions: 1 << 40, Moves: 1 << 50, Bytes: 1 << 50}

// What the ledger says is held is what the process holds, or somewhat more.
func TestLedgerCountsMemory(t *testing.T) {
	report := func(name string, before, after float64, counted uint64, least float64) {
		if share := (after - before) / float64(counted); share > 1.05 || share < least {
			t.Errorf("%s: %.0f bytes are held, and %d counted: a share of %.2f; want %.2f to 1.05", name, after-before, counted, share, least)
		} else {
			t.Logf("%s: %.0f bytes are held, and %d counted: a share of %.2f", name, after-before, counted, share)
		}
	}
	for _, n := range []uint32{50, 61} {
		before := inUse()
		s := New(three{}, Options{Limits: unlimited})
		s.Grundy(context.Background(), [3]uint32{n, n, n})
		report("memo", before, inUse(), s.ledger.Progress().Bytes, 0.9)
		runtime.KeepAlive(s)
	}
	for _, lines := range []bool{true, false} {
		before := inUse()
		s := New(rook{lines}, Options{Limits: unlimited})
		s.Grundy(context.Background(), [2]uint32{300, 400})
		report(map[bool]string{true: "lines", false: "table"}[lines], before, inUse(), s.ledger.Progress().Bytes, map[bool]float64{true: 0.9, false: 0.2}[lines])
		runtime.KeepAlive(s)
	}
}

// A search does not hold more than its limit by 5 %, while it lasts and when it
// is stopped.
func TestMemoryLimitHolds(t *testing.T) {
	for _, limit := range []uint64{1 << 20, 5 << 20, 12 << 20} {
		before, peak := inUse(), 0.0
		s := New(watched{three{}, &peak, new(int)}, Options{Limits: Limits{Positions: 1 << 40, Moves: 1 << 50, Bytes: limit}})
		_, _, err := s.Grundy(context.Background(), [3]uint32{200, 201, 202})
		var stopped *grundy.LimitError
		if !errors.As(err, &stopped) {
			t.Fatalf("a limit of %d bytes: %v", limit, err)
		}
		used := (peak - before) / float64(limit)
		if used > 1.05 || used < 0.5 {
			t.Errorf("a limit of %d bytes: %.2f of it was held", limit, used)
		}
		t.Logf("a limit of %d bytes: %.2f of it was held", limit, used)
		positions, bytes := s.memos[value].size()
		if p := s.ledger.Progress(); p.Stored != positions || p.Bytes != bytes {
			t.Errorf("after a limit of %d bytes the ledger has %d positions in %d bytes, and the memory %d in %d", limit, p.Stored, p.Bytes, positions, bytes)
		}
		runtime.KeepAlive(s)
	}
	before, peak := inUse(), 0.0
	s := New(fan{&peak}, Options{Limits: unlimited})
	s.Outcome(context.Background(), 1<<20)
	if peak == 0 {
		t.Fatal("no peak")
	}
	counted := float64(1<<20) * float64(waiting[uint64](weight(uint64(0)))+8)
	if share := (peak - before) / counted; share > 1.05 {
		t.Errorf("a wide position: %.0f bytes are held, and %.0f counted", peak-before, counted)
	} else {
		t.Logf("a wide position: a share of %.2f", share)
	}
}

// watched measures memory now and then.
type watched struct {
	three
	peak  *float64
	count *int
}

func (w watched) Options(p [3]uint32) iter.Seq[[3]uint32] {
	if *w.count++; *w.count%20000 == 0 {
		*w.peak = max(*w.peak, inUse())
	}
	return w.three.Options(p)
}
