package script_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/notation"
	"example.org/grundy/script"
	"example.org/grundy/solve"
)

// Examples answer positions as long as their problems have them: AGC 010 D with 10^5
// numbers, some of which take thirty rounds, and LeetCode 810 with 1000.
func TestExamplesAtTheLimits(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 11))
	ask := func(name string, numbers []int) grundy.Outcome {
		t.Helper()
		source, err := os.ReadFile(filepath.Join(examples, name+".star"))
		if err != nil {
			t.Fatal(err)
		}
		f, err := script.Load(t.Context(), name+".star", source)
		if err != nil {
			t.Fatal(err)
		}
		d, err := catalogue.With(f)
		if err != nil {
			t.Fatal(err)
		}
		texts := make([]string, len(numbers))
		for i, n := range numbers {
			texts[i] = strconv.Itoa(n)
		}
		e, err := notation.Parse(name + "(" + strings.Join(texts, ",") + ")")
		if err != nil {
			t.Fatal(err)
		}
		p, err := d.PlaceExpr(e)
		if err != nil {
			t.Fatal(err)
		}
		a, err := p.Analyse(t.Context(), solve.Options{Ask: solve.AskOutcome, Must: solve.AskOutcome})
		if err != nil {
			t.Fatalf("%s of %d numbers: %v", name, len(numbers), err)
		}
		return a.Outcome
	}
	for _, n := range []int{100_000, 3, 5, 7} {
		for range 3 {
			for _, p := range [][]int{someNumbers(random, n), manyRounds(random, n-1+n%2)} {
				if got, want := ask("decrementing", p), decremented(p); got != want {
					t.Errorf("decrementing, %d numbers from %v: %s, want %s", n, p[:3], got, want)
				}
			}
		}
	}
	for _, n := range []int{1000, 999} {
		p, x := someNumbers(random, n), 0
		for _, v := range p {
			x ^= v
		}
		if got, want := ask("xor_erasing", p), grundy.WinsIf(n%2 == 0 || x == 0); got != want {
			t.Errorf("xor_erasing, %d numbers: %s, want %s", n, got, want)
		}
	}
}

func someNumbers(random *rand.Rand, n int) []int {
	p := make([]int, n)
	for i := range p {
		p[i] = 1 + random.IntN(1_000_000_000)
	}
	p[0] = 999_999_937 // a prime number, so that no other divides all
	return p
}

// manyRounds makes numbers of which one is odd, again and again after the division by two.
func manyRounds(random *rand.Rand, n int) []int {
	p := make([]int, n)
	for i := range p {
		p[i] = 2*random.IntN(4) + 3
	}
	for slices.Max(p) < 400_000_000 {
		for i := range p {
			p[i] *= 2
		}
		p[random.IntN(n)]++
	}
	return p
}

// decremented plays the game by the solution of the contest, with all numbers divided in
// each round.
func decremented(p []int) grundy.Outcome {
	p = slices.Clone(p)
	for wins := true; ; wins = !wins {
		odd := 0
		for _, x := range p {
			odd += x % 2
		}
		if even := len(p) - odd; even%2 == 1 || odd != 1 || slices.Contains(p, 1) {
			return grundy.WinsIf((even%2 == 1) == wins)
		}
		g := 0
		for i := range p {
			p[i] -= p[i] % 2
			for a := p[i]; a != 0; {
				g, a = a, g%a
			}
		}
		for i := range p {
			p[i] /= g
		}
	}
}
