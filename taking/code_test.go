package taking

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"example.org/grundy"
)

// parse reads a rule that the test takes for granted.
func parse(t testing.TB, text string) Rule {
	t.Helper()
	r, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestCanonicalCodes(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"0.77", "0.77"}, {".77", "0.77"}, {"·77", "0.77"}, {"00.77", "0.77"}, {" 0.77\n", "0.77"},
		{"4.", "4.0"}, {"4.0", "4.0"}, {"4.000", "4.0"}, {".", "0.0"}, {"0.", "0.0"}, {"0.0", "0.0"}, {"00.00[00]", "0.0"},
		{"0.3f", "0.3F"}, {"0.Z", "0.Z"}, {"c.0", "C.0"}, {"0.13700", "0.137"}, {"04.30", "4.3"},
		// sets of numbers of heaps
		{"0.{0,2,7}", "0.{0,2,7}"}, {"0.{7,2,0,2}", "0.{0,2,7}"}, {"0.{}", "0.0"}, {"0.{0}{1}{0,1}", "0.123"},
		{"0.{0,5}", "0.X"}, {"0.{0,1,5}", "0.Z"}, {"0.{2,5}", "0.{2,5}"}, {"0.{0..5}", "0.{0..5}"}, {"{2,3}.0", "C.0"}, {"{6}.0", "{6}.0"},
		{"0.{0..63}", "0.{0..63}"}, {"0.{63}", "0.{63}"}, {"{2..6,8,9,11..13}.7", "{2..6,8,9,11..13}.7"},
		// conditions
		{"4!.0", "4!.0"}, {"4≠.0", "4!.0"}, {"4?.0", "4!.0"}, {"4=.0", "4~.0"}, {"4~.0", "4~.0"}, {"0.3!", "0.3"}, {"0.2~7!", "0.27!"},
		{"0.{2,7}!", "0.{2,7}!"}, {"0.{0,1}~", "0.3"}, {"{2..63}=.0", "{2..63}~.0"}, {"0.[4!]", "0.[4!]"},
		// tails
		{"0.[3]", "0.[3]"}, {"0.(3)", "0.[3]"}, {"0.3[33]", "0.[3]"}, {"0.[3333]", "0.[3]"}, {"0.[1313]", "0.[13]"}, {"0.7[00]", "0.7"},
		{"0.3[73]", "0.[37]"}, {"0.03[73]", "0.0[37]"}, {"4.[3]", "4.[3]"}, {"4.[4]", "4.[4]"}, {"0.0[0]", "0.0"}, {"0.00[30]", "0.0[03]"},
		{"0.7[03]", "0.7[03]"}, {"0.[{0,1}3!]", "0.[3]"}, {"0.123[4123]", "0.[1234]"},
		// sizes without a move
		{"4.0/2", "4.0/2"}, {"4.0/{2}", "4.0/2"}, {"4.0/1", "4.0"}, {"4.0/{1,2,5}", "4.0/{2,5}"}, {"4.0/{5,4,3}", "4.0/{3..5}"},
		{"0.[3]/7", "0.[3]/7"}, {"0.0/5", "0.0"}, {"0.7/1000000000", "0.7/1000000000"}, {"0.1/2", "0.1"}, {"4~.0/{5,6}", "4~.0/6"},
		{"4!.0/{1..4}", "4!.0/{3,4}"},
		// calls and names
		{"subtraction(set={1,3,4})", "0.3033"}, {"subtraction({4,1,3})", "0.3033"}, {"subtraction(set=2)", "0.03"}, {"subtraction(set={})", "0.0"},
		{"subtraction(set=squares)", "take-a-square"}, {"subtraction(set=primes)", "take-a-prime"}, {"splittles(set={1,2})", "0.77"},
		{"allbut(set={2,5})", "0.30330[3]"}, {"all-but(set={1..3})", "0.000[3]"}, {"allbut(set={})", "0.[3]"},
		{"partition(set={2,3})", "C.0"}, {"cut(set={1,2})", "C.0"}, {"partition(set={2..63})", "{2..63}.0"}, {"octal(code=4!.0)", "4!.0"}, {"taking(code=.137)", "0.137"},
		{"kayles", "0.77"}, {"Kayles", "0.77"}, {"dawson", "0.07"}, {"grundy", "4!.0"}, {"couples-are-forever", "4.0/2"}, {"prim", "prim"},
		{"格伦迪游戏", "4!.0"}, {"squares", "take-a-square"}, {"kayles()", "0.77"},
	} {
		r, err := Parse(c.text)
		if err != nil {
			t.Errorf("Parse(%q): %v", c.text, err)
			continue
		}
		if r.String() != c.want {
			t.Errorf("Parse(%q) prints %q, want %q", c.text, r, c.want)
		}
		again, err := Parse(r.String())
		if err != nil || again.String() != r.String() || !slices.Equal(again.digits, r.digits) || again.tail != r.tail || again.named != r.named {
			t.Errorf("Parse(%q) prints %q, which reads as %v, %v", c.text, r, again, err)
		}
	}
}

func TestFaultsOfCodes(t *testing.T) {
	for _, c := range []struct{ text, want, hint string }{
		{"", `"": at 1: want a digit 0-9 or A-Z, or a set of numbers of heaps; got the end`, "for example 0.77"},
		{"0.8x", `0.8x: at 4: want a digit 0-9 or A-Z, or a set of numbers of heaps; got "x"`, "the digits above F are capital letters"},
		{" 0.8-", ` 0.8-: at 5: want a digit 0-9 or A-Z, or a set of numbers of heaps; got "-"`, ""},
		{"77", `77: at 2: want "."; got "7"`, "a code begins with 0. or one digit and a dot; more digits before the dot would add counters, and play need not end"},
		{"7", `7: at 2: want "."; got the end`, "a code has one dot, as in 0.77; what stands before it is for taking nothing"},
		{"20.017", `20.017: at 2: want "."; got "0"`, "a code begins with 0. or one digit and a dot; more digits before the dot would add counters, and play need not end"},
		{"2.0", `2.0: at 1: want 0 or a multiple of 4 before the dot; got "2"`, "with nothing taken, no heap cannot be left, and one heap would be no move"},
		{"{0,2}.0", `{0,2}.0: at 1: want 0 or a multiple of 4 before the dot; got "{0,2}"`, "with nothing taken, no heap cannot be left, and one heap would be no move"},
		{"0.1.2", `0.1.2: at 4: want a digit 0-9 or A-Z, or a set of numbers of heaps; got "."`, "a code has one dot, as in 0.77; what stands before it is for taking nothing"},
		{"0,77", `0,77: at 2: want "."; got ","`, "a code has one dot, as in 0.77; what stands before it is for taking nothing"},
		{"0.[3", `0.[3: at 3: want digits in brackets; got the end`, "the bracket is not closed"},
		{"0.[3)", `0.[3): at 5: want a digit 0-9 or A-Z, or a set of numbers of heaps; got ")"`, ""},
		{"0.[]", `0.[]: at 4: want a digit 0-9 or A-Z, or a set of numbers of heaps; got "]"`, ""},
		{"0.[3]3", `0.[3]3: at 6: want "/" or the end; got "3"`, "nothing follows digits that repeat for ever"},
		{"0.!7", `0.!7: at 3: want a digit 0-9 or A-Z, or a set of numbers of heaps; got "!"`, "a condition on the sizes stands behind its digit: 4!.0"},
		{"0.7!~", `0.7!~: at 5: want one condition on the sizes; got "~"`, ""},
		{"0.F?", `0.F?: at 4: want "!" or "~"; got "?"`, "? is read where at most two heaps are left"},
		{"0.*", `0.*: at 3: want a digit 0-9 or A-Z, or a set of numbers of heaps; got "*"`, "a move lays down at most 63 heaps: any number of them is {0..63}"},
		{"0.&40;", `0.&40;: at 3: want a digit 0-9 or A-Z, or a set of numbers of heaps; got "&"`, "a digit above 35 is a set of numbers of heaps: {3,5} for 40"},
		{"0.{64}", `0.{64}: at 4: want a number of heaps from 0 to 63; got "64"`, ""},
		{"0.{2+}", `0.{2+}: at 5: want "," or "}"; got "+"`, "numbers of heaps go up to 63: 2..63"},
		{"0.{2!,3}", `0.{2!,3}: at 5: want "," or "}"; got "!"`, "a condition on the sizes stands behind the brace and holds for all numbers in it"},
		{"0.{5..2}", `0.{5..2}: at 7: want a range that rises; got "2"`, "write the smaller number first"},
		{"0.{1", `0.{1: at 3: want numbers in braces; got the end`, "the brace is not closed"},
		{"0.{99999999999999999999}", `0.{99999999999999999999}: at 4: want a number of heaps from 0 to 63; got "99999999999999999999"`, ""},
		{"4.0/0", `4.0/0: at 5: want the size of a heap from 1 to 1000000000; got "0"`, ""},
		{"4.0/", `4.0/: at 5: want the size of a heap; got the end`, ""},
		{"4.0/{1..200}", `4.0/{1..200}: at 5: want at most 100 numbers; got "more"`, ""},
		{"4.0/2/3", `4.0/2/3: at 6: want "/" or the end; got "/"`, ""},
		{"4.0\xff", "4.0\ufffd: at 4: want a digit 0-9 or A-Z, or a set of numbers of heaps; got \"\ufffd\"", ""},
		{"4.0\x00", "4.0\ufffd: at 4: want a digit 0-9 or A-Z, or a set of numbers of heaps; got \"\\x00\"", ""},
		{"subtraction(1,3)", `subtraction(1,3): at 13: want set=; got "1,3)"`, "numbers alone are heaps, and a rule has none"},
		{"subtraction(set={0})", `subtraction(set={0}): at 18: want numbers from 1 to 9999; got "0"`, ""},
		{"subtraction(set={1..10000})", `subtraction(set={1..10000}): at 18: want numbers from 1 to 9999; got "10000"`, ""},
		{"subtraction(21,set={1})", `subtraction(21,set={1}): at 13: want set=; got "21,set={1})"`, "numbers alone are heaps, and a rule has none"},
		{"subtraction(set={1},5)", `subtraction(set={1},5): at 21: want one argument; got "5)"`, "a rule has no heaps"},
		{"splittles(set=squares)", `splittles(set=squares): at 15: want a set of numbers; got "squares"`, "for example {1,3,4}; of subtraction also squares, primes, powers, fibonacci, triangles, factorials"},
		{"subtraction()", `subtraction(): at 13: want set=; got ")"`, "for example subtraction(set={1,3,4})"},
		{"partition(set={1})", `partition(set={1}): at 16: want numbers from 2 to 63; got "1"`, ""},
		{"octal(code={1})", `octal(code={1}): at 12: want a code, as 0.137; got "{1})"`, ""},
		{"kayles(5)", `kayles(5): at 8: want the name of a rule alone; got "5)"`, "a rule has no heaps"},
		{"kayles + nim", `kayles + nim: at 1: want one rule; got "kayles + nim"`, "the rules of the games in a sum are asked for one by one"},
		{"kayels", `no rule is called "kayels": want a code, as 0.77, or a name`, "did you mean kayles?"},
		{"subtraction", `no rule is called "subtraction": want a code, as 0.77, or a name`, "did you mean subtraction(set={…})?"},
		{"zzzzz", `no rule is called "zzzzz": want a code, as 0.77, or a name`, "the digits above F are capital letters"},
	} {
		_, err := Parse(c.text)
		var m *grundy.MistakeError
		if !errors.As(err, &m) || m.Text != c.want || m.Hint != c.hint {
			t.Errorf("Parse(%q):\n got %v\nwant %s", c.text, err, c.want)
			if m != nil {
				t.Errorf("hint: got %q, want %q", m.Hint, c.hint)
			}
		}
	}
}

func TestLongCodes(t *testing.T) {
	if r := parse(t, "0."+strings.Repeat("07", maxDigits/2-1)+"7"); len(r.digits) != maxDigits {
		t.Errorf("%d digits were read, want %d", len(r.digits), maxDigits)
	}
	for _, text := range []string{"0." + strings.Repeat("7", maxDigits+1), "0.[" + strings.Repeat("7", maxDigits+1) + "]"} {
		if _, err := Parse(text); !errors.Is(err, grundy.ErrParameter) || !strings.Contains(err.Error(), "want at most 10000 digits") {
			t.Errorf("%d digits: %v", len(text), err)
		}
	}
}

// drawDigit draws a digit; where bits are masked the heaps they count are not allowed.
func drawDigit(t *rapid.T, mask uint64) Digit {
	heaps := rapid.OneOf(rapid.Uint64Range(0, 8), rapid.Uint64Range(0, 40), rapid.Uint64()).Draw(t, "heaps") &^ mask
	return Digit{heaps, rapid.SampledFrom([]Parts{Any, Any, Unequal, Equal}).Draw(t, "parts")}
}

// drawRule draws a rule as Parse would make it.
func drawRule(t *rapid.T) (r Rule, digits []Digit, tail int, still []int) {
	digits = append(digits, drawDigit(t, 3))
	for range rapid.IntRange(0, 6).Draw(t, "digits") {
		digits = append(digits, drawDigit(t, 0))
	}
	tail = rapid.IntRange(0, len(digits)-1).Draw(t, "tail")
	still = rapid.SliceOfN(rapid.IntRange(1, 30), 0, 4).Draw(t, "still")
	return newRule(digits, tail, still), digits, tail, still
}

// What is printed is read back, and means what was meant.
func TestParsePrintIsIdentity(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, digits, tail, still := drawRule(t)
		again, err := Parse(r.String())
		if err != nil {
			t.Fatal(err)
		}
		if again.String() != r.String() || !slices.Equal(again.digits, r.digits) || again.tail != r.tail || !slices.Equal(again.still, r.still) {
			t.Fatalf("%s is read as %s, %v", r, again, again)
		}
		plain := Rule{digits: digits, tail: tail}
		for n := range 60 {
			var want, got []string
			if !slices.Contains(still, n) && plain.moves(n) {
				for k, d := range plain.Takes(n) {
					want = append(want, strings.Repeat("-", k)+d.String())
				}
			}
			if again.moves(n) {
				for k, d := range again.Takes(n) {
					got = append(got, strings.Repeat("-", k)+d.String())
				}
			}
			if !slices.Equal(want, got) {
				t.Fatalf("%s: of a heap of %d may be taken %v, want %v", r, n, got, want)
			}
		}
	})
}

// Whether a heap has a move is what the definition says.
func TestMovesAgrees(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, _, _, _ := drawRule(t)
		plain := Rule{digits: r.digits, tail: r.tail}
		for n := range 14 {
			want := false
			for range plain.Moves(n) {
				want = true
				break
			}
			if got := plain.moves(n); got != want {
				t.Fatalf("%s has a move from %d: %v, want %v", plain.write(), n, got, want)
			}
		}
	})
}

// A code has one text, and a tail written another way has the same.
func TestTailsAreShortest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, _, _, _ := drawRule(t)
		if r.tail == 0 {
			t.Skip("nothing repeats")
		}
		digits := slices.Clone(r.digits)
		tail := r.tail * rapid.IntRange(1, 3).Draw(t, "times")
		for len(digits) < len(r.digits)-r.tail+tail {
			digits = append(digits, r.digit(len(digits)))
		}
		for range rapid.IntRange(0, 5).Draw(t, "turns") {
			digits = append(digits, r.digit(len(digits)))
		}
		if got := newRule(digits, tail, r.still); got.String() != r.String() {
			t.Fatalf("%s is written %s", r, got)
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"0.77", "4!.0/2", "0.{0..5,63}~[3(7)]", "{2,3}.[1]", "subtraction(set={1..3,7})", "allbut(set={2})", "prim", "0.8x", "·(12)", "octal(code=C.0)", "\xff.", "0.[3"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := Parse(text)
		if err != nil {
			var m *grundy.MistakeError
			if !errors.As(err, &m) || m.At < 1 || m.At > utf8.RuneCountInString(text)+1 || !errors.Is(err, grundy.ErrParameter) && !errors.Is(err, grundy.ErrUnknown) {
				t.Fatalf("Parse(%q): %#v", text, err)
			}
			if message := err.Error(); !utf8.ValidString(message) || strings.ContainsAny(message, "\n\x00") {
				t.Fatalf("Parse(%q): message %q", text, message)
			}
			return
		}
		again, err := Parse(r.String())
		if err != nil || again.String() != r.String() {
			t.Fatalf("Parse(%q) prints %q, which reads as %v, %v", text, r, again, err)
		}
	})
}
