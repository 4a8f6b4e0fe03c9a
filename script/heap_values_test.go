package script_test

import (
	"errors"
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/script"
)

// What a file with take claims about a heap is used, and held to the rules.
func TestClaimsAboutHeaps(t *testing.T) {
	const take = "def take(n): return [k for k in (1, 2, 3) if k <= n]\n"
	for _, c := range []struct{ claims, expression, outcome, value string }{
		{"def value(n): return n % 4", "game(1000000000001,6)", "N", "3"},
		{"def value(n): return n % 4 if n > 100 else None", "game(1000000000001,6)", "N", "3"}, // small heaps by the rules
		{"def value(n): return 10", "game(4)", "N", "10"},                                      // a claim is believed
		{"def outcome(n): return 'N'", "game(5)", "N", "1"},
	} {
		a, err := answer(t, take+c.claims, c.expression)
		if err != nil {
			t.Errorf("%s: %v", c.claims, err)
			continue
		}
		if v, _ := a.Grundy.Get(); a.Outcome.String() != c.outcome || v.String() != c.value {
			t.Errorf("%s: %s: %s, value %s; want %s, %s", c.claims, c.expression, a.Outcome, v, c.outcome, c.value)
		}
	}
	for claims, against := range map[string]string{
		"def value(n): return n % 4":                                          "",
		"def outcome(n): return 'N' if n % 4 else 'P'":                        "",
		"def value(n): return n % 5":                                          "value: game(4) is 4 by the claim, 0 by the rules",
		"def outcome(n): return 'N' if n % 5 else 'P'":                        "outcome: game(4) is N by the claim, P by the rules",
		"def value(n): return None if n < 9 else n % 4 + (1 if n > 9 else 0)": "value: game(10) is 3 by the claim, 2 by the rules",
	} {
		for _, rules := range []string{take, "take = [1, 2, 3]\n"} {
			f, err := script.Load(t.Context(), "game.star", []byte(rules+claims))
			if err != nil {
				t.Fatal(err)
			}
			got, err := f.Claims(t.Context(), script.ClaimOptions{})
			if err != nil {
				t.Fatal(err)
			}
			text := ""
			if got.Against != nil {
				text = got.Against.String()
			}
			if text != against || got.Facts < 12 {
				t.Errorf("%s%s: %d claims compared, %q; want %q", rules, claims, got.Facts, text, against)
			}
		}
	}
}

func TestMistakesOfHeaps(t *testing.T) {
	for _, c := range []struct {
		source, expression, want string
		kind                     error
	}{
		{"def take(n): return [4]", "game(3)", "game.star:1:1: take(0): want no number, since the heap is empty; got 4", grundy.ErrRules},
		{"def take(n): return 4", "game(3)", "game.star:1:1: take(0): want a list of numbers; got 4", grundy.ErrRules},
		{"def breaks(n): return [(1, n)]", "game(3)", "game.star:1:1: breaks(0): (1, 0) leaves a heap of 1: want smaller ones", grundy.ErrRules},
		{"def breaks(n): return [(0, n)]", "game(3)", "game.star:1:1: breaks(0): (0, 0) leaves a heap of 0: want smaller ones", grundy.ErrRules},
		{"def breaks(n): return [(0, 'a')] if n else []", "game(3)", "game.star:1:1: breaks(1): want a heap, a whole number; got \"a\"", grundy.ErrRules},
		{"def breaks(n): return n", "game(3)", "game.star:1:1: breaks(0): want a list of lists of heaps; got 0", grundy.ErrRules},
		{"def take(n): return []\ndef split(p): return None", "game(3)", "game.star:2:1: split: a row of heaps is split", grundy.ErrRules},
		{"def take(n): return []\ndef normal(p): return p", "game(3)", "game.star:2:1: normal: a row of heaps is split", grundy.ErrRules},
		{"def take(n): return []", "game(10000001)", "want a number from 0 to 10000000", grundy.ErrPosition},
		{"def take(n): return []\ndef value(n): return None", "game(10000001)", "heap 10,000,000", grundy.ErrLimit},
		{"def take(n): return []\ndef value(n): return -1", "game(3)", "game.star:2:1: value(3): want a whole number, zero or more, or None; got -1", grundy.ErrRules},
	} {
		_, err := answer(t, c.source, c.expression)
		if err == nil || !strings.Contains(err.Error(), c.want) || !errors.Is(err, c.kind) {
			t.Errorf("%s\n got %v\nwant %s of the kind %v", c.source, err, c.want, c.kind)
		}
	}
}
