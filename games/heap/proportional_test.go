package heap

import (
	"testing"
)

// The values by jumps, of words and of numbers of any size, are those that the rules
// give one by one, and so are the options of each value.
func TestProportionalByTheRules(t *testing.T) {
	const most = 700
	for _, part := range []int{1, 2, 3, 4, 7, 19, 100, 699} {
		g := proportional{number(part)}
		values := make([]int, most+1)
		for n := range values {
			seen := map[int]int{}
			for k := 1; k <= n/part; k++ {
				seen[values[n-k]] = n - k
			}
			for {
				if _, taken := seen[values[n]]; !taken {
					break
				}
				values[n]++
			}
			if v, ok := g.value(number(n)); !ok || v != number(values[n]) {
				t.Fatalf("part=%d: a heap of %d is worth %v, %v; by the rules %d", part, n, v, ok, values[n])
			}
			for v := range n/part + 2 {
				left, ok := g.leaving(number(n), number(v))
				want, found := seen[v]
				if !ok || found != (len(left) == 1) || found && left[0] != number(want) {
					t.Fatalf("part=%d: from %d the options worth %d are %v; by the rules %d, %v", part, n, v, left, want, found)
				}
			}
		}
	}
}

// Numbers beyond a word go through the same steps as words do.
func TestProportionalHuge(t *testing.T) {
	for _, part := range []int{2, 3, 50} {
		g := proportional{number(part)}
		base := one.Shl(200).Mul(number(part))
		for i := range 40 {
			n := base.Add(number(i))
			v, ok := g.value(n)
			if !ok {
				t.Fatalf("part=%d: 2^200·part + %d is not answered", part, i)
			}
			if left, ok := g.leaving(n.Add(one), v); !ok || len(left) > 1 || len(left) == 1 && left[0] != n {
				t.Fatalf("part=%d: the options of 2^200·part + %d worth %v: %v, %v", part, i+1, v, left, ok)
			}
		}
	}
	if _, ok := (proportional{one.Shl(90).Add(one)}).value(one.Shl(5000)); ok {
		t.Error("a part of 2^90 + 1 and a heap of 2^5000 take too many steps, and are answered")
	}
}
