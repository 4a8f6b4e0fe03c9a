package script_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/notation"
	"example.org/grundy/script"
	"example.org/grundy/solve"
)

// Rules that end in the midst of their work say nothing about who wins: a position whose
// options could not be listed in time is not one that has none.
func TestTimeIsNoEnd(t *testing.T) {
	f, err := script.Load(t.Context(), "game.star", []byte("def options(n):\n x = 0\n for i in range(300000):\n  x += i\n return [n - 1, n - 2] if n > 1 else []\n"))
	if err != nil {
		t.Fatal(err)
	}
	d, err := catalogue.With(f)
	if err != nil {
		t.Fatal(err)
	}
	for _, expression := range []string{"game(2)", "game(2) + nim(1)", "every(game(2),nim(2))"} {
		e, err := notation.Parse(expression)
		if err != nil {
			t.Fatal(err)
		}
		p, err := d.PlaceExpr(e)
		if err != nil {
			t.Fatal(err)
		}
		for _, wait := range []time.Duration{1, time.Millisecond, 5 * time.Millisecond, 20 * time.Millisecond, 50 * time.Millisecond} {
			ctx, stop := context.WithTimeout(t.Context(), wait)
			a, err := p.Analyse(ctx, solve.Options{Ask: solve.AskAll})
			stop()
			if _, known := a.Winning.Get(); err == nil && (a.Outcome != grundy.Next || !known) || err != nil && !errors.Is(err, grundy.ErrLimit) {
				t.Errorf("%s within %v: %s, %v", expression, wait, a.Outcome, err)
			}
		}
	}
}
