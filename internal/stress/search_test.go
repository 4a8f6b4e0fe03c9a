//go:build unix

package stress

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"example.org/grundy/internal/input"
)

func TestCompare(t *testing.T) {
	for _, c := range []struct {
		want, got string
		verdict   Verdict
		line      int
	}{
		{"a\nb\n", "a\nb\n", Right, 0},
		{"", "", Right, 0},
		{"a\nb\n", "a\r\nb", Presentation, 0},
		{"a\nb\n", "a b", Presentation, 0},
		{"Yes\n", "YES\n", Presentation, 0},
		{"a\nb\n", "  \n", NoOutput, 0},
		{"a\nb\n", "a\n", Wrong, 1},
		{"a\nb\n", "a\nb\nc\n", Wrong, 2},
		{"a\nb\nc\n", "a\n\nx\nc\n", Wrong, 1},
		{"1 2\n", "12\n", Wrong, 0},
		{"", "0\n", Wrong, 0},
	} {
		if v, line := compare([]byte(c.want), []byte(c.got)); v != c.verdict || line != c.line {
			t.Errorf("%q, %q: %s at %d, want %s at %d", c.want, c.got, v, line, c.verdict, c.line)
		}
	}
}

var bash = "C:1..100 / ( n:1..1000 m:1..1000 / )[C]"

// right answers Bash's game.
func right(_ context.Context, in []byte) ([]byte, error) {
	var out bytes.Buffer
	batches["bashright"](bytes.NewReader(in), &out)
	return out.Bytes(), nil
}

func parse(t *testing.T, text string) *input.Grammar {
	t.Helper()
	g, err := input.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// A batch answers the cases of an input: what stands for a program where the search is
// tried, which runs hundreds, and a machine may start two in a second.
type batch func(in io.Reader, out io.Writer) Verdict

func (b batch) Run(_ context.Context, in []byte, l Limits) (Run, error) {
	var out bytes.Buffer
	r := Run{Verdict: b(bytes.NewReader(in), &out), Out: out.Bytes()}
	if r.Verdict == TimeOut {
		r.CPU = l.Time
	}
	return r, nil
}

var batches = map[string]batch{
	"silent": func(io.Reader, io.Writer) Verdict { return Right },
	"bash":   bashed(func(n, m int) (bool, Verdict) { return n%m != 0, Right }),
	"bashcrash": bashed(func(n, m int) (bool, Verdict) {
		if n > 40 && m == 7 {
			return false, Crash
		}
		return n%(m+1) != 0, Right
	}),
	"bashspin": bashed(func(n, m int) (bool, Verdict) {
		if n > 500 && m > 500 {
			return false, TimeOut
		}
		return n%(m+1) != 0, Right
	}),
	"bashbig":   bashed(func(n, m int) (bool, Verdict) { return n%(m+1) != 0 != (n >= 777 && m >= 333), Right }),
	"bashright": bashed(func(n, m int) (bool, Verdict) { return n%(m+1) != 0, Right }),
	"bashloud": func(in io.Reader, out io.Writer) Verdict {
		var plain bytes.Buffer
		bashed(func(n, m int) (bool, Verdict) { return n%(m+1) != 0, Right })(in, &plain)
		for line := range strings.Lines(plain.String()) {
			fmt.Fprintf(out, "  %s \n", strings.ToUpper(strings.TrimSpace(line)))
		}
		return Right
	},
	"bashmemory": func(in io.Reader, out io.Writer) Verdict { // wrong only after a case with n = 5
		seen := false
		return bashed(func(n, m int) (bool, Verdict) {
			won := n%(m+1) != 0 != (seen && n == 9)
			seen = seen || n == 5
			return won, Right
		})(in, out)
	},
}

// bashed answers Bash's game, as first and second, until a case is not right.
func bashed(answer func(n, m int) (bool, Verdict)) batch {
	return func(in io.Reader, out io.Writer) Verdict {
		r := bufio.NewReader(in)
		var c, n, m int
		fmt.Fscan(r, &c)
		for range c {
			fmt.Fscan(r, &n, &m)
			won, verdict := answer(n, m)
			if verdict != Right {
				return verdict
			}
			word := "second"
			if won {
				word = "first"
			}
			fmt.Fprintln(out, word)
		}
		return Right
	}
}

// Each way to fail is found, and its input made as small as it can be: the smallest of all
// where small cases fail, and else one that no single change makes smaller.
func TestSearch(t *testing.T) {
	for _, c := range []struct {
		name    string
		verdict Verdict
		in      string
		least   bool
	}{
		{"bash", Wrong, "1\n1 1\n", true},
		{"bashcrash", Crash, "1\n41 7\n", true},
		{"bashbig", Wrong, "1\n777 333\n", false},
		{"bashspin", TimeOut, "1\n501 501\n", false},
		{"silent", NoOutput, "1\n1 1\n", true},
		{"bashmemory", Wrong, "2\n5 1\n9 1\n", false},
		{"bashright", "", "", false},
		{"bashloud", "", "", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, jobs := range []int{1, 3} {
				o := Options{Jobs: jobs, Seed: 4, Small: 15, Count: 20, Patience: time.Hour}
				r, err := find(t.Context(), parse(t, bash), batches[c.name], right, o)
				switch {
				case err != nil:
					t.Fatal(err)
				case c.verdict == "" && r.Found != nil:
					t.Fatalf("%s with %q", r.Found.Verdict, r.Found.In)
				case c.verdict == "":
					if loud := c.name == "bashloud"; loud != (r.Presentation > 0) || loud && !strings.HasPrefix(string(r.Example), "  SECOND ") && !strings.HasPrefix(string(r.Example), "  FIRST ") {
						t.Errorf("presentation differs %d times: %q", r.Presentation, r.Example)
					}
					continue
				case r.Found == nil:
					t.Fatalf("nothing is found in %d inputs", r.Inputs)
				}
				f := r.Found
				if f.Verdict != c.verdict || string(f.In) != c.in || f.Least != c.least {
					t.Errorf("%d jobs: %s, least %v, after %d runs: %q; want %s: %q", jobs, f.Verdict, f.Least, f.Runs, f.In, c.verdict, c.in)
				}
			}
		})
	}
}

// What is repeated may be parts of one case: a program that is wrong about the sum of two
// numbers is not tried with one number at a time.
func TestSearchTellsCasesFromParts(t *testing.T) {
	sum := func(_ context.Context, in []byte) ([]byte, error) {
		var n, x, s int
		r := bytes.NewReader(in)
		fmt.Fscan(r, &n)
		for range n {
			fmt.Fscan(r, &x)
			s ^= x
		}
		return fmt.Appendf(nil, "%d\n", s), nil
	}
	r, err := Search(t.Context(), parse(t, "n:1..9 / ( x:0..9 / )[n]"), part(t, "echo"), sum, Options{Small: 3, Count: 5})
	if err != nil || r.Found == nil {
		t.Fatal(r, err)
	}
	if got := string(r.Found.In); got != "1\n0\n" {
		t.Errorf("found %q", got)
	}
}

func TestSearchAgainst(t *testing.T) {
	other := part(t, "bashright").Answers(Limits{})
	r, err := Search(t.Context(), parse(t, bash), part(t, "bash"), other, Options{Small: 3, Count: 5})
	if err != nil || r.Found == nil || string(r.Found.In) != "1\n1 1\n" {
		t.Errorf("%+v, %v", r, err)
	}
	broken := part(t, "five").Answers(Limits{})
	if _, err := Search(t.Context(), parse(t, bash), part(t, "bash"), broken, Options{Small: 3, Count: 5}); err == nil || !strings.Contains(err.Error(), "to compare with: crash: exit code 5") {
		t.Errorf("the other program fails: %v", err)
	}
	slow := part(t, "wait").Answers(Limits{Time: 50 * time.Millisecond})
	r, err = Search(t.Context(), parse(t, "n:1..3"), part(t, "echo"), slow, Options{Small: 2, Count: 2})
	if err != nil || r.Skipped != r.Inputs || r.Inputs == 0 || r.Found != nil {
		t.Errorf("the other program is slow: %+v, %v", r, err)
	}
}

func TestSearchForATime(t *testing.T) {
	r, err := Search(t.Context(), parse(t, bash), part(t, "bashright"), right, Options{For: 300 * time.Millisecond})
	if err != nil || r.Found != nil || r.Inputs == 0 {
		t.Errorf("%+v, %v", r, err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer cancel()
	if _, err := Search(ctx, parse(t, bash), part(t, "wait"), right, Options{Limits: Limits{Time: time.Hour}}); err == nil {
		t.Error("a search whose time is up says nothing")
	}
}
