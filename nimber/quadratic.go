package nimber

// Quadratic finds a nimber x with x² + b·x = c; the other is x + b.
//
// Domain: any b and c. If b is 0 there is one solution, the square root of c.
// Result: ok is false if no nimber below 2^64 is a solution.
// Cost:   about a microsecond.
// Source: Conway, On Numbers and Games (1976), chapter 6.
//
// For b = 1 and c < 2^63 there is always a solution, and for c >= 2^63 there
// never is: the trace of a nimber below F = 2^(2^k) is its highest bit.
func Quadratic(b, c Value) (x Value, ok bool) {
	if b == 0 {
		return Sqrt(c), true
	}
	// x = b·y makes it y² + y = c/b².
	quotient, _ := Div(c, Square(b))
	if quotient>>63 != 0 {
		return 0, false
	}
	return Mul(b, unsquare(quotient, 64)), true
}

// unsquare is an even y with y² + y = a, for an a of at most w bits whose
// highest bit, the one of weight 2^(w-1), is 0.
//
// Split in halves, y = pF + q and a = rF + s with h = F/2, the equation is
// p² + p = r and q² + q = s + h·p². Of the two solutions p, one makes the
// right side solvable: adding 1 to p adds h, which is the highest bit.
func unsquare(a Value, w int) Value {
	if w == 1 {
		return 0
	}
	w /= 2
	half := Value(1) << (w - 1)
	p := unsquare(a>>w, w)
	rest := a&(1<<w-1) ^ Mul(half, Square(p))
	if rest&half != 0 {
		p ^= 1
		rest ^= half
	}
	return p<<w | unsquare(rest, w)
}
