package script_test

import (
	"strings"
	"testing"

	"example.org/grundy/script"
)

// Rules of strangers are bounded closely, and answer as others do where they are modest.
func TestStrangers(t *testing.T) {
	script.LimitCalls(200)
	defer script.LimitCalls(0)
	for _, c := range []struct{ source, says string }{
		{"def f(n): return f(n + 1)\ndef options(n): return [f(0)]\n", "calls nest more than 200 deep"},
		{"def f(g, n): return g(g, n)\ndef options(n): return [f(f, 0)]\n", "calls nest more than 200 deep"},
		{"def f(n): return min([n], key=f)\ndef options(n): return [f(0)]\n", "calls nest more than 200 deep"},
		{"y = lambda g: g(g)\ndef options(n): return [y(y)]\n", "calls nest more than 200 deep"},
		{"def options(n):\n d = {}\n def f(): return d['f']()\n d['f'] = f\n return [f()]\n", "calls nest more than 200 deep"},
		{"def len(n): return len(n)\ndef options(n): return [len(n)]\n", "calls nest more than 200 deep"},
		{"def options(n):\n x = [1]\n while True: x = x + x\n", "a sum of a list of 1048576"},
		{"def options(n):\n x = [1]\n while True: x += x\n", "a sum of a list of 1048576"},
		{"def options(n):\n x = [1]\n while True: x.extend(x)\n", "a sum of a list of 1048576"},
		{"def options(n):\n x = (1,)\n while True: x = x + x\n", "a sum of a tuple of 1048576"},
		{"def options(n):\n x = 'a'\n while True: x = x + x\n", "a sum of a string of 16777216"},
	} {
		_, err := answer(t, c.source, "game(1)")
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s\n%v: want %q", c.source, err, c.says)
		}
	}
	for _, source := range []string{
		"def deep(n): return 0 if n == 0 else 1 + deep(n - 1)\ndef options(n): return [deep(n) - 1] if n else []\n",
		"def options(n):\n x = [n - 1] + [n - 2]\n x += [0]\n x.extend([0])\n return [y for y in sorted(x, key=lambda k: -k) if y >= 0] if n else []\n",
	} {
		own, err := answer(t, source, "game(9)")
		if err != nil {
			t.Fatal(source, err)
		}
		script.LimitCalls(0)
		want, err := answer(t, source, "game(9)")
		script.LimitCalls(200)
		if err != nil || own.Outcome != want.Outcome || own.Grundy != want.Grundy {
			t.Errorf("%s: %v %v, want %v %v, %v", source, own.Outcome, own.Grundy, want.Outcome, want.Grundy, err)
		}
	}
}
