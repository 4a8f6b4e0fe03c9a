package solve

import (
	"context"
	"math"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// infinite is the label of a position whose loopy value is no number.
const infinite = math.MaxInt32

// unlabelled is the label of a position that has none yet.
const unlabelled = -1

// label finds the loopy values of all positions, number by number. A position has the
// value n if its options have all smaller ones and not n, and if each of the others has an
// option of the value n, by which a move there is undone. Where there is no number n
// among the options of a position, and it has not this value, it is infinite.
//
// Cost: for each number that occurs, each option once.
//
// Source: Smith 1966; Fraenkel and Perl 1975; Winning Ways, chapter 12.
func (n *network[P]) label(m *meter) error {
	if n.values != nil {
		return nil
	}
	labels := make([]int32, len(n.list))
	for i := range labels {
		labels[i] = unlabelled
	}
	for number, left := int32(0), len(labels); left > 0; number++ {
		done, err := n.labelOne(number, labels, m)
		if err != nil {
			return err
		}
		left -= done
	}
	n.values = labels
	return nil
}

// labelOne gives the label number where it belongs, and infinite where neither a position
// nor one of its options has it. It returns how many positions were labelled.
func (n *network[P]) labelOne(number int32, labels []int32, m *meter) (done int, err error) {
	covered := make([]bool, len(labels)) // whether an option has the number
	waits := make([]int32, len(labels))  // options that are no numbers and not covered
	for k, parents := range n.parents {
		if err := m.move(own + 16*uint64(len(parents))); err != nil {
			return 0, err
		}
		if labels[k] == unlabelled || labels[k] == infinite {
			for _, i := range parents {
				waits[i]++
			}
		}
	}
	var queue []int32
	for i, w := range waits {
		if w == 0 && labels[i] == unlabelled {
			queue = append(queue, int32(i))
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		v := queue[0]
		if covered[v] || labels[v] != unlabelled {
			continue
		}
		labels[v] = number
		done++
		for _, x := range n.parents[v] {
			if covered[x] {
				continue
			}
			covered[x] = true
			if labels[x] != unlabelled && labels[x] != infinite {
				continue // a larger or smaller number never waits for this one
			}
			for _, y := range n.parents[x] {
				if waits[y]--; waits[y] == 0 && !covered[y] && labels[y] == unlabelled {
					queue = append(queue, y)
				}
			}
		}
	}
	for i := range labels {
		if labels[i] == unlabelled && !covered[i] {
			labels[i] = infinite
			done++
		}
	}
	return done, nil
}

// value returns the loopy value of position k.
func (n *network[P]) value(k int32) grundy.LoopyValue {
	if n.values[k] != infinite {
		return grundy.FiniteValue(nat.Of(uint64(n.values[k])))
	}
	var numbers []nat.Nat
	for q := range n.game.Options(n.list[k]) {
		if v := n.values[n.number[q]]; v != infinite {
			numbers = append(numbers, nat.Of(uint64(v)))
		}
	}
	return grundy.InfiniteValue(numbers...)
}

// LoopyValue returns what p counts in a sum in normal play, where play may repeat a
// position, and how that was found. Errors are those of [Solver.Outcome].
func (s *Solver[P]) LoopyValue(ctx context.Context, p P) (grundy.LoopyValue, Found, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := s.start(ctx)
	if s.options.Rehearse { // a number is as good as any value
		s.ledger.computed.Store(true)
		r.note(p, Way{Ask: AskGrundy, Method: Search, Why: backwards.phrase(0, s.ledger.left().Positions)})
		return grundy.FiniteValue(nat.Of(1)), Found{Method: Search}, nil
	}
	v, method, err := r.loopyValue(p)
	if method != Theorem {
		s.ledger.computed.Store(true)
	}
	return v, Found{method, r.answer.Positions}, err
}

func (r *run[P]) loopyValue(p P) (v grundy.LoopyValue, method Method, err error) {
	if v, method, ok := r.loopyTheorem(p); ok {
		return v, method, nil
	}
	if r.options.Avoid&Search != 0 {
		return v, Search, avoidedAll("loopy value")
	}
	m := r.ledger.begin(r.ctx, "loopy value", 0)
	defer func() { m.end(); r.answer.Positions += m.done }()
	n, k, err := r.network(p, m)
	if err == nil {
		err = n.label(m)
	}
	if err != nil {
		return v, Search, err
	}
	return n.value(k), Search, nil
}
