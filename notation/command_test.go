package notation

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

func TestCommand(t *testing.T) {
	for _, c := range []struct {
		words []string
		want  []string
	}{
		{nil, nil},
		{[]string{""}, nil},
		{[]string{"euclid", "25", "7"}, []string{"euclid(25,7)"}},
		{[]string{"bash", "21", "max=3"}, []string{"bash(21,max=3)"}},
		{[]string{"subtraction", "21", "set=1,3,4"}, []string{"subtraction(21,set={1,3,4})"}},
		{[]string{"subtraction", "21", "set={1,3,4}"}, []string{"subtraction(21,set={1,3,4})"}},
		{[]string{"subtraction", "21", "set=1", "set=3", "set=4"}, []string{"subtraction(21,set={1,3,4})"}},
		{[]string{"subtraction", "21", "set=1..5"}, []string{"subtraction(21,set={1..5})"}},
		{[]string{"subtraction", "21", "set=squares"}, []string{"subtraction(21,set=squares)"}},
		{[]string{"0.137", "10", "4"}, []string{"0.137(10,4)"}},
		{[]string{".77", "9"}, []string{".77(9)"}},
		{[]string{"4!.0", "9", "+", "C.0", "5"}, []string{"4!.0(9) + C.0(5)"}},
		{[]string{"{6}.0/2", "9"}, []string{"{6}.0/2(9)"}},
		{[]string{"0.{0,2}[3]", "9"}, []string{"0.{0,2}[3](9)"}},
		{[]string{"octal", "10", "code=0.137"}, []string{"octal(10,code=0.137)"}},
		{[]string{"nim", "3,4,5"}, []string{"nim(3,4,5)"}},
		{[]string{"nim", "3,", "4"}, []string{"nim(3,4)"}},
		{[]string{"nim 3 4"}, []string{"nim(3,4)"}},
		{[]string{"尼姆", "３，４"}, []string{"尼姆(3,4)"}},
		{[]string{"巴什博弈", "21", "最大＝３"}, []string{"巴什博弈(21,最大=3)"}},
		{[]string{"euclid", "@a.txt", "@b c.txt"}, []string{`euclid(@a.txt,@"b c.txt")`}},
		{[]string{"euclid", `@"b c.txt"`}, []string{`euclid(@"b c.txt")`}},
		{[]string{"nim", "@a(1)+b=c.txt"}, []string{`nim(@"a(1)+b=c.txt")`}},
		{[]string{"nim", "heaps=@a，b.txt"}, []string{`nim(heaps=@"a，b.txt")`}},
		{[]string{"dots", "{3,4}"}, []string{"dots({3,4})"}},
		{[]string{"cram", "3x4"}, []string{"cram(3x4)"}},
		{[]string{"nim", "kayles"}, []string{"nim", "kayles"}},
		{[]string{"nim", "3", "kayles", "4", "7"}, []string{"nim(3)", "kayles(4,7)"}},
		{[]string{"nim(3) + kayles(4)", "nim", "3"}, []string{"nim(3) + kayles(4)", "nim(3)"}},
		{[]string{"nim", "3", "nim（4）"}, []string{"nim(3)", "nim（4）"}},
		{[]string{"nim", "3", "+", "0.137", "4"}, []string{"nim(3) + 0.137(4)"}},
		{[]string{"nim(3)", "+", "nim(4)", "kayles"}, []string{"nim(3) + nim(4)", "kayles"}},
		{[]string{"nim+kayles"}, []string{"nim + kayles"}},
		{[]string{"nim", "3+2*kayles", "5"}, []string{"nim(3) + 2*kayles(5)"}},
		{[]string{"5*kayles", "3"}, []string{"5*kayles(3)"}},
	} {
		got, err := Command(c.words)
		if err != nil || !slices.Equal(got, c.want) {
			t.Errorf("Command(%q) = %q, %v; want %q", c.words, got, err, c.want)
		}
		for _, text := range got {
			if _, err := Parse(text); err != nil {
				t.Errorf("Command(%q): Parse: %v", c.words, err)
			}
		}
	}
}

// What Command cannot judge it passes on, and Parse says what is wrong.
func TestCommandFaults(t *testing.T) {
	for _, c := range []struct{ words, want string }{
		{"3 nim", `3 nim: at 1: want a game before its arguments; got "3"`},
		{"nim(3) 4", `nim(3) 4: at 8: want a game before its arguments; got "4"`},
		{"max=3", `max=3: at 1: want a game before its arguments; got "max=3"`},
		{"@a.txt", `@a.txt: at 1: want a game before its arguments; got "@a.txt"`},
		{"+ nim", `+ nim: at 1: want a game before "+"; got "+"`},
		{"nim 3 + + nim", `nim 3 + + nim: at 9: want a game before "+"; got "+"`},
		{"尼姆 3 +", `尼姆 3 +: at 7: want a game after "+"; got the end`},
		{"nim -x", `nim(-x): at 5: want a whole number; got "-x"`},
		{"nim 2.5", `nim(2.5): at 5: want a whole number, zero or more; got "2.5"`},
		{"nim max=", `nim(max=): at 9: want a number, a set, a word or a game; got ")"`},
		{"nim @", `nim(@): at 6: want a file name after @; got ")"`},
		{"nim set=1,x", `nim(set={1,x}): at 12: want a whole number, zero or more; got "x"`},
		{"nim ; rm", `;: at 1: want a game; got ";"`},
	} {
		texts, err := Command(strings.Fields(c.words))
		for _, text := range texts {
			if _, parseErr := Parse(text); err == nil {
				err = parseErr
			}
		}
		var fault *Error
		if !errors.As(err, &fault) || err.Error() != c.want {
			t.Errorf("%s:\n got %v\nwant %s", c.words, err, c.want)
		}
	}
}

func TestSuggest(t *testing.T) {
	known := []string{"nim", "kayles", "wythoff", "巴什博弈", "euclid", "dawson-kayles"}
	for _, c := range []struct{ name, want string }{
		{"kayels", "kayles"},
		{"kayles", "kayles"},
		{"KAYLES", "kayles"},
		{"kayle", "kayles"},
		{"keyless", "kayles"},
		{"whytoff", "wythoff"},
		{"withoff", "wythoff"},
		{"nmi", "nim"},
		{"mim", "nim"},
		{"巴十博弈", "巴什博弈"},
		{"dawsonkayles", "dawson-kayles"},
		{"mom", ""},
		{"n", ""},
		{"x", ""},
		{"", ""},
		{"chomp", ""},
		{strings.Repeat("kayles", 1000), ""},
	} {
		got, ok := Suggest(c.name, known)
		if got != c.want || ok != (c.want != "") {
			t.Errorf("Suggest(%q) = %q, %v; want %q", c.name, got, ok, c.want)
		}
	}
}
