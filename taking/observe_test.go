package taking

import "testing"

// A period of values without a rule is observed where it holds in the last half and
// through three periods, and is never proved.
func TestObserve(t *testing.T) {
	for _, c := range []struct {
		value  func(n int) uint32
		n      int
		status Status
		period int
		from   int
	}{
		{func(n int) uint32 { return uint32(n % 7) }, 100, Observed, 7, 0},
		{func(n int) uint32 { return uint32(n % 7) }, 20, None, 0, 0},
		{func(n int) uint32 { return uint32(n % 7) }, 21, Observed, 7, 0},
		{func(n int) uint32 { return uint32(max(n, 9)%4 + n/40*0) }, 60, Observed, 4, 9},
		{func(n int) uint32 { return uint32(n) }, 30, Observed, 1, 0},
		{func(n int) uint32 { return uint32(n * n) }, 300, None, 0, 0},
		{func(int) uint32 { return 0 }, 0, None, 0, 0},
	} {
		v := &Values{}
		for n := range c.n {
			v.Append(c.value(n))
		}
		p := Observe(v)
		if p.Status != c.status || p.Period != c.period || p.Preperiod != c.from || p.SearchedTo != c.n-1 {
			t.Errorf("%d values: %+v; want %s, period %d from %d", c.n, p, c.status, c.period, c.from)
		}
	}
}
