package proof

import (
	"context"
	"io"
	"sync/atomic"

	"example.org/grundy"
)

// Limits bound a check. Zero means the default.
type Limits struct {
	Bytes     int64 // of the text; 32 MiB
	Heaps     int   // whose values are checked; 2^25, which is also the most
	Steps     int64 // options of heaps, and pairs of heaps, that are looked at; 10^13
	Positions int   // of a certificate of an outcome; 100,000
	Options   int64 // of these positions that are looked at; 2·10^7

	Watch *Watch // told how far the check of a period is; may be nil
}

// A Watch says how far the check of a period is. It may be asked while the check runs.
type Watch struct{ heaps, of atomic.Int64 }

// Progress returns how many heaps have been checked, and how many there are; 0 before
// the certificate is read.
func (w *Watch) Progress() (heaps, of int) { return int(w.heaps.Load()), int(w.of.Load()) }

// The most positions that a certificate of an outcome has by default, and the most
// options of them that are looked at.
const (
	DefaultPositions = 100_000
	DefaultOptions   = 20_000_000
)

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
		l.Positions = DefaultPositions
	}
	if l.Options <= 0 {
		l.Options = DefaultOptions
	}
	return l
}

// A Report says what was proved. Of a certificate that is refuted it says only which
// kind it is.
type Report struct {
	Certificate string `json:"certificate"` // "grundy period" or "grundy outcome"

	Rule    string `json:"rule,omitempty"` // of a period: its code, or the rule in words
	Claim   *Claim `json:"claim,omitempty"`
	Theorem string `json:"theorem,omitempty"`
	To      int    `json:"to,omitempty"`  // the greatest heap whose value was checked
	Few     int    `json:"few,omitempty"` // heaps that the hint called few

	Position  string `json:"position,omitempty"` // of an outcome
	Play      string `json:"play,omitempty"`
	Outcome   string `json:"outcome,omitempty"`
	Positions int    `json:"positions,omitempty"` // that were checked

	Steps int64 `json:"steps,omitempty"` // options, and pairs of heaps, that were looked at
}

// Check reads a certificate and proves its claim from the rules alone. Those of games
// on heaps stand in the certificate; for outcomes the checker asks rules.
//
// Errors: [FalseError] for the first statement that is false; [grundy.ErrFile], with
// the line or the field, for a text that is no certificate; [grundy.ErrParameter] for
// an outcome if rules is nil; [grundy.ErrLimit]; the errors of in and of ctx.
func Check(ctx context.Context, in io.Reader, rules Rules, limits Limits) (Report, error) {
	limits = limits.settled()
	data, err := io.ReadAll(io.LimitReader(in, limits.Bytes+1))
	if err != nil {
		return Report{}, err
	}
	if int64(len(data)) > limits.Bytes {
		return Report{}, beyond(grundy.Grouped(uint64(limits.Bytes)) + " bytes of text")
	}
	if err := one(data); err != nil {
		return Report{}, err
	}
	kind, err := kindOf(data)
	if err != nil {
		return Report{}, err
	}
	report, err := Report{}, error(nil)
	if kind == kindPeriod {
		f := object("", data, "certificate", "version", "rule", "claim", "theorem", "to", "hint", "sha256", "values")
		p, wrong := readPeriod(f, limits)
		if wrong != nil {
			return Report{}, wrong
		}
		report, err = p.check(ctx, limits)
	} else {
		if rules == nil {
			return Report{}, grundy.Mistake(grundy.ErrParameter, "certificate of an outcome: want the rules of its game")
		}
		f := object("", data, "certificate", "version", "position", "play", "outcome", "steps")
		o, position, claim, wrong := readOutcome(f, limits)
		if wrong != nil {
			return Report{}, wrong
		}
		report, err = o.check(ctx, position, claim, rules, limits)
	}
	report.Certificate = kind
	return report, err
}

// kindOf reads what kind of certificate a text is, and in which version.
func kindOf(data []byte) (string, error) {
	f := object("", data) // the other names are for later
	kind := f.text("certificate")
	if f.err == nil && kind != kindPeriod && kind != kindOutcome {
		f.fail("certificate", "want %q or %q; got %q", kindPeriod, kindOutcome, brief(kind))
	}
	if v := f.number("version", mostInt); f.err == nil && v != version {
		f.fail("version", "want %d; got %d, which another release of grundy may read", version, v)
	}
	return kind, f.err
}
