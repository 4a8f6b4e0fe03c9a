package proof

import (
	"context"
	"io"

	"example.org/grundy"
)

// Limits bound a check. Zero means the default.
type Limits struct {
	Bytes     int64 // of the text; 32 MiB
	Heaps     int   // whose values are checked; 2^25, which is also the most
	Steps     int64 // pairs of heaps, or options, that are looked at; 10^13
	Positions int   // of a certificate of an outcome; 100,000
}

func (l Limits) settled() Limits {
	if l.Bytes <= 0 {
		l.Bytes = 32 << 20
	}
	if l.Heaps <= 0 {
		l.Heaps = mostHeaps
	}
	if l.Steps <= 0 {
		l.Steps = 1e13
	}
	if l.Positions <= 0 {
		l.Positions = 100000
	}
	return l
}

// A Report says what was proved.
type Report struct {
	Kind    string // "grundy period" or "grundy outcome"
	Rule    string // of a period: its code, or the rule in words
	Claim   Claim
	Theorem string
	To      int   // the greatest heap whose value was checked
	Few     int   // heaps that the hint called few
	Steps   int64 // pairs of heaps and options that were looked at
}

// Check reads a certificate and proves its claim from the rules alone.
//
// Errors: [FalseError] for the first statement that is false; [grundy.ErrFile], with
// the line or the field, for a text that is no certificate; [grundy.ErrLimit]; the
// error of ctx.
func Check(ctx context.Context, in io.Reader, limits Limits) (Report, error) {
	limits = limits.settled()
	data, err := io.ReadAll(io.LimitReader(in, limits.Bytes+1))
	if err != nil {
		return Report{}, err
	}
	if int64(len(data)) > limits.Bytes {
		return Report{}, beyond("reading it", grundy.Grouped(uint64(limits.Bytes))+" bytes")
	}
	if err := one(data); err != nil {
		return Report{}, err
	}
	f := object("", data, "certificate", "version", "rule", "claim", "theorem", "to", "hint", "sha256", "values")
	kind := f.text("certificate")
	if f.err == nil && kind != kindPeriod {
		f.fail("certificate", "want %q; got %q", kindPeriod, brief(kind))
	}
	if v := f.number("version", mostInt); f.err == nil && v != version {
		f.fail("version", "want %d; got %d, which another version of the program may read", version, v)
	}
	if f.err != nil {
		return Report{}, f.err
	}
	p, err := readPeriod(f, limits)
	if err != nil {
		return Report{}, err
	}
	return p.check(ctx, limits)
}
