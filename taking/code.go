package taking

import "example.org/grundy"

// Parse reads a code: the digits of 0, 1, 2, … counters taken, as in 0.137.
//
// Errors: grundy.ErrParameter, with the place of the fault.
func Parse(text string) (Rule, error) {
	r := Rule{text: text}
	for i, c := range text {
		switch {
		case c == '.' && i == 1:
		case '0' <= c && c <= '9':
			r.digits = append(r.digits, Digit{Heaps: uint64(c - '0')})
		default:
			return Rule{}, grundy.Mistake(grundy.ErrParameter, "code %s: at %d: want a digit", text, i+1)
		}
	}
	return r, nil
}
