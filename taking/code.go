package taking

import (
	"errors"
	"strings"
	"unicode"

	"example.org/grundy"
	"example.org/grundy/notation"
)

// The bounds of what Parse reads.
const (
	maxDigits = 10_000        // digits of a code
	maxHeaps  = 63            // heaps that one move may lay down
	maxStill  = 100           // sizes without a move
	maxSize   = 1_000_000_000 // such a size
)

// Parse reads a rule: a code, a name of [Names], or a call.
//
// A code says, digit by digit, into how many heaps the rest may go when 0, 1, 2, …
// counters are taken. The digit before the dot is that of 0.
//
//	code   := [ digit ] '.' { digit } [ '[' digit { digit } ']' ] [ '/' sizes ]
//	digit  := ( 0-9 | A-Z | a-f | set ) [ '!' | '~' ]
//	set    := '{' [ range { ',' range } ] '}'
//	range  := number [ '..' number ]
//	sizes  := number | set
//
// The value of a digit is a sum of powers of two: 1 for no heap, 2 for one, 4 for two,
// and so on; A is 10 and Z is 35. A set lists the numbers of heaps, up to 63, so that
// {0,2} is 5. After a digit, ! wants the heaps to be all of different sizes, and ~
// all of the same size. Digits in brackets repeat for ever. Heaps of the sizes
// after / have no move.
//
//	0.77      Kayles: take 1 or 2 counters, leave 0, 1 or 2 heaps
//	0.[3]     Nim: take any number
//	4!.0      Grundy's game: take nothing, split a heap into two of different sizes
//	4.0/2     couples are forever: split a heap into two, but not a heap of 2
//	C.0       split a heap into two or three
//
// Nothing before the dot is 0, and so is nothing after it. The digit before the dot
// is 0 or a multiple of 4, since otherwise a move could change nothing. Also read are
// (…) for […], = for ~, ≠ for !, the raised dot, zeros before the first digit, and
// ? (not all heaps of one size) where at most two heaps are left.
//
// A call names the numbers that may be taken, or the numbers of heaps:
//
//	subtraction(set={1,3,4})   take so many, leave at most one heap: 0.3033
//	splittles(set={1,3,4})     the same, and the rest may be split into two: 0.7077
//	allbut(set={2,5})          take any other number: 0.30330[3]
//	partition(set={2,3})       take nothing, split a heap into so many: C.0
//	cut(set={1,2})             the same, counting cuts
//	subtraction(set=squares)   a set by its name: take-a-square
//	octal(code=0.137)          a code
//
// Domain: at most 10000 digits, 63 heaps, 100 sizes up to 10^9.
// Cost:   O(length), for a code; O(digits²) at worst to find the shortest tail.
// Errors: grundy.ErrParameter, with the place of the fault in characters from 1;
// grundy.ErrUnknown for a name that is none.
func Parse(text string) (Rule, error) {
	start := strings.TrimLeftFunc(text, unicode.IsSpace)
	r := &reader{text: text, rest: []rune(strings.TrimRightFunc(start, unicode.IsSpace))}
	r.at = len([]rune(text)) - len([]rune(start)) + 1
	if r.named() {
		return parseCall(text)
	}
	rule, err := r.code()
	if err != nil {
		return Rule{}, err
	}
	return rule, nil
}

// A reader walks the characters of a code.
type reader struct {
	text   string
	rest   []rune
	at     int // place of rest[0], from 1
	digits int // read so far
}

// peek returns the next character, or 0 at the end.
func (r *reader) peek() rune {
	if len(r.rest) == 0 {
		return 0
	}
	switch c := r.rest[0]; c {
	case 0:
		return unicode.ReplacementChar
	case '·':
		return '.'
	case '=':
		return '~'
	case '≠':
		return '!'
	default:
		return c
	}
}

func (r *reader) next() {
	r.rest = r.rest[1:]
	r.at++
}

// named reports whether the text begins with a name: two letters, or a letter and no
// dot behind it.
func (r *reader) named() bool {
	if len(r.rest) == 0 || !unicode.IsLetter(r.rest[0]) {
		return false
	}
	return len(r.rest) == 1 || !strings.ContainsRune(".·!~=≠?", r.rest[1])
}

// fault is a mistake at the next character.
func (r *reader) fault(want, hint string) error {
	got := ""
	if len(r.rest) > 0 {
		got = string(r.rest[0])
	}
	return faultAt(r.text, r.at, want, got, hint)
}

func faultAt(text string, at int, want, got, hint string) error {
	e := &notation.Error{Text: text, At: at, Want: want, Got: got}
	return grundy.Mistake(grundy.ErrParameter, "%s", e.Error()).WithPlace(at).WithHint("%s", hint)
}

const (
	wantDigit = "a digit 0-9 or A-Z, or a set of numbers of heaps"
	hintDot   = `a code has one dot, as in 0.77; what stands before it is for taking nothing`
)

// code reads a whole code.
func (r *reader) code() (Rule, error) {
	first, err := r.before()
	if err != nil {
		return Rule{}, err
	}
	digits, tail, err := r.after([]Digit{first})
	if err != nil {
		return Rule{}, err
	}
	var still []int
	if r.peek() == '/' {
		r.next()
		if still, err = r.sizes(); err != nil {
			return Rule{}, err
		}
	}
	if len(r.rest) > 0 {
		return Rule{}, r.fault(`"/" or the end`, "")
	}
	return newRule(digits, tail, still), nil
}

// before reads the digit of taking nothing, and the dot.
func (r *reader) before() (first Digit, err error) {
	for r.peek() == '0' && len(r.rest) > 1 {
		if _, ok := digitValue(r.rest[1]); !ok {
			break
		}
		r.next()
	}
	at, head := r.at, r.rest
	if r.peek() != '.' {
		if first, err = r.digit(); err != nil {
			return first, err
		}
	}
	switch {
	case r.peek() == '.':
	case r.isDigit():
		return first, r.fault(`"."`, "a code begins with 0. or one digit and a dot; more digits before the dot would add counters, and play need not end")
	default:
		return first, r.fault(`"."`, hintDot)
	}
	if first.Heaps&3 != 0 {
		return first, faultAt(r.text, at, "0 or a multiple of 4 before the dot", string(head[:r.at-at]),
			"with nothing taken, no heap cannot be left, and one heap would be no move")
	}
	r.next()
	return first, nil
}

// after reads the digits behind the dot; the last tail ones repeat for ever.
func (r *reader) after(digits []Digit) (all []Digit, tail int, err error) {
	for {
		switch c := r.peek(); {
		case c == 0 && len(r.rest) == 0, c == '/':
			return digits, 0, nil
		case c == '.':
			return nil, 0, r.fault(wantDigit, hintDot)
		case c == '[' || c == '(':
			return r.tail(digits, map[rune]rune{'[': ']', '(': ')'}[c])
		}
		d, err := r.digit()
		if err != nil {
			return nil, 0, err
		}
		digits = append(digits, d)
	}
}

// tail reads digits in brackets.
func (r *reader) tail(digits []Digit, closing rune) (all []Digit, tail int, err error) {
	open := r.at
	r.next()
	for r.peek() != closing || tail == 0 {
		if len(r.rest) == 0 {
			return nil, 0, faultAt(r.text, open, "digits in brackets", "", "the bracket is not closed")
		}
		d, err := r.digit()
		if err != nil {
			return nil, 0, err
		}
		digits = append(digits, d)
		tail++
	}
	r.next()
	if len(r.rest) > 0 && r.peek() != '/' {
		return nil, 0, r.fault(`"/" or the end`, "nothing follows digits that repeat for ever")
	}
	return digits, tail, nil
}

// parseCall reads a name or a call.
func parseCall(text string) (Rule, error) {
	e, err := notation.Parse(text)
	if err != nil {
		var fault *notation.Error
		if errors.As(err, &fault) {
			return Rule{}, faultAt(text, fault.At, fault.Want, fault.Got, fault.Hint)
		}
		return Rule{}, err
	}
	call, ok := e.Terms[0].Atom.(*notation.Call)
	if !ok || len(e.Terms) > 1 || e.Terms[0].Count != "" {
		return Rule{}, faultAt(text, e.At, "one rule", text, "the rules of the games in a sum are asked for one by one")
	}
	name := strings.ToLower(call.Name)
	if read := calls[name]; read != nil && !call.Bare {
		return read(text, call)
	}
	n, ok := lookup(name)
	if !ok {
		return Rule{}, unknownName(text, call)
	}
	if len(call.Args) > 0 {
		return Rule{}, faultAt(text, call.Args[0].At, "the name of a rule alone", argument(text, call.Args[0].At), "a rule has no heaps")
	}
	return n.rule(), nil
}

// argument returns the text from a place on, in characters.
func argument(text string, at int) string {
	runes := []rune(text)
	return string(runes[min(at-1, len(runes)):])
}

func unknownName(text string, call *notation.Call) error {
	m := grundy.Mistake(grundy.ErrUnknown, "no rule is called %q: want a code, as 0.77, or a name", call.Name).WithPlace(call.At)
	var known []string
	for name := range calls {
		known = append(known, name)
	}
	for _, n := range Names() {
		known = append(append(known, n.Name), n.Aliases...)
	}
	if near, ok := notation.Suggest(call.Name, known); ok {
		if calls[near] != nil {
			near += "(set={…})"
		}
		return m.WithHint("did you mean %s?", near)
	}
	if calls[strings.ToLower(call.Name)] != nil {
		return m.WithHint("write %s(set={…})", strings.ToLower(call.Name))
	}
	return m.WithHint("the digits above F are capital letters")
}
