package taking

import (
	"strconv"

	"example.org/grundy/notation"
)

// calls are the rules that are written as a call with one argument.
var calls map[string]func(text string, call *notation.Call) (Rule, error)

func init() { // the calls refer to Parse, which refers to them
	calls = map[string]func(string, *notation.Call) (Rule, error){
		"subtraction": func(text string, call *notation.Call) (Rule, error) { return subtraction(text, call, Digit{Heaps: 3}) },
		"splittles":   func(text string, call *notation.Call) (Rule, error) { return subtraction(text, call, Digit{Heaps: 7}) },
		"allbut":      allBut,
		"all-but":     allBut,
		"partition":   func(text string, call *notation.Call) (Rule, error) { return partition(text, call, 0) },
		"cut":         func(text string, call *notation.Call) (Rule, error) { return partition(text, call, 1) },
		"octal":       codeCall,
		"taking":      codeCall,
	}
}

// subtraction reads the set of numbers that may be taken, with what may be left of each.
func subtraction(text string, call *notation.Call, left Digit) (Rule, error) {
	v, err := only(text, call, "set")
	if err != nil {
		return Rule{}, err
	}
	if v.Kind == notation.Word {
		n, ok := lookup(v.Text)
		if !ok || n.set == nil || left.Heaps != 3 {
			return Rule{}, faultAt(text, v.At, "a set of numbers", v.Text, "for example {1,3,4}; of subtraction also squares, primes, powers, fibonacci, triangles, factorials")
		}
		return n.rule(), nil
	}
	set, err := members(text, v, 1, maxDigits-1)
	if err != nil {
		return Rule{}, err
	}
	digits := make([]Digit, 1)
	for _, s := range set {
		for len(digits) <= s {
			digits = append(digits, Digit{})
		}
		digits[s] = left
	}
	return newRule(digits, 0, nil), nil
}

// allBut reads the set of numbers that may not be taken.
func allBut(text string, call *notation.Call) (Rule, error) {
	v, err := only(text, call, "set")
	if err != nil {
		return Rule{}, err
	}
	set, err := members(text, v, 1, maxDigits-2)
	if err != nil {
		return Rule{}, err
	}
	digits := []Digit{{}, {Heaps: 3}}
	for _, s := range set {
		for len(digits) <= s+1 {
			digits = append(digits, Digit{Heaps: 3})
		}
	}
	for _, s := range set {
		digits[s] = Digit{}
	}
	return newRule(digits, 1, nil), nil
}

// partition reads the set of numbers of heaps into which a heap may be split, or
// with more = 1 the set of numbers of cuts.
//
// Source: Dailly, Duchêne, Larsson and Paris, Partition games (2020).
func partition(text string, call *notation.Call, more int) (Rule, error) {
	v, err := only(text, call, "set")
	if err != nil {
		return Rule{}, err
	}
	set, err := members(text, v, 2-more, maxHeaps-more)
	if err != nil {
		return Rule{}, err
	}
	var d Digit
	for _, j := range set {
		d.Heaps |= 1 << (j + more)
	}
	return newRule([]Digit{d}, 0, nil), nil
}

// codeCall reads octal(code=0.137).
func codeCall(text string, call *notation.Call) (Rule, error) {
	v, err := only(text, call, "code")
	if err != nil {
		return Rule{}, err
	}
	if v.Kind != notation.Word {
		return Rule{}, faultAt(text, v.At, "a code, as 0.137", argument(text, v.At), "")
	}
	return Parse(v.Text)
}

// only returns the one argument of a call, whose key is given or left out.
func only(text string, call *notation.Call, key string) (v notation.Value, err error) {
	if len(call.Args) == 0 {
		return v, faultAt(text, call.End-1, key+"=", ")", "for example subtraction(set={1,3,4})")
	}
	a := call.Args[0]
	switch {
	case a.Key != key && (a.Key != "" || a.Value.Kind != notation.Set):
		return v, faultAt(text, a.At, key+"=", argument(text, a.At), "numbers alone are heaps, and a rule has none")
	case len(call.Args) > 1:
		return v, faultAt(text, call.Args[1].At, "one argument", argument(text, call.Args[1].At), "a rule has no heaps")
	}
	return a.Value, nil
}

// members lists the numbers of a set, each from least to most.
func members(text string, v notation.Value, least, most int) (list []int, err error) {
	if v.Kind == notation.Number {
		v.Kind, v.Set = notation.Set, []notation.Range{{From: v.Text, To: v.Text, At: v.At}}
	}
	if v.Kind != notation.Set {
		return nil, faultAt(text, v.At, "a set of numbers", argument(text, v.At), "for example {1,3,4}")
	}
	for _, r := range v.Set {
		from, okFrom := bounded(r.From, least, most)
		to, okTo := bounded(r.To, least, most)
		if !okFrom || !okTo {
			got := r.From
			if okFrom {
				got = r.To
			}
			return nil, faultAt(text, r.At, "numbers from "+strconv.Itoa(least)+" to "+strconv.Itoa(most), got, "")
		}
		for n := from; n <= to; n++ {
			list = append(list, n)
		}
		if len(list) > 100*maxDigits {
			return nil, faultAt(text, r.At, "each number once", "more", "")
		}
	}
	return list, nil
}

// small reads a number from least to most.
func bounded(number string, least, most int) (n int, ok bool) {
	n, err := strconv.Atoi(number)
	return n, err == nil && least <= n && n <= most
}
