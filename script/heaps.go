package script

import (
	"cmp"
	"fmt"
	"slices"

	"go.starlark.net/starlark"
)

// The short form: take(n) lists the numbers that may be taken from a heap of n, and
// breaks(n) lists what may be left of it, each a heap or a list of heaps. A position is a
// row of heaps, which is their sum.

// mostHeap is the greatest heap whose value is computed from the rules, and hugeHeap the
// greatest of a file that claims values or outcomes.
const (
	mostHeap = 10_000_000
	hugeHeap = 1 << 62
)

// mostOf is the greatest heap of a position.
func (f *file) mostOf() int {
	if f.value != nil || f.outcome != nil {
		return hugeHeap
	}
	return mostHeap
}

func (f *file) onlyHeaps(list starlark.Tuple) error {
	for _, v := range list {
		if _, err := readHeap(v, f.mostOf()); err != nil {
			return err
		}
	}
	return nil
}

// readHeap reads a heap of at most so many.
func readHeap(v starlark.Value, most int) (int, error) {
	n, ok := v.(starlark.Int)
	if !ok {
		return 0, fmt.Errorf("want a heap, a whole number; got %s", shown(v))
	}
	w, ok := n.Int64()
	if !ok || w < 0 || w > int64(most) {
		return 0, fmt.Errorf("heap %s: want a number from 0 to %d", shown(v), most)
	}
	return int(w), nil
}

func heapsOf(p Position) []int {
	t := p.value().(starlark.Tuple)
	list := make([]int, len(t))
	for i, v := range t {
		list[i], _ = readHeap(v, hugeHeap)
	}
	return list
}

func (r *rules) row(list []int) (Position, error) {
	t := make(starlark.Tuple, len(list))
	for i, n := range list {
		t[i] = starlark.MakeInt(n)
	}
	return r.intern(t)
}

// each gives yield the members of what a function of the file returned. ok is false for
// a value that has none.
func each(v starlark.Value, yield func(starlark.Value) error) (ok bool, err error) {
	items, ok := v.(starlark.Iterable)
	if !ok {
		return false, nil
	}
	if list, ok := v.(starlark.Indexable); ok { // without an iterator
		for i := range list.Len() {
			if err := yield(list.Index(i)); err != nil {
				return true, err
			}
		}
		return true, nil
	}
	for x := range starlark.Elements(items) {
		if err := yield(x); err != nil {
			return true, err
		}
	}
	return true, nil
}

// moves gives yield what each move leaves of a heap of n, in a slice that is valid until
// the next one. The functions of the file are called once.
func (g *game) moves(n int, yield func(heaps []int)) error {
	f := g.family
	if f.coded || f.splits != nil {
		for heaps := range f.rule.Moves(n) {
			yield(heaps)
		}
	}
	if f.coded {
		return nil
	}
	left := make([]int, 1, 8)
	for _, k := range f.takes {
		if k <= n {
			left[0] = n - k
			yield(left)
		}
	}
	if f.take != nil {
		if err := g.takings(n, left, yield); err != nil {
			return err
		}
	}
	if f.breaks != nil {
		return g.breakings(n, left, yield)
	}
	return nil
}

// takings are the moves that take lists.
func (g *game) takings(n int, left []int, yield func(heaps []int)) error {
	f := g.family.take
	v, err := g.call(f, starlark.MakeInt(n))
	if err != nil {
		return err
	}
	ok, err := each(v, func(x starlark.Value) error {
		k, err := readHeap(x, n)
		if err != nil || k < 1 {
			return notTaken(f, n, x)
		}
		left[0] = n - k
		yield(left)
		return nil
	})
	if !ok {
		return heapMistake(f, n, "want a list of numbers; got %s", shown(v))
	}
	return err
}

// breakings are the moves that breaks lists.
func (g *game) breakings(n int, left []int, yield func(heaps []int)) error {
	f := g.family.breaks
	v, err := g.call(f, starlark.MakeInt(n))
	if err != nil {
		return err
	}
	var of starlark.Value // a move
	put := func(y starlark.Value) error {
		k, err := readHeap(y, n-1)
		if err == nil {
			left = append(left, k)
			return nil
		}
		if k, other := readHeap(y, hugeHeap); other == nil && k >= n {
			return heapMistake(f, n, "%s leaves a heap of %d: want smaller ones, so that play ends", shown(of), k)
		}
		return heapMistake(f, n, "%v", err)
	}
	ok, err := each(v, func(x starlark.Value) error {
		left, of = left[:0], x
		ok, err := each(x, put)
		if !ok {
			err = put(x)
		}
		if err == nil {
			yield(left)
		}
		return err
	})
	if !ok {
		return heapMistake(f, n, "want a list of lists of heaps; got %s", shown(v))
	}
	return err
}

func heapMistake(f *function, n int, format string, args ...any) error {
	return mistake(f.Position(), "%s(%d): %s", f.name, n, fmt.Sprintf(format, args...))
}

// notTaken says that take lists what cannot be taken.
func notTaken(f *function, n int, x starlark.Value) error {
	want := fmt.Sprintf("numbers from 1 to %d", n)
	if n == 0 {
		want = "no number, since the heap is empty"
	}
	return mistake(f.Position(), "%s(%d): want %s; got %s", f.name, n, want, shown(x)).
		WithHint("leave out what is larger than the heap, as in [k for k in (1, 3, 4) if k <= n]")
}

func (g *game) expandHeaps(p Position) ([]Position, error) {
	list := heapsOf(p)
	var options []Position
	for i, n := range list {
		var failed error
		err := g.moves(n, func(heaps []int) {
			if failed != nil {
				return
			}
			var q Position
			if q, failed = g.row(slices.Concat(list[:i], heaps, list[i+1:])); failed == nil {
				options = append(options, q)
			}
		})
		if err = cmp.Or(err, failed); err != nil {
			return nil, err
		}
	}
	return options, nil
}

func (g *game) splitHeaps(p Position) ([]Position, bool) {
	list := heapsOf(p)
	if len(list) < 2 {
		return nil, false
	}
	parts := make([]Position, len(list))
	for i, n := range list {
		parts[i], _ = g.row([]int{n})
	}
	return parts, true
}

func (g *game) normalHeaps(p Position) Position {
	list := heapsOf(p)
	if slices.IsSorted(list) {
		return p
	}
	slices.Sort(list)
	q, err := g.row(list)
	if err != nil {
		return p
	}
	return q
}
