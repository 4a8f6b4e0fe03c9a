package script_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/laws"
	"example.org/grundy/script"
)

// Constants are a code, whose game has the answers of the same rules as functions, heap by
// heap.
func TestConstantsAreFunctions(t *testing.T) {
	for _, c := range []struct{ constants, functions, code string }{
		{"take = [1, 3, 4]", "def take(n): return [k for k in (1, 3, 4) if k <= n]", "0.3033"},
		{"take = range(1, 4)", "def take(n): return range(1, min(n, 3) + 1)", "0.333"},
		{"take = set([2])\nbreaks = (2, 3)", "def take(n): return [2] if n > 1 else []\ndef breaks(n): return [(a, n-a) for a in range(1, n)] + [(a, b, n-a-b) for a in range(1, n) for b in range(1, n-a)]", "C.03"},
		{"take = []", "def take(n): return []", "0.0"},
		{"code = '0.07'", "def breaks(n): return [(a, n-2-a) for a in range(1, n-2)] + ([[n-2]] if n >= 2 else [])", "0.07"},
		{"code = 'kayles'", "def take(n): return range(1, min(n, 2) + 1)\ndef breaks(n): return [(a, n-k-a) for k in (1, 2) for a in range(1, n-k)]", "0.77"},
		{"code = '0.[3]'", "def take(n): return range(1, n+1)", "0.[3]"},
	} {
		f, err := script.Load(t.Context(), "game.star", []byte(c.constants))
		if err != nil {
			t.Error(err)
			continue
		}
		if code, ok := f.Code(); !ok || code != c.code {
			t.Errorf("%s: code %q, %v; want %s", c.constants, code, ok, c.code)
		}
		for n := range 25 {
			position := fmt.Sprintf("game(%d)", n)
			a, err := answer(t, c.constants, position)
			if err != nil {
				t.Fatal(err)
			}
			b, err := answer(t, c.functions, position)
			if err != nil {
				t.Fatal(err)
			}
			if x, y := a.Grundy, b.Grundy; x != y || a.Outcome != b.Outcome {
				t.Errorf("%s: %s: %v; by functions %v", c.constants, position, x, y)
			}
		}
		if report, err := f.Trials()[0].Check(t.Context(), laws.Options{Count: 20}); err != nil || report.Samples < 20 && report.Skipped == 0 {
			t.Errorf("the laws of %s: %d samples, %v", c.constants, report.Samples, err)
		}
	}
}

// Constants beside a function, and numbers too great for a code, are played heap by heap.
func TestConstantsBesideFunctions(t *testing.T) {
	for _, c := range []struct{ source, expression, value string }{
		{"take = [1]\ndef breaks(n): return [(a, n-a) for a in range(1, n)]", "game(6)", "2"}, // 4.3: 0 1 2 0 2 0 2 …
		{"breaks = [2]\ndef take(n): return [1] if n else []", "game(6)", "2"},
		{"take = [10000]", "game(10000)", "1"},
		{"take = [10000]", "game(20001)", "0"},
		{"code = '0.137'\nstart = (70, 14)", "game", "1"}, // as 0.137(70,14)
		{"take = [1, 3]\nstart = 7", "game", "1"},
		{"start = 7\ndef take(n): return [1] if n else []", "game", "1"},
		{"take = [1, 3]", "game(1000000000000000000000000000001)", "1"},
	} {
		a, err := answer(t, c.source, c.expression)
		if err != nil {
			t.Errorf("%s: %v", c.source, err)
			continue
		}
		if v, _ := a.Grundy.Get(); v.String() != c.value {
			t.Errorf("%s: %s: value %s, want %s", c.source, c.expression, v, c.value)
		}
	}
}

func TestMistakesInConstants(t *testing.T) {
	for _, c := range []struct{ source, want string }{
		{"take = [0]", "game.star:1:1: take: want numbers from 1 to 10000000; got 0"},
		{"take = [1, 'a']", "game.star:1:1: take: want numbers from 1 to 10000000; got \"a\""},
		{"take = 3", "game.star:1:1: take: want a function, or a list of numbers; got 3"},
		{"take = {1: 2}", "game.star:1:1: take: want a function, or a list of numbers; got {1: 2}"},
		{"breaks = [1]", "game.star:1:1: breaks: want numbers from 2 to 63; got 1"},
		{"options = [1]", "game.star:1:1: options: want a function; got [1]"},
		{"code = '0.7x'", "game.star:1:1: code: "},
		{"code = '1.0'", "game.star:1:1: code: "},
		{"code = 3", "game.star:1:1: code: want a text; got 3"},
		{"code = '0.7'\ntake = [1]", "game.star:1:1: code beside other rules"},
		{"code = '0.7'\ndef options(p): return []", "game.star:1:1: code beside other rules"},
		{"take = [1]\ndef options(p): return []", "options and take or breaks: want one of the two"},
		{"take = [1]\nparams = {'a': 1}", "game.star:2:1: params: with a code"},
		{"take = [1]\ndef move_name(p, q): return ''", "game.star:2:1: move_name: with a code"},
		{"take = [1]\nstart = 'a'", "game.star:2:1: start: want a heap"},
		{"start = 'a'\ndef take(n): return []", "game.star:1:1: start: want a heap"},
	} {
		_, err := answer(t, c.source, "game")
		if err == nil || !strings.Contains(err.Error(), c.want) || !errors.Is(err, grundy.ErrRules) {
			t.Errorf("%s\n got %v\nwant %s", c.source, err, c.want)
		}
	}
}
