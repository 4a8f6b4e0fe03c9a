package script_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
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

// Each kind of compound of games that may repeat a position is decided as by retrograde
// analysis of the pairs of positions, written here from the rules of the kinds.
func TestLoopyCompounds(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 9))
	outcomes := map[grundy.Outcome]int{}
	for range 12 {
		var graphs [2][][]int // the second one may have no circle
		for k := range graphs {
			graphs[k] = make([][]int, 4)
			for v := range graphs[k] {
				for w := range graphs[k] {
					if w != v && (k == 0 || w > v) && random.IntN(3) == 0 {
						graphs[k][v] = append(graphs[k][v], w)
					}
				}
			}
		}
		var families []family.Family
		for k, name := range []string{"left", "right"} {
			source := fmt.Sprintf("name = %q\nloopy = True\ndef options(p): return %s[p]\n", name, strings.ReplaceAll(fmt.Sprint(graphs[k]), " ", ","))
			f, err := script.Load(t.Context(), name+".star", []byte(source))
			if err != nil {
				t.Fatal(err)
			}
			families = append(families, f)
		}
		d, err := catalogue.With(families...)
		if err != nil {
			t.Fatal(err)
		}
		for _, kind := range []string{"sum", "short", "every", "rapid", "union", "urgent"} {
			for _, play := range grundy.Plays {
				fates := backwards(kind, graphs, play)
				for v := range 4 {
					for w := range 4 {
						expression := fmt.Sprintf("%s(left(%d),right(%d))", kind, v, w)
						e, err := notation.Parse(expression)
						if err != nil {
							t.Fatal(err)
						}
						p, err := d.PlaceExpr(e)
						if err != nil {
							t.Fatal(err)
						}
						a, err := p.Analyse(t.Context(), solve.Options{Play: play, Ask: solve.AskOutcome})
						if want := fates[[2]int{v, w}]; err != nil || a.Outcome != want {
							t.Errorf("%s, %s of %v: %s, %v; want %s", expression, play, graphs, a.Outcome, err, want)
						}
						outcomes[a.Outcome]++
					}
				}
			}
		}
	}
	if min(outcomes[grundy.Next], outcomes[grundy.Previous], outcomes[grundy.Drawn]) < 50 {
		t.Errorf("outcomes %v; want some of each", outcomes)
	}
}

// backwards decides all pairs from the ends on.
func backwards(kind string, graphs [2][][]int, play grundy.Play) map[[2]int]grundy.Outcome {
	options := func(p [2]int) (list [][2]int) {
		a, b := graphs[0][p[0]], graphs[1][p[1]]
		if len(a)+len(b) == 0 || (kind == "short" || kind == "rapid" || kind == "urgent") && (len(a) == 0 || len(b) == 0) {
			return nil
		}
		one := kind != "every" && kind != "rapid" // a move in one game alone
		for _, x := range a {
			if one || len(b) == 0 {
				list = append(list, [2]int{x, p[1]})
			}
			for _, y := range b {
				if kind != "sum" && kind != "short" {
					list = append(list, [2]int{x, y})
				}
			}
		}
		for _, y := range b {
			if one || len(a) == 0 {
				list = append(list, [2]int{p[0], y})
			}
		}
		return list
	}
	fates := map[[2]int]grundy.Outcome{}
	for v := range graphs[0] {
		for w := range graphs[1] {
			fates[[2]int{v, w}] = grundy.Drawn
		}
	}
	for changed := true; changed; {
		changed = false
		for p, o := range fates {
			if o != grundy.Drawn {
				continue
			}
			list, lost := options(p), true
			now := grundy.Drawn
			for _, q := range list {
				if fates[q] == grundy.Previous {
					now = grundy.Next
				}
				lost = lost && fates[q] == grundy.Next
			}
			switch {
			case len(list) == 0:
				now = play.Ended()
			case lost:
				now = grundy.Previous
			}
			if now != o {
				fates[p], changed = now, true
			}
		}
	}
	return fates
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
