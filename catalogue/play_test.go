package catalogue_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/solve"
)

var update = flag.Bool("update", false, "rewrite the golden playthroughs")

// One playthrough for each family, from its first example, and one for each way to
// play several games: what is answered at each position, in both languages, of a
// game in which the winner takes the first winning move and the loser holds out.
func TestPlaythroughs(t *testing.T) {
	games := map[string]string{
		"sum":   "sum(nim(3),euclid(7,2),fibonacci(6))",
		"every": "every(euclid(2,3),euclid(3,5),nim(2))",
	}
	for _, f := range catalogue.All() {
		d := f.Describe()
		games[d.Name] = d.Examples[0]
	}
	for name, text := range games {
		t.Run(name, func(t *testing.T) {
			golden(t, filepath.Join("testdata", "play", name+".txt"), playthrough(t, text))
		})
	}
	files, err := os.ReadDir(filepath.Join("testdata", "play"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if _, ok := games[strings.TrimSuffix(f.Name(), ".txt")]; !ok {
			t.Errorf("testdata/play/%s is the playthrough of no family", f.Name())
		}
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatalf("%v: run the test with -update to write it", err)
	}
	if got == string(want) {
		return
	}
	g, w := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			t.Fatalf("%s, line %d:\n got %s\nwant %s", name, i+1, g[i], w[i])
		}
	}
	t.Fatalf("%s has %d lines; got %d", name, len(w), len(g))
}

// plies is how many positions of a playthrough are shown.
const plies = 8

// playthrough plays a game in normal play.
func playthrough(t *testing.T, text string) string {
	var out strings.Builder
	for i := range plies {
		p, err := catalogue.Place(text)
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			fmt.Fprintf(&out, "%s: %s / %s\n", p.Expression(), p.Goal(grundy.Normal).En, p.Goal(grundy.Normal).Zh)
		}
		text = showState(t, &out, p.Expression())
		if text == "" {
			break
		}
	}
	return out.String()
}

// showState writes what is answered at a position, and returns the next one, or
// "" at the end.
func showState(t *testing.T, out *strings.Builder, text string) (next string) {
	fmt.Fprintf(out, "\n== %s\n", text)
	for _, play := range grundy.Plays {
		if play == grundy.Misere && (strings.HasPrefix(text, "treblecross") || strings.HasPrefix(text, "northcott")) {
			continue // they have no misère play
		}
		a := analyse(t, text, play)
		fmt.Fprintf(out, "%s play: %s by %s, %s; remoteness %s, suspense %s; winning moves %s\n", play, a.Outcome,
			a.Because.Method, orUnknown(a.Because.Source), known(a.Remoteness), known(a.Suspense), known(a.Count))
		if play == grundy.Normal {
			fmt.Fprintf(out, "Grundy value %s\n", known(a.Grundy))
			next = follow(a)
		}
		for _, step := range a.Because.Steps {
			fmt.Fprintf(out, "  en %s\n  zh %s\n", step.In(grundy.English, 0), step.In(grundy.Chinese, 0))
		}
	}
	showOptions(t, out, text)
	return next
}

// showOptions writes the first dozen options, with the names of the moves.
func showOptions(t *testing.T, out *strings.Builder, text string) {
	p, err := catalogue.Place(text)
	if err != nil {
		t.Fatal(err)
	}
	part := p.Part(context.Background(), solve.Options{}, nil)
	var shown []any
	for q := range part.Game.Options(part.At) {
		if len(shown) == 12 {
			fmt.Fprintln(out, "  and more")
			break
		}
		if slices.Contains(shown, q) {
			continue
		}
		shown = append(shown, q)
		name := part.Game.Move(part.At, q)
		fmt.Fprintf(out, "  to %s: %s / %s\n", part.Format(q), name.In(grundy.English, 0), name.In(grundy.Chinese, 0))
	}
}

// follow returns where the game goes on: by the first winning move, or by the move
// that holds out.
func follow(a grundy.Analysis) string {
	if moves, ok := a.Winning.Get(); ok && len(moves) > 0 {
		return moves[0].To
	}
	stall, _ := a.Resist.Get()
	return stall.To
}

func known[T any](k grundy.Known[T]) string {
	if v, ok := k.Get(); ok {
		return fmt.Sprint(v)
	}
	return "unknown"
}

func orUnknown(source string) string {
	if source == "" {
		return "no source"
	}
	return source
}
