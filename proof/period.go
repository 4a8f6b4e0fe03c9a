package proof

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"

	"example.org/grundy"
)

// kindPeriod and kindOutcome are what the field "certificate" says; version is the
// version of both formats.
const (
	kindPeriod  = "grundy period"
	kindOutcome = "grundy outcome"
	version     = 1
)

// A Claim says that the values of a rule repeat: that of a heap of n+Period is that
// of a heap of n and Saltus more, for all n ≥ Preperiod, and that Preperiod and
// Period are the least numbers of which this is true.
type Claim struct {
	Preperiod int    `json:"preperiod"`
	Period    int    `json:"period"`
	Saltus    uint32 `json:"saltus"`
}

// A Hint says which heaps are few, so that a checker is fast: those of n counters for
// which the number of common bits of Mask and the value of n, and n itself if Parity,
// are together even. A checker that is given a useless hint, or none, is only slow.
type Hint struct {
	Mask   uint32 `json:"mask"`
	Parity bool   `json:"parity"`
}

// A Period is a certificate that values repeat for ever.
type Period struct {
	Rule    Rule
	Claim   Claim
	Theorem string // that makes finitely many values enough; see docs/certificates.md
	Hint    Hint
	values  []uint16 // of the heaps 0 … len-1
}

// NewPeriod makes a certificate of a claim, with the hint that the values suggest. It
// asks for the values of as many heaps as the theorem needs, from 0 on; those past the
// first period may come from the claim.
//
// Cost: O(n) for n heaps, and O(v log v) for values up to v.
// Errors: [grundy.ErrNotKnown] if no theorem is known for the rule, or the values do
// not bear the claim out; [grundy.ErrLimit] beyond the limits of a certificate.
func NewPeriod(r Rule, claim Claim, value func(n int) uint32) (*Period, error) {
	if err := r.valid(); err != nil {
		return nil, err
	}
	name := r.words()
	if r.Code != "" {
		name = r.Code
	}
	theorem, ok := theoremOf(r)
	if !ok {
		return nil, grundy.Mistake(grundy.ErrNotKnown, "certificate of %s: no theorem proves periods of this rule: want at most two heaps after a move, and a number that may be taken at the most, or all but some", name)
	}
	need := theorem.needs(claim)
	if need > mostHeaps {
		return nil, beyond(heapsLimit)
	}
	p := &Period{Rule: r, Claim: claim, Theorem: theorem.name, values: make([]uint16, need)}
	for n := range p.values {
		x := value(n)
		if x > mostValue {
			return nil, beyond(valueLimit)
		}
		p.values[n] = uint16(x)
	}
	err := theorem.enough(p)
	if err == nil {
		err = theorem.proves(p)
	}
	if err != nil {
		return nil, grundy.Mistake(grundy.ErrNotKnown, "certificate of %s: %v", name, err)
	}
	p.Hint = suggest(r, p.values)
	return p, nil
}

// Write writes the certificate as JSON.
//
// Errors: those of w.
func (p *Period) Write(w io.Writer) error {
	digits := []jsonDigit{}
	for _, d := range p.Rule.Digits {
		j := jsonDigit{Heaps: d.Heaps}
		if j.Heaps == nil {
			j.Heaps = []int{}
		}
		if d.conditional() {
			j.Sizes = d.Sizes
		}
		digits = append(digits, j)
	}
	values, sum := pack(p.values)
	out := []line{
		{"certificate", kindPeriod},
		{"version", version},
		{"rule", jsonRule{p.Rule.Code, digits, p.Rule.Tail, append([]int{}, p.Rule.Still...)}},
		{"claim", p.Claim},
		{"theorem", p.Theorem},
		{"to", len(p.values) - 1},
	}
	if p.Hint.Mask != 0 {
		out = append(out, line{"hint", p.Hint})
	}
	return writeLines(w, append(out, line{"sha256", sum}, line{"values", values}))
}

type jsonRule struct {
	Code   string      `json:"code,omitempty"`
	Digits []jsonDigit `json:"digits"`
	Tail   int         `json:"tail"`
	Still  []int       `json:"still"`
}

type jsonDigit struct {
	Heaps []int `json:"heaps"`
	Sizes Sizes `json:"sizes,omitempty"`
}

// A line is a field of a certificate.
type line struct {
	name  string
	value any
}

// written is a value that is JSON already.
type written []byte

// writeLines writes a JSON object, a field a line.
func writeLines(w io.Writer, lines []line) error {
	var text bytes.Buffer
	for i, l := range lines {
		value, done := l.value.(written)
		if !done {
			var err error
			if value, err = json.Marshal(l.value); err != nil {
				return err
			}
		}
		fmt.Fprintf(&text, "%s%q: %s", map[bool]string{true: "{\n", false: ",\n"}[i == 0], l.name, value)
	}
	text.WriteString("\n}\n")
	_, err := w.Write(text.Bytes())
	return err
}

// readPeriod reads a certificate of a period, of which the kind and the version are
// read already. Nothing in it is believed yet.
func readPeriod(f *fields, limits Limits) (*Period, error) {
	p := &Period{Theorem: f.text("theorem")}
	to := f.number("to", mostInt)
	if f.err == nil && to >= min(limits.Heaps, mostHeaps) {
		return nil, beyond(grundy.Grouped(uint64(min(limits.Heaps, mostHeaps))) + " heaps")
	}
	rule, err := readRule(f.raw("rule", true))
	f.adopt(err)
	p.Rule = rule
	claim := object("claim", f.raw("claim", true), "preperiod", "period", "saltus")
	p.Claim = Claim{Preperiod: claim.number("preperiod", mostInt), Period: claim.number("period", mostInt), Saltus: uint32(claim.number("saltus", mostInt))}
	f.adopt(claim.err)
	if raw := f.raw("hint", false); raw != nil {
		hint := object("hint", raw, "mask", "parity")
		p.Hint.Mask = uint32(hint.number("mask", mostValue))
		hint.into("parity", &p.Hint.Parity, "true or false")
		f.adopt(hint.err)
	}
	if f.err != nil {
		return nil, f.err
	}
	p.values, err = unpack(f, to+1)
	return p, err
}

func readRule(raw []byte) (r Rule, err error) {
	f := object("rule", raw, "code", "digits", "tail", "still")
	if f.raw("code", false) != nil {
		r.Code = f.text("code")
	}
	r.Tail = f.number("tail", mostDigits)
	r.Still = f.integers("still", mostDigits)
	for k, element := range f.list("digits", mostDigits) {
		d := object(fmt.Sprintf("rule.digits[%d]", k), element, "heaps", "sizes")
		digit := Digit{Heaps: d.integers("heaps", mostNumbers+1)}
		if d.raw("sizes", false) != nil {
			digit.Sizes = Sizes(d.text("sizes"))
		}
		f.adopt(d.err)
		r.Digits = append(r.Digits, digit)
	}
	if f.err != nil {
		return r, f.err
	}
	return r, r.valid()
}

// check accepts the certificate, or says what is false.
func (p *Period) check(ctx context.Context, limits Limits) (Report, error) {
	name, err := p.Rule.checkCode()
	if err != nil {
		return Report{}, err
	}
	theorem, ok := theoremOf(p.Rule)
	if !ok {
		return Report{}, falseAt(grundy.Say("the theorem", "定理"), grundy.Say("no theorem that the checker knows covers this rule", "检查器所知的定理都不适用于此规则"))
	}
	if p.Theorem != theorem.name {
		return Report{}, falseAt(grundy.Say("the theorem", "定理"),
			grundy.Say("the rule calls for {want}", "此规则要用 {want}", "want", theorem.name))
	}
	if err := theorem.enough(p); err != nil {
		return Report{}, err
	}
	// From here to proves the values are those of the rule.
	d := newDerivation(p.Rule, p.values, p.Hint, limits)
	if err := d.run(ctx); err != nil {
		return Report{}, err
	}
	if err := theorem.proves(p); err != nil {
		return Report{}, err
	}
	return Report{
		Rule: name, Claim: &p.Claim, Theorem: p.Theorem,
		To: len(p.values) - 1, Few: len(d.few), Steps: d.steps.Load(),
	}, nil
}
