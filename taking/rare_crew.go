package taking

// This file lets a crew compute a block of heaps with the engine rare; see crew.go.

// portion is how many heaps of a block each hand takes.
const portion = 32

// An ahead is what a hand has found about a heap: x is a value of the rare kind that no
// move has that it looked at.
type ahead struct {
	x     uint32
	alone bool
}

// crowd is how many rare heaps make a crew worth its while. Where they are fewer, most work is
// to look for witnesses, of which many have a small heap, and a hand does not see those.
const crowd = 600

// worthCrew reports whether the next heaps are for a crew.
func (e *rare) worthCrew(v *Values, team *crew) bool {
	return team.size() > 1 && v.Width() < 4 && e.size > most && e.known >= e.crewFrom && len(e.at) >= e.crowd && e.trial.crew(e.known)
}

// share computes the next heaps below to with a crew: as many as it takes at once, or
// less if their values become wider.
func (e *rare) share(v *Values, team *crew, to int) {
	first := e.known
	end := min(to, first+portion*team.size())
	skip := (end - first + 15) &^ 7
	size := e.size
	if v.Width() == 2 {
		e.lowBytes(v)
	}
	team.each(func(worker int) {
		h := e.hands[worker]
		h.follow(e, skip)
		h.lookAhead(v, min(first+portion*worker, end), min(first+portion*(worker+1), end))
	})
	width := v.Width()
	for n := first; n < end && v.Width() == width && e.size == size; n++ {
		h, i := e.hands[(n-first)/portion], (n-first)%portion
		x := uint32(0)
		switch {
		case e.shape.stuck(n):
		case width == 1:
			x = e.finish(v.bytes, n, skip, &h.blocks[i/together].flags[i%together], h.found[i])
		default:
			x = e.finishPairs(v.pairs, n, skip, &h.rows[i/together][i%together].flags, h.found[i])
		}
		if width == 2 {
			e.wide.low = append(e.wide.low, uint8(x))
		}
		e.put(v, x)
	}
}

// follow prepares a hand to look for e.
func (h *rare) follow(e *rare, skip int) {
	h.f, h.at, h.mates, h.size, h.kind, h.from, h.depth, h.skip = e.f, e.at, e.mates, e.size, e.kind, e.from, e.depth, skip
	if len(h.hints) < len(e.hints) {
		h.hints = append(h.hints, make([]witness, len(e.hints)-len(h.hints))...)
	}
	if e.wide != nil {
		if h.wide == nil {
			h.wide = new(pairBlock)
		}
		h.wide.low, h.wide.kind = e.wide.low, e.wide.kind
	}
}

// lookAhead looks at the heaps from … to-1.
func (h *rare) lookAhead(v *Values, from, to int) {
	if v.Width() == 1 && h.blocks == nil {
		h.blocks = make([]block, portion/together)
	}
	if v.Width() == 2 && h.rows == nil {
		h.rows = make([][together]row, portion/together)
	}
	for first := from; first < to; first += together {
		b := (first - from) / together
		if v.Width() == 1 {
			h.mark(v.bytes, first, &h.blocks[b])
		} else {
			h.markBlock(v.pairs, first, &h.rows[b])
		}
		for n := first; n < min(to, first+together); n++ {
			found := &h.found[n-from]
			if v.Width() == 1 {
				flags := &h.blocks[b].flags[n-first]
				markSingles(&h.shape, v.bytes, n, flags[:])
				found.x, found.alone = h.look(v.bytes, n, flags)
			} else {
				flags := &h.rows[b][n-first].flags
				markSingles(&h.shape, v.pairs, n, flags[:])
				found.x, found.alone = h.lookPairs(v.pairs, n, flags)
			}
		}
	}
}
