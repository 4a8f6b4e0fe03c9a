package grundy_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"example.org/grundy"
	"example.org/grundy/nat"
)

func TestJSONDropsWhatIsNotKnown(t *testing.T) {
	a := grundy.Analysis{Game: "nim", Position: "nim(3)", Outcome: grundy.Next, Grundy: grundy.Know(nat.Of(3)),
		Because: grundy.Reason{Method: "theorem"}}
	got, err := json.Marshal(a)
	want := `{"game":"nim","position":"nim(3)","play":"normal","outcome":"N","grundy":"3","because":{"method":"theorem"}}`
	if err != nil || string(got) != want {
		t.Errorf("got %s, %v\nwant %s", got, err, want)
	}
}

func TestWinningKnownToBeEmptyIsNotAbsent(t *testing.T) {
	got, err := json.Marshal(grundy.Analysis{Winning: grundy.Know([]grundy.Move{})})
	if err != nil || !strings.Contains(string(got), `"winning":[]`) {
		t.Errorf("an empty list of winning moves became %s, %v", got, err)
	}
}

func TestAnalysisInALanguage(t *testing.T) {
	say := grundy.Say("take {k}", "取 {k}", "k", nat.Of(7))
	a := grundy.Analysis{
		Winning: grundy.Know([]grundy.Move{{Move: say, To: "nim(0)"}}),
		Because: grundy.Reason{Steps: []grundy.Phrase{say}},
	}
	got, err := json.Marshal(a.In(grundy.Chinese))
	if err != nil || strings.Count(string(got), "取 7") != 2 {
		t.Errorf("in Chinese the moves and steps are %s, %v", got, err)
	}
}

func TestPhrase(t *testing.T) {
	inner := grundy.Say("{n} counters", "{n} 个石子", "n", nat.Of(3))
	for _, test := range []struct {
		phrase grundy.Phrase
		en, zh string
	}{
		{grundy.Say("nothing", "无"), "nothing", "无"},
		{grundy.Say("{a} and {b}", "{b}、{a}", "a", 1, "b", "two"), "1 and two", "two、1"},
		{grundy.Say("take {what}", "取 {what}", "what", inner), "take 3 counters", "取 3 个石子"},
		{grundy.Say("{who}", "{who}", "who", grundy.Text{En: "you", Zh: "你"}), "you", "你"},
		{grundy.Say("{list}", "{list}", "list", []nat.Nat{nat.Of(1), nat.Of(2)}), "1, 2", "1, 2"},
		{grundy.Say("a {blank} and {", "", "other", 1), "a {blank} and {", "a {blank} and {"},
	} {
		if got := test.phrase.In(grundy.English, 0); got != test.en && test.phrase.Args[0].Name != "other" {
			t.Errorf("%q in English is %q, want %q", test.phrase.En, got, test.en)
		}
		if got := test.phrase.In(grundy.Chinese, 0); test.phrase.Zh != "" && got != test.zh {
			t.Errorf("%q in Chinese is %q, want %q", test.phrase.Zh, got, test.zh)
		}
	}
}

func TestShorten(t *testing.T) {
	power := func(k uint) nat.Nat {
		n, _ := nat.FromBig(new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(k)), nil))
		return n
	}
	for _, test := range []struct {
		n     nat.Nat
		limit int
		en    string
	}{
		{nat.Of(12345), 0, "12345"},
		{nat.Of(1234567890123), 12, "123456…890123 (13 digits)"},
		{nat.Of(123456789012), 12, "123456789012"},
		{nat.Of(123456789012), 1, "123456789012"},
		{power(20000), 40, "100000…000000 (20001 digits)"},
		{power(20000).Sub(nat.Of(1)), 40, "999999…999999 (20000 digits)"},
	} {
		if got := grundy.Shorten(test.n, test.limit, grundy.English); got != test.en {
			t.Errorf("shortened to %d digits: %s, want %s", test.limit, got, test.en)
		}
	}
	if got := grundy.Shorten(power(30), 20, grundy.Chinese); got != "100000…000000（31 位）" {
		t.Errorf("in Chinese: %s", got)
	}
}

// The first digits of a long number come from its leading bits; they are those
// of the whole number.
func TestShortenAgainstTheWholeNumber(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		groups := rapid.SliceOfN(rapid.Uint64Range(1e18, 1e19-1), 54, 60).Draw(t, "groups")
		digits := strings.Trim(fmt.Sprint(groups), "[]")
		digits = strings.ReplaceAll(digits, " ", "")
		n, err := nat.Parse(digits)
		if err != nil {
			t.Fatal(err)
		}
		got := grundy.Shorten(n, 40, grundy.English)
		if want := digits[:6] + "…" + digits[len(digits)-6:]; !strings.HasPrefix(got, want+" ") {
			t.Fatalf("%s is shortened to %s, want %s", digits, got, want)
		}
	})
}

func TestExpressionShortened(t *testing.T) {
	p := grundy.Say("in {game}", "在 {game} 中", "game", grundy.Expression("nim(1234567890123456,7) + 0.137(10)"))
	for digits, want := range map[int]string{
		0:  "in nim(1234567890123456,7) + 0.137(10)",
		1:  "in nim(123456…123456,7) + 0.137(10)",
		15: "in nim(123456…123456,7) + 0.137(10)",
		16: "in nim(1234567890123456,7) + 0.137(10)",
	} {
		if got := p.In(grundy.English, digits); got != want {
			t.Errorf("to %d digits: %s, want %s", digits, got, want)
		}
	}
}

func TestKindsOfErrors(t *testing.T) {
	limit := &grundy.LimitError{What: "outcome of nim(9)", Limit: "5 positions", Done: 5}
	canceled := &grundy.LimitError{What: "outcome of nim(9)", Done: 1234567, Of: 2000000, Cause: errors.New("gone")}
	loop := &grundy.LoopError{Cycle: []string{"a", "b"}}
	mistake := grundy.Mistake(grundy.ErrPosition, "heap %q", "x").WithHint("try %d", 3).WithPlace(7)
	for _, test := range []struct {
		err, kind error
		text      string
	}{
		{limit, grundy.ErrLimit, "outcome of nim(9): stopped at the limit of 5 positions after 5 positions"},
		{canceled, grundy.ErrCanceled, "interrupted after 1,234,567 of 2,000,000 positions: outcome of nim(9)"},
		{loop, grundy.ErrLoopy, "play can repeat a position: a -> b -> a"},
		{&grundy.LoopError{}, grundy.ErrLoopy, "play can repeat a position"},
		{mistake, grundy.ErrPosition, `heap "x"`},
	} {
		if !errors.Is(test.err, test.kind) || test.err.Error() != test.text {
			t.Errorf("%q: want the kind %v and the text %q", test.err, test.kind, test.text)
		}
	}
	if mistake.Hint != "try 3" || mistake.At != 7 {
		t.Errorf("the mistake has the hint %q at %d", mistake.Hint, mistake.At)
	}
	if errors.Is(limit, grundy.ErrCanceled) || errors.Is(canceled, grundy.ErrLimit) {
		t.Error("a limit and an interruption are not told apart")
	}
}

func TestWords(t *testing.T) {
	for _, s := range []string{"normal", "misere", "misère"} {
		if _, err := grundy.ParsePlay(s); err != nil {
			t.Error(err)
		}
	}
	if _, err := grundy.ParsePlay("Normal"); !errors.Is(err, grundy.ErrParameter) {
		t.Errorf("play Normal: %v", err)
	}
	if _, err := grundy.ParseLang("fr"); !errors.Is(err, grundy.ErrParameter) {
		t.Errorf("language fr: %v", err)
	}
	for _, o := range []grundy.Outcome{grundy.Next, grundy.Previous, grundy.Drawn} {
		var back grundy.Outcome
		text, _ := o.MarshalText()
		if err := back.UnmarshalText(text); err != nil || back != o {
			t.Errorf("%s is read back as %s, %v", o, back, err)
		}
	}
	var o grundy.Outcome
	if err := o.UnmarshalText([]byte("X")); err == nil {
		t.Error("the outcome X was read")
	}
}
