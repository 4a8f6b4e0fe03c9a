package stress

import (
	"context"
	"time"

	"example.org/grundy/internal/input"
)

const (
	mostRuns   = 5000
	mostJoined = 500
	mostHeld   = 50_000 // numbers in one run
)

// A reducer makes an input small at which the program fails.
type reducer struct {
	*search
	kind   Verdict
	limits Limits
	runs   int
	until  time.Time
}

// reduce makes the input of an outcome small.
func (s *search) reduce(ctx context.Context, o outcome) (*Found, error) {
	r := &reducer{search: s, kind: o.verdict, limits: s.Limits.filled(), until: time.Now().Add(s.Patience)}
	full := r.limits.Time
	if r.kind == TimeOut { // what runs for ever need not run for long each time
		r.limits.Time = min(full, max(100*time.Millisecond, 10*s.longest))
	}
	least, alone := r.isolate(ctx, o)
	if !r.confirmed(ctx, &least, full) {
		least, alone = o, false
	}
	found := &Found{Cases: o.tree.Cases(), Least: o.listed && alone}
	for r.more(ctx) {
		next := least
		for smaller, ok := r.step(ctx, next); ok; smaller, ok = r.step(ctx, next) {
			next = smaller
		}
		if next.tree == least.tree {
			break
		}
		if r.confirmed(ctx, &next, full) {
			least = next
			break
		}
		if r.limits.Time >= full { // it fails, and does not
			break
		}
		r.limits.Time = min(full, 4*r.limits.Time) // it was slow, and yet in time
	}
	if err := context.Cause(ctx); err != nil {
		return nil, err
	}
	found.Limited = !r.more(ctx)
	found.Tree, found.In, found.Expected = least.tree, least.tree.Bytes(), least.want
	found.Got, found.Verdict, found.Detail, found.Stderr = least.run.Out, least.verdict, least.run.Detail, least.run.Stderr
	found.Runs = r.runs
	return found, nil
}

// confirmed reports whether the outcome is the same with all the time that is allowed, and
// puts the one of that run in its place.
func (r *reducer) confirmed(ctx context.Context, o *outcome, full time.Duration) bool {
	if r.limits.Time == full {
		return true
	}
	again := r.try(ctx, outcome{tree: o.tree, cases: o.cases}, Limits{Time: full, Memory: r.limits.Memory, Output: r.limits.Output})
	if again.err != nil || again.verdict != r.kind {
		return false
	}
	*o = again
	return true
}

func (r *reducer) more(ctx context.Context) bool {
	return ctx.Err() == nil && r.runs < mostRuns && time.Now().Before(r.until)
}

// fails runs an input and reports whether the program fails as it did.
func (r *reducer) fails(ctx context.Context, t *input.Tree) (outcome, bool) {
	r.runs++
	o := r.try(ctx, outcome{tree: t, cases: t.Cases()}, r.limits)
	return o, o.err == nil && o.verdict == r.kind
}

// isolate finds a case that fails without the others, if there is one. alone reports that
// it is the first that fails.
func (r *reducer) isolate(ctx context.Context, o outcome) (least outcome, alone bool) {
	cases := o.tree.Cases()
	if !r.grammar.Batch() || cases <= 1 {
		return o, true
	}
	if at, ok := r.suspect(o); ok {
		if one, fails := r.fails(ctx, o.tree.Only(at)); fails {
			return one, true
		}
	}
	least = o
	good, bad := 0, cases // so many cases from the front on are right, or fail
	for bad-good > 1 && r.more(ctx) {
		middle := (good + bad) / 2
		if part, fails := r.fails(ctx, o.tree.Part(0, middle)); fails {
			bad, least = middle, part
		} else {
			good = middle
		}
	}
	if bad > 1 {
		if one, fails := r.fails(ctx, o.tree.Only(bad-1)); fails {
			return one, true
		}
	}
	return least, bad == 1
}

// suspect is the case to which the first wrong line belongs, where every case has as
// many lines as the others.
func (r *reducer) suspect(o outcome) (at int, ok bool) {
	want := len(lines(o.want))
	if o.verdict != Wrong || o.cases == 0 || want%o.cases != 0 || want == 0 {
		return 0, false
	}
	at = o.line / (want / o.cases)
	return at, at < o.cases
}

// step finds a smaller input that fails.
func (r *reducer) step(ctx context.Context, o outcome) (outcome, bool) {
	var held []*input.Tree
	size := 0
	for t := range o.tree.Smaller() {
		if !r.more(ctx) {
			return o, false
		}
		if r.kind != Wrong || !r.grammar.Batch() || t.Cases() != 1 {
			if next, fails := r.fails(ctx, t); fails {
				return next, true
			}
			continue
		}
		held = append(held, t)
		if size += t.Numbers(); len(held) < mostJoined && size < mostHeld {
			continue
		}
		if next, fails := r.together(ctx, held); fails {
			return next, true
		}
		held, size = nil, 0
	}
	return r.together(ctx, held)
}

// together runs inputs of one case as one input, and finds the first that fails.
func (r *reducer) together(ctx context.Context, list []*input.Tree) (outcome, bool) {
	for len(list) > 0 && r.more(ctx) {
		joined, taken := input.Join(list, mostJoined)
		o, fails := r.fails(ctx, joined)
		if taken == 1 {
			if fails {
				return o, true
			}
			list = list[1:]
			continue
		}
		if at, ok := r.suspect(o); ok && fails {
			if one, alone := r.fails(ctx, list[at]); alone {
				return one, true
			}
		}
		if fails {
			if one, alone := r.among(ctx, list[:taken]); alone {
				return one, true
			}
		}
		if o.failed() { // in a way that tells nothing about one of them
			for _, t := range list[:taken] {
				if one, fails := r.fails(ctx, t); fails {
					return one, true
				}
			}
		}
		list = list[taken:]
	}
	return outcome{}, false
}

// among finds one of some inputs of one case, which fail together, by halving: the last
// of the fewest from the front on that fail. Their lines do not tell which one it is.
func (r *reducer) among(ctx context.Context, list []*input.Tree) (outcome, bool) {
	good, bad := 0, len(list)
	for bad-good > 1 && r.more(ctx) {
		middle := (good + bad) / 2
		joined, taken := input.Join(list[:middle], middle)
		if taken < middle {
			break
		}
		if _, fails := r.fails(ctx, joined); fails {
			bad = middle
		} else {
			good = middle
		}
	}
	return r.fails(ctx, list[bad-1])
}
