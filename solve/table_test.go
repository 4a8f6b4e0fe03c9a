package solve

import (
	"context"
	"iter"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"example.org/grundy"
	"example.org/grundy/nimber"
	"example.org/grundy/oracle"
)

// plainLast is last as its comment says it.
func plainLast(options []uint32, play grundy.Play, winnerHurries bool) uint32 {
	var won, lost []uint32 // options that the opponent loses, and wins
	for _, n := range options {
		if (n%2 == 0) == (play == grundy.Normal) {
			won = append(won, n)
		} else {
			lost = append(lost, n)
		}
	}
	switch {
	case len(options) == 0:
		return 0
	case len(won) > 0 && winnerHurries:
		return slices.Min(won) + 1
	case len(won) > 0:
		return slices.Max(won) + 1
	case winnerHurries:
		return slices.Max(lost) + 1
	}
	return slices.Min(lost) + 1
}

func TestLastAgainstDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		options := rapid.SliceOf(rapid.OneOf(rapid.Uint32Range(0, 9), rapid.Uint32Range(pending-9, pending-2))).Draw(t, "options")
		for _, play := range grundy.Plays {
			for _, hurries := range []bool{true, false} {
				if got, want := last(options, play, hurries), plainLast(options, play, hurries); got != want {
					t.Fatalf("last(%v, %s play, winner hurries: %v) = %d; want %d", options, play, hurries, got, want)
				}
			}
		}
	})
}

func TestColumnWidens(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		values := rapid.SliceOfN(rapid.OneOf(rapid.Uint32Range(0, 300), rapid.Uint32Range(0, 1<<17)), 1, 50).Draw(t, "values")
		c, ranks := newColumn(uint64(len(values))), []uint64{}
		for i, v := range values {
			c.set(uint64(i), v)
			ranks = append(ranks, uint64(i))
		}
		if got := c.gather(ranks, nil); !slices.Equal(got, values) || c.len() != len(values) {
			t.Fatalf("the column holds %v; want %v", got, values)
		}
		for i, v := range values {
			if c.at(uint64(i)) != v {
				t.Fatalf("%d is at %d; want %d", c.at(uint64(i)), i, v)
			}
		}
	})
}

// An arrow game is a graph whose arrows lead from larger to smaller numbers.
type arrows [][]uint64

func (g arrows) Options(p uint64) iter.Seq[uint64] { return slices.Values(g[p]) }

func (g arrows) Ranking(uint64) (grundy.Ranking[uint64], bool) {
	same := func(p uint64) uint64 { return p }
	return grundy.Ranking[uint64]{Size: uint64(len(g)), Rank: same, Unrank: same}, true
}

func (g arrows) listed() grundy.Ranking[uint64] {
	r, _ := g.Ranking(0)
	r.Options = func(rank uint64, list []uint64) []uint64 { return append(list, g[rank]...) }
	return r
}

// Tables of all sets of quantities, with options as positions and as ranks,
// against the definitions.
func TestTablesAgainstOracle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := arrows{nil}
		for n := 1; n < rapid.IntRange(1, 30).Draw(t, "positions"); n++ {
			g = append(g, rapid.SliceOfN(rapid.Uint64Range(0, uint64(n-1)), 0, 4).Draw(t, "options"))
		}
		play := rapid.SampledFrom(grundy.Plays[:]).Draw(t, "play")
		all := []quantity{outcome, value, remoteness, suspense, foreclosed}
		asked := rapid.Permutation(all).Draw(t, "order")[:rapid.IntRange(1, len(all)).Draw(t, "asked")]
		o := oracle.New[uint64](g)
		plain, _ := g.Ranking(0)
		for _, r := range []grundy.Ranking[uint64]{plain, g.listed()} {
			m := NewLedger(Limits{}).begin(context.Background(), "", 0)
			tables, err := fill(g, r, asked, play, m)
			if err != nil {
				t.Fatal(err)
			}
			for i, q := range asked {
				for p := range uint64(len(g)) {
					var found []uint32
					for _, option := range g[p] {
						found = append(found, tables[i].at(option))
					}
					want := q.combine(found, play, &nimber.Set{})
					switch q {
					case outcome:
						want = uint32(o.Outcome(p, play))
					case value:
						want = uint32(o.Grundy(p))
					case remoteness:
						want = uint32(o.Remoteness(p, play))
					case suspense:
						want = uint32(o.Suspense(p, play))
					}
					if got := tables[i].at(p); got != want {
						t.Fatalf("%v: the %s of %d is %d; want %d", g, q, p, got, want)
					}
				}
			}
		}
	})
}

// Options that are not below their parents are a mistake of the ranking, in
// either way of listing them.
func TestTableRefusesOptionsAbove(t *testing.T) {
	g := arrows{nil, {0}, {2}}
	plain, _ := g.Ranking(0)
	for _, r := range []grundy.Ranking[uint64]{plain, g.listed()} {
		l := NewLedger(Limits{})
		m := l.begin(context.Background(), "", 0)
		_, err := fill(g, r, []quantity{outcome, value}, grundy.Normal, m)
		want := "2 has rank 2, and its option 2 has rank 2: want a smaller one"
		if err == nil || err.Error() != want {
			t.Errorf("%v; want %s", err, want)
		}
		if m.end(); l.stored.Load() != 0 || l.bytes.Load() != 0 {
			t.Errorf("a table that was given up holds %d positions in %d bytes", l.stored.Load(), l.bytes.Load())
		}
	}
}
