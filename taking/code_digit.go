package taking

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"
)

// isDigit reports whether a digit begins here.
func (r *reader) isDigit() bool {
	_, ok := digitValue(r.peek())
	return ok || r.peek() == '{'
}

// digitValue returns the value of a digit. Small letters stop at f, since an x is more
// often a slip than a 33.
func digitValue(c rune) (value uint64, ok bool) {
	switch {
	case '0' <= c && c <= '9':
		return uint64(c - '0'), true
	case 'A' <= c && c <= 'Z':
		return uint64(c-'A') + 10, true
	case 'a' <= c && c <= 'f':
		return uint64(c-'a') + 10, true
	}
	return 0, false
}

// digit reads one digit with its condition.
func (r *reader) digit() (d Digit, err error) {
	at := r.at
	value, ok := digitValue(r.peek())
	switch {
	case ok:
		d.Heaps = value
		r.next()
	case r.peek() == '{':
		numbers, err := r.set("a number of heaps", 0, maxHeaps, maxHeaps+1)
		if err != nil {
			return d, err
		}
		for _, j := range numbers {
			d.Heaps |= 1 << j
		}
	default:
		return d, r.fault(wantDigit, r.digitHint())
	}
	if r.digits++; r.digits > maxDigits {
		return d, faultAt(r.text, at, "at most "+strconv.Itoa(maxDigits)+" digits", "one more", "")
	}
	switch r.peek() {
	case '!':
		d.Parts = Unequal
	case '~':
		d.Parts = Equal
	case '?':
		if d.Heaps>>3 != 0 {
			return d, r.fault(`"!" or "~"`, "? is read where at most two heaps are left")
		}
		d.Parts = Unequal
	default:
		return d, nil
	}
	r.next()
	if strings.ContainsRune("!~?", r.peek()) && len(r.rest) > 0 {
		return d, r.fault("one condition on the sizes", "")
	}
	return d, nil
}

// digitHint explains what programs and papers write that is not read here.
func (r *reader) digitHint() string {
	switch c := r.peek(); {
	case 'g' <= c && c <= 'z':
		return "the digits above F are capital letters"
	case c == '*':
		return "a move lays down at most 63 heaps: any number of them is {0..63}"
	case c == '&':
		return "a digit above 35 is a set of numbers of heaps: {3,5} for 40"
	case strings.ContainsRune("!~?", c) && c != 0:
		return "a condition on the sizes stands behind its digit: 4!.0"
	case c == 0 && len(r.rest) == 0:
		return "for example 0.77"
	}
	return ""
}

// sizes reads the sizes of heaps that have no move.
func (r *reader) sizes() ([]int, error) {
	if r.peek() == '{' {
		return r.set("the size of a heap", 1, maxSize, maxStill)
	}
	n, err := r.number("the size of a heap", 1, maxSize)
	return []int{n}, err
}

// set reads numbers and ranges in braces: at most count of them, from least to most.
func (r *reader) set(what string, least, most, count int) (set []int, err error) {
	open := r.at
	r.next()
	for r.peek() != '}' {
		from, err := r.number(what, least, most)
		if err != nil {
			return nil, err
		}
		to := from
		if len(r.rest) > 1 && r.rest[0] == '.' && r.rest[1] == '.' {
			r.next()
			r.next()
			at := r.at
			if to, err = r.number(what, least, most); err != nil {
				return nil, err
			}
			if to < from {
				return nil, faultAt(r.text, at, "a range that rises", strconv.Itoa(to), "write the smaller number first")
			}
		}
		if to-from >= count-len(set) {
			return nil, faultAt(r.text, open, "at most "+strconv.Itoa(count)+" numbers", "more", "")
		}
		for n := from; n <= to; n++ {
			set = append(set, n)
		}
		switch {
		case len(r.rest) == 0:
			return nil, faultAt(r.text, open, "numbers in braces", "", "the brace is not closed")
		case r.peek() == ',':
			r.next()
		case r.peek() == '+':
			return nil, r.fault(`"," or "}"`, "numbers of heaps go up to 63: "+strconv.Itoa(from)+"..63")
		case strings.ContainsRune("!~?", r.peek()):
			return nil, r.fault(`"," or "}"`, "a condition on the sizes stands behind the brace and holds for all numbers in it")
		case r.peek() != '}':
			return nil, r.fault(`"," or "}"`, "")
		}
	}
	r.next()
	slices.Sort(set)
	return slices.Compact(set), nil
}

// number reads a number from least to most.
func (r *reader) number(what string, least, most int) (n int, err error) {
	at, start := r.at, r.rest
	for '0' <= r.peek() && r.peek() <= '9' {
		if n <= most {
			n = 10*n + int(r.peek()-'0')
		}
		r.next()
	}
	if r.at == at {
		return 0, r.fault(what, "")
	}
	if n < least || n > most {
		return 0, faultAt(r.text, at, what+" from "+strconv.Itoa(least)+" to "+strconv.Itoa(most), string(start[:r.at-at]), "")
	}
	return n, nil
}

// write appends the canonical text of a digit.
func (d Digit) write(b *strings.Builder) {
	if d.Heaps < 36 {
		b.WriteByte("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[d.Heaps])
	} else {
		var numbers []int
		for left := d.Heaps; left != 0; left &= left - 1 {
			numbers = append(numbers, bits.TrailingZeros64(left))
		}
		writeSet(b, numbers)
	}
	switch d.Parts {
	case Unequal:
		b.WriteByte('!')
	case Equal:
		b.WriteByte('~')
	}
}

// String returns the digit as it stands in a code.
func (d Digit) String() string {
	var b strings.Builder
	d.settled().write(&b)
	return b.String()
}

// writeSet writes ascending numbers in braces, three or more in a row as a range.
func writeSet(b *strings.Builder, numbers []int) {
	separator := "{"
	for i := 0; i < len(numbers); {
		j := i
		for j+1 < len(numbers) && numbers[j+1] == numbers[j]+1 {
			j++
		}
		b.WriteString(separator)
		separator = ","
		b.WriteString(strconv.Itoa(numbers[i]))
		if j-i >= 2 {
			b.WriteString("..")
			b.WriteString(strconv.Itoa(numbers[j]))
			i = j
		}
		i++
	}
	b.WriteByte('}')
}
