package catalogue_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/nat"
	"example.org/grundy/solve"
)

// A dealer draws compounds of small games, and writes them out by the rules.
type dealer struct {
	*rand.Rand
	leaves map[string]*graph
}

// simple draws a game of one family, ended ones among them.
func (d *dealer) simple() string {
	n := func(most int) int { return d.IntN(most + 1) }
	switch d.IntN(17) {
	case 0:
		return fmt.Sprintf("nim(%d)", n(5))
	case 1:
		return fmt.Sprintf("nim(%d,%d)", n(3), n(2))
	case 2:
		return fmt.Sprintf("bash(%d,max=%d)", n(8), n(3))
	case 3:
		return fmt.Sprintf("subtraction(%d,set={%d,%d})", n(9), 1+n(2), 3+n(2))
	case 4:
		return fmt.Sprintf("subtraction(%d,set=%s)", n(8), []string{"squares", "powers", "fibonacci", "{}"}[n(3)])
	case 5:
		return fmt.Sprintf("wythoff(%d,%d)", n(3), n(3))
	case 6:
		return fmt.Sprintf("wythoff(%d,%d,diff=%d)", n(2), n(3), 1+n(2))
	case 7, 8:
		return fmt.Sprintf("euclid(%d,%d)", n(13), n(13))
	case 9:
		return fmt.Sprintf("grossman(%d,%d)", n(12), n(12))
	case 10:
		return fmt.Sprintf("fibonacci(%d)", n(6))
	case 11:
		return fmt.Sprintf("dynamic(%d,limit=%d,factor=%d,plus=%d)", n(5), n(5), n(2), n(1))
	case 12:
		return fmt.Sprintf("lasker(%d)", n(4))
	case 13:
		return fmt.Sprintf("run(%d)", n(4))
	case 14:
		return fmt.Sprintf("interval(%d,min=%d,max=%d,rest=%s)", n(8), 1+n(1), 2+n(1), []string{"stay", "take"}[n(1)])
	case 15:
		return fmt.Sprintf("erasing(%d,%d)", n(3), n(3))
	}
	return []string{"nim()", "euclid(0,4)", "sum()", "every()", "nim(0,1)", "euclid(3,2)"}[n(5)]
}

var kindNames = []string{"sum", "short", "every", "rapid", "union", "urgent"}

// compound draws a compound, whose parts are compounds themselves if deep allows.
func (d *dealer) compound(t testing.TB, deep bool) (string, *graph) {
	kind := kindNames[d.IntN(len(kindNames))]
	var texts []string
	var parts []*graph
	for range d.IntN(4) {
		if deep && d.IntN(4) == 0 {
			text, g := d.compound(t, false)
			if len(g.texts) < 60 {
				texts, parts = append(texts, text), append(parts, g)
				continue
			}
		}
		text := d.simple()
		if d.leaves[text] == nil {
			d.leaves[text] = leaf(t, text)
		}
		texts, parts = append(texts, text), append(parts, d.leaves[text])
	}
	if size(parts) > 700 {
		return d.compound(t, deep)
	}
	return fmt.Sprintf("%s(%s)", kind, strings.Join(texts, ",")), join(kind, parts)
}

func size(parts []*graph) int {
	n := 1
	for _, g := range parts {
		n *= len(g.texts)
	}
	return n
}

// Compounds of games of different families, nested ones among them, in both plays:
// everything that is answered is what the definitions say.
func TestCompoundsByTheRules(t *testing.T) {
	d := &dealer{rand.New(rand.NewPCG(1, 1966)), map[string]*graph{}}
	rounds := 2500
	if testing.Short() {
		rounds = 250
	}
	for range rounds {
		text, g := d.compound(t, true)
		for _, play := range grundy.Plays {
			checkCompound(t, text, g, play)
		}
	}
}

func checkCompound(t *testing.T, text string, g *graph, play grundy.Play) {
	t.Helper()
	a, i := ask(t, text, solve.Options{Play: play, Must: solve.AskAll}), g.start()
	if a.Outcome != grundy.WinsIf(g.wins[play][i]) {
		t.Errorf("%s in %s play is %s by %s; won by the rules: %v", text, play, a.Outcome, a.Because.Method, g.wins[play][i])
	}
	for _, known := range []struct {
		what string
		got  grundy.Known[nat.Nat]
		want int
	}{
		{"Grundy value", a.Grundy, g.value[i]},
		{"remoteness", a.Remoteness, g.fast[play][i]},
		{"suspense", a.Suspense, g.slow[play][i]},
	} {
		if n, ok := known.got.Get(); ok && n != nat.Of(uint64(known.want)) {
			t.Errorf("%s in %s play has the %s %s; %d by the rules", text, play, known.what, n, known.want)
		}
	}
	if f, ok := a.Foreclosed.Get(); !ok || f != foreclosedOf(g.first[play][i]) {
		t.Errorf("%s in %s play has the foreclosed value %s; %s by the rules", text, play, f, foreclosedOf(g.first[play][i]))
	}
	if len(a.Gaps) > 0 {
		t.Errorf("%s in %s play leaves open: %v", text, play, a.Gaps)
	}
	checkMoves(t, text, g, play, a)
	checkResist(t, text, g, play, a)
}

func foreclosedOf(n int) grundy.Foreclosed {
	switch n {
	case ended:
		return grundy.Foreclosed{}
	case infinite:
		return grundy.Infinite
	}
	return grundy.ForeclosedOf(nat.Of(uint64(n)))
}

// checkMoves holds the winning moves to those by the rules: all of them, or their
// number and some of them.
func checkMoves(t *testing.T, text string, g *graph, play grundy.Play, a grundy.Analysis) {
	t.Helper()
	var want []string
	for _, to := range g.winning(play) {
		want = append(want, canonical(t, to))
	}
	got := results(t, text, a)
	if n, ok := a.Count.Get(); !ok || n != nat.Of(uint64(len(want))) {
		t.Errorf("%s in %s play has %s winning moves; %d by the rules", text, play, n, len(want))
	}
	if len(got) != len(want) && len(got) != 12 {
		t.Errorf("%s in %s play lists %d winning moves of %d", text, play, len(got), len(want))
	}
	for i, to := range got {
		if !slices.Contains(want, to) || slices.Contains(got[:i], to) {
			t.Errorf("%s in %s play: the move to %s is listed as winning, and by the rules it is not, or is listed twice", text, play, to)
		}
	}
}

// checkResist holds the move that is said to hold out longest to the remoteness of
// the others.
func checkResist(t *testing.T, text string, g *graph, play grundy.Play, a grundy.Analysis) {
	t.Helper()
	stall, ok := a.Resist.Get()
	i := g.start()
	if lost := !g.wins[play][i] && len(g.options[i]) > 0; ok != lost {
		t.Errorf("%s in %s play: a move that holds out: %v; lost with moves: %v", text, play, ok, lost)
	}
	if !ok || !stall.Longest {
		return
	}
	for _, q := range g.options[i] {
		if canonical(t, g.texts[q]) == stall.To {
			if g.fast[play][q] != g.fast[play][i]-1 {
				t.Errorf("%s in %s play: the move to %s lasts %d moves more, and another %d", text, play, stall.To, g.fast[play][q], g.fast[play][i]-1)
			}
			return
		}
	}
	t.Errorf("%s in %s play: %s is no option", text, play, stall.To)
}

// canonical writes an expression as the program does.
func canonical(t testing.TB, text string) string {
	t.Helper()
	p, err := catalogue.Place(text)
	if err != nil {
		t.Fatal(err)
	}
	return p.Expression()
}

// Every family alone, on small positions, in the same way.
func TestFamiliesByTheRules(t *testing.T) {
	d := &dealer{rand.New(rand.NewPCG(2, 1935)), nil}
	for range 1500 {
		text := d.simple()
		g := leaf(t, text)
		for _, play := range grundy.Plays {
			checkCompound(t, text, g, play)
		}
	}
}
