package proof

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"
	"testing"

	"example.org/grundy"
)

// graph is a game for tests: from a number to the numbers that are listed.
type graph map[int][]int

func (g graph) Options(p int) iter.Seq[int] { return slices.Values(g[p]) }

// texts are the rules of a graph, whose positions are written as numbers.
type texts graph

func (g texts) Options(position string) (iter.Seq[string], error) {
	n, err := strconv.Atoi(position)
	if err != nil || strconv.Itoa(n) != position || n < 0 {
		return nil, errors.New("want a number")
	}
	return func(yield func(string) bool) {
		for _, q := range g[n] {
			if !yield(strconv.Itoa(q)) {
				return
			}
		}
	}, nil
}

// takings is the graph in which a move takes 1, 3 or 4 counters.
func takings(n int) graph {
	g := graph{}
	for p := range n + 1 {
		for _, k := range []int{1, 3, 4} {
			if k <= p {
				g[p] = append(g[p], p-k)
			}
		}
	}
	return g
}

// wins says by the definition whether the player to move wins.
func wins(g graph, play grundy.Play, p int) bool {
	for _, q := range g[p] {
		if !wins(g, play, q) {
			return true
		}
	}
	return len(g[p]) == 0 && play == grundy.Misere
}

func certify(g graph, play grundy.Play, p, most int) (*Outcome, error) {
	return NewOutcome[int](g, play, p, strconv.Itoa, func(p int) (int, bool, error) {
		for _, q := range g[p] {
			if !wins(g, play, q) {
				return q, true, nil
			}
		}
		return 0, false, nil
	}, most)
}

func textOf(t testing.TB, o *Outcome) []byte {
	t.Helper()
	var text bytes.Buffer
	if err := o.Write(&text); err != nil {
		t.Fatal(err)
	}
	return text.Bytes()
}

func TestOutcome(t *testing.T) {
	g := takings(20)
	for _, play := range grundy.Plays {
		for n := range 21 {
			o, err := certify(g, play, n, 100)
			if err != nil {
				t.Fatal(err)
			}
			report, err := Check(context.Background(), bytes.NewReader(textOf(t, o)), texts(g), Limits{})
			if err != nil {
				t.Fatalf("%d, %v: %v", n, play, err)
			}
			if want := grundy.WinsIf(wins(g, play, n)); report.Outcome != want.String() || report.Position != strconv.Itoa(n) || report.Play != play.String() {
				t.Errorf("%d, %v: got %+v, want %v", n, play, report, want)
			}
		}
	}
}

func TestOutcomeRefusals(t *testing.T) {
	if _, err := certify(takings(20), grundy.Normal, 20, 5); !errors.Is(err, grundy.ErrLimit) || !strings.Contains(err.Error(), "more than 5 positions would be needed") {
		t.Errorf("a limit: %v", err)
	}
	// 2 and 3 lead to each other, and a strategy that goes round proves nothing.
	ring := graph{2: {3}, 3: {2}}
	_, err := NewOutcome[int](ring, grundy.Normal, 2, strconv.Itoa, func(p int) (int, bool, error) { return 2, p == 3, nil }, 100)
	if !errors.Is(err, grundy.ErrLoopy) {
		t.Errorf("a ring: %v", err)
	}
	if _, err := Check(context.Background(), strings.NewReader(`{"certificate":"grundy outcome","version":1}`), nil, Limits{}); !errors.Is(err, grundy.ErrParameter) {
		t.Errorf("no rules: %v", err)
	}
}

// TestFalseOutcomes takes each way in which a step can be false.
func TestFalseOutcomes(t *testing.T) {
	g := takings(9)
	for _, c := range []struct{ position, play, outcome, steps, want string }{
		{"1", "normal", "N", `{"lost":"0"},{"won":"1","move":0}`, ""},
		{"0", "misere", "N", `{"won":"0"}`, ""},
		{"1", "misere", "P", `{"won":"0"},{"lost":"1"}`, ""},
		{"1", "normal", "P", `{"lost":"0"},{"won":"1","move":0}`, "the claim: want the position and the outcome of the last step, 1, N"},
		{"2", "normal", "N", `{"lost":"0"},{"won":"1","move":0}`, "the claim: want the position and the outcome of the last step, 1, N"},
		{"0", "normal", "N", `{"won":"0"}`, "step 0, 0: only a player who cannot move in misère play wins without a move"},
		{"1", "misere", "N", `{"won":"1"}`, "step 0, 1: only a player who cannot move in misère play wins without a move"},
		{"0", "misere", "P", `{"lost":"0"}`, "step 0, 0: there is no move, which wins in misère play"},
		{"2", "normal", "N", `{"lost":"0"},{"won":"2","move":0}`, "step 1, 2: no move leads to 0"},
		{"1", "normal", "N", `{"won":"1","move":1},{"won":"1","move":0}`, "step 0, 1: want a move to a lost position before it"},
		{"2", "normal", "P", `{"lost":"2"}`, "step 0, 2: it is not shown before that the option 1 is won"},
		{"1", "normal", "P", `{"lost":"0"},{"lost":"1"}`, "step 1, 1: it is not shown before that the option 0 is won"},
		{"0", "normal", "P", `{"lost":"0"},{"lost":"0"}`, "step 1, 0: it is step 0 already"},
		{"2", "normal", "P", `{"lost":"0"},{"won":"1","move":0},{"lost":"2"}`, ""},
	} {
		text := fmt.Sprintf(`{"certificate":"grundy outcome","version":1,"position":%q,"play":%q,"outcome":%q,"steps":[%s]}`, c.position, c.play, c.outcome, c.steps)
		_, err := Check(context.Background(), strings.NewReader(text), texts(g), Limits{})
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", text, got, c.want)
		}
	}
}
