package taking

// This file learns where common heaps of all values meet: the search for witnesses
// begins there.

// A place is the heap first, or a part of the way from there to the even pair.
type place struct{ first, eighths int }

// places are those that are tried. In 0.45 the witnesses have a small heap, in Grundy's
// game they are dense at a quarter.
var places = []place{{small + 1, 0}, {64, 0}, {256, 0}, {1024, 0}, {4096, 0}, {small + 1, 2}, {small + 1, 4}, {small + 1, 8}}

// Windows are the pairs to mark: begin … low-1 and first … end-1.
type windows struct{ begin, low, first, end int }

// windows returns so many pairs, of those up to last, from 1 on: in each window an even
// share, and in number a multiple of 8.
func (p place) windows(last, pairs int) (w windows) {
	half := min(pairs, last-small) / 2 &^ 7
	w.begin, w.low = 1, 1+small+half
	w.first = max(w.low, min(p.first+last*p.eighths/8, last-half+1))
	w.end = w.first + min(half, last-w.first+1)&^7
	return w
}

// leave takes away the pairs up to skip, and up to seven more. A multiple of 8
// is left in each window.
func (w *windows) leave(skip int) {
	if skip == 0 {
		return
	}
	w.low = max(w.low, skip+1)
	w.begin = skip + 1
	w.first += max(0, skip+8-w.first) &^ 7
	w.end = max(w.first, w.end)
}

// bestPlace returns the place where a few pairs leave the fewest values without a
// witness, for the last heaps known.
func (e *rare) bestPlace(v *Values) (best place) {
	const pairs = 256
	least := -1
	seen := make([]int, 2*e.size)
	stamp := 0
	for _, where := range places {
		left := 0
		for n := max(e.known-16, e.start/2); n < e.known; n++ {
			stamp++
			for _, p := range e.shape.splits {
				w := where.windows(p.last(n), pairs)
				for a := 1; a < w.end; a++ {
					if a == w.low {
						a = w.first
					}
					seen[v.At(a)^v.At(n-p.take-a)] = stamp
				}
			}
			for x := range v.At(n) {
				if seen[x] != stamp && !e.f.common(x, n) {
					left++
				}
			}
		}
		if least < 0 || left < least {
			least, best = left, where
		}
	}
	return best
}

// depth is how many pairs are marked before the values left are looked for one by
// one. It climbs to where the two together cost least.
type depth struct {
	pairs int
	down  bool
	heaps int
	work  int // since the last step, in marks
	last  int // in the epoch before
}

// add takes the work for a heap, and now and then changes the depth.
func (d *depth) add(work, most int) {
	d.work += work
	if d.heaps++; d.heaps < 256 {
		return
	}
	if d.work > d.last {
		d.down = !d.down
	}
	d.last, d.work, d.heaps = d.work, 0, 0
	if d.down {
		d.pairs -= d.pairs/8 + 1
	} else {
		d.pairs += d.pairs/8 + 1
	}
	d.pairs = max(8, min(d.pairs, most))
}

// A remainder is what is left to look at: between the windows, upwards and downwards, and above
// them.
type remainder struct {
	low, first, end, last int
	turn, length          int
}

func newRemainder(w windows, last, skip, pairs int) (a remainder) {
	a.low, a.first, a.end = w.low, w.first, w.end
	a.last, a.length = last, 128
	if pairs == 0 {
		a.low = 1 + together // the registers have no windows, and mark less
	}
	a.low = max(a.low, skip+1)
	a.first = max(a.low, a.first)
	a.end = max(a.low, a.end)
	return a
}

func (a *remainder) more() bool { return a.low < a.first || a.end <= a.last }

// stretch returns the next pairs to look at, from … to-1, which may be none.
func (a *remainder) stretch() (from, to int) {
	a.turn++
	switch a.turn % 3 {
	case 1:
		from = a.low
		to = min(a.first, from+a.length)
		a.low = to
	case 2:
		from = a.end
		to = min(a.last+1, from+a.length)
		a.end = to
	default:
		to = a.first
		from = max(a.low, to-a.length)
		a.first = from
		a.length *= 2
	}
	return from, to
}

// A witness is the smaller heap of a pair, and the move that leaves it.
type witness struct{ split, at int }

// The pairs about the last witness of a value are looked at before others.
const (
	hintBelow = 24
	hintAbove = 2048
)

// witness says whether a move to two heaps has the value x, which is not that of a
// pair marked, and how much work that was, in marks. look says which of the pairs
// from+(m-from) … (to-1)+(m-to+1) has it, or -1.
func (e *rare) witness(x, n, pairs int, look func(m, from, to int) (at, work int)) (found bool, work int) {
	hint := &e.hints[x]
	p := e.shape.splits[hint.split]
	if from, to := max(hint.at-hintBelow, e.skip+1), min(hint.at+hintAbove, p.last(n)+1); hint.at > 0 && from < to {
		at, steps := look(n-p.take, from, to)
		if work += steps; at >= 0 {
			hint.at = at
			return true, work
		}
	}
	for i, p := range e.shape.splits {
		for a := newRemainder(e.from.windows(p.last(n), pairs), p.last(n), e.skip, pairs); a.more(); {
			from, to := a.stretch()
			at, steps := look(n-p.take, from, to)
			if work += steps; at >= 0 {
				*hint = witness{i, at}
				return true, work
			}
		}
	}
	return false, work
}
