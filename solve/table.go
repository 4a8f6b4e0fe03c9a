package solve

import (
	"example.org/grundy"
	"example.org/grundy/nimber"
)

// A table holds one quantity of every position of a ranking, from the ends
// upwards: when a position has its turn, its options are settled.
type table[P comparable] struct {
	ranking grundy.Ranking[P]
	cells   []uint32
}

// cell is the bytes of a position in a table.
const cell = 4

// size returns what the table holds: positions, and bytes.
func (t *table[P]) size() (positions, bytes uint64) {
	return uint64(len(t.cells)), cell * uint64(len(t.cells))
}

// fill computes the table of q by the rules alone.
//
// Cost: Size·4 bytes, and every option of every position once.
func fill[P comparable](g grundy.Game[P], r grundy.Ranking[P], q quantity, play grundy.Play, m *meter) (*table[P], error) {
	if err := m.keep(r.Size, cell*r.Size); err != nil {
		return nil, err
	}
	t := &table[P]{ranking: r, cells: make([]uint32, r.Size)}
	if err := t.fill(g, q, play, m); err != nil {
		m.drop(t.size())
		return nil, err
	}
	return t, nil
}

func (t *table[P]) fill(g grundy.Game[P], q quantity, play grundy.Play, m *meter) error {
	r := t.ranking
	var found []uint32
	var seen nimber.Set
	for rank := range r.Size {
		found = found[:0]
		p := r.Unrank(rank)
		weight := weight(p)
		for option := range g.Options(p) {
			if err := m.move(weight); err != nil {
				return err
			}
			k := r.Rank(option)
			if k >= rank {
				return grundy.Mistake(grundy.ErrLaw, "%v has rank %d, and its option %v has rank %d: want a smaller one", p, rank, option, k)
			}
			v := t.cells[k]
			found = append(found, v)
			if q.decides(v) {
				break
			}
		}
		t.cells[rank] = q.combine(found, play, &seen)
		if err := m.settle(1); err != nil {
			return err
		}
	}
	return nil
}

// covers reports whether p has a place in the table.
func (t *table[P]) covers(p P) bool {
	rank := t.ranking.Rank(p)
	return rank < t.ranking.Size && t.ranking.Unrank(rank) == p
}

func (t *table[P]) at(p P) uint32 { return t.cells[t.ranking.Rank(p)] }
