package app_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"example.org/grundy"
	"example.org/grundy/internal/app"
	"example.org/grundy/notation"
	"example.org/grundy/solve"
)

func TestFail(t *testing.T) {
	_, syntax := notation.Parse("nim(3")
	for _, c := range []struct {
		err          error
		kind         string
		exit, status int
	}{
		{grundy.ErrCanceled, "canceled", 130, 499},
		{context.Canceled, "canceled", 130, 499},
		{fmt.Errorf("%w at line 3", grundy.ErrCanceled), "canceled", 130, 499},
		{&grundy.LimitError{What: "outcome", Limit: "10 positions"}, "limit", 3, 422},
		{&grundy.LimitError{Limit: "time", Cause: context.Canceled}, "canceled", 130, 499},
		{context.DeadlineExceeded, "limit", 3, 504},
		{grundy.Mistake(grundy.ErrNotKnown, "x"), "not-known", 3, 422},
		{grundy.Mistake(grundy.ErrLaw, "x"), "law", 1, 409},
		{&grundy.LoopError{Cycle: []string{"a"}}, "loopy", 2, 422},
		{grundy.Mistake(grundy.ErrUnknown, "x"), "unknown", 2, 404},
		{grundy.Mistake(grundy.ErrParameter, "x"), "parameter", 2, 422},
		{grundy.Mistake(grundy.ErrPosition, "x"), "position", 2, 422},
		{grundy.Mistake(grundy.ErrFile, "x"), "file", 2, 422},
		{syntax, "syntax", 2, 400},
		{errors.New("x"), "internal", 2, 500},
	} {
		f := app.Fail(c.err)
		if f.Kind != c.kind || f.Exit != c.exit || f.Status != c.status || f.Message != c.err.Error() {
			t.Errorf("Fail(%v) = %+v, want %s, exit %d, status %d", c.err, f, c.kind, c.exit, c.status)
		}
	}
	f := app.Fail(grundy.Mistake(grundy.ErrPosition, "x").WithPlace(7).WithHint("y"))
	if f.At != 7 || f.Hint != "y" {
		t.Errorf("the place and the hint of a mistake became %+v", f)
	}
	if f := app.Fail(&grundy.LimitError{Limit: "time"}); f.Hint != "--timeout allows more time" {
		t.Errorf("the hint about time is %q", f.Hint)
	}
}

func TestAnalyse(t *testing.T) {
	ctx := t.Context()
	ask := func(r app.AnalyseRequest) app.AnalyseResult {
		t.Helper()
		a, err := app.New().Analyse(ctx, r)
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	whole := ask(app.AnalyseRequest{Expression: "euclid(25,7)"})
	short := ask(app.AnalyseRequest{Expression: "euclid(25,7)", Explain: app.ExplainShort})
	none := ask(app.AnalyseRequest{Expression: "euclid(25,7)", Explain: app.ExplainNone})
	if w, s, n := len(whole.Because.Steps), len(short.Because.Steps), len(none.Because.Steps); w < 2 || s != 1 || n != 0 {
		t.Errorf("full, short and no arguments have %d, %d and %d steps", w, s, n)
	}
	parsed, err := notation.Parse("nim(3)")
	if err != nil {
		t.Fatal(err)
	}
	if a := ask(app.AnalyseRequest{Parsed: parsed}); a.Position != "nim(3)" {
		t.Errorf("a parsed expression is taken for %s", a.Position)
	}
	open := ask(app.AnalyseRequest{Expression: "wythoff(300,500)", Ask: []string{"grundy"}, Limits: solve.Limits{Positions: 10}})
	if err := open.Open(); !errors.Is(err, grundy.ErrLimit) {
		t.Errorf("what was asked for and not found gives %v", err)
	}
	if err := ask(app.AnalyseRequest{Expression: "wythoff(300,500)", Limits: solve.Limits{Positions: 10}}).Open(); err != nil {
		t.Errorf("what nobody asked for by name gives %v", err)
	}
}

func TestAnalyseErrors(t *testing.T) {
	for _, c := range []struct {
		request app.AnalyseRequest
		want    error
	}{
		{app.AnalyseRequest{Expression: "nim(3)", Ask: []string{"all", "x"}}, grundy.ErrParameter},
		{app.AnalyseRequest{Expression: "nim(3)", Avoid: []string{"x"}}, grundy.ErrParameter},
		{app.AnalyseRequest{Expression: "nim(3)", Ask: []string{"grundy"}, Play: grundy.Misere}, grundy.ErrParameter},
		{app.AnalyseRequest{Expression: "nymph(3)"}, grundy.ErrUnknown},
		{app.AnalyseRequest{Expression: "nim(x)"}, grundy.ErrPosition},
		{app.AnalyseRequest{Expression: "bash(3)"}, grundy.ErrParameter},
		{app.AnalyseRequest{Expression: "nim(@secret)"}, grundy.ErrPosition},
		{app.AnalyseRequest{Expression: "nim(3)", Avoid: []string{"theorem", "parts", "table", "search"}}, grundy.ErrNotKnown},
		{app.AnalyseRequest{Expression: "nim(3)+wythoff(30,50)", Play: grundy.Misere, Limits: solve.Limits{Positions: 5}}, grundy.ErrLimit},
	} {
		if _, err := app.New().Analyse(t.Context(), c.request); !errors.Is(err, c.want) {
			t.Errorf("%+v: %v, want a %v", c.request, err, c.want)
		}
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
	defer cancel()
	_, err := app.New().Analyse(ctx, app.AnalyseRequest{Expression: "nim(3)+wythoff(700,900)", Play: grundy.Misere})
	if f := app.Fail(err); f.Kind != "limit" {
		t.Errorf("out of time: %+v", f)
	}
}

func TestCheckOfFamilies(t *testing.T) {
	var games []string
	err := app.New().Check(t.Context(), app.CheckRequest{Names: []string{"nim", "巴什"}, Samples: 3}, func(r app.CheckResult) error {
		games = append(games, r.Game)
		if r.Breach != "" || r.Samples == 0 || r.Facts == 0 {
			t.Errorf("%+v", r)
		}
		return nil
	})
	if err != nil || len(games) < 2 || games[0] != "nim" {
		t.Errorf("checked %q: %v", games, err)
	}
	stop := errors.New("enough")
	if err := app.New().Check(t.Context(), app.CheckRequest{Samples: 1}, func(app.CheckResult) error { return stop }); err != stop {
		t.Errorf("whoever listens stops it: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	err = app.New().Check(ctx, app.CheckRequest{Samples: 1}, func(app.CheckResult) error { return nil })
	if !errors.Is(err, grundy.ErrCanceled) {
		t.Errorf("canceled: %v", err)
	}
}

// Every page that lists something lists it whole, in both languages.
func TestLists(t *testing.T) {
	a := app.New()
	for _, d := range a.Families() {
		for _, x := range []grundy.Text{d.Title, d.Rules, d.Position} {
			if x.En == "" || x.Zh == "" {
				t.Errorf("%s is not described in both languages: %+v", d.Name, x)
			}
		}
		if got, err := a.Describe(d.Name); err != nil || got.Name != d.Name {
			t.Errorf("Describe(%s) = %s, %v", d.Name, got.Name, err)
		}
		for _, alias := range d.Aliases {
			if got, err := a.Describe(alias.Name); err != nil || got.Name != d.Name {
				t.Errorf("Describe(%s) = %s, %v", alias.Name, got.Name, err)
			}
		}
	}
	for _, k := range a.Compounds() {
		if k.Title.Zh == "" || k.Rules.Zh == "" {
			t.Errorf("%s is not described in both languages", k.Name)
		}
	}
	for _, p := range a.Problems() {
		if p.Title.Zh == "" || p.Asks.Zh == "" {
			t.Errorf("%s is not described in both languages", p.ID)
		}
	}
	if v := app.Version(); v.Version == "" || v.Go == "" || v.Platform == "" {
		t.Errorf("version %+v", v)
	}
}

// 0.161 and 0.36 have the same values up to heap 518: no formula is taken from one for
// the other, and each formula that is given for either holds where they differ.
func TestGuessIsNotFooled(t *testing.T) {
	for _, code := range []string{"0.161", "0.36"} {
		for _, to := range []int{300, 518, 1000, 3000} {
			r, err := app.New().Guess(t.Context(), app.GuessRequest{Expression: code, To: to})
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Found.Formulas) == 0 {
				continue
			}
			s, err := app.New().Sequence(t.Context(), app.SequenceRequest{Code: code, To: 5000})
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range r.Found.Formulas {
				for n := range 1 + min(5000, 2*to) {
					if uint64(f.Value(int64(n))) != s.At(n) {
						t.Errorf("%s to %d: %s is wrong at %d", code, to, f.Text(grundy.English), n)
						break
					}
				}
				if r.Proved(f) {
					t.Errorf("%s to %d: %s is called proved", code, to, f.Text(grundy.English))
				}
			}
		}
	}
}
