package input

import (
	"errors"
	"strings"
	"testing"

	"example.org/grundy"
)

// grammars are canonical texts, of every form.
var grammars = []string{
	"C:1..100 / ( n:1..1000 m:1..1000 / )[C]",
	"( a:1..2^31-1 b:1..2^31-1 / ) until 0 0 /",
	"( m:1..100 / a[m]:1..10^6 / ) until 0 /",
	"( k:1..100 S[k]:1..10000 sorted distinct / m:1..100 / ( l:1..100 h[l]:0..10000 / )[m] ) until 0 /",
	`n:1..20 / ( s:"WB."{n} / )[n]`,
	`( s:"01"{1..10} a:5 b:a-1..a+1 / )*`,
	"a:0..10^9 b:a..2*a+1 / x[2*3]:1..9 distinct / w[3]:\"ab\"{2} /",
	"n:1..9 / ( x:1..10^16 m:1..n / )[n]",
	"n:2..9 / ( u:1..n v:1..n / )[n-1]",
	"a:5..10^30 / ( b:0..3 / )[2]",
	"( n:1..30 / ( k:0..n-1 to[k]:0..n-1 / )[n] acyclic ( m:1..3 at[m]:0..n-1 / ) until 0 / )*",
}

func parse(t *testing.T, text string) *Grammar {
	t.Helper()
	g, err := Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return g
}

func TestCanonicalText(t *testing.T) {
	for _, text := range grammars {
		if got := parse(t, text).String(); got != text {
			t.Errorf("%s becomes %s", text, got)
		}
	}
	for text, want := range map[string]string{
		"C:1..9/(n:1..9)[C]":        "C:1..9 / ( n:1..9 )[C]",
		" ( a:1..9\n) until 0 ":     "( a:1..9 ) until 0 /",
		"a:3..3 b[2]:1..9 distinct": "a:3 b[2]:1..9 distinct",
		"b[2]:1..9 distinct sorted": "b[2]:1..9 sorted distinct",
		"n:1..9 a[n]:0..n+1-2":      "n:1..9 a[n]:0..n+1-2",
	} {
		if got := parse(t, text).String(); got != want {
			t.Errorf("%q becomes %s, want %s", text, got, want)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, c := range []struct {
		text string
		at   int
		want string
	}{
		{"", 1, "want at least one number"},
		{" / ", 1, "want at least one number"},
		{"n", 2, `n: want : and a range; got the end`},
		{"n:", 3, "want a whole number or a name; got the end"},
		{"n:1..", 6, "want a whole number or a name; got the end"},
		{"n:1..x", 6, "x: there is no number of that name before"},
		{"n:9..1", 3, "n: want a range from low to high; got 9..1"},
		{"n:-1..1", 3, `want a whole number or a name; got "-1..1"`},
		{"n:0..3-4", 6, "3-4: want a number from 0"},
		{"n:1..2^9999999", 8, "want a power from 0"},
		{"n:1..9 n:1..9", 8, "want another name: n is taken"},
		{"n:1..9 a[n:1..9", 11, "want ] after the count of a"},
		{"a[3]:1..9 b[a]:1..2", 13, "a: want the name of one number; this is a row or a word"},
		{"( n:1..9", 1, "want ) for this ("},
		{"n:1..9 )", 8, "want no ) here"},
		{"( n:1..9 )", 11, "want [count], * or until after )"},
		{"( / )*", 1, "want something between ( and )"},
		{"( n:1..9 )* m:1..9", 13, "want nothing after ( … )*"},
		{"( ( n:1..9 )* )[3]", 3, "want ( … )* outside of all groups"},
		{"( n:1..9 ) until x", 18, `until: want the numbers that end the input; got "x"`},
		{`( w:"ab"{3} ) until 0`, 22, "until: want a group that begins with a number"},
		{`w:"ab{3}`, 3, `want a second "`},
		{`w:""{3}`, 3, "want at least one character"},
		{`w:"aba"{3}`, 3, "want each character once"},
		{`w:"a b"{3}`, 3, "want characters of ASCII that are seen"},
		{`w:"ab"`, 7, "w: want {lo..hi}, the lengths of the word; got the end"},
		{`w:"ab"{0..3}`, 13, "w: want words of at least one character"},
		{"!", 1, `want a name, /, ( or ); got "!"`},
		{strings.Repeat("(", 30), 22, "want groups nested at most 20 deep"},
		{strings.Repeat("a", 70_000), 1, "want at most 65536 bytes"},
		{"n:1..9 / ( 好:1..9 )[n]", 12, `want a name, /, ( or ); got "好:1..9"`},
	} {
		_, err := Parse(c.text)
		var mistake *grundy.MistakeError
		if !errors.As(err, &mistake) || !errors.Is(err, grundy.ErrParameter) {
			t.Errorf("%.40q: %v, want a mistake", c.text, err)
			continue
		}
		if mistake.At != c.at || !strings.HasPrefix(mistake.Text, "grammar: "+c.want) {
			t.Errorf("%.40q: at %d: %s; want at %d: %s", c.text, mistake.At, mistake.Text, c.at, c.want)
		}
	}
	_, err := Parse("cases:1..9 ( n:1..9 )[case]")
	if mistake := new(grundy.MistakeError); !errors.As(err, &mistake) || mistake.Hint != "did you mean cases?" {
		t.Errorf("%v has no hint", err)
	}
}

// FuzzParse holds that no text makes the parser fall, and that the canonical text of a
// grammar is the grammar.
func FuzzParse(f *testing.F) {
	for _, text := range grammars {
		f.Add(text)
	}
	f.Add("( a:1 ) until 00 1 / ( b:1..9 )*")
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 1000 || strings.Count(text, "^") > 3 {
			t.Skip("slow")
		}
		g, err := Parse(text)
		if err != nil {
			return
		}
		canonical := g.String()
		again, err := Parse(canonical)
		if err != nil || again.String() != canonical {
			t.Fatalf("%q becomes %q, and that %v, %v", text, canonical, again, err)
		}
	})
}
