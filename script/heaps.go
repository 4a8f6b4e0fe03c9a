package script

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"go.starlark.net/starlark"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// The short form: take(n) lists the numbers that may be taken from a heap of n, and
// breaks(n) lists what may be left of it, each a heap or a list of heaps. A position is a
// row of heaps, which is their sum.

// heapValues are the nim-sequence of the short form, as far as it is known.
type heapValues struct {
	mu     sync.Mutex
	values []uint32
}

// mostHeap is the greatest heap of the short form.
const mostHeap = 10_000_000

func onlyHeaps(list starlark.Tuple) error {
	for _, v := range list {
		if _, err := readHeap(v); err != nil {
			return err
		}
	}
	return nil
}

func readHeap(v starlark.Value) (int, error) {
	n, ok := v.(starlark.Int)
	if !ok {
		return 0, fmt.Errorf("want a heap, a whole number; got %s", shown(v))
	}
	w, ok := n.Int64()
	if !ok || w < 0 || w > mostHeap {
		return 0, fmt.Errorf("heap %s: want a number from 0 to %d", shown(v), mostHeap)
	}
	return int(w), nil
}

func heapsOf(p Position) []int {
	t := p.node.value.(starlark.Tuple)
	list := make([]int, len(t))
	for i, v := range t {
		list[i], _ = readHeap(v)
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

// listed returns what a function of the file lists for a heap of n.
func (g *game) listed(f *function, n int, want string) (starlark.Iterable, error) {
	v, err := g.call(f, starlark.MakeInt(n))
	if err != nil {
		return nil, err
	}
	items, ok := v.(starlark.Iterable)
	if !ok {
		return nil, heapMistake(f, n, "want %s; got %s", want, shown(v))
	}
	return items, nil
}

// moves returns what the moves leave of a heap of n.
func (g *game) moves(n int) ([][]int, error) {
	var left [][]int
	for heaps := range g.family.rule.Moves(n) {
		left = append(left, slices.Clone(heaps))
	}
	if g.family.coded {
		return left, nil
	}
	for _, k := range g.family.takes {
		if k <= n {
			left = append(left, []int{n - k})
		}
	}
	if f := g.family.take; f != nil {
		items, err := g.listed(f, n, "a list of numbers")
		if err != nil {
			return nil, err
		}
		for x := range starlark.Elements(items) {
			k, err := readHeap(x)
			if err != nil || k < 1 || k > n {
				return nil, heapMistake(f, n, "want numbers from 1 to %d; got %s", n, shown(x))
			}
			left = append(left, []int{n - k})
		}
	}
	f := g.family.breaks
	if f == nil {
		return left, nil
	}
	items, err := g.listed(f, n, "a list of lists of heaps")
	if err != nil {
		return nil, err
	}
	for x := range starlark.Elements(items) {
		members, ok := x.(starlark.Iterable)
		if !ok {
			members = starlark.Tuple{x}
		}
		var list []int
		for y := range starlark.Elements(members) {
			k, err := readHeap(y)
			if err != nil {
				return nil, heapMistake(f, n, "%v", err)
			}
			if k >= n {
				return nil, heapMistake(f, n, "%s leaves a heap of %d: want smaller ones, so that play ends", shown(x), k)
			}
			list = append(list, k)
		}
		left = append(left, list)
	}
	return left, nil
}

func heapMistake(f *function, n int, format string, args ...any) error {
	return mistake(f.Position(), "%s(%d): %s", f.name, n, fmt.Sprintf(format, args...))
}

func (g *game) expandHeaps(p Position) ([]Position, error) {
	list := heapsOf(p)
	var options []Position
	for i, n := range list {
		left, err := g.moves(n)
		if err != nil {
			return nil, err
		}
		for _, heaps := range left {
			q, err := g.row(slices.Concat(list[:i], heaps, list[i+1:]))
			if err != nil {
				return nil, err
			}
			options = append(options, q)
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

// Prepare computes the values of all heaps up to the largest one. The file's functions
// are called once for each.
func (g *game) Prepare(ctx context.Context, p Position, _ grundy.Play, account grundy.Account) error {
	if !g.family.heaps {
		return nil
	}
	most := 0
	for _, n := range heapsOf(p) {
		most = max(most, n)
	}
	_, err := g.values(ctx, most, account)
	return err
}

// values returns the values of the heaps up to most, which nobody may change.
func (g *game) values(ctx context.Context, most int, account grundy.Account) ([]uint32, error) {
	h := &g.rules.heaps
	h.mu.Lock()
	defer h.mu.Unlock()
	var seen []int // of each value, the last heap that has it among its options, plus one
	for n := len(h.values); n <= most; n++ {
		if n%64 == 0 && account != nil {
			if err := account(grundy.Amount{Options: uint64(n) * 64, Positions: uint64(n + 64), Bytes: 4 * uint64(n+64)}); err != nil {
				return nil, err
			}
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		left, err := g.moves(n)
		if err != nil {
			g.fail(err)
			return nil, err
		}
		for _, heaps := range left {
			x := uint32(0)
			for _, k := range heaps {
				x ^= h.values[k]
			}
			for int(x) >= len(seen) {
				seen = append(seen, 0)
			}
			seen[x] = n + 1
		}
		v := uint32(0)
		for int(v) < len(seen) && seen[v] == n+1 {
			v++
		}
		h.values = append(h.values, v)
	}
	return h.values, nil
}

// fewHeaps is up to where values are computed that nobody prepared.
const fewHeaps = 1000

func (g *game) heapValue(p Position) (nat.Nat, bool) {
	most := 0
	list := heapsOf(p)
	for _, n := range list {
		most = max(most, n)
	}
	h := &g.rules.heaps
	h.mu.Lock()
	values := h.values
	h.mu.Unlock()
	if most >= len(values) {
		if most > fewHeaps {
			return nat.Nat{}, false
		}
		var err error
		if values, err = g.values(g.ctx, most, nil); err != nil {
			return nat.Nat{}, false
		}
	}
	x := uint32(0)
	for _, n := range list {
		x ^= values[n]
	}
	return nat.Of(uint64(x)), true
}
