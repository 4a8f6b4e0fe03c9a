package proof

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"example.org/grundy"
)

// values computes values by the definition, in the words of this package.
func values(r Rule, count int) []uint16 {
	d := newDerivation(r, nil, Hint{}, Limits{})
	for n := range count {
		d.values = append(d.values, uint16(d.define(n)))
	}
	return d.values
}

// certificate makes a true one, for a claim that the theorem needs few values for.
func certificate(t testing.TB, r Rule, c Claim) []byte {
	t.Helper()
	th, ok := theoremOf(r)
	if !ok {
		t.Fatalf("%s: no theorem", r.words())
	}
	list := values(r, th.needs(c))
	p, err := NewPeriod(r, c, func(n int) uint32 { return uint32(list[n]) })
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := p.Write(&text); err != nil {
		t.Fatal(err)
	}
	return text.Bytes()
}

func mustRead(t testing.TB, code string) Rule {
	t.Helper()
	r, ok := readCode(code)
	if !ok {
		t.Fatalf("%s cannot be read", code)
	}
	r.Code = code
	return r
}

// samples are true claims. Sources: Winning Ways, chapter 4, for the octal games;
// the others were found by the definition.
var samples = []struct {
	code    string
	still   []int
	claim   Claim
	theorem string
}{
	{"0.77", nil, Claim{71, 12, 0}, guySmith},
	{"0.07", nil, Claim{53, 34, 0}, guySmith},
	{"0.137", nil, Claim{52, 34, 0}, guySmith},
	{"0.44", nil, Claim{143, 24, 0}, guySmith},
	{"0.15", nil, Claim{1, 10, 0}, guySmith},
	{"4.3", nil, Claim{2, 2, 0}, guySmith},
	{"0.3", nil, Claim{0, 2, 0}, takeOnly},
	{"0.333", nil, Claim{0, 4, 0}, takeOnly},
	{"0.[3]", nil, Claim{0, 1, 1}, deadValues},
	{"0.0[3]", nil, Claim{0, 2, 1}, deadValues},
	{"4.[3]", nil, Claim{1, 4, 4}, lasker},
	{"0.", nil, Claim{0, 1, 0}, takeOnly},
}

// The theorem of Lasker's Nim is about that rule and its claim alone.
func TestLasker(t *testing.T) {
	for _, code := range []string{"4!.[3]", "4.[2]", "4.0[3]", "4.[3]/2", "0.[3]", "6.[3]"} {
		r, ok := readCode(code)
		if !ok {
			t.Fatalf("%s cannot be read", code)
		}
		if th, ok := theoremOf(r); ok && th.name == lasker {
			t.Errorf("%s is taken for Lasker's Nim", code)
		}
	}
	r := mustRead(t, "4.[3]")
	list := values(r, 40)
	for _, claim := range []Claim{{5, 4, 4}, {1, 8, 8}, {2, 1, 2}, {0, 4, 4}, {1, 4, 3}} {
		if _, err := NewPeriod(r, claim, func(n int) uint32 { return uint32(list[n]) }); err == nil {
			t.Errorf("the claim %+v is certified", claim)
		}
	}
}

func TestAccept(t *testing.T) {
	for _, s := range samples {
		r := mustRead(t, s.code)
		var watch Watch
		report, err := Check(context.Background(), bytes.NewReader(certificate(t, r, s.claim)), nil, Limits{Watch: &watch})
		if err != nil {
			t.Errorf("%s: %v", s.code, err)
			continue
		}
		if heaps, of := watch.Progress(); heaps != report.To+1 || of != heaps {
			t.Errorf("%s: the watch says %d of %d heaps, want %d", s.code, heaps, of, report.To+1)
		}
		if report.Rule != s.code || *report.Claim != s.claim || report.Theorem != s.theorem {
			t.Errorf("%s: %+v", s.code, report)
		}
	}
}

// TestHints checks that every hint whatever leads to the same answer.
func TestHints(t *testing.T) {
	for _, code := range []string{"0.77", "0.37", "0.16", "4.7", "4!.0", "0.4!5~", "4~.7"} {
		r := mustRead(t, code)
		list := values(r, 120)
		for mask := range uint32(16) {
			for _, parity := range []bool{false, true} {
				d := newDerivation(r, list, Hint{mask, parity}, Limits{}.settled())
				if err := d.run(context.Background()); err != nil {
					t.Fatalf("%s, mask %d, parity %t: %v", code, mask, parity, err)
				}
				for n := range list {
					for _, wrong := range []uint16{list[n] + 1, list[n] ^ 2, 0} {
						if wrong == list[n] {
							continue
						}
						bad := append([]uint16{}, list...)
						bad[n] = wrong
						err := newDerivation(r, bad, Hint{mask, parity}, Limits{}.settled()).run(context.Background())
						want := fmt.Sprintf("the value of heap %d: the certificate says %d, the rule gives %d", n, wrong, list[n])
						if err == nil || err.Error() != want {
							t.Fatalf("%s, mask %d, parity %t: got %v, want %s", code, mask, parity, err, want)
						}
					}
				}
			}
		}
	}
}

func TestFalseClaims(t *testing.T) {
	r := mustRead(t, "0.77")
	list := values(r, 400)
	for _, c := range []struct {
		claim Claim
		want  string
	}{
		{Claim{70, 12, 0}, "the claim: a heap of 70 has the value 6, and one of 82 the value 2"},
		{Claim{72, 12, 0}, "the claim: the values repeat from heap 71 on already: the preperiod is smaller"},
		{Claim{71, 24, 0}, "the claim: 12 is a period already"},
		{Claim{71, 11, 0}, "the claim: a heap of 71 has the value 7, and one of 82 the value 2"},
		{Claim{71, 12, 1}, "the claim: the theorem guy-smith is about a saltus of 0"},
		{Claim{71, 0, 0}, "the claim: a period is at least 1"},
		{Claim{300, 12, 0}, "the claim: the theorem guy-smith asks for the values of the heaps up to 625; they end at 399"},
	} {
		p := &Period{Rule: r, Claim: c.claim, Theorem: guySmith, values: list}
		_, err := p.check(context.Background(), Limits{}.settled())
		if err == nil || err.Error() != c.want || !errors.Is(err, grundy.ErrLaw) {
			t.Errorf("%v: got %v, want %s", c.claim, err, c.want)
		}
	}
}

func TestRuleAndCode(t *testing.T) {
	text := string(certificate(t, mustRead(t, "0.77"), Claim{71, 12, 0}))
	for _, c := range []struct{ old, new, want string }{
		{`"code":"0.77"`, `"code":"0.07"`, "the rule: it is called 0.07, which means other digits than those written out"},
		{`"guy-smith"`, `"take-only"`, "the theorem: the rule calls for guy-smith"},
	} {
		_, err := Check(context.Background(), strings.NewReader(strings.Replace(text, c.old, c.new, 1)), nil, Limits{})
		if err == nil || err.Error() != c.want {
			t.Errorf("%s: got %v, want %s", c.new, err, c.want)
		}
	}
	report, err := Check(context.Background(), strings.NewReader(strings.Replace(text, `"0.77"`, `"my own"`, 1)), nil, Limits{})
	if want := "take 1 leave 0 1 2; take 2 leave 0 1 2"; err != nil || report.Rule != want {
		t.Errorf("a code that cannot be read: got %q, %v, want %q", report.Rule, err, want)
	}
}
