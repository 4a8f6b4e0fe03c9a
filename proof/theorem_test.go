package proof

import (
	"bytes"
	"context"
	"math/rand/v2"
	"testing"
)

// TestTheorems makes certificates for all that the first values of random rules
// suggest, with no more values than the theorem asks for, and compares what is accepted
// with many more values.
func TestTheorems(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	rounds := 600
	if testing.Short() {
		rounds = 200
	}
	accepted := map[string]int{}
	for range rounds {
		r := randomRule(random)
		if r.valid() != nil {
			continue
		}
		th, ok := theoremOf(r)
		if !ok {
			continue
		}
		list := values(r, 160)
		long := values(r, 500)
		for p := 1; p < 30; p++ {
			claim := suggested(list, p)
			if claim.Preperiod < 0 || th.needs(claim) > len(list) {
				continue
			}
			c, err := NewPeriod(r, claim, func(n int) uint32 { return uint32(list[n]) })
			if err != nil {
				continue
			}
			var text bytes.Buffer
			if err := c.Write(&text); err != nil {
				t.Fatal(err)
			}
			if _, err := Check(context.Background(), &text, nil, Limits{}); err != nil {
				t.Errorf("%s: %+v: a certificate is written and not accepted: %v", r.words(), claim, err)
			}
			accepted[th.name]++
			for n := claim.Preperiod; n+p < len(long); n++ {
				if long[n+p] != long[n]+uint16(claim.Saltus) {
					t.Fatalf("%s: still %v: %+v is false at heap %d", r.words(), r.Still, claim, n)
				}
			}
		}
	}
	for _, name := range []string{takeOnly, guySmith, unequal, deadValues} {
		if accepted[name] < 5 {
			t.Errorf("%s: only %d accepted", name, accepted[name])
		}
	}
	t.Log(accepted)
}

// suggested returns what the values say about a period; the preperiod is -1 if they
// say nothing.
func suggested(list []uint16, p int) Claim {
	last := len(list) - 1
	saltus := int(list[last]) - int(list[last-p])
	n := last - p
	for n >= 0 && int(list[n+p]) == int(list[n])+saltus {
		n--
	}
	if saltus < 0 {
		return Claim{Preperiod: -1}
	}
	return Claim{n + 1, p, uint32(saltus)}
}

func randomRule(random *rand.Rand) Rule {
	sizes := []Sizes{Any, Any, Unequal, Equal}
	tail := random.IntN(3) == 0
	most := uint64(8)
	if tail || random.IntN(3) == 0 {
		most = 4
	}
	r := Rule{Digits: []Digit{{}}}
	if most == 8 && random.IntN(4) == 0 {
		r.Digits[0] = Digit{Heaps: []int{2}, Sizes: sizes[random.IntN(4)]}
	}
	for range 1 + random.IntN(4) {
		r.Digits = append(r.Digits, Digit{Heaps: numbers(random.Uint64N(most)), Sizes: sizes[random.IntN(4)]})
	}
	if tail {
		r.Tail = 1 + random.IntN(min(2, len(r.Digits)-1))
	}
	if !tail && random.IntN(4) == 0 {
		r.Still = []int{1 + random.IntN(4), 6 + random.IntN(20)}
	}
	return r
}
