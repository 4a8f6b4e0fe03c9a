package nimber

// mulByDefinition multiplies as the two rules of Fermat powers say, and with
// nothing else. It builds the tables of Mul, and Mul is tested against it.
func mulByDefinition(a, b Value) Value {
	if a <= 1 || b <= 1 {
		return a * b
	}
	w := 32 // F = 1<<w is the largest Fermat power not above both a and b
	for (a|b)>>w == 0 {
		w /= 2
	}
	rest := Value(1)<<w - 1
	a1, a0 := a>>w, a&rest
	b1, b0 := b>>w, b&rest
	low := mulByDefinition(a0, b0)
	cross := mulByDefinition(a1^a0, b1^b0) ^ low // a1·b1 + a1·b0 + a0·b1
	return cross<<w ^ low ^ mulByDefinition(1<<(w-1), mulByDefinition(a1, b1))
}
