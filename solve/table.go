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

// fill computes the table of q by the rules alone.
//
// Cost: Size·4 bytes, and every option of every position once.
func fill[P comparable](g grundy.Game[P], r grundy.Ranking[P], q quantity, play grundy.Play, m *meter) (*table[P], error) {
	t := &table[P]{ranking: r, cells: make([]uint32, r.Size)}
	var found []uint32
	var seen nimber.Set
	for rank := range r.Size {
		found = found[:0]
		p := r.Unrank(rank)
		weight := weight(p)
		for option := range g.Options(p) {
			if err := m.move(weight); err != nil {
				return nil, err
			}
			k := r.Rank(option)
			if k >= rank {
				return nil, grundy.Mistake(grundy.ErrLaw, "%v has rank %d, and its option %v has rank %d: want a smaller one", p, rank, option, k)
			}
			v := t.cells[k]
			found = append(found, v)
			if q.decides(v) {
				break
			}
		}
		t.cells[rank] = q.combine(found, play, &seen)
		m.positions++
	}
	return t, nil
}

// covers reports whether p has a place in the table.
func (t *table[P]) covers(p P) bool {
	rank := t.ranking.Rank(p)
	return rank < t.ranking.Size && t.ranking.Unrank(rank) == p
}

func (t *table[P]) at(p P) uint32 { return t.cells[t.ranking.Rank(p)] }
