package app

import (
	"bytes"
	"context"
	"errors"
	"io"
	"iter"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/notation"
	"example.org/grundy/proof"
	"example.org/grundy/solve"
)

// A VerifyRequest asks whether a certificate proves what it claims.
type VerifyRequest struct {
	In     io.Reader
	Limits proof.Limits
	Lang   grundy.Lang // of phrases in JSON
}

// A VerifyWatch says how far a check is; it is one of the limits.
type VerifyWatch = proof.Watch

// A VerifyResult says what was proved, or the first statement that is false.
type VerifyResult struct {
	Accepted bool           `json:"accepted"`
	False    *grundy.Phrase `json:"false,omitempty"` // if it is not accepted
	proof.Report
}

// Verify checks a certificate, by the rules of the game alone.
//
// Errors: [grundy.ErrFile], with the line or the field, for a text that is no
// certificate; [grundy.ErrLimit]; [grundy.ErrCanceled].
func (*App) Verify(ctx context.Context, r VerifyRequest) (VerifyResult, error) {
	report, err := proof.Check(ctx, r.In, rules{}, r.Limits)
	var wrong *proof.FalseError
	if errors.As(err, &wrong) {
		phrase := wrong.Phrase().Settle(r.Lang)
		return VerifyResult{False: &phrase, Report: report}, nil
	}
	if err != nil {
		return VerifyResult{}, Ended(err, "checking a certificate")
	}
	return VerifyResult{Accepted: true, Report: report}, nil
}

// Ended says what a context ended, if that is what the error is.
func Ended(err error, what string) error {
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		return &grundy.LimitError{What: what, Limit: "time"}
	case errors.Is(err, context.Canceled):
		return &grundy.LimitError{What: what, Cause: err}
	}
	return err
}

// rules are those of the catalogue: options, and no theorem.
type rules struct{}

func (rules) Options(position string) (iter.Seq[string], error) {
	p, err := catalogue.Place(position)
	if err != nil {
		return nil, err
	}
	return p.Options()
}

// A Certificate is one of who wins a position, ready to be written.
type Certificate struct {
	Text      []byte
	Positions int
}

// Certify finds a certificate of who wins a position, and checks it.
//
// Errors: those of [App.Analyse]; [grundy.ErrLimit] if more than
// [proof.DefaultPositions] positions would be needed.
func (a *App) Certify(ctx context.Context, r AnalyseRequest) (Certificate, error) {
	if r.Parsed == nil {
		var err error
		if r.Parsed, err = notation.Parse(r.Expression); err != nil {
			return Certificate{}, err
		}
	}
	if err := a.Certifiable(r.Parsed); err != nil {
		return Certificate{}, err
	}
	p, o, err := r.place(a.games())
	if err != nil {
		return Certificate{}, err
	}
	if r.Account != nil {
		o.Ledger = solve.NewLedger(o.Limits)
		r.Account.ledger.Store(o.Ledger)
	}
	c, err := p.Certificate(ctx, o, proof.DefaultPositions)
	if err != nil {
		return Certificate{}, named(Ended(err, "a certificate"), p.Expression())
	}
	var text bytes.Buffer
	if err := c.Write(&text); err != nil {
		return Certificate{}, err
	}
	// What another will check is checked here first: that it can be, within the limits.
	if _, err := proof.Check(ctx, bytes.NewReader(text.Bytes()), rules{}, proof.Limits{}); err != nil {
		return Certificate{}, named(Ended(err, "a certificate"), p.Expression())
	}
	return Certificate{Text: text.Bytes(), Positions: len(c.Steps)}, nil
}
