package catalogue_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/solve"
)

// findings are what an analysis says, whatever the way to it. What is not known is
// "?".
func findings(a grundy.Analysis) []string {
	out := []string{"outcome " + a.Outcome.String()}
	add := func(what string, v any, known bool) {
		text := "?"
		if known {
			text = fmt.Sprint(v)
		}
		out = append(out, what+" "+text)
	}
	v, ok := a.Grundy.Get()
	add("value", v, ok)
	v, ok = a.Remoteness.Get()
	add("remoteness", v, ok)
	v, ok = a.Suspense.Get()
	add("suspense", v, ok)
	f, ok := a.Foreclosed.Get()
	add("foreclosed", f, ok)
	v, ok = a.Count.Get()
	add("winning moves", v, ok)
	return out
}

// contradict reports whether two lists of facts differ where both are known.
func contradict(f, g []string) bool {
	for i := range f {
		if f[i] != g[i] && !strings.HasSuffix(f[i], "?") && !strings.HasSuffix(g[i], "?") {
			return true
		}
	}
	return false
}

// shuffled is a compound with its components in another order, at the top and in
// the compounds among them.
func shuffled(d *dealer, kind string, parts []string) string {
	parts = slices.Clone(parts)
	d.Shuffle(len(parts), func(i, j int) { parts[i], parts[j] = parts[j], parts[i] })
	return kind + "(" + strings.Join(parts, ",") + ")"
}

// One position has one analysis: whatever the order of its components, the
// methods, the limits if they suffice, and how many ask at the same time.
func TestOneAnalysis(t *testing.T) {
	d := &dealer{rand.New(rand.NewPCG(3, 1976)), map[string]*graph{}}
	rounds := 150
	if testing.Short() {
		rounds = 25
	}
	few := solve.Limits{Moves: 100_000} // so that no question takes long
	for range rounds {
		kind := kindNames[d.IntN(len(kindNames))]
		var parts []string
		for range 1 + d.IntN(3) {
			if d.IntN(5) == 0 {
				text, _ := d.compound(t, false)
				parts = append(parts, text)
				continue
			}
			parts = append(parts, d.simple())
		}
		text := kind + "(" + strings.Join(parts, ",") + ")"
		for _, play := range grundy.Plays {
			whole, err := analysis(text, solve.Options{Play: play, Limits: few})
			if err != nil {
				continue // beyond the limits: TestCompoundsByTheRules takes care of those that are small
			}
			want := findings(whole)
			other := shuffled(d, kind, parts)
			if got := findings(ask(t, other, solve.Options{Play: play, Limits: few})); contradict(got, want) {
				t.Errorf("in %s play %s has %v, and %s has %v", play, text, want, other, got)
			}
			for _, o := range []solve.Options{
				{Avoid: solve.Theorem}, {Avoid: solve.Table}, {Avoid: solve.Parts}, {Avoid: solve.Theorem | solve.Table | solve.Parts}, {Avoid: solve.Search},
				{Limits: solve.Limits{Positions: 30}}, {Limits: solve.Limits{Positions: 1000}}, {Limits: solve.Limits{Moves: 200}}, {Limits: solve.Limits{Bytes: 20000}}, {Limits: solve.Limits{Moves: 200_000}},
			} {
				o.Play = play
				if o.Limits == (solve.Limits{}) {
					o.Limits = few
				}
				a, err := analysis(text, o)
				if err != nil && !errors.Is(err, grundy.ErrLimit) && !errors.Is(err, grundy.ErrNotKnown) {
					t.Errorf("%s in %s play with %+v: %v", text, play, o, err)
				}
				if err == nil && contradict(findings(a), want) {
					t.Errorf("%s in %s play has %v, and with %+v %v", text, play, want, o, findings(a))
				}
			}
			askTogether(t, text, solve.Options{Play: play, Limits: few}, want)
		}
	}
}

func analysis(text string, o solve.Options) (grundy.Analysis, error) {
	p, err := catalogue.Place(text)
	if err != nil {
		return grundy.Analysis{}, err
	}
	return p.Analyse(context.Background(), o)
}

// askTogether asks one position several times at once.
func askTogether(t *testing.T, text string, o solve.Options, want []string) {
	t.Helper()
	p, err := catalogue.Place(text)
	if err != nil {
		t.Fatal(err)
	}
	var wait sync.WaitGroup
	var got [3][]string
	for i := range got {
		wait.Go(func() {
			a, err := p.Analyse(context.Background(), o)
			if err == nil {
				got[i] = findings(a)
			}
		})
	}
	wait.Wait()
	for _, f := range got {
		if !slices.Equal(f, want) {
			t.Errorf("%s in %s play has %v, and asked by several at once %v", text, o.Play, want, f)
		}
	}
}
