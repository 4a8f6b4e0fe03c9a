package notation

import (
	"errors"
	"math/big"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

// Drawn trees have no places, no bare calls and no parentheses that change
// nothing: for those, printing and parsing give the tree back.

var numbers = rapid.StringMatching(`0|[1-9][0-9]{0,30}`)

var words = rapid.StringMatching(`[a-z_巴尼é][a-z0-9_博-]{0,8}`)

// A set with a comma is a table's business: between numbers of a code no space is free.
var codes = rapid.StringMatching(`([0-9]{0,2}|([0-9A-Z]|\{[2-9]\})[!~]?)\.[0-7A-F]{1,4}([G-Z]!|\{0\.\.7\}~)?(\[1[0-9A-Z]\][0-3]?)?(/[1-9]|/\{2\.\.3\})?`)

var paths = rapid.StringMatching(`[a-z"数(){},，) #=/\\.@-]{1,12}`)

func drawSum(t *rapid.T, depth int) *Expr {
	e := &Expr{}
	for range rapid.IntRange(1, 3).Draw(t, "terms") {
		e.Terms = append(e.Terms, drawTerm(t, depth))
	}
	return e
}

func drawTerm(t *rapid.T, depth int) Term {
	var term Term
	if rapid.Bool().Draw(t, "counted") {
		term.Count = rapid.StringMatching(`0|[2-9]|[1-9][0-9]{1,20}`).Draw(t, "count")
	}
	if depth > 0 && term.Count != "" && rapid.IntRange(0, 3).Draw(t, "parenthesised") == 0 {
		if inner := drawSum(t, depth-1); len(inner.Terms) > 1 || inner.Terms[0].Count != "" {
			term.Atom = inner
			return term
		}
	}
	term.Atom = drawCall(t, depth)
	return term
}

func drawCall(t *rapid.T, depth int) *Call {
	c := &Call{Name: rapid.OneOf(words, codes).Draw(t, "name")}
	for range rapid.IntRange(0, 3).Draw(t, "positional") {
		c.Args = append(c.Args, Arg{Value: drawValue(t, depth, false)})
	}
	for _, key := range rapid.SliceOfNDistinct(words, 0, 2, rapid.ID[string]).Draw(t, "keys") {
		c.Args = append(c.Args, Arg{Key: key, Value: drawValue(t, depth, true)})
	}
	return c
}

func drawValue(t *rapid.T, depth int, keyed bool) Value {
	kinds := []Kind{Number, Set, Word, File, Negative, Quoted, Tuple}
	if depth > 0 {
		kinds = append(kinds, Game)
	}
	v := Value{Kind: rapid.SampledFrom(kinds).Draw(t, "kind")}
	switch v.Kind {
	case Number:
		v.Text = numbers.Draw(t, "number")
	case Set:
		for range rapid.IntRange(0, 3).Draw(t, "size") {
			v.Set = append(v.Set, drawRange(t))
		}
	case Word:
		if v.Text = words.Draw(t, "word"); keyed && rapid.Bool().Draw(t, "is code") {
			v.Text = codes.Draw(t, "code")
		}
	case File:
		v.Text = paths.Draw(t, "path")
	case Negative:
		v.Text = rapid.StringMatching(`[1-9][0-9]{0,30}`).Draw(t, "below zero")
	case Quoted:
		v.Text = rapid.StringMatching(`[a-z"数(){},，) #=/\\.@-]{0,12}`).Draw(t, "text")
	case Tuple:
		for range rapid.IntRange(0, 3).Draw(t, "members") {
			if m := drawValue(t, depth-1, false); m.Kind != Set && m.Kind != File && m.Kind != Game {
				v.List = append(v.List, m)
			}
		}
	case Game:
		v.Expr = drawSum(t, depth-1)
	}
	return v
}

func drawRange(t *rapid.T) Range {
	from := numbers.Draw(t, "from")
	if rapid.Bool().Draw(t, "single") {
		return Range{From: from, To: from}
	}
	n, _ := new(big.Int).SetString(from, 10)
	n.Add(n, big.NewInt(rapid.Int64Range(0, 1<<40).Draw(t, "width")))
	return Range{From: from, To: n.String()}
}

// forget clears what the drawn trees do not have.
func forget(e *Expr) *Expr {
	e.At = 0
	for i := range e.Terms {
		e.Terms[i].At = 0
		switch n := e.Terms[i].Atom.(type) {
		case *Expr:
			forget(n)
		case *Call:
			n.At, n.End = 0, 0
			for j := range n.Args {
				a := &n.Args[j]
				a.At = 0
				forgetPlaces(&a.Value)
				for k := range a.Value.Set {
					a.Value.Set[k].At = 0
				}
				if a.Value.Expr != nil {
					forget(a.Value.Expr)
				}
			}
		}
	}
	return e
}

func forgetPlaces(v *Value) {
	v.At = 0
	for i := range v.List {
		forgetPlaces(&v.List[i])
	}
}

func TestParsePrintIsIdentity(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := drawSum(t, 3)
		text := e.String()
		got, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got.String() != text {
			t.Fatalf("%q prints %q", text, got)
		}
		if !reflect.DeepEqual(forget(got), e) {
			t.Fatalf("%q is read as another tree", text)
		}
	})
}

// Spaces, comments, full-width twins and superfluous parentheses do not show.
func TestPrintIsCanonical(t *testing.T) {
	twins := map[rune][]string{
		'(': {"(", "（", " ( ", "(\n"}, ')': {")", "）", " )"}, ',': {",", "，", "、", " , # comment\n"},
		'=': {"=", "＝", " = "}, '{': {"{", "｛"}, '}': {"}", "｝"}, '*': {"*", "×", "·", " * "}, '+': {"+", "＋"},
		'0': {"0", "０"}, '7': {"7", "７"}, 'n': {"n", "ｎ"},
	}
	rapid.Check(t, func(t *rapid.T) {
		e := drawSum(t, 2)
		text := e.String()
		if strings.ContainsAny(text, `@"`) {
			t.Skip("a path and a text are taken as written")
		}
		var loose strings.Builder
		for _, r := range text {
			if twin := twins[r]; twin != nil {
				loose.WriteString(rapid.SampledFrom(twin).Draw(t, "twin"))
			} else {
				loose.WriteRune(r)
			}
		}
		got, err := Parse(" ( (" + loose.String() + ") )")
		if err != nil {
			t.Fatal(err)
		}
		if got.String() != text {
			t.Fatalf("%q prints %q, want %q", loose.String(), got, text)
		}
	})
}

// checkParse states what every text is owed.
func checkParse(t *testing.T, text string) {
	e, err := Parse(text)
	if err != nil {
		var fault *Error
		if !errors.As(err, &fault) {
			t.Fatalf("Parse(%q): %v is no *Error", text, err)
		}
		if fault.At < 1 || fault.At > utf8.RuneCountInString(text)+1 || fault.Want == "" || fault.Text != text {
			t.Fatalf("Parse(%q): fault %+v", text, fault)
		}
		if message := err.Error(); !utf8.ValidString(message) || strings.ContainsAny(message, "\n\x00") {
			t.Fatalf("Parse(%q): message %q", text, message)
		}
		return
	}
	canonical := e.String()
	again, err := Parse(canonical)
	if err != nil {
		t.Fatalf("Parse(%q) prints %q: %v", text, canonical, err)
	}
	if got := again.String(); got != canonical {
		t.Fatalf("Parse(%q) prints %q, then %q", text, canonical, got)
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{
		"nim(3,4,5)", "5*kayles(3) + 0.137(10,4)", "subtraction(21, set={1..3,7})", "every((nim), 2*(a+b), c+d)",
		"巴什博弈（２１，最大＝３）", `euclid(@a.txt, @"b ""c"".txt") # heaps`, "0.[3](1)+.7(2)", "nim(-1", `f("a""b",[1,-2,["x"],[]],m=[3])`, `f("`, "f([[", "f(-", "4!.0/2(3)+f({2,3}!.{0..5}~[F]/{1,2}(4))", "{1}.", "\xff", "1*(((x)))",
	} {
		f.Add(text)
	}
	f.Fuzz(checkParse)
}

func FuzzCommand(f *testing.F) {
	for _, line := range []string{
		"euclid\n25\n7", "subtraction\n21\nset=1,3,4", "nim\n3+2*kayles\n5", "0.137\n10\n@a b.txt", "3\nnim", "nim(3)\n+\nnim", "a\nb=1\nb=2",
	} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		texts, err := Command(strings.Split(line, "\n"))
		var fault *Error
		if err != nil && !errors.As(err, &fault) {
			t.Fatalf("Command(%q): %v is no *Error", line, err)
		}
		for _, text := range texts {
			checkParse(t, text)
		}
	})
}
