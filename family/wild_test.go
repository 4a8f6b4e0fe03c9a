package family_test

import (
	"context"
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/family"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
	"example.org/grundy/oracle"
	"example.org/grundy/solve"
)

// A dag is a game written out: the options of each position, all of them smaller.
// Nothing is known about it by theorem, and many of its positions are wild.
type dag [][]int

func (g dag) Options(p int) iter.Seq[int] { return slices.Values(g[p]) }

func newDag(seed uint64) dag {
	r := rand.New(rand.NewPCG(seed, 1))
	g := make(dag, 13)
	for p := range g {
		for q := range p {
			if r.IntN(3) == 0 {
				g[p] = append(g[p], q)
			}
		}
	}
	return g
}

var shelf family.Shelf

var dags = family.Put(&shelf, family.Def[int]{
	Name: "dag", Title: grundy.Text{En: "written out", Zh: "列出"}, Rules: grundy.Text{En: "as listed", Zh: "见列表"}, Source: "own", Examples: []string{"dag(3,seed=1)"},
	Params: []family.Param{{Name: "seed", Kind: family.Natural, Required: true, Doc: grundy.Text{En: "which", Zh: "哪个"}}},
	New: func(a family.Arguments) (grundy.Game[int], error) {
		n, _ := a.Natural("seed")
		seed, _ := n.Uint64()
		return newDag(seed), nil
	},
	Board: family.Board[int]{
		Parse: func(a family.Arguments) (int, error) {
			heaps, err := a.Exactly(1, "want a position")
			if err != nil {
				return 0, err
			}
			n, _ := heaps[0].Uint64()
			return int(n), nil
		},
		Format:  func(p int) []string { return []string{fmt.Sprint(p)} },
		Samples: func(int) iter.Seq[int] { return slices.Values([]int{1}) },
	},
})

func dagAt(t *testing.T, p int, seed uint64) family.Position {
	t.Helper()
	e, err := notation.Parse(fmt.Sprintf("dag(%d,seed=%d)", p, seed))
	if err != nil {
		t.Fatal(err)
	}
	position, err := dags.Place(e.Terms[0].Atom.(*notation.Call), nil)
	if err != nil {
		t.Fatal(err)
	}
	return position
}

// A place is a position of a dag.
type place struct {
	p    int
	seed uint64
}

// wildOnes lists wild positions.
func wildOnes(t *testing.T) (places []place) {
	t.Helper()
	for seed := range uint64(60) {
		g := newDag(seed)
		for p := range g {
			if kind, _, err := solve.New[int](g, solve.Options{}).Tame(t.Context(), p); err == nil && kind == solve.Wild {
				places = append(places, place{p, seed})
			}
		}
	}
	if len(places) < 10 {
		t.Fatalf("%d wild positions; want more of them", len(places))
	}
	return places
}

// Compounds of games about which nothing is known, wild ones among them, with equal
// games among the components: everything that is answered is what the rules say.
func TestCompoundsOfUnknownGames(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	wild := 0
	odd := wildOnes(t)
	for range 300 {
		kind := compound.Kinds[r.IntN(len(compound.Kinds))]
		var parts []family.Position
		for range 1 + r.IntN(3) {
			if r.IntN(2) == 0 {
				one := odd[r.IntN(len(odd))]
				parts = append(parts, dagAt(t, one.p, one.seed))
				continue
			}
			parts = append(parts, dagAt(t, r.IntN(13), uint64(r.IntN(20))))
			if r.IntN(3) == 0 {
				parts = append(parts, parts[0])
			}
		}
		if len(parts) > 3 {
			parts = parts[:3]
		}
		p := family.Combine(kind, parts)
		for _, play := range grundy.Plays {
			a, err := p.Analyse(context.Background(), solve.Options{Play: play, Must: solve.AskAll})
			if err != nil {
				t.Fatalf("%s in %s play: %v", p.Expression(), play, err)
			}
			for _, s := range a.Because.Steps {
				if strings.Contains(s.In(grundy.English, 0), "No theorem settles the misère sum") {
					wild++
				}
			}
			checkAgainstRules(t, kind, parts, a, play)
		}
	}
	if wild < 5 {
		t.Errorf("%d misère sums had wild games; want more of them", wild)
	}
}

// checkAgainstRules compares an analysis with the oracle playing the compound.
func checkAgainstRules(t *testing.T, kind compound.Kind, parts []family.Position, a grundy.Analysis, play grundy.Play) {
	t.Helper()
	var list []compound.Part
	for _, p := range parts {
		part := p.Part(context.Background(), solve.Options{}, nil)
		part.Knows = nil
		list = append(list, part)
	}
	game, start := compound.New(kind, list)
	judge := oracle.New[compound.Position](game)
	judge.Limit = 1 << 20
	if want := judge.Outcome(start, play); a.Outcome != want {
		t.Errorf("%s in %s play is %s by %s; %s by the rules", a.Position, play, a.Outcome, a.Because.Method, want)
	}
	for _, number := range []struct {
		what string
		got  grundy.Known[nat.Nat]
		want uint64
	}{
		{"remoteness", a.Remoteness, judge.Remoteness(start, play)},
		{"suspense", a.Suspense, judge.Suspense(start, play)},
		{"number of winning moves", a.Count, uint64(len(judge.Winning(start, play)))},
	} {
		n, ok := number.got.Get()
		if !ok || n != nat.Of(number.want) {
			t.Errorf("%s in %s play has the %s %s (known: %v); %d by the rules", a.Position, play, number.what, n, ok, number.want)
		}
	}
	if v, ok := a.Grundy.Get(); play == grundy.Normal && (!ok || v != nat.Of(judge.Grundy(start))) {
		t.Errorf("%s has the value %s; %d by the rules", a.Position, v, judge.Grundy(start))
	}
}
