package graph

import (
	"context"
	"slices"
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/notation"
	"example.org/grundy/solve"
)

func place(t *testing.T, text string) (family.Position, error) {
	t.Helper()
	e, err := notation.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	call := e.Terms[0].Atom.(*notation.Call)
	i := slices.IndexFunc(Shelf, func(f family.Family) bool { return f.Describe().Name == call.Name })
	return Shelf[i].Place(call, nil)
}

// Values that others have published.
//
// Source: the handed case H035 (cycles: odd ones are worth 1, even ones 0; POJ 3710);
// Winning Ways, chapter 7 (stalks are heaps of Nim); Sprague 1935 (values of a graph).
func TestLiterature(t *testing.T) {
	for text, want := range map[string]string{
		"hackenbush([0,1,2,0])":                 "1",
		"hackenbush([0,1],[0,2,3,4,2])":         "3",
		"hackenbush([0,1,2,3,0])":               "0",
		"hackenbush([0,1,2],[1,3])":             "1",
		"hackenbush([0,1,2,3,4,1])":             "1",
		"hackenbush([0,1,2,3,4,5])":             "5",
		"hackenbush([0,1],[0,1])":               "0",
		"hackenbush([0,0])":                     "1",
		"tokens(0,edges=[[0,1],[0,2],[1,2]])":   "2",
		"tokens(0,0,edges=[[0,1],[0,2],[1,2]])": "0",
		"tokens(7,edges=[[0,1]])":               "0",
	} {
		p, err := place(t, text)
		if err != nil {
			t.Fatal(err)
		}
		a, err := p.Analyse(context.Background(), solve.Options{Ask: solve.AskGrundy, Must: solve.AskGrundy})
		if v, _ := a.Grundy.Get(); err != nil || v.String() != want {
			t.Errorf("%s is worth %v, %v; in the literature %s", text, v, err, want)
		}
	}
}

// A cycle makes the game loopy, and only then.
func TestCycles(t *testing.T) {
	for text, want := range map[string]grundy.Outcome{
		"tokens(0,0,edges=[[0,1,0]])":                         grundy.Drawn,
		"tokens(0,edges=[[0,1,0],[1,2]])":                     grundy.Previous,
		"tokens(0,edges=[[0,0]])":                             grundy.Drawn,
		"tokens(5,edges=[[0,1,0],[5,6]])":                     grundy.Next,
		"tokens(0,edges=[[0,1,2,3,4,5,6,7,8,9],[0,9],[3,9]])": grundy.Next,
	} {
		p, err := place(t, text)
		if err != nil {
			t.Fatal(err)
		}
		a, err := p.Analyse(context.Background(), solve.Options{Ask: solve.AskOutcome, Must: solve.AskOutcome})
		if err != nil || a.Outcome != want {
			t.Errorf("%s: %v, %v; want %v", text, a.Outcome, err, want)
		}
	}
}

// What is no graph is refused with a sentence that says what is wanted.
func TestRefusals(t *testing.T) {
	for text, want := range map[string]string{
		"hackenbush([0,1],[2,3])":          "the edge [2,3] is not joined to the ground",
		"hackenbush(3)":                    "want walks of two vertices or more",
		"hackenbush([0])":                  "want walks of two vertices or more",
		"hackenbush([0,\"a\"])":            "want vertices from 0 to 4294967295; got \"a\"",
		"hackenbush([0,[1,2]])":            "want vertices from 0",
		"tokens(0,edges=3)":                "want walks in square brackets",
		"tokens(0,edges=[[0,4294967296]])": "want vertices from 0 to 4294967295; got 4294967296",
		"tokens(4294967296,edges=[0,1])":   "vertex 4294967296: want vertices below 2^32",
		"tokens(0)":                        "want edges=",
	} {
		if _, err := place(t, text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v; want %q", text, err, want)
		}
	}
}

// The value after a cut is that of what the cut leaves standing.
func TestCuts(t *testing.T) {
	for p := range drawings(12) {
		list := p.list()
		g := graphOf(list)
		for i := range list {
			left := standing(slices.Delete(slices.Clone(list), i, i+1))
			if got, want := g.value(i), fused(left); got != want {
				t.Fatalf("%v without edge %d is worth %d; drawn anew %d", list, i, got, want)
			}
		}
	}
}
