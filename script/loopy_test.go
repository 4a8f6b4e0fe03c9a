package script_test

import (
	"context"
	"os"
	"testing"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/family"
	"example.org/grundy/notation"
	"example.org/grundy/script"
	"example.org/grundy/solve"
)

// A sum of a loopy game with others is decided by loopy values as by retrograde analysis
// of the sum itself, which has the same winning and drawing moves.
func TestLoopySums(t *testing.T) {
	source, err := os.ReadFile(examples + "/token_race.star")
	if err != nil {
		t.Fatal(err)
	}
	f, err := script.Load(t.Context(), "token_race.star", source)
	if err != nil {
		t.Fatal(err)
	}
	d, err := catalogue.With(f)
	if err != nil {
		t.Fatal(err)
	}
	outcomes := map[grundy.Outcome]int{}
	races := []string{}
	for _, v := range []string{"1", "2", "3", "4", "5", "6"} {
		races = append(races, "token_race("+v+")", "token_race("+v+",edges=[[1,2],[2,1],[1,3],[2,4],[4,5],[4,6],[5,6],[6,3],[3,6],[2,5]],target=6)")
	}
	for _, race := range races {
		for _, other := range []string{"nim(1)", "nim(1,3)", "wythoff(1,2)", "wythoff(2,2)", "grundy(5)", "0.77(4)", "nim(2) + token_race(4)", "token_race(1)", "sum(token_race(3),nim(1))"} {
			expression := race + " + " + other
			theorem := analysed(t, d, expression, 0)
			search := analysed(t, d, expression, solve.Theorem)
			if theorem.Outcome != search.Outcome || !alike(theorem.Loopy, search.Loopy) ||
				!same(theorem.Winning, search.Winning) || !same(theorem.Drawing, search.Drawing) {
				t.Errorf("%s: %s, %v by theorem; %s, %v by retrograde analysis", expression, theorem.Outcome, theorem.Loopy, search.Outcome, search.Loopy)
			}
			if theorem.Because.Method == "search" || theorem.Because.Source == "" || search.Because.Method != "search" {
				t.Errorf("%s: by %s, source %q; and by %s", expression, theorem.Because.Method, theorem.Because.Source, search.Because.Method)
			}
			outcomes[theorem.Outcome]++
		}
	}
	if min(outcomes[grundy.Next], outcomes[grundy.Previous], outcomes[grundy.Drawn]) < 5 {
		t.Errorf("outcomes %v; want some of each", outcomes)
	}
	// No search could list the options of such a heap.
	large := analysed(t, d, "token_race(4) + nim(1000000000000000000000)", 0)
	if moves, ok := large.Winning.Get(); !ok || large.Outcome != grundy.Next || len(moves) != 1 {
		t.Errorf("a large heap: %s, %d winning moves", large.Outcome, len(moves))
	}
}

func analysed(t *testing.T, d *catalogue.Directory, expression string, avoid solve.Method) grundy.Analysis {
	t.Helper()
	e, err := notation.Parse(expression)
	if err != nil {
		t.Fatal(err)
	}
	var p family.Position
	if p, err = d.PlaceExpr(e); err != nil {
		t.Fatal(err)
	}
	a, err := p.Analyse(context.Background(), solve.Options{Ask: solve.AskOutcome | solve.AskGrundy | solve.AskWinning, Avoid: avoid})
	if err != nil {
		t.Fatalf("%s: %v", expression, err)
	}
	return a
}

func alike(a, b grundy.Known[grundy.LoopyValue]) bool {
	v, ok := a.Get()
	w, also := b.Get()
	return ok && also && v.String() == w.String()
}

// same reports whether two lists have the same moves.
func same(a, b grundy.Known[[]grundy.Move]) bool {
	v, ok := a.Get()
	w, also := b.Get()
	if ok != also || len(v) != len(w) {
		return false
	}
	in := map[string]bool{}
	for _, m := range v {
		in[m.To] = true
	}
	for _, m := range w {
		if !in[m.To] {
			return false
		}
	}
	return true
}
