package catalogue_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/solve"
)

// analyse answers all questions about an expression.
func analyse(t testing.TB, text string, play grundy.Play) grundy.Analysis {
	t.Helper()
	return ask(t, text, solve.Options{Play: play})
}

// ask answers what the options ask about an expression.
func ask(t testing.TB, text string, o solve.Options) grundy.Analysis {
	t.Helper()
	p, err := catalogue.Place(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	a, err := p.Analyse(context.Background(), o)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return a
}

// call writes a family with its positional arguments, and parameters after them.
func call(family string, heaps []uint64, params ...string) string {
	var args []string
	for _, n := range heaps {
		args = append(args, fmt.Sprint(n))
	}
	return family + "(" + strings.Join(append(args, params...), ",") + ")"
}

// results returns where the winning moves lead, without the parameters after
// the last heap, in alphabetical order.
func results(t testing.TB, text string, a grundy.Analysis) []string {
	t.Helper()
	moves, ok := a.Winning.Get()
	if !ok {
		t.Fatalf("%s, %s play: the winning moves are not known: %v", text, a.Play, a.Gaps)
	}
	var to []string
	for _, m := range moves {
		to = append(to, m.To)
	}
	slices.Sort(to)
	return to
}

// wantOutcome holds an outcome to what a source says.
func wantOutcome(t *testing.T, text string, play grundy.Play, want grundy.Outcome) grundy.Analysis {
	t.Helper()
	a := analyse(t, text, play)
	if a.Outcome != want {
		t.Errorf("%s in %s play is %s; want %s", text, play, a.Outcome, want)
	}
	return a
}

// wantResults holds the winning moves to the positions that they lead to.
func wantResults(t *testing.T, text string, play grundy.Play, want ...string) {
	t.Helper()
	slices.Sort(want)
	if got := results(t, text, analyse(t, text, play)); !slices.Equal(got, want) {
		t.Errorf("the winning moves from %s in %s play lead to %v; want %v", text, play, got, want)
	}
}

// wantLast holds the length of play to a number of moves.
func wantLast(t *testing.T, text string, play grundy.Play, want uint64) {
	t.Helper()
	a := analyse(t, text, play)
	fast, _ := a.Remoteness.Get()
	slow, _ := a.Suspense.Get()
	if fast.String() != fmt.Sprint(want) || slow != fast {
		t.Errorf("%s in %s play lasts %s moves at least and %s at most; want %d", text, play, fast, slow, want)
	}
}

// wantValue holds a Grundy value to what a source says.
func wantValue(t *testing.T, text string, want string) {
	t.Helper()
	v, ok := ask(t, text, solve.Options{Ask: solve.AskGrundy}).Grundy.Get()
	if !ok || v.String() != want {
		t.Errorf("G(%s) = %v (known: %v); want %s", text, v, ok, want)
	}
}
