package notation

import (
	"errors"
	"strings"
	"testing"
)

func TestCanonical(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"nim(3,4,5)", "nim(3,4,5)"},
		{"nim(10^18,2^64,0^0,0^7,1^99999999999,７＾２,010^03)", "nim(1000000000000000000,18446744073709551616,1,0,1,49,1000)"},
		{"2^3*nim(10^2)", "8*nim(100)"},
		{"s({2^3..3^2,10^2})", "s({8..9,100})"},
		{" nim ( 3 , 4 ,\n5, ) # heaps", "nim(3,4,5)"},
		{"bash(21, max=3)", "bash(21,max=3)"},
		{"bash(max=3, 21)", "bash(21,max=3)"},
		{"subtraction(21, set={1, 3,4})", "subtraction(21,set={1,3,4})"},
		{"s({1..3,7,9 .. 9,})", "s({1..3,7,9})"},
		{"s(set={})", "s(set={})"},
		{"nim(3, −01)", "nim(3,-1)"},
		{"尼姆（３，－１）", "尼姆(3,-1)"},
		{"bash(21,max=-0)", "bash(21,max=0)"},
		{`f( "a,""b"" # ) １" , [ 1, -2 , ["x", True], [], ], m = [3])`, `f("a,""b"" # ) １",[1,-2,["x",True],[]],m=[3])`},
		{"nim(3)+wythoff(1,2)", "nim(3) + wythoff(1,2)"},
		{"5*kayles(3)", "5*kayles(3)"},
		{"5×kayles(3)+ 02 · kayles(1)", "5*kayles(3) + 2*kayles(1)"},
		{"1*kayles(3)", "kayles(3)"},
		{"0*kayles(3)", "0*kayles(3)"},
		{"every(euclid(25,7), euclid(24,15))", "every(euclid(25,7),euclid(24,15))"},
		{"octal(10,4, code=0.137)", "octal(10,4,code=0.137)"},
		{"0.137(10,4)", "0.137(10,4)"},
		{".77(9) + 4.3 (1) + 0.[3](2) + 4.[12]0(1)", ".77(9) + 4.3(1) + 0.[3](2) + 4.[12]0(1)"},
		{"2*.77(9)", "2*.77(9)"},
		{"4!.0(10) + 0.{1,2}7(5)+0.3[12](9)", "4!.0(10) + 0.{1,2}7(5) + 0.3[12](9)"},
		{"0.F(7)+C.0 (8) + c~.f{0..5}~[{3}!7](1)", "0.F(7) + C.0(8) + c~.f{0..5}~[{3}!7](1)"},
		{"{6}.0(9) + {2,3}!.[{0,2}]/{2,5}(8)", "{6}.0(9) + {2,3}!.[{0,2}]/{2,5}(8)"},
		{"every({6}.0(9),4.0/2(7))", "every({6}.0(9),4.0/2(7))"},
		{"3*4!.0(2)", "3*4!.0(2)"},
		{"octal(5,code=4!.0/2, m={2}.1)", "octal(5,code=4!.0/2,m={2}.1)"},
		{"f({1,2},{3})", "f({1,2},{3})"},
		{"０．７７（９）", "0.77(9)"},
		{"４！．０（９）", "4!.0(9)"},
		{"every(.77(9),4.3(1)+nim(2))", "every(.77(9),4.3(1) + nim(2))"},
		{"euclid(25,7, end=positive)", "euclid(25,7,end=positive)"},
		{"巴什博弈（２１，最大＝００３）", "巴什博弈(21,最大=3)"},
		{"尼姆(3、4)＋威佐夫(1,2)", "尼姆(3,4) + 威佐夫(1,2)"},
		{"ｎｉｍ（｛１..３｝）", "nim({1..3})"},
		{"nim", "nim()"},
		{"nim()", "nim()"},
		{"((nim(3)))", "nim(3)"},
		{"(nim(3)+nim(4))+nim(5)", "nim(3) + nim(4) + nim(5)"},
		{"2*(nim(3)+nim(4))", "2*(nim(3) + nim(4))"},
		{"2*((nim(3)))", "2*nim(3)"},
		{"2*(3*nim(1))", "2*(3*nim(1))"},
		{"every((nim))", "every(nim())"},
		{"every(nim)", "every(nim)"},
		{"every(nim+kayles)", "every(nim() + kayles())"},
		{"every(2*nim)", "every(2*nim())"},
		{"euclid(@a.txt,@b.txt)", "euclid(@a.txt,@b.txt)"},
		{`nim(@"a b.txt", heaps=@"say ""x"".txt")`, `nim(@"a b.txt",heaps=@"say ""x"".txt")`},
		{`nim(@"a.txt")`, "nim(@a.txt)"},
		{"nim(@数据.txt，3)", "nim(@数据.txt,3)"},
		{"nim(007,000)", "nim(7,0)"},
		{"cram(3x4)", "cram(3x4)"},
		{"\ufeffnim(3)", "nim(3)"},
		{"node-kayles(a=x_1-b)", "node-kayles(a=x_1-b)"},
	} {
		e, err := Parse(c.text)
		if err != nil {
			t.Errorf("Parse(%q): %v", c.text, err)
			continue
		}
		if got := e.String(); got != c.want {
			t.Errorf("Parse(%q) prints %q, want %q", c.text, got, c.want)
		}
		again, err := Parse(c.want)
		if err != nil || again.String() != c.want {
			t.Errorf("Parse(%q) = %v, %v: not canonical", c.want, again, err)
		}
	}
}

func TestFaults(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", `"": at 1: want a game; got the end`},
		{" # nothing", ` # nothing: at 11: want a game; got the end`},
		{"nim(3,-x)", `nim(3,-x): at 7: want a whole number; got "-x"`},
		{"nim(3, −1.5)", `nim(3, −1.5): at 8: want a whole number; got "-1.5"`},
		{"尼姆（３，－）", `尼姆（３，－）: at 6: want a whole number; got "－"`},
		{"f([1,{2}])", `f([1,{2}]): at 6: want a number, a word, a text or a tuple; got "{"`},
		{"f([1,[2)", `f([1,[2): at 8: want "," or "]"; got ")"`},
		{`f("a`, `f("a: at 3: want a text in quotes; got "\""`},
		{"nim(10^)", `nim(10^): at 8: want a whole number, as in 10^18; got ")"`},
		{"nim(10^x)", `nim(10^x): at 8: want a whole number, as in 10^18; got "x"`},
		{"nim(10^1.5)", `nim(10^1.5): at 8: want a whole number, as in 10^18; got "1.5"`},
		{"nim(10 ^5)", `nim(10 ^5): at 8: want "," or ")"; got "^"`},
		{"nim(2^3^4)", `nim(2^3^4): at 8: want "," or ")"; got "^"`},
		{"nim(10^100000)", `nim(10^100000): at 8: want a power of at most 100000 digits; got "100000"`},
		{"nim(2^99999999999999999999)", `nim(2^99999999999999999999): at 7: want a power of at most 100000 digits; got "99999999999999999999"`},
		{"nim(2.5)", `nim(2.5): at 5: want a whole number, zero or more; got "2.5"`},
		{"bash(21,max=-)", `bash(21,max=-): at 13: want a whole number; got "-"`},
		{"bash(21,max=1..5)", `bash(21,max=1..5): at 13: want a whole number, zero or more; got "1..5"`},
		{"nim(3", `nim(3: at 6: want "," or ")"; got the end`},
		{"nim(3,", `nim(3,: at 7: want a value or ")"; got the end`},
		{"(nim(3)", `(nim(3): at 8: want "+" or ")"; got the end`},
		{"nim(3))", `nim(3)): at 7: want "+" or the end; got ")"`},
		{"nim(3) nim(4)", `nim(3) nim(4): at 8: want "+" or the end; got "nim"`},
		{"nim(3)*5", `nim(3)*5: at 7: want "+" or the end; got "*"`},
		{"nim[3]", `nim[3]: at 4: want "+" or the end; got "["`},
		{"3", `3: at 1: want a game; got "3"`},
		{"3(4)", `3(4): at 1: want a game; got "3"`},
		{"2*3*nim(1)", `2*3*nim(1): at 3: want a game; got "3"`},
		{"-1*nim(2)", `-1*nim(2): at 1: want a game; got "-1"`},
		{"0.1.2(3)", `0.1.2(3): at 1: want a game; got "0.1.2"`},
		{"0.[3(1)", `0.[3(1): at 1: want a game; got "0."`},
		{"{1}(3)", `{1}(3): at 1: want a game; got "{"`},
		{"f({1}.)", `f({1}.): at 6: want "," or ")"; got "."`},
		{"f({1}!)", `f({1}!): at 6: want "," or ")"; got "!"`},
		{"nim!(3)", `nim!(3): at 4: want "+" or the end; got "!"`},
		{"4!(3)", `4!(3): at 1: want a game; got "4"`},
		{"0.{1, 2}(3)", `0.{1, 2}(3): at 1: want a game; got "0."`},
		{"0.7/(3)", `0.7/(3): at 4: want "+" or the end; got "/"`},
		{"nim({0..3}.7)", `nim({0..3}.7): at 5: want a whole number, zero or more; got "{0..3}.7"`},
		{"nim(3)+", `nim(3)+: at 8: want a game; got the end`},
		{"nim(,3)", `nim(,3): at 5: want a number, a set, a word or a game; got ","`},
		{"nim(3 4)", `nim(3 4): at 7: want "," or ")"; got "4"`},
		{"nim(3 + 4)", `nim(3 + 4): at 7: want "," or ")"; got "+"`},
		{"b(3=4)", `b(3=4): at 3: want a name before "="; got "3"`},
		{"b(m=3,m=4)", `b(m=3,m=4): at 7: want each name once; got "m"`},
		{"b(max=)", `b(max=): at 7: want a number, a set, a word or a game; got ")"`},
		{"s({1", `s({1: at 5: want "," or "}"; got the end`},
		{"s({5..1})", `s({5..1}): at 7: want a range that rises; got "1"`},
		{"s({1.5})", `s({1.5}): at 4: want a whole number, zero or more; got "1.5"`},
		{"s({1.})", `s({1.}): at 6: want ".." and a number; got "}"`},
		{"s({3x})", `s({3x}): at 4: want a whole number, zero or more; got "3x"`},
		{"n(@)", `n(@): at 4: want a file name after @; got ")"`},
		{`n(@"a)`, `n(@"a): at 4: want a file name in quotes; got "\""`},
		{`n(@"")`, `n(@""): at 4: want a file name in quotes; got "\"\""`},
		{"@a.txt", `@a.txt: at 1: want a game; got "@"`},
		{"nim\n(3,\tx y)", `nim (3, x y): at 11: want "," or ")"; got "y"`},
		{"巴什(\xff)", "巴什(\ufffd): at 4: want text in UTF-8; got \"\\xff\""},
		{"nim(3\x00)", "nim(3\ufffd): at 6: want text; got \"\\x00\""},
	} {
		e, err := Parse(c.text)
		var fault *Error
		if !errors.As(err, &fault) || e != nil {
			t.Errorf("Parse(%q) = %v, %v: want nil and an *Error", c.text, e, err)
			continue
		}
		if err.Error() != c.want {
			t.Errorf("Parse(%q):\n got %s\nwant %s", c.text, err, c.want)
		}
	}
}

func TestHints(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", "for example nim(3,4,5)"},
		{"3", "a number alone is no game: write nim(3), or 3*kayles(5) for copies"},
		{"3(nim(1))", "for copies of a game write 3*(…)"},
		{"'nim'", "names stand without quotes"},
		{"nim(3", `the "(" at 4 is not closed`},
		{"nim(3))", `there is one ")" too many`},
		{"nim(3;4)", "commas stand between arguments: nim(3,4,5)"},
		{"s(m=1..3)", "a range stands in braces: {1..5}"},
		{"s(m=1,m=3)", "several numbers under one name are a set: m={1,3,4}"},
		{"octal(0.137)", "a code names a game, 0.137(10), or stands after a name, code=0.137"},
	} {
		_, err := Parse(c.text)
		var fault *Error
		if !errors.As(err, &fault) || fault.Hint != c.want {
			t.Errorf("Parse(%q): %v, hint %q; want hint %q", c.text, err, fault.Hint, c.want)
		}
	}
}

func TestErrorAbbreviates(t *testing.T) {
	heaps := strings.Repeat("尼", 1000)
	for _, c := range []struct {
		err  Error
		want string
	}{
		{Error{Text: heaps, At: 1, Want: "a", Got: "尼"}, strings.Repeat("尼", 60) + `…: at 1: want a; got "尼"`},
		{Error{Text: heaps, At: 500, Want: "a", Got: "尼"}, "…" + strings.Repeat("尼", 60) + `…: at 500: want a; got "尼"`},
		{Error{Text: heaps, At: 1001, Want: "a"}, "…" + strings.Repeat("尼", 30) + `: at 1001: want a; got the end`},
		{Error{Text: heaps, At: 9999, Want: "a"}, "…: at 9999: want a; got the end"},
		{Error{Text: "x", At: 1, Want: "a", Got: heaps}, `x: at 1: want a; got "` + strings.Repeat("尼", 24) + `…"`},
	} {
		if got := c.err.Error(); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
}

// Places count characters, also after full-width ones, and reach every node.
func TestPlaces(t *testing.T) {
	e, err := Parse("巴什(２１， 最大=3) + 2*(0.7 ({1, 4..6}) + every(nim , @x))")
	if err != nil {
		t.Fatal(err)
	}
	first := e.Terms[0].Atom.(*Call)
	second := e.Terms[1]
	inner := second.Atom.(*Expr)
	code := inner.Terms[0].Atom.(*Call)
	every := inner.Terms[1].Atom.(*Call)
	for _, c := range []struct {
		what      string
		got, want int
	}{
		{"sum", e.At, 1},
		{"first term", e.Terms[0].At, 1},
		{"call", first.At, 1},
		{"end of call", first.End, 13},
		{"number", first.Args[0].Value.At, 4},
		{"key", first.Args[1].At, 8},
		{"named value", first.Args[1].Value.At, 11},
		{"counted term", second.At, 16},
		{"parenthesised sum", inner.At, 19},
		{"code", code.At, 19},
		{"set", code.Args[0].At, 24},
		{"range", code.Args[0].Value.Set[1].At, 28},
		{"end of code", code.End, 34},
		{"word", every.Args[0].Value.At, 43},
		{"file", every.Args[1].Value.At, 49},
		{"end of every", every.End, 52},
	} {
		if c.got != c.want {
			t.Errorf("%s is at %d, want %d", c.what, c.got, c.want)
		}
	}
	bare, err := Parse(" 5 * nim ")
	if err != nil {
		t.Fatal(err)
	}
	if c := bare.Terms[0].Atom.(*Call); !c.Bare || c.At != 6 || c.End != 9 || bare.Terms[0].Count != "5" {
		t.Errorf("bare call is %+v in %+v", c, bare.Terms[0])
	}
}

func TestKinds(t *testing.T) {
	e, err := Parse("g(007, {1,2..5}, word, code=.7, @f, nim(3), a=b+c, 2*nim, (nim))")
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"number", "set", "word", "word", "file", "game", "game", "game", "game"}
	for i, a := range e.Terms[0].Atom.(*Call).Args {
		if got := a.Value.Kind.String(); got != want[i] {
			t.Errorf("argument %d is a %s, want a %s", i, got, want[i])
		}
	}
	if v := e.Terms[0].Atom.(*Call).Args[0].Value; v.Text != "7" {
		t.Errorf("007 is kept as %q", v.Text)
	}
	if got := Kind(99).String(); got != "unknown kind" {
		t.Errorf("Kind(99) is %q", got)
	}
}

// Length costs linear time and depth costs an error, not the stack.
func TestSize(t *testing.T) {
	const n = 200_000
	for _, c := range []struct {
		name, text string
		ok         bool
	}{
		{"digits", "nim(" + strings.Repeat("7", n) + ")", true},
		{"full-width digits", "nim(" + strings.Repeat("７", n) + ")", true},
		{"zeros", "nim(" + strings.Repeat("0", n) + ")", true},
		{"heaps", "nim(" + strings.Repeat("7,", n) + ")", true},
		{"terms", strings.Repeat("nim+", n) + "nim", true},
		{"set", "s({" + strings.Repeat("7,", n) + "})", true},
		{"spaces", strings.Repeat(" ", n) + "nim", true},
		{"quotes", `nim(@"` + strings.Repeat(`""`, n) + `")`, true},
		{"depth in reach", strings.Repeat("f(", maxDepth-2) + "nim()" + strings.Repeat(")", maxDepth-2), true},
		{"counted depth", strings.Repeat("2*(", maxDepth-2) + "nim+nim" + strings.Repeat(")", maxDepth-2), true},
		{"parentheses", strings.Repeat("(", n), false},
		{"calls", strings.Repeat("f(", n), false},
		{"counts", strings.Repeat("2*(", n), false},
		{"brackets", strings.Repeat("0.[", n), false},
		{"tuples", "f(" + strings.Repeat("[", n), false},
		{"tuple", "f([" + strings.Repeat("7,", n) + "])", true},
		{"text", `f("` + strings.Repeat(`""`, n) + `")`, true},
		{"codes", strings.Repeat("0.[0", n), false},
		{"closed", "nim" + strings.Repeat(")", n), false},
	} {
		e, err := Parse(c.text)
		if (err == nil) != c.ok {
			t.Errorf("%s: error %v", c.name, err)
		}
		if err == nil && len(e.String()) == 0 {
			t.Errorf("%s: prints nothing", c.name)
		}
	}
}

func BenchmarkParseDigits(b *testing.B) {
	text := "nim(" + strings.Repeat("7", 1_000_000) + ")"
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, err := Parse(text); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkParseHeaps(b *testing.B) {
	text := "nim(" + strings.Repeat("12345,", 100_000) + ")"
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, err := Parse(text); err != nil {
			b.Fatal(err)
		}
	}
}
