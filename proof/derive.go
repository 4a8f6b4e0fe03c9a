package proof

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"

	"example.org/grundy"
)

// A derivation checks the values of a certificate against the rule, each from the
// values before it: if all are right up to a heap, then so is that heap's.
//
// Where two heaps may be left, a hint spares most of the work. It calls some heaps
// few and the others many, by the parity of some bits of n and of g(n). This parity
// adds up where values are added, so two of the many have a sum whose parity follows
// from n and k: a value of the other parity can only come from a pair with one of the
// few. Such a value needs the few alone to be excluded. That a smaller value is an
// option needs one pair, which is looked for; that a value of the first parity is not
// needs all pairs. Whatever the hint says, nothing is left out that could matter.
type derivation struct {
	rule   Rule
	values []uint16
	hint   Hint
	flip   bool
	still  map[int]bool
	limits Limits
	splits []int // numbers after which two heaps of some sizes may be left
	span   int   // a power of two above all values, and so above their sums
	few    []few
	steps  atomic.Int64 // pairs of heaps looked at, and options of one heap
	wrong  atomic.Int64 // the least heap whose value is known to be wrong
}

// A few is one of the few heaps.
type few struct {
	heap  int32
	value uint16
}

func newDerivation(r Rule, values []uint16, hint Hint, limits Limits) *derivation {
	d := &derivation{rule: r, values: values, hint: hint, flip: hint.flips(r), limits: limits, still: map[int]bool{}, span: 1}
	for k, digit := range r.Digits {
		if digit.allows(2) {
			d.splits = append(d.splits, k)
		}
	}
	for _, n := range r.Still {
		d.still[n] = true
	}
	for n, x := range values {
		for int(x) >= d.span {
			d.span *= 2
		}
		if n > 0 && len(d.splits) > 0 && !hint.side(n, x, d.flip) {
			d.few = append(d.few, few{int32(n), x})
		}
	}
	d.wrong.Store(int64(len(values)))
	return d
}

// block is how many heaps a goroutine checks at a time.
const block = 256

// run checks all values.
//
// Cost: a step for each option of one heap; for each pair of heaps with one of the
// few; and for each few heap up to n/2 of them. Two steps take about a nanosecond.
// Errors: [FalseError] for the first value that is wrong; [grundy.ErrLimit]; the error
// of ctx.
func (d *derivation) run(ctx context.Context) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var next atomic.Int64
	var all sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		all.Go(func() {
			w := &worker{derivation: d, seen: make([]uint32, d.span)}
			for {
				from := int(next.Add(block)) - block
				if int64(from) >= d.wrong.Load() || ctx.Err() != nil {
					return
				}
				if err := w.block(ctx, from); err != nil {
					cancel(err)
					return
				}
			}
		})
	}
	all.Wait()
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if n := int(d.wrong.Load()); n < len(d.values) {
		return falseAt(grundy.Say("the value of heap {n}", "堆 {n} 的值", "n", n),
			grundy.Say("the certificate says {x}, the rule gives {y}", "证书为 {x}，由规则得 {y}", "x", int(d.values[n]), "y", d.define(n)))
	}
	return nil
}

// block checks the values of a block of heaps.
func (w *worker) block(ctx context.Context, from int) error {
	for n := from; n < min(from+block, len(w.values)); n++ {
		ok, err := w.value(ctx, n)
		if err != nil {
			return err
		}
		if !ok {
			for old := w.wrong.Load(); int64(n) < old && !w.wrong.CompareAndSwap(old, int64(n)); old = w.wrong.Load() {
			}
			return nil
		}
	}
	if watch := w.limits.Watch; watch != nil {
		watch.of.Store(int64(len(w.values)))
		watch.heaps.Add(int64(min(block, len(w.values)-from)))
	}
	return nil
}

// pause counts the steps done since the last pause, and reports whether to go on.
func (w *worker) pause(ctx context.Context) error {
	if steps := w.steps.Add(w.done); steps > w.limits.Steps {
		return beyond(grundy.Grouped(uint64(w.limits.Steps)) + " steps")
	}
	w.done = 0
	return ctx.Err()
}

// A worker checks values with memory of its own.
type worker struct {
	*derivation
	seen []uint32 // seen[x] == n+1: an option of n with the value x was found
	now  uint32
	lack int   // values below that of n for which no option is found yet
	done int64 // steps
	goal uint16
}

// note marks that there is an option of value x.
func (w *worker) note(x uint16) {
	if w.seen[x] != w.now {
		w.seen[x] = w.now
		if x < w.goal {
			w.lack--
		}
	}
}

// value reports whether the value of a heap of n is right, if those of all smaller
// heaps are.
func (w *worker) value(ctx context.Context, n int) (ok bool, err error) {
	w.goal, w.now = w.values[n], uint32(n)+1
	w.lack = int(w.goal)
	if w.still[n] {
		return w.goal == 0, nil
	}
	w.single(n)
	for _, k := range w.splits {
		w.withFew(n, k)
		if err := w.pause(ctx); err != nil {
			return false, err
		}
	}
	for a := 1; w.lack > 0 && 2*a <= n; a += stretch {
		for _, k := range w.splits {
			w.search(n, k, a)
		}
		if err := w.pause(ctx); err != nil {
			return false, err
		}
	}
	for _, k := range w.splits {
		// two of the many may have the value too, if it is of their parity
		if n-k >= 2 && w.rule.Digits[k].Sizes != Equal && w.hint.manyGive(n-k, w.goal) && w.found(n, k) {
			return false, nil
		}
		if err := w.pause(ctx); err != nil {
			return false, err
		}
	}
	return w.lack == 0 && w.seen[w.goal] != w.now, w.pause(ctx)
}

// single notes the options that are one heap, none, or two equal ones.
func (w *worker) single(n int) {
	most := n
	if w.rule.Tail == 0 {
		most = min(n, len(w.rule.Digits)-1)
	}
	w.done += int64(most) + 1
	for k := range most + 1 {
		d := w.rule.digit(k)
		for _, j := range d.Heaps {
			switch {
			case j == 0 && n == k && n > 0:
				w.note(0)
			case j == 1 && n > k:
				w.note(w.values[n-k])
			case j == 2 && d.Sizes == Equal && n > k && (n-k)%2 == 0:
				w.note(0)
			}
		}
	}
}

// withFew notes the options that are two heaps, one of them few.
func (w *worker) withFew(n, k int) {
	left, sizes := n-k, w.rule.Digits[k].Sizes
	if sizes == Equal || left < 2 {
		return
	}
	for _, f := range w.few {
		if int(f.heap) >= left {
			break
		}
		w.done++
		if sizes == Unequal && 2*int(f.heap) == left {
			continue
		}
		w.note(f.value ^ w.values[left-int(f.heap)])
	}
}

// stretch is how many pairs are searched at a time for each number taken.
const stretch = 256

// search notes the options that are two heaps, the smaller in a stretch from low on,
// until no smaller value is lacking.
func (w *worker) search(n, k, low int) {
	left, sizes := n-k, w.rule.Digits[k].Sizes
	if sizes == Equal {
		return
	}
	for a := low; a < low+stretch && 2*a <= left && w.lack > 0; a++ {
		w.done++
		if sizes == Unequal && 2*a == left {
			continue
		}
		w.note(w.values[a] ^ w.values[left-a])
	}
}

// found reports whether two heaps that n leaves have its value.
func (w *worker) found(n, k int) bool {
	left := n - k
	most := left / 2
	if w.rule.Digits[k].Sizes == Unequal {
		most = (left - 1) / 2
	}
	w.done += int64(most)
	low, high := w.values[1:most+1], w.values[left-most:left]
	for i, x := range low {
		if x^high[len(high)-1-i] == w.goal {
			return true
		}
	}
	return false
}

// manyGive reports whether two of the many that have left counters in all can have a
// value. The flip is in both, and falls out.
func (h Hint) manyGive(left int, value uint16) bool {
	return !h.side(left, value, false)
}

// define returns the value of a heap of n by the definition.
func (d *derivation) define(n int) int {
	options := map[int]bool{}
	if !d.still[n] && n > 0 {
		for k := range n + 1 {
			digit := d.rule.digit(k)
			for _, j := range digit.Heaps {
				switch {
				case j == 0 && n == k:
					options[0] = true
				case j == 1 && n > k:
					options[int(d.values[n-k])] = true
				case j == 2:
					for a := 1; 2*a <= n-k; a++ {
						b := n - k - a
						if digit.Sizes == Any || a == b == (digit.Sizes == Equal) {
							options[int(d.values[a]^d.values[b])] = true
						}
					}
				}
			}
		}
	}
	x := 0
	for options[x] {
		x++
	}
	return x
}
