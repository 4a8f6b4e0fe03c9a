package solve

import (
	"cmp"
	"iter"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// moves lists the winning moves.
func (r *run[P]) moves(p P, must bool) error {
	if r.answer.Outcome == grundy.Previous {
		r.answer.Winning = grundy.Know([]P{})
		r.answer.Count = grundy.Know(nat.Nat{})
		r.answer.Methods[AskWinning] = r.answer.Method
		return nil
	}
	if r.answer.Outcome == grundy.Drawn {
		return r.drawing(p, must)
	}
	how := r.answer.Method
	c, method, ok := r.theoremMoves(p)
	if ok {
		how |= method
	} else {
		moves, methods, err := r.searchMoves(p, grundy.Previous, must)
		if err != nil {
			return err
		}
		c, how = all(moves), how|methods
	}
	r.answer.Methods[AskWinning] = how
	if first := r.options.First; first > 0 && len(c.First) > first {
		c.First = c.First[:first]
	}
	r.answer.Winning, r.answer.Count, r.answer.Recipe = grundy.Know(c.First), c.Count, c.Recipe
	return nil
}

// all makes choices of a whole list.
func all[P comparable](moves []P) grundy.Choices[P] {
	return grundy.Choices[P]{Count: grundy.Know(nat.Of(uint64(len(moves)))), First: moves}
}

// DefaultFirst is how many winning moves are listed where they are a product of
// choices and nobody said how many to list.
const DefaultFirst = 12

// theoremMoves asks the game for the winning moves, and returns the method as
// byTheorem does.
func (r *run[P]) theoremMoves(p P) (c grundy.Choices[P], method Method, ok bool) {
	if r.options.Avoid&Theorem != 0 {
		return c, 0, false
	}
	method = r.watch(func() { c, ok = r.choices(p) })
	return c, method, ok
}

func (r *run[P]) choices(p P) (grundy.Choices[P], bool) {
	if c, ok := r.game.(grundy.Chooser[P]); ok {
		first := r.options.First
		if first == 0 {
			first = DefaultFirst
		}
		if choices, ok := c.Choose(p, r.options.Play, first); ok {
			return choices, true
		}
	}
	if w, ok := r.game.(grundy.Winner[P]); ok {
		if moves, ok := w.Winning(p, r.options.Play); ok {
			return all(moves), true
		}
	}
	return grundy.Choices[P]{}, false
}

// searchMoves finds the options with an outcome, and by which methods.
func (r *run[P]) searchMoves(p P, want grundy.Outcome, must bool) ([]P, Method, error) {
	moves, methods := []P{}, Method(0)
	for q, err := range r.each(p) {
		if err != nil {
			return nil, methods, err
		}
		o, method, err := r.find(outcome, q, must)
		if err != nil {
			return nil, methods, err
		}
		methods |= method
		if outcomeOf(o) == want {
			moves = append(moves, q)
		}
	}
	return moves, methods, nil
}

// resist finds a move that holds out: the longest one where a theorem or a
// comparison of all options knows it, else any.
func (r *run[P]) resist(p P) {
	var slow P
	var some bool
	if st, ok := r.game.(grundy.Staller[P]); ok && r.options.Avoid&Theorem == 0 {
		var longest bool
		if slow, longest, some = st.Stall(p, r.options.Play); some && longest {
			r.answer.Resist, r.answer.Longest = grundy.Know(slow), true
			return
		}
	}
	defer r.ledger.modest()()
	if q, ok := r.longest(p); ok {
		r.answer.Resist, r.answer.Longest = grundy.Know(q), true
		return
	}
	for q := range r.game.Options(p) {
		if !some {
			slow, some = q, true
		}
		break
	}
	if some {
		r.answer.Resist = grundy.Know(slow)
	}
}

// longest returns the first option of the greatest remoteness; ok is false if
// there is no option, or if one is out of reach.
func (r *run[P]) longest(p P) (best P, ok bool) {
	var most nat.Nat
	for q, err := range r.each(p) {
		if err != nil {
			return best, false
		}
		n, _, err := r.find(remoteness, q, false)
		if err != nil {
			return best, false
		}
		if !ok || most.Less(n) {
			most, best, ok = n, q, true
		}
	}
	return best, ok
}

func outcomeOf(n nat.Nat) grundy.Outcome {
	w, _ := n.Uint64()
	return grundy.Outcome(w)
}

// each yields each option of p once, or an error if there are too many.
func (r *run[P]) each(p P) iter.Seq2[P, error] {
	return func(yield func(P, error) bool) {
		var none P
		m := r.ledger.begin(r.ctx, outcome.String(), 0)
		held, weight := uint64(0), weight(p)
		defer func() { m.drop(0, held); m.end() }()
		if err := cmp.Or(m.tell(), wide(m, r.game, p)); err != nil {
			yield(none, err)
			return
		}
		once := map[P]bool{}
		for q := range r.game.Options(p) {
			held += weight
			if err := cmp.Or(m.move(weight), m.hold(int64(weight))); err != nil {
				yield(none, err)
				return
			}
			if once[q] {
				continue
			}
			once[q] = true
			if !yield(q, nil) {
				return
			}
		}
	}
}

// relieve forgets what is remembered for quantities other than q, if that makes
// room enough for the meter to go on.
func (r *Solver[P]) relieve(m *meter, q quantity) bool {
	stored, bytes := r.spare(q)
	if stored == 0 {
		return false
	}
	for i := range r.memos {
		if quantity(i) != q {
			r.memos[i], r.tables[i] = nil, nil
		}
	}
	if q != value {
		r.lines = nil
	}
	r.ledger.release(stored, bytes)
	left := r.ledger.left()
	return left.Positions > 0 && left.Bytes > 0
}

// spare returns how much is remembered for quantities other than q.
func (r *Solver[P]) spare(q quantity) (stored, bytes uint64) {
	add := func(s, b uint64) { stored, bytes = stored+s, bytes+b }
	for i := range quantities {
		if i == q {
			continue
		}
		if t := r.tables[i]; t != nil {
			add(t.size())
		}
		if k := r.memos[i]; k != nil {
			add(k.size())
		}
	}
	if r.lines != nil && q != value {
		add(r.lines.size())
	}
	return stored + r.planned, bytes + cell*r.planned
}
