package app

import (
	"bytes"
	"context"
	"errors"
	"image/png"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// Ticks are at equal distances of 1, 2 or 5 times a power of ten, inside the
// range, and neither too many nor so few that a smaller distance would do.
func TestTicks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		from := nat.Of(rapid.Uint64().Draw(t, "from")).Shl(rapid.UintRange(0, 70).Draw(t, "shift"))
		to := from.Add(nat.Of(rapid.Uint64().Draw(t, "length")).Shr(rapid.UintRange(0, 63).Draw(t, "down")))
		most := rapid.IntRange(1, 24).Draw(t, "most")
		list := ticks(from, to, most)
		if len(list) > most+1 {
			t.Fatalf("%d ticks: want about %d", len(list), most)
		}
		for i, n := range list {
			if n.Less(from) || to.Less(n) {
				t.Fatalf("%v is not in %v..%v", n, from, to)
			}
			if i > 1 && n.Sub(list[i-1]) != list[1].Sub(list[0]) {
				t.Fatalf("%v: not at equal distances", list)
			}
		}
		if len(list) > 1 {
			step := list[1].Sub(list[0]).String()
			if digits := strings.TrimRight(step, "0"); digits != "1" && digits != "2" && digits != "5" {
				t.Fatalf("a step of %s", step)
			}
		}
		if most > 5 && nat.Of(uint64(most)).Less(to.Sub(from)) && len(list) < most/3 {
			t.Fatalf("%d ticks in %v..%v: want about %d", len(list), from, to, most)
		}
	})
}

func TestShort(t *testing.T) {
	for _, test := range []struct{ n, want string }{
		{"0", "0"}, {"100000000", "100000000"}, {"1000000000", "1e9"}, {"25000000000000", "25e12"}, {"12345678901", "12345678901"}, {"123456789010", "12345678901e1"},
	} {
		n, err := nat.Parse(test.n)
		if err != nil {
			t.Fatal(err)
		}
		if got := short(n); got != test.want {
			t.Errorf("%s: %s; want %s", test.n, got, test.want)
		}
	}
}

func TestFraction(t *testing.T) {
	huge := nat.Of(1).Shl(200)
	for _, test := range []struct {
		n, from, to nat.Nat
		want        float64
	}{
		{nat.Of(3), nat.Of(1), nat.Of(5), 0.5},
		{nat.Of(3), nat.Of(3), nat.Of(3), 0},
		{huge.Add(nat.Of(1)), huge, huge.Add(nat.Of(4)), 0.25},
		{huge, nat.Nat{}, huge.Shl(1), 0.5},
	} {
		if got := fraction(test.n, test.from, test.to); got != test.want {
			t.Errorf("%v in %v..%v: %v; want %v", test.n, test.from, test.to, got, test.want)
		}
	}
}

// A picture of every kind, of every question and of both plays is a picture.
func TestPlots(t *testing.T) {
	questions := []string{"outcome", "grundy", "remoteness", "suspense", "foreclosed", "winning"}
	if testing.Short() {
		questions = []string{"foreclosed"}
	}
	for _, what := range questions {
		for _, play := range grundy.Plays {
			if what == "grundy" && play == grundy.Misere {
				continue
			}
			for _, r := range []PlotRequest{
				{Kind: "sequence", TableRequest: TableRequest{Expression: "bash(max=3)", Ranges: []string{"0..30"}}},
				{Kind: "sequence", TableRequest: TableRequest{Expression: "nim(3)", Ranges: []string{"0..300"}}},
				{Kind: "heat", TableRequest: TableRequest{Expression: "nim", Ranges: []string{"0..9", "0..9"}}},
				{Kind: "heat", TableRequest: TableRequest{Expression: "euclid", Ranges: []string{"0..90", "0..20"}}},
				{Kind: "scatter", TableRequest: TableRequest{Expression: "wythoff", Ranges: []string{"0..9", "0..12"}}},
			} {
				r.What, r.Play, r.Format = []string{what}, play, "png"
				p, err := New().Plot(context.Background(), r)
				if err != nil {
					t.Errorf("%s of %s, %s, %v play: %v", r.Kind, r.Expression, what, play, err)
					continue
				}
				var data bytes.Buffer
				if err := p.Write(&data); err != nil {
					t.Error(err)
				} else if _, err := png.Decode(&data); err != nil {
					t.Errorf("%s of %s, %s: %v", r.Kind, r.Expression, what, err)
				}
			}
		}
	}
}

func TestPlotFaults(t *testing.T) {
	one, two := []string{"0..9"}, []string{"0..9", "0..9"}
	for _, test := range []struct {
		r    PlotRequest
		want string
		kind error
	}{
		{PlotRequest{Format: "gif"}, `format "gif": want png or svg`, grundy.ErrParameter},
		{PlotRequest{Format: "png", Kind: "pie", TableRequest: TableRequest{Expression: "nim", Ranges: one}}, `kind "pie": want heat, scatter or sequence`, grundy.ErrParameter},
		{PlotRequest{Format: "png", Kind: "heat", TableRequest: TableRequest{Expression: "nim", Ranges: one}}, "kind heat: want two ranges; got 1", grundy.ErrParameter},
		{PlotRequest{Format: "png", Kind: "sequence", TableRequest: TableRequest{Expression: "nim", Ranges: two}}, "kind sequence: want one range; got 2", grundy.ErrParameter},
		{PlotRequest{Format: "png", TableRequest: TableRequest{Expression: "nim", Ranges: one, What: []string{"outcome", "grundy"}}}, "what: a picture shows one thing; got 2", grundy.ErrParameter},
		{PlotRequest{Format: "png", TableRequest: TableRequest{Expression: "nim", Ranges: one, What: []string{"all"}}}, `what "all": want outcome`, grundy.ErrParameter},
		{PlotRequest{Format: "png", Kind: "heat", TableRequest: TableRequest{Expression: "nim", Ranges: []string{"0..5000", "0..1"}}}, "heat: 5001 cells on a side: want at most 4096", grundy.ErrLimit},
	} {
		if _, err := New().Plot(context.Background(), test.r); err == nil || !strings.Contains(err.Error(), test.want) || !errors.Is(err, test.kind) {
			t.Errorf("%v; want %q", err, test.want)
		}
	}
}

// The methods that were used are told.
func TestTableMethods(t *testing.T) {
	for _, test := range []struct {
		avoid []string
		want  []string
	}{{nil, []string{"theorem"}}, {[]string{"theorem"}, []string{"table"}}, {[]string{"theorem", "table"}, []string{"search"}}} {
		r, err := New().Table(context.Background(), TableRequest{Expression: "nim", Ranges: []string{"0..5", "0..5"}, What: []string{"grundy"}, Avoid: test.avoid})
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Columns[0].How(); !slices.Equal(got, test.want) {
			t.Errorf("avoiding %v: %v; want %v", test.avoid, got, test.want)
		}
	}
	_, err := New().Table(context.Background(), TableRequest{Expression: "nim", Ranges: []string{"0..5"}, Avoid: []string{"theorem", "table", "search"}})
	if !errors.Is(err, grundy.ErrNotKnown) {
		t.Errorf("avoiding everything: %v", err)
	}
}
