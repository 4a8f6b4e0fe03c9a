package catalogue_test

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"example.org/grundy"
)

// A handedCase is a row of testdata/handed.jsonl: a game that judges set, with
// answers that were found by hand or by brute force before this program existed.
type handedCase struct {
	ID, Family, Game, Source string
	Input, Answer            json.RawMessage
}

// handed says for each row what is asked of the catalogue.
var handed = map[string]func(t *testing.T, c handedCase){
	"H001": func(t *testing.T, c handedCase) {
		winners(t, c, grundy.Normal, func(v []uint64) string { return call("bash", v[:1], fmt.Sprint("max=", v[1])) })
	},
	"H002": func(t *testing.T, c handedCase) {
		eachHeap(t, c, func(n uint64) string { return call("bash", []uint64{n}, "max=3") })
	},
	"H003": func(t *testing.T, c handedCase) {
		eachHeap(t, c, square)
		losingSquares(t, c)
	},
	"H004": func(t *testing.T, c handedCase) {
		var in struct{ Cases [][]uint64 }
		var out struct {
			FirstWins []bool `json:"first_wins"`
		}
		read(t, c, &in, &out)
		for i, v := range in.Cases {
			wantOutcome(t, call("erasing", v), grundy.Normal, grundy.WinsIf(out.FirstWins[i]))
		}
	},
	"H005": subtractions,
	"H006": func(t *testing.T, c handedCase) {
		winners(t, c, grundy.Normal, func(v []uint64) string { return call("nim", v) })
	},
	"H007": func(t *testing.T, c handedCase) {
		winners(t, c, grundy.Normal, func(v []uint64) string { return call("bash", v, "max=3") })
	},
	"H011": misereNim,
	"H012": func(t *testing.T, c handedCase) {
		winners(t, c, grundy.Misere, func(v []uint64) string { return call("run", v) })
	},
	"H013": func(t *testing.T, c handedCase) {
		winners(t, c, grundy.Misere, func(v []uint64) string {
			return call("interval", v[:1], fmt.Sprint("min=", v[1]), fmt.Sprint("max=", v[2]), "rest=take")
		})
	},
	"H014": func(t *testing.T, c handedCase) {
		winners(t, c, grundy.Normal, func(v []uint64) string { return call("wythoff", v) })
	},
	"H015": wythoffResults,
	"H016": wythoffValues,
	"H017": fibonacciTakes,
	"H018": func(t *testing.T, c handedCase) {
		winners(t, c, grundy.Normal, func(v []uint64) string {
			return call("dynamic", v[:1], fmt.Sprint("limit=", v[1]), "factor=1", "plus=1")
		})
	},
	"H019": func(t *testing.T, c handedCase) {
		winners(t, c, grundy.Normal, func(v []uint64) string { return call("euclid", v) })
	},
	"H020": everyEuclid,
	"H021": laskerValues,
	"H009": grundyWinners,
	"H022": nimSequence, "H023": nimSequence, "H024": nimSequence, "H025": nimSequence, "H026": nimSequence,
	"H027": nimSequence, "H028": nimSequence, "H029": nimSequence, "H030": nimSequence, "H031": nimSequence,
	"H037": func(t *testing.T, c handedCase) {
		var in struct{ N []uint64 }
		var out struct{ Winner []string }
		read(t, c, &in, &out)
		for i, n := range in.N {
			wantOutcome(t, call("treblecross", []uint64{n}), grundy.Normal, winner(t, out.Winner[i]))
		}
	},
}

// grundyWinners computes the values: that no heap above 1222 is lost is not assumed.
func grundyWinners(t *testing.T, c handedCase) {
	var in struct{ N []uint64 }
	var out struct{ Winner []string }
	read(t, c, &in, &out)
	for i, n := range in.N {
		if n < 100_000 || !testing.Short() {
			wantOutcome(t, call("grundy", []uint64{n}), grundy.Normal, winner(t, out.Winner[i]))
		}
	}
}

// nimSequence checks the values of all heaps of a code.
func nimSequence(t *testing.T, c handedCase) {
	var in struct {
		Code string
		N    int
	}
	var out struct{ Grundy []json.Number }
	read(t, c, &in, &out)
	if len(out.Grundy) != in.N+1 {
		t.Fatalf("%d values for heaps to %d", len(out.Grundy), in.N)
	}
	for n, v := range out.Grundy {
		wantValue(t, call(in.Code, []uint64{uint64(n)}), v.String())
	}
}

func TestHanded(t *testing.T) {
	data, err := os.ReadFile("testdata/handed.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")
	if len(lines) != len(handed) {
		t.Errorf("%d rows, and %d of them have a test", len(lines), len(handed))
	}
	for _, line := range lines {
		var c handedCase
		if err := json.Unmarshal([]byte(line), &c); err != nil {
			t.Fatal(err)
		}
		t.Run(c.ID, func(t *testing.T) { handed[c.ID](t, c) })
	}
}

func read(t *testing.T, c handedCase, in, out any) {
	t.Helper()
	if err := json.Unmarshal(c.Input, in); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(c.Answer, out); err != nil {
		t.Fatal(err)
	}
}

// winner reads the word for the player who wins.
func winner(t *testing.T, word string) grundy.Outcome {
	t.Helper()
	if word != "first" && word != "second" {
		t.Fatalf("winner %q: want first or second", word)
	}
	return grundy.WinsIf(word == "first")
}

// winners checks a row of cases and winners.
func winners(t *testing.T, c handedCase, play grundy.Play, expression func([]uint64) string) {
	t.Helper()
	var in struct{ Cases [][]uint64 }
	var out struct{ Winner []string }
	read(t, c, &in, &out)
	if len(in.Cases) != len(out.Winner) || len(in.Cases) == 0 {
		t.Fatalf("%d cases and %d winners", len(in.Cases), len(out.Winner))
	}
	for i, v := range in.Cases {
		wantOutcome(t, expression(v), play, winner(t, out.Winner[i]))
	}
}

// eachHeap checks a row of heaps that can be won or not.
func eachHeap(t *testing.T, c handedCase, expression func(uint64) string) {
	t.Helper()
	var in struct{ N []uint64 }
	var out struct {
		CanWin []bool `json:"can_win"`
	}
	read(t, c, &in, &out)
	if len(in.N) != len(out.CanWin) || len(in.N) == 0 {
		t.Fatalf("%d heaps and %d answers", len(in.N), len(out.CanWin))
	}
	for i, n := range in.N {
		wantOutcome(t, expression(n), grundy.Normal, grundy.WinsIf(out.CanWin[i]))
	}
}

func square(n uint64) string { return call("subtraction", []uint64{n}, "set=squares") }

func losingSquares(t *testing.T, c handedCase) {
	var out struct {
		Losing []uint64 `json:"losing_to_100"`
	}
	read(t, c, &struct{}{}, &out)
	for n := range uint64(101) {
		wantOutcome(t, square(n), grundy.Normal, grundy.WinsIf(!slices.Contains(out.Losing, n)))
	}
}

func subtractions(t *testing.T, c handedCase) {
	var in struct {
		Cases []struct {
			S []uint64
			K uint64
		}
	}
	var out struct{ Winner []string }
	read(t, c, &in, &out)
	for i, v := range in.Cases {
		set := strings.Join(strings.Fields(strings.Trim(fmt.Sprint(v.S), "[]")), ",")
		wantOutcome(t, call("subtraction", []uint64{v.K}, "set={"+set+"}"), grundy.Normal, winner(t, out.Winner[i]))
	}
}

func misereNim(t *testing.T, c handedCase) {
	winners(t, c, grundy.Misere, func(v []uint64) string { return call("nim", v) })
	var in struct{ Cases [][]uint64 }
	var out struct{ Moves [][][2]uint64 } // the heap, from 0, and what is taken from it
	read(t, c, &in, &out)
	for i, v := range in.Cases {
		var want []string
		for _, m := range out.Moves[i] {
			after := slices.Clone(v)
			after[m[0]] -= m[1]
			want = append(want, call("nim", after))
		}
		wantResults(t, call("nim", v), grundy.Misere, want...)
	}
}

func wythoffResults(t *testing.T, c handedCase) {
	var in struct{ Cases [][]uint64 }
	var out struct{ Results [][][]uint64 } // sorted pairs
	read(t, c, &in, &out)
	for i, v := range in.Cases {
		want := map[string]bool{}
		for _, r := range out.Results[i] {
			want[fmt.Sprint(r)] = true
		}
		got := map[string]bool{}
		for _, to := range results(t, call("wythoff", v), analyse(t, call("wythoff", v), grundy.Normal)) {
			var a, b uint64
			if _, err := fmt.Sscanf(to, "wythoff(%d,%d)", &a, &b); err != nil {
				t.Fatal(err)
			}
			got[fmt.Sprint([]uint64{min(a, b), max(a, b)})] = true
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("the winning moves from wythoff%v lead to %v; want %v", v, got, want)
		}
	}
}

func wythoffValues(t *testing.T, c handedCase) {
	var in struct{ Pairs [][]uint64 }
	var out struct{ Grundy []json.Number }
	read(t, c, &in, &out)
	for i, v := range in.Pairs {
		wantValue(t, call("wythoff", v), out.Grundy[i].String())
	}
}

func fibonacciTakes(t *testing.T, c handedCase) {
	var in struct{ N []uint64 }
	var out struct{ Moves [][]uint64 } // what they take
	read(t, c, &in, &out)
	for i, n := range in.N {
		var want []string
		for _, k := range out.Moves[i] {
			want = append(want, call("fibonacci", []uint64{n - k}, fmt.Sprint("limit=", 2*k)))
		}
		a := wantOutcome(t, call("fibonacci", []uint64{n}), grundy.Normal, grundy.WinsIf(len(want) > 0))
		got := results(t, a.Position, a)
		slices.Sort(want)
		for j, text := range got {
			got[j] = withLimit(text)
		}
		if !slices.Equal(got, want) {
			t.Errorf("the winning moves from fibonacci(%d) lead to %v; want %v", n, got, want)
		}
	}
}

// withLimit writes the limit that a position before the first move leaves out.
func withLimit(text string) string {
	var n uint64
	if !strings.Contains(text, "limit=") {
		if _, err := fmt.Sscanf(text, "fibonacci(%d)", &n); err == nil {
			return call("fibonacci", []uint64{n}, fmt.Sprint("limit=", max(n, 1)-1))
		}
	}
	return text
}

func everyEuclid(t *testing.T, c handedCase) {
	var in struct{ Sums [][][]uint64 }
	var out struct {
		Winner []string
		Steps  [][]uint64
	}
	read(t, c, &in, &out)
	for i, sum := range in.Sums {
		var games []string
		for j, v := range sum {
			games = append(games, call("euclid", v))
			wantLast(t, games[j], grundy.Normal, out.Steps[i][j])
		}
		text := "every(" + strings.Join(games, ",") + ")"
		a := wantOutcome(t, text, grundy.Normal, winner(t, out.Winner[i]))
		if n, _ := a.Suspense.Get(); n.String() != fmt.Sprint(slices.Max(out.Steps[i])) {
			t.Errorf("%s lasts %s moves; want the longest of %v", text, n, out.Steps[i])
		}
	}
}

func laskerValues(t *testing.T, c handedCase) {
	var in struct{ N []uint64 }
	var out struct{ Grundy []json.Number }
	read(t, c, &in, &out)
	for i, n := range in.N {
		wantValue(t, call("lasker", []uint64{n}), out.Grundy[i].String())
	}
}
