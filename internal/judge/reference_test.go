package judge

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/big"
	"strings"
	"testing"
	"testing/iotest"

	"pgregory.net/rapid"

	"example.org/grundy/nat"
)

// The reference reads an input as its statement says it, one number after the
// other, with none of the machinery of this package.

type piece struct {
	text string
	line int
}

func pieces(input string) (list []piece, lines int) {
	line, start := 1, -1
	input = strings.TrimPrefix(input, "\xEF\xBB\xBF")
	for i := 0; i <= len(input); i++ {
		if i < len(input) && !strings.ContainsRune(" \t\n\v\f\r", rune(input[i])) {
			if start < 0 {
				start = i
			}
			continue
		}
		if start >= 0 {
			list = append(list, piece{input[start:i], line})
			start = -1
		}
		if i < len(input) && input[i] == '\n' {
			line++
		}
	}
	return list, line
}

type reference struct {
	id     string
	pieces []piece
	lines  int
	read   int // pieces read
	begun  int // the value of read where the case began
	number int // of the case
	out    strings.Builder
}

func (r *reference) more() bool { return r.read < len(r.pieces) }

func (r *reference) next(want string) nat.Nat {
	if !r.more() {
		line := r.lines
		if r.read > r.begun {
			line = r.pieces[r.read-1].line
		}
		panic(&InputError{r.id, r.number, line, want, gotEnd})
	}
	p := r.pieces[r.read]
	n, err := nat.Parse(p.text)
	if err != nil {
		panic(&InputError{r.id, r.number, p.line, want, quote([]byte(p.text))})
	}
	r.read++
	return n
}

func (r *reference) count(want string) int {
	n := r.next(want)
	if n.BitLen() > 62 {
		p := r.pieces[r.read-1]
		panic(&InputError{r.id, r.number, p.line, want + wantFewer, quote([]byte(p.text))})
	}
	u, _ := n.Uint64()
	return int(u)
}

func (r *reference) heaps(n int) []nat.Nat {
	var heaps []nat.Nat
	for range n {
		heaps = append(heaps, r.next(wantNumber))
	}
	return heaps
}

func (r *reference) say(won bool, yes, no string) {
	if !won {
		yes = no
	}
	fmt.Fprintln(&r.out, yes)
}

// each reads cases until an ending.
func (r *reference) each(e ending, read func() (more bool)) {
	cases := -1
	if e == counted {
		cases = r.count(wantCases)
	}
	for cases != 0 {
		if r.begun = r.read; !r.more() && (e == atEnd || e == atZeros || e == some && r.number > 0) {
			return
		}
		r.number++
		if !read() || e == once {
			return
		}
		cases--
	}
}

func sumOf(heaps []nat.Nat) *big.Int {
	sum := new(big.Int)
	for _, h := range heaps {
		sum.Xor(sum, h.Big())
	}
	return sum
}

func (r *reference) pairs(e ending, yes, no string, wins func(a, b nat.Nat) bool) {
	r.each(e, func() bool {
		c := r.heaps(2)
		if e == atZeros && c[0].IsZero() && c[1].IsZero() {
			return false
		}
		r.say(wins(c[0], c[1]), yes, no)
		return true
	})
}

func (r *reference) nim(e ending, yes, no string) {
	r.each(e, func() bool {
		r.say(sumOf(r.heaps(r.count(wantHeaps))).Sign() != 0, yes, no)
		return true
	})
}

func (r *reference) run() { references[r.id](r) }

// engined are the problems that have a reference. The others are in free_test.go.
func engined(t *testing.T) []Problem {
	var list []Problem
	for _, p := range All() {
		if p.form == nil {
			continue
		}
		if references[p.ID] == nil {
			t.Errorf("no reference for %s", p.ID)
		}
		list = append(list, p)
	}
	return list
}

// refer returns what the reference prints, and the text of its error or "".
func refer(id, input string) (out, fail string) {
	r := &reference{id: id}
	r.pieces, r.lines = pieces(input)
	defer func() {
		out = r.out.String()
		if e := recover(); e != nil {
			fail = e.(*InputError).Error()
		}
	}()
	r.run()
	return
}

// answer runs a problem by the package.
func answer(p Problem, input string, workers, size int) (out, fail string) {
	var b bytes.Buffer
	if err := p.run(context.Background(), strings.NewReader(input), &b, workers, size); err != nil {
		fail = err.Error()
	}
	return b.String(), fail
}

// agree checks that the package answers an input as the reference does, with
// any number of workers and size of blocks.
func agree(t interface{ Fatalf(string, ...any) }, p Problem, input string, workers, size int) {
	wantOut, wantFail := refer(p.ID, input)
	out, fail := answer(p, input, workers, size)
	if out != wantOut || fail != wantFail {
		t.Fatalf("%s on %q with %d workers, blocks of %d:\n got %q, %q\nwant %q, %q",
			p.ID, input, workers, size, out, fail, wantOut, wantFail)
	}
}

var numberGen = rapid.OneOf(
	rapid.StringMatching(`[0-3]`),
	rapid.StringMatching(`[0-9]{1,3}`),
	rapid.StringMatching(`[0-9]{7,9}`),
	rapid.StringMatching(`[0-9]{15,21}`),
	rapid.StringMatching(`0{0,30}[0-9]{0,45}[0-9]`),
	rapid.SampledFrom([]string{
		"18446744073709551615", "18446744073709551616", "99999999", "100000000",
		"9999999999999999", "10000000000000000", "9999999999999999999", "4611686018427387904",
	}),
)

var blankGen = rapid.OneOf(
	rapid.SampledFrom([]string{" ", "\n", "\r\n"}),
	rapid.StringMatching(`[ \t\r\n]{1,4}`),
)

// inputGen makes inputs that are mostly numbers, and often whole cases.
var inputGen = rapid.Custom(func(t *rapid.T) string {
	var b strings.Builder
	if rapid.IntRange(0, 9).Draw(t, "mark") == 0 {
		b.WriteString("\xEF\xBB\xBF")
	}
	plain := rapid.Bool().Draw(t, "plain")
	for range rapid.IntRange(0, 40).Draw(t, "numbers") {
		switch kind := rapid.IntRange(0, 60).Draw(t, "kind"); {
		case kind == 0:
			b.WriteString(rapid.SampledFrom([]string{"x", "-3", "3x", "1.5", "+1", "½", "\x00", "0x10"}).Draw(t, "junk"))
		case plain || kind < 30:
			b.WriteString(rapid.StringMatching(`[0-3]`).Draw(t, "small"))
		default:
			b.WriteString(numberGen.Draw(t, "number"))
		}
		b.WriteString(blankGen.Draw(t, "blank"))
	}
	input := b.String()
	if rapid.Bool().Draw(t, "cut") {
		input = strings.TrimRight(input, " \t\r\n")
	}
	return input
})

func TestAgreesWithReference(t *testing.T) {
	for _, p := range engined(t) {
		t.Run(p.ID, rapid.MakeCheck(func(t *rapid.T) {
			input := inputGen.Draw(t, "input")
			agree(t, p, input, rapid.IntRange(1, 4).Draw(t, "workers"), rapid.IntRange(1, 50).Draw(t, "size"))
		}))
	}
}

// A reader may give as little as it likes, and its last bytes with the error.
func TestReaders(t *testing.T) {
	for _, p := range All() {
		wantOut := p.Sample.Out
		in := strings.NewReader(p.Sample.In)
		var b bytes.Buffer
		err := p.run(context.Background(), iotest.DataErrReader(iotest.OneByteReader(in)), &b, 2, 100)
		if err != nil || b.String() != wantOut {
			t.Errorf("%s byte by byte: %q, %v", p.ID, b.String(), err)
		}
		b.Reset()
		broken := errors.New("the disk broke")
		err = p.run(context.Background(), iotest.ErrReader(broken), &b, 2, 100)
		if !errors.Is(err, broken) {
			t.Errorf("%s: a read error became %v", p.ID, err)
		}
	}
}
