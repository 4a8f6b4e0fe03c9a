package solve

import (
	"slices"

	"example.org/grundy"
	"example.org/grundy/nimber"
)

// A table holds one quantity of every position of a ranking, from the ends
// upwards: when a position has its turn, its options are settled.
type table[P comparable] struct {
	ranking grundy.Ranking[P]
	cells   *column
}

// cell is the bytes of a position in a table, at the most.
const cell = 4

// size returns what the table holds: positions, and bytes.
func (t *table[P]) size() (positions, bytes uint64) {
	return uint64(t.cells.len()), cell * uint64(t.cells.len())
}

// fill computes the table of each of some quantities by the rules alone, all of
// them from one listing of the options.
//
// Cost: up to Size·4 bytes for each quantity, and every option of every position
// once.
func fill[P comparable](g grundy.Game[P], r grundy.Ranking[P], quantities []quantity, play grundy.Play, m *meter) ([]*table[P], error) {
	n := uint64(len(quantities))
	if err := m.keep(times(n, r.Size), times(cell*n, r.Size)); err != nil {
		return nil, err
	}
	f := filler[P]{game: g, ranking: r, quantities: quantities, play: play, meter: m, scale: newScale[P]()}
	for range quantities {
		f.columns = append(f.columns, newColumn(r.Size))
	}
	if err := f.fill(); err != nil {
		m.drop(n*r.Size, cell*n*r.Size)
		return nil, err
	}
	var tables []*table[P]
	for _, c := range f.columns {
		tables = append(tables, &table[P]{r, c})
	}
	return tables, nil
}

type filler[P comparable] struct {
	game       grundy.Game[P]
	ranking    grundy.Ranking[P]
	quantities []quantity
	columns    []*column
	play       grundy.Play
	meter      *meter
	scale      scale[P]
	found      []uint32
	seen       nimber.Set
}

func (f *filler[P]) fill() error {
	var ranks []uint64
	var err error
	for rank := range f.ranking.Size {
		if ranks, err = f.options(rank, ranks[:0]); err != nil {
			return err
		}
		for i, q := range f.quantities {
			f.columns[i].set(rank, f.combine(q, f.columns[i], ranks))
		}
		if err := f.meter.settle(1); err != nil {
			return err
		}
	}
	return nil
}

func (f *filler[P]) combine(q quantity, c *column, ranks []uint64) uint32 {
	f.found = c.gather(ranks, f.found)
	return q.combine(f.found, f.play, &f.seen)
}

// options appends the ranks of the options of a position: those that the ranking
// lists, or those of the positions that the game lists.
func (f *filler[P]) options(rank uint64, ranks []uint64) ([]uint64, error) {
	if f.ranking.Options == nil {
		return f.fromGame(rank, ranks)
	}
	ranks = f.ranking.Options(rank, ranks)
	for _, k := range ranks {
		if k >= rank {
			return nil, f.mistake(rank, f.ranking.Unrank(k), k)
		}
	}
	return ranks, f.meter.several(len(ranks))
}

func (f *filler[P]) fromGame(rank uint64, ranks []uint64) ([]uint64, error) {
	p := f.ranking.Unrank(rank)
	weight := f.scale.weigh(p)
	for option := range f.game.Options(p) {
		if err := f.meter.move(weight); err != nil {
			return nil, err
		}
		k := f.ranking.Rank(option)
		if k >= rank {
			return nil, f.mistake(rank, option, k)
		}
		ranks = append(ranks, k)
		if f.decided(k) {
			break
		}
	}
	return ranks, nil
}

// decided reports whether the option of that rank settles all that is asked.
func (f *filler[P]) decided(rank uint64) bool {
	return !slices.ContainsFunc(f.quantities, func(q quantity) bool { return q != outcome }) &&
		outcome.decides(f.columns[0].at(rank))
}

func (f *filler[P]) mistake(rank uint64, option P, k uint64) error {
	return grundy.Mistake(grundy.ErrLaw, "%v has rank %d, and its option %v has rank %d: want a smaller one", f.ranking.Unrank(rank), rank, option, k)
}

// several counts options that were listed together and without their positions.
func (m *meter) several(options int) error {
	if m.moves += uint64(options); m.moves >= uint64(m.movesStep) {
		return m.tell()
	}
	return nil
}

// covers reports whether p has a place in the table.
func (t *table[P]) covers(p P) bool {
	rank := t.ranking.Rank(p)
	return rank < t.ranking.Size && t.ranking.Unrank(rank) == p
}

func (t *table[P]) at(p P) uint32 { return t.cells.at(t.ranking.Rank(p)) }

// together returns q and the other quantities that one table may find with it:
// those of the answer at hand that are insisted on, where no theorem and no table
// knows them, if there is room for all.
func (r *run[P]) together(q quantity, p P, ranking grundy.Ranking[P]) []quantity {
	list := []quantity{q}
	for _, part := range numbers {
		if part.q == q || r.answer.Methods == nil || r.asked()&r.options.Must&part.ask == 0 {
			continue
		}
		if _, ok := theorem(r.game, part.q, p, r.options.Play); ok && r.options.Avoid&Theorem == 0 {
			continue
		}
		if _, ok := r.line(part.q, p); ok || r.tables[part.q] != nil && r.tables[part.q].covers(p) {
			continue
		}
		list = append(list, part.q)
	}
	if times(uint64(len(list)), ranking.Size) > r.room(q, r.ledger.allowed()) {
		return list[:1]
	}
	return list
}
