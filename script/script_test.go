package script_test

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"testing"
	"time"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/family"
	"example.org/grundy/laws"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
	"example.org/grundy/script"
	"example.org/grundy/solve"
)

// answer solves an expression with the game of a file.
func answer(t *testing.T, source, expression string) (grundy.Analysis, error) {
	t.Helper()
	ctx, stop := context.WithTimeout(context.Background(), time.Minute)
	defer stop()
	f, err := script.Load(ctx, "game.star", []byte(source))
	if err != nil {
		return grundy.Analysis{}, err
	}
	d, err := catalogue.With(f)
	if err != nil {
		return grundy.Analysis{}, err
	}
	e, err := notation.Parse(expression)
	if err != nil {
		return grundy.Analysis{}, err
	}
	p, err := d.PlaceExpr(e)
	if err != nil {
		return grundy.Analysis{}, err
	}
	return p.Analyse(ctx, solve.Options{Ask: solve.AskOutcome | solve.AskGrundy, Must: solve.AskOutcome | solve.AskGrundy})
}

const euclid = `
def options(p):
    a, b = max(p), min(p)
    return [(a - k*b, b) for k in range(1, a//b + 1)] if b else []
`

func TestAnswers(t *testing.T) {
	for _, c := range []struct{ source, expression, outcome, value string }{
		{euclid, "game(25,7)", "N", ""},
		{euclid, "game(5,3)", "N", "1"}, // floor(5/3 - 3/5), Nivasch 2006
		{euclid, "game(8,5)", "P", "0"},
		{euclid, "game(3,5) + nim(3)", "N", "2"},
		{"def options(p, params):\n return [p-k for k in range(1, min(p, params.max)+1)]\nparams = {'max': 3}\n", "game(21)", "N", "1"},
		{"def options(p, params):\n return [p-k for k in range(1, min(p, params.max)+1)]\nparams = {'max': 3}\n", "game(21,max=6)", "P", "0"},
		{"def options(p):\n return [p[:i] + p[i+1:] for i in range(len(p))]\n", `game("abcd")`, "P", "0"},
		{"def options(p):\n return [(-x, y) for x, y in [p] if x < 0]\n", "game(-3,[1,\"a\"])", "N", "1"},
		{"start = (2, 1)\ndef options(p):\n return [(p[0]-1, p[1])] if p[0] else []\n", "game", "P", "0"},
		{"def take(n):\n return [k for k in (1, 3, 4) if k <= n]\n", "game(10,5)", "N", "2"},
		{"def breaks(n):\n return [(a, n-2-a) for a in range((n-2)//2+1)] if n >= 2 else []\n", "game(8)", "N", "1"}, // Dawson's Kayles, 0.07: 0 0 1 1 2 0 3 1 1 0,
		{"def options(p): return [p//2] if p else []\ndef value(p): return 1 if p == 100 else None\n", "game(100)", "N", "1"},
	} {
		a, err := answer(t, c.source, c.expression)
		if err != nil {
			t.Errorf("%s: %v", c.expression, err)
			continue
		}
		v, _ := a.Grundy.Get()
		if a.Outcome.String() != c.outcome || c.value != "" && v.String() != c.value {
			t.Errorf("%s: %s, value %s; want %s, %s", c.expression, a.Outcome, v, c.outcome, c.value)
		}
	}
}

func TestMistakes(t *testing.T) {
	for _, c := range []struct {
		source, expression, want string
		kind                     error
	}{
		{"def options(p):\n return [1//p]\n", "game(0)", "game.star:2:11: options(0): ", grundy.ErrRules},
		{"def options(p):\n while True: pass\n", "game(1)", "game.star:2:2: options(1): stopped at the limit of 10,000,000 steps of the interpreter", grundy.ErrLimit},
		{"def f():\n x = 1 + 2\n while 1:\n  pass\ndef options(p):\n return [f()]\n", "game(1)", "game.star:3:2: options(1): stopped", grundy.ErrLimit},
		{"def options(p):\n for i in range(4000):\n  for j in range(4000):\n   pass\n", "game(1)", "game.star:3:3: options(1): stopped", grundy.ErrLimit},
		{"def options(p):\n return [0]*1000000000\n", "game(1)", "game.star:2:12: options(1): 1000000000 times a list", grundy.ErrRules},
		{"def options(p):\n return 'x'*1000000000\n", "game(1)", "game.star:2:12: options(1): 1000000000 times a string", grundy.ErrRules},
		{"def options(p):\n return list(range(1000000000))\n", "game(1)", "a range of 1000000000 numbers", grundy.ErrRules},
		{"def options(p):\n s = 'xxxxxxxxxx'\n for i in range(100):\n  s = s.replace('x', s)\n return []\n", "game(1)", "game.star:4:16: options(1): a text of more than", grundy.ErrRules},
		{"def options(p):\n x = [1]\n for i in range(100):\n  x = x + x\n return []\n", "game(1)", "MiB in one call", grundy.ErrLimit},
		{"def options(p): return options(p)\n", "game(1)", "Starlark stack overflow", grundy.ErrRules},
		{"def options(p): return [[1]]\n", "game(1)", "game.star:1:1: options(1): a list cannot be part of a position", grundy.ErrRules},
		{"def options(p): return [p]\n", "game(1)", "game.star:1:1: options(1) contains 1 itself", grundy.ErrLoopy},
		{"def options(p): return [1-p]\n", "game(1)", "game(1) -> game(0) -> game(1)", grundy.ErrLoopy},
		{"def options(p): return 5\n", "game(1)", "game.star:1:1: options(1): want a list of positions; got 5", grundy.ErrRules},
		{"def options(p) return 5\n", "game(1)", "game.star:1:22: ", grundy.ErrRules},
		{"x = 1\n", "game(1)", "no rules", grundy.ErrRules},
		{"winner_when_stuck = 'next'\ndef take(n): return []\n", "game(1)", "game.star:1:1: winner_when_stuck: \"next\" in a row of heaps", grundy.ErrRules},
		{"winner_when_stuck = 'both'\ndef options(p): return []\n", "game(1)", "game.star:1:1: winner_when_stuck: want \"previous\" or \"next\"; got \"both\"", grundy.ErrRules},
		{"def options(p):\n x = ()\n for i in range(60): x = (x, x)\n return [x]\n", "game(1)", "game.star:1:1: options(1): want a position of at most 1048576 bytes", grundy.ErrRules},
		{"def options(p):\n x = ()\n for i in range(60): x = (x, x)\n return [str(x)]\n", "game(1)", "a text of more than", grundy.ErrRules},
		{"def options(p):\n x = ()\n for i in range(300): x = (x,)\n return [x]\n", "game(1)", "want tuples at most 100 deep in a position", grundy.ErrRules},
		{"def options(p):\n x = ()\n for i in range(60): x = (x, x)\n return [1] if x == x else []\n", "game(1)", "comparison exceeded maximum recursion depth", grundy.ErrRules},
		{"def options(p):\n x = ()\n for i in range(40): x = (x, x)\n d = {x: 1}\n return []\n", "game(1)", "game.star:4:7: options(1): a key of more than 65536 members", grundy.ErrRules},
		{"load('a.star', 'b')\n", "game(1)", "game.star:1:1: load", grundy.ErrRules},
		{"x = []\ndef options(p):\n x.append(p)\n return []\n", "game(1)", "frozen", grundy.ErrRules},
		{"params = {'m': 1}\ndef options(p):\n return [params['m']]\n", "game(1)", "game.star:3:10: params here are the defaults", grundy.ErrRules},
		{"name = 'nim'\ndef options(p): return []\n", "nim(1)", "the name nim is taken", grundy.ErrParameter},
	} {
		begin := time.Now()
		_, err := answer(t, c.source, c.expression)
		if err == nil || !strings.Contains(err.Error(), c.want) || !errors.Is(err, c.kind) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s\n got %v\nwant %s of the kind %v (%v)", c.source, err, c.want, c.kind, time.Since(begin))
		}
	}
}

// The laws find a claim that is false.
func TestClaims(t *testing.T) {
	const rules = "def options(p): return [p-k for k in (1, 2, 3) if k <= p]\ndef value(p): return p % "
	for claim, want := range map[string]bool{"4": true, "5": false} {
		f, err := script.Load(context.Background(), "game.star", []byte(rules+claim+"\n"))
		if err != nil {
			t.Fatal(err)
		}
		_, err = f.Trials()[0].Check(context.Background(), laws.Options{})
		if (err == nil) != want {
			t.Errorf("p %% %s: %v", claim, err)
		}
		if !want && !strings.HasPrefix(err.Error(), "value: game(4)") {
			t.Errorf("the smallest counterexample: %v", err)
		}
	}
}

func FuzzLoad(f *testing.F) {
	f.Add(euclid)
	f.Add("def take(n): return [1]\n")
	f.Fuzz(func(t *testing.T, source string) {
		ctx, stop := context.WithTimeout(context.Background(), 2*time.Second)
		defer stop()
		g, err := script.Load(ctx, "game.star", []byte(source))
		if err != nil {
			return
		}
		g.Trials()[0].Check(ctx, laws.Options{Count: 3, Positions: 50})
	})
}

// Of all counterexamples the smallest is found, and claims that hold are counted.
func TestSmallestCounterexample(t *testing.T) {
	const square = "def options(p):\n a, b = p\n return [(x, b) for x in range(a)] + [(a, y) for y in range(b)]\ndef samples(n): return [(n, n)]\n"
	for claim, want := range map[string]string{
		"def value(p): return p[0] ^ p[1] if p != (2, 5) else 0\n":                               "value: game(2,5) is 0 by the claim, 7 by the rules",
		"def normal(p): return (p[1], p[0])\ndef split(p): return [(0, p[0]), (0, 1)]\n":         "split: game(0,0) is 1 by the claim, 0 by the rules",
		"def outcome(p): return 'P' if p[0] == p[1] else 'N'\n":                                  "",
		"def outcome(p): return 'P' if p[0] == p[1] and p[0] < 6 else 'N'\n":                     "outcome: game(6,6) is N by the claim, P by the rules",
		"def normal(p): return (min(p), max(p)) if p[0] + p[1] != 9 else (min(p), max(p) + 1)\n": "normal: game(0,9) is 10 by the claim, 9 by the rules",
	} {
		f, err := script.Load(t.Context(), "game.star", []byte(square+claim))
		if err != nil {
			t.Fatal(err)
		}
		c, err := f.Claims(t.Context(), script.ClaimOptions{To: 12})
		if err != nil || want == "" && (c.Against != nil || c.Facts != 169) || want != "" && (c.Against == nil || c.Against.String() != want) {
			t.Errorf("%s: %v, %d facts, %v; want %s", claim, c.Against, c.Facts, err, want)
		}
	}
	loop, err := script.Load(t.Context(), "game.star", []byte("def options(p): return [1 - p]\ndef value(p): return 0\n"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := loop.Claims(t.Context(), script.ClaimOptions{}); !errors.Is(err, grundy.ErrLoopy) {
		t.Errorf("a loop: %v", err)
	}
}

// Where the player who cannot move wins, outcomes are those of misère play, and there are
// values, in sums, too.
func TestStuck(t *testing.T) {
	const rules = "def options(p): return [p - k for k in (1, 3, 4) if k <= p]\n"
	for n := range 30 {
		position := "game(" + strconv.Itoa(n) + ")"
		plain := place(t, rules, position)
		misere, err := plain.Analyse(t.Context(), solve.Options{Play: grundy.Misere})
		if err != nil {
			t.Fatal(err)
		}
		a, err := place(t, "winner_when_stuck = 'next'\n"+rules, position).Analyse(t.Context(), solve.Options{Ask: solve.AskGrundy})
		if err != nil {
			t.Fatal(err)
		}
		v, known := a.Grundy.Get()
		if a.Outcome != misere.Outcome || !known || v.IsZero() != (a.Outcome == grundy.Previous) {
			t.Errorf("%s: %s, value %s; misère %s", position, a.Outcome, v, misere.Outcome)
		}
	}
	f, err := script.Load(t.Context(), "game.star", []byte("winner_when_stuck = 'next'\n"+rules))
	if err != nil {
		t.Fatal(err)
	}
	if report, err := f.Trials()[0].Check(t.Context(), laws.Options{}); err != nil || report.Samples != 21 {
		t.Errorf("the laws: %d samples, %v", report.Samples, err)
	}
}

// The options of a compound tell of a rule that fails.
func TestOptionsOfCompound(t *testing.T) {
	const rules = "def options(p): return [1 // (p - 3)]\n"
	for _, position := range []string{"game(3)", "game(3) + nim(2)", "every(game(3),nim(2))", "union(nim(1),game(3) + nim(1))"} {
		if _, err := place(t, rules, position).Options(); !errors.Is(err, grundy.ErrRules) {
			t.Errorf("%s: %v", position, err)
		}
	}
}

func place(t *testing.T, source, expression string) family.Position {
	t.Helper()
	f, err := script.Load(t.Context(), "game.star", []byte(source))
	if err != nil {
		t.Fatal(err)
	}
	d, err := catalogue.With(f)
	if err != nil {
		t.Fatal(err)
	}
	e, err := notation.Parse(expression)
	if err != nil {
		t.Fatal(err)
	}
	p, err := d.PlaceExpr(e)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// A table of a game with a start goes through the positions, not the start again and again.
func TestTableOfStart(t *testing.T) {
	for _, source := range []string{
		"start = 5\ndef options(p): return [p - k for k in (1, 2) if k <= p]\n",
		"start = (5,)\nrow = True\ndef options(p): return [(p[0] - k,) for k in (1, 2) if k <= p[0]]\n",
		"start = 5\ndef take(n): return [k for k in (1, 2) if k <= n]\n",
		"start = 5\ntake = [1, 2]\n",
	} {
		f, err := script.Load(t.Context(), "game.star", []byte(source))
		if err != nil {
			t.Fatal(err)
		}
		d, err := catalogue.With(f)
		if err != nil {
			t.Fatal(err)
		}
		e, err := notation.Parse("game")
		if err != nil {
			t.Fatal(err)
		}
		grid, err := d.Grid(e, []family.Range{{To: nat.Of(5)}})
		if err != nil {
			t.Fatal(err)
		}
		cells, err := grid.Cells(t.Context(), solve.Options{Ask: solve.AskGrundy})
		if err != nil {
			t.Fatal(err)
		}
		for n := range 6 {
			if v, ok := cells.Get(n); !ok || v != nat.Of(uint64(n%3)) {
				t.Errorf("%s: heap %d has the value %v, %v; want %d", source, n, v, ok, n%3)
			}
		}
	}
}

// check asks for the defaults of parameters of every kind.
func TestClaimsWithDefaults(t *testing.T) {
	f, err := script.Load(t.Context(), "game.star", []byte("params = {'s': set([1, 2]), 'n': 3, 'x': 'a', 'b': True, 'p': (1, 2), 'm': -1}\n"+
		"def options(p, params): return [p - k for k in params.s if k <= p]\ndef value(p, params): return p % params.n\n"))
	if err != nil {
		t.Fatal(err)
	}
	if c, err := f.Claims(t.Context(), script.ClaimOptions{}); err != nil || c.Against != nil || c.Facts != 21 {
		t.Errorf("%d claims compared, %v, %v; want 21, all right", c.Facts, c.Against, err)
	}
}
