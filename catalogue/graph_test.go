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

// A graph is a game written out: its positions with their texts and options, the
// options before their parents, and the start last. The functions of a position
// follow from the definitions alone. It is what the compounds are held to, and it
// shares no code with them.
type graph struct {
	texts   []string
	options [][]int // each once
	value   []int
	wins    [2][]bool
	fast    [2][]int // remoteness, by play
	slow    [2][]int // suspense, by play
	first   [2][]int // foreclosed value, by play: ended and infinite, or a number
}

// Foreclosed values that are no numbers.
const (
	ended    = -1
	infinite = -2
)

func (g *graph) start() int { return len(g.texts) - 1 }

// writeOut lists the positions below a start, options first, by depth-first
// search, and settles their functions.
func writeOut[P comparable](start P, options func(P) []P, text func(P) string) *graph {
	g := &graph{}
	place := map[P]int{}
	var visit func(P) int
	visit = func(p P) int {
		if i, ok := place[p]; ok {
			return i
		}
		var below []int
		for _, q := range options(p) {
			if i := visit(q); !slices.Contains(below, i) {
				below = append(below, i)
			}
		}
		place[p] = len(g.texts)
		g.texts = append(g.texts, text(p))
		g.options = append(g.options, below)
		g.settle(below)
		return place[p]
	}
	visit(start)
	return g
}

// settle appends the functions of a position with these options.
func (g *graph) settle(options []int) {
	seen := map[int]bool{}
	for _, q := range options {
		seen[g.value[q]] = true
	}
	mex := 0
	for seen[mex] {
		mex++
	}
	g.value = append(g.value, mex)
	for play := range 2 {
		won := len(options) == 0 && play == int(grundy.Misere)
		var winFast, winSlow, loseFast, loseSlow = 1 << 30, 0, 0, 1 << 30
		for _, q := range options {
			fast, slow := 1+g.fast[play][q], 1+g.slow[play][q]
			if !g.wins[play][q] {
				won = true
				winFast, winSlow = min(winFast, fast), max(winSlow, slow)
			}
			loseFast, loseSlow = max(loseFast, fast), min(loseSlow, slow)
		}
		switch {
		case len(options) == 0:
			winFast, winSlow = 0, 0
		case !won:
			winFast, winSlow = loseFast, loseSlow
		}
		g.wins[play] = append(g.wins[play], won)
		g.fast[play] = append(g.fast[play], winFast)
		g.slow[play] = append(g.slow[play], winSlow)
		g.first[play] = append(g.first[play], g.foreclose(options, play))
	}
}

func (g *graph) foreclose(options []int, play int) int {
	if len(options) == 0 {
		return ended
	}
	seen, n := map[int]bool{}, 0
	for _, q := range options {
		seen[g.first[play][q]] = true
	}
	if seen[ended] && play == int(grundy.Normal) {
		return infinite
	}
	for seen[n] {
		n++
	}
	return n
}

// winning returns the texts of the options of the start that the opponent loses.
func (g *graph) winning(play grundy.Play) []string {
	var to []string
	for _, q := range g.options[g.start()] {
		if !g.wins[play][q] {
			to = append(to, g.texts[q])
		}
	}
	slices.Sort(to)
	return to
}

// leaf writes out the game of an expression by the options of its family.
func leaf(t testing.TB, text string) *graph {
	t.Helper()
	p, err := catalogue.Place(text)
	if err != nil {
		t.Fatal(err)
	}
	part := p.Part(context.Background(), solve.Options{}, nil)
	return writeOut(part.At, func(p any) []any { return slices.Collect(part.Game.Options(p)) }, part.Format)
}

// join writes out several games played at once, by the rules of the kind: a move in
// one of them, in some or in every one that has a move; over when all have ended, or
// as soon as one has.
func join(kind string, parts []*graph) *graph {
	type state [4]int
	var start state
	for i, g := range parts {
		start[i] = g.start()
	}
	first := kind == "short" || kind == "rapid" || kind == "urgent"
	options := func(s state) []state {
		live := 0
		for i, g := range parts {
			if len(g.options[s[i]]) > 0 {
				live++
			}
		}
		if live == 0 || first && live < len(parts) {
			return nil
		}
		all := []state{s}
		touched := map[state]int{s: 0} // in how many games it has moved
		for i, g := range parts {
			var longer []state
			for _, next := range all {
				if len(g.options[s[i]]) == 0 || kind != "every" && kind != "rapid" {
					longer = append(longer, next)
				}
				for _, q := range g.options[s[i]] {
					n := touched[next]
					moved := next
					moved[i] = q
					touched[moved] = n + 1
					longer = append(longer, moved)
				}
			}
			all = longer
		}
		return slices.DeleteFunc(all, func(next state) bool {
			n := touched[next]
			return n == 0 || n > 1 && (kind == "sum" || kind == "short")
		})
	}
	return writeOut(start, options, func(s state) string {
		var texts []string
		for i, g := range parts {
			texts = append(texts, g.texts[s[i]])
		}
		return fmt.Sprintf("%s(%s)", kind, strings.Join(texts, ","))
	})
}
