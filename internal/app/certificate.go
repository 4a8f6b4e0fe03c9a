package app

import (
	"io"
	"math"

	"example.org/grundy"
	"example.org/grundy/proof"
	"example.org/grundy/taking"
)

// writePeriodCertificate writes the certificate of a proved period. Values past those
// of s come from the period itself.
//
// Cost: that of [proof.NewPeriod].
// Errors: [grundy.ErrNotKnown] if the period is not proved, or by no theorem that the
// checker knows; [grundy.ErrLimit] beyond the limits of a certificate; those of w.
func writePeriodCertificate(w io.Writer, s *taking.Sequence, p taking.Period) error {
	if p.Status != taking.Proved {
		return grundy.Mistake(grundy.ErrNotKnown, "certificate of %s: no period is proved", s.Rule()).WithHint("look further: --to N")
	}
	rule, err := proofRule(s.Rule())
	if err != nil {
		return err
	}
	value := func(n int) uint32 {
		x, ok := p.At(s.Values(), n)
		if !ok || x > math.MaxUint32 {
			return math.MaxUint32 // more than a certificate holds
		}
		return uint32(x)
	}
	c, err := proof.NewPeriod(rule, proof.Claim{Preperiod: p.Preperiod, Period: p.Period, Saltus: p.Saltus}, value)
	if err != nil {
		return err
	}
	return c.Write(w)
}

// sizes are the conditions on heaps laid down together, as certificates have them.
var sizes = map[taking.Parts]proof.Sizes{taking.Any: proof.Any, taking.Unequal: proof.Unequal, taking.Equal: proof.Equal}

// proofRule writes a rule out, as certificates have it.
func proofRule(r taking.Rule) (proof.Rule, error) {
	digits, tail, ok := r.Digits()
	if !ok {
		return proof.Rule{}, grundy.Mistake(grundy.ErrNotKnown, "certificate of %s: want a rule that a code writes", r)
	}
	out := proof.Rule{Code: r.String(), Tail: tail, Still: r.Still()}
	for _, d := range digits {
		digit := proof.Digit{Sizes: sizes[d.Parts]}
		for j := range 64 {
			if d.Heaps>>j&1 == 1 {
				digit.Heaps = append(digit.Heaps, j)
			}
		}
		out.Digits = append(out.Digits, digit)
	}
	return out, nil
}
