package script

import (
	"context"
	"slices"
	"sync"

	"go.starlark.net/starlark"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/taking"
)

// heapValues are the nim-sequence of the short form, as far as it is known.
type heapValues struct {
	mu     sync.Mutex
	values taking.Values
	moves  uint64   // from all heaps whose values are known
	bills  []uint64 // how many they were below each multiple of 64
}

// known returns the values that are known, which nobody may change.
func (h *heapValues) known() taking.Values {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.values
}

// about is what a claim is asked about: the position, and in the short form the heap of a
// row of one. ok is false for other rows, which are sums.
func (g *game) about(p Position) (v starlark.Value, ok bool) {
	v = p.value()
	if !g.family.heaps {
		return v, true
	}
	t := v.(starlark.Tuple)
	if len(t) != 1 {
		return nil, false
	}
	return t[0], true
}

// wrongClaim says that a claim is none.
func (g *game) wrongClaim(f *function, p Position, want string, v starlark.Value) error {
	x, _ := g.about(p)
	return mistake(f.Position(), "%s(%s): want %s; got %s", f.name, shown(x), want, shown(v))
}

// Prepare computes the values of all heaps up to the largest one whose value the file does
// not claim. The file's functions are called once for each.
func (g *game) Prepare(ctx context.Context, p Position, play grundy.Play, account grundy.Account) error {
	if !g.family.heaps || play == grundy.Misere {
		return nil
	}
	most := -1
	for _, n := range heapsOf(p) {
		if n > most {
			if _, ok := g.claimedValue(n); !ok {
				most = n
			}
		}
	}
	_, err := g.values(ctx, most, account)
	return err
}

// claimedValue is what the file claims to be the value of a heap.
func (g *game) claimedValue(n int) (nat.Nat, bool) {
	if g.family.value == nil {
		return nat.Nat{}, false
	}
	p, err := g.row([]int{n})
	if err != nil {
		return nat.Nat{}, false
	}
	return g.valueClaim(p)
}

// values returns the values of the heaps up to most. Those of all smaller heaps are
// found on the way, by the definition: the least number that is the value of no option.
func (g *game) values(ctx context.Context, most int, account grundy.Account) (taking.Values, error) {
	h := &g.rules.heaps
	h.mu.Lock()
	defer h.mu.Unlock()
	if most > mostHeap {
		return h.values, &grundy.LimitError{What: "the values of " + g.family.name, Limit: "heap " + grundy.Grouped(mostHeap), Fixed: true}
	}
	bill := func(n int) error { // of the heaps below a multiple of 64, whoever had them computed
		if err := ctx.Err(); err != nil || account == nil {
			return err
		}
		return account(grundy.Amount{Options: h.bills[n/64] + uint64(n), Positions: uint64(n + 64), Bytes: uint64(h.values.Width()) * uint64(n+64)})
	}
	if known := min(most, h.values.Len()-1); known >= 0 {
		if err := bill(known / 64 * 64); err != nil {
			return h.values, err
		}
	}
	var seen []uint32 // of each value, the last heap that has it among its options, plus one
	for n := h.values.Len(); n <= most; n++ {
		if n%64 == 0 {
			h.bills = append(h.bills[:n/64], h.moves)
			if err := bill(n); err != nil {
				return h.values, err
			}
		}
		stamp := uint32(n + 1)
		err := g.moves(n, func(heaps []int) {
			x := uint32(0)
			for _, k := range heaps {
				x ^= h.values.At(k)
			}
			if int(x) >= len(seen) {
				seen = append(seen, make([]uint32, int(x)+1-len(seen))...)
			}
			seen[x] = stamp
			h.moves++
		})
		if err != nil {
			g.fail(err)
			return h.values, err
		}
		v := slices.IndexFunc(seen, func(s uint32) bool { return s != stamp })
		if v < 0 {
			v = len(seen)
		}
		h.values.Append(uint32(v))
	}
	return h.values, nil
}

// fewHeaps is up to where values are computed that nobody prepared.
const fewHeaps = 1000

// heapValue is the nim-sum of the values of the heaps, each as the file claims it or else
// as it follows from the rules.
func (g *game) heapValue(p Position) (nat.Nat, bool) {
	var sum nat.Nat
	values := g.rules.heaps.known()
	for _, n := range heapsOf(p) {
		v, ok := g.claimedValue(n)
		if !ok {
			if n >= values.Len() {
				if n > fewHeaps {
					return nat.Nat{}, false
				}
				var err error
				if values, err = g.values(g.ctx, n, nil); err != nil {
					return nat.Nat{}, false
				}
			}
			v = nat.Of(uint64(values.At(n)))
		}
		sum = sum.Xor(v)
	}
	return sum, true
}
