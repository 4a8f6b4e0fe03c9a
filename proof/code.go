package proof

import (
	"strconv"
	"strings"
)

// readCode reads a code, as in 0.137, 4!.0, 0.{0,7}3, 0.3[12] or 4.0/2; ok is false for
// any other text, which is then only a name. A digit is the sum of 2^j over the numbers
// j of heaps that may be left, 0-9 and A-Z for 0 to 35, or these numbers in braces;
// after it ! means unequal heaps and ~ equal ones. Digits in brackets repeat for ever.
// Heaps of the sizes after / have no move.
func readCode(text string) (r Rule, ok bool) {
	if len(text) > 8*mostDigits {
		return r, false
	}
	text, sizes, found := strings.Cut(text, "/")
	if found {
		if r.Still, ok = readSizes(sizes); !ok {
			return r, false
		}
	}
	d, after, ok := readDigit(text)
	if !ok || !strings.HasPrefix(after, ".") {
		return r, false
	}
	after = after[1:]
	r.Digits = []Digit{d}
	open := -1
	for after != "" {
		switch {
		case after[0] == '[' && open < 0:
			open, after = len(r.Digits), after[1:]
			continue
		case after == "]" && open >= 0 && len(r.Digits) > open:
			r.Tail = len(r.Digits) - open
			return r, true
		}
		if d, after, ok = readDigit(after); !ok || len(r.Digits) == mostDigits {
			return r, false
		}
		r.Digits = append(r.Digits, d)
	}
	return r, open < 0
}

// readSizes reads one number, or numbers in braces.
func readSizes(text string) ([]int, bool) {
	if strings.HasPrefix(text, "{") {
		list, rest, ok := readSet(text, mostHeaps)
		return list, ok && rest == ""
	}
	n, err := strconv.Atoi(text)
	return []int{n}, err == nil
}

// readSet reads ascending numbers up to most in braces, as in {0,2..5}.
func readSet(text string, most int) (list []int, rest string, ok bool) {
	inner, rest, closed := strings.Cut(text[1:], "}")
	if !closed {
		return nil, "", false
	}
	for word := range strings.SplitSeq(inner, ",") {
		first, last, isRange := strings.Cut(word, "..")
		if !isRange {
			last = first
		}
		from, err := strconv.Atoi(first)
		to, err2 := strconv.Atoi(last)
		if err != nil || err2 != nil || from < 0 || to > most || to-from > mostDigits-len(list) {
			return nil, "", false
		}
		for j := from; j <= to; j++ {
			list = append(list, j)
		}
	}
	return list, rest, true
}

// readDigit reads one digit from the front of a text.
func readDigit(text string) (d Digit, rest string, ok bool) {
	if text == "" {
		return d, "", false
	}
	var bits uint64
	switch c := text[0]; {
	case '0' <= c && c <= '9':
		bits, rest = uint64(c-'0'), text[1:]
	case 'A' <= c && c <= 'Z':
		bits, rest = uint64(c-'A')+10, text[1:]
	case c == '{':
		set, after, ok := readSet(text, mostNumbers)
		if !ok {
			return d, "", false
		}
		for _, j := range set {
			bits |= 1 << j
		}
		rest = after
	default:
		return d, "", false
	}
	d.Heaps = numbers(bits)
	switch {
	case strings.HasPrefix(rest, "!"):
		d.Sizes, rest = Unequal, rest[1:]
	case strings.HasPrefix(rest, "~"):
		d.Sizes, rest = Equal, rest[1:]
	}
	return d, rest, true
}

// numbers lists the bits of a set.
func numbers(bits uint64) []int {
	var list []int
	for j := range 64 {
		if bits>>j&1 == 1 {
			list = append(list, j)
		}
	}
	return list
}
