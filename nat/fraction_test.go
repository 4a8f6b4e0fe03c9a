package nat

import "testing"

func TestContinuedFractionSmall(t *testing.T) {
	for _, c := range []struct {
		a, b uint64
		want []uint64
		gcd  uint64
	}{
		{7, 3, []uint64{2, 3}, 1},
		{3, 7, []uint64{0, 2, 3}, 1},
		{5, 5, []uint64{1}, 5},
		{0, 5, []uint64{0}, 5},
		{12, 4, []uint64{3}, 4},
		{13, 8, []uint64{1, 1, 1, 1, 2}, 1},
		{1<<64 - 1, 1, []uint64{1<<64 - 1}, 1},
	} {
		q := ContinuedFraction(Of(c.a), Of(c.b))
		if q.Len() != len(c.want) || q.Gcd() != Of(c.gcd) {
			t.Fatalf("%d/%d: %d quotients, gcd %v", c.a, c.b, q.Len(), q.Gcd())
		}
		for i, want := range c.want {
			if w, ok := q.Word(i); q.At(i) != Of(want) || w != want || !ok {
				t.Errorf("%d/%d: quotient %d is %v, want %d", c.a, c.b, i, q.At(i), want)
			}
		}
	}
}

func TestLargeQuotient(t *testing.T) {
	big := Of(3).Shl(100)
	q := ContinuedFraction(big.Mul(Of(7)).Add(Of(1)), Of(7))
	if q.Len() != 2 || q.At(0) != big || q.At(1) != Of(7) {
		t.Fatalf("[%v; %v], want [%v; 7]", q.At(0), q.At(1), big)
	}
	if _, ok := q.Word(0); ok {
		t.Error("a quotient of 2^64 and more is a word")
	}
}
