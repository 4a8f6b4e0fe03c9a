package input

// A where is what a grammar cannot say of its cases.
type where struct {
	want  string // in words
	holds func(words []string) bool
}

// Where is the grammar with a condition on each case: want says it in words, as in "an
// even number of heaps", and holds decides it by the numbers and words of the case.
func (g *Grammar) Where(want string, holds func(words []string) bool) *Grammar {
	limited := *g
	limited.where = where{want, holds}
	return &limited
}

// allows reports whether a repetition of the group of cases may be one.
func (w where) allows(items []item, rep []node) bool {
	return w.holds == nil || w.holds(tokens(nil, items, rep))
}

// checkWhere reports the first case that is not as it must be.
func (t *Tree) checkWhere() error {
	if t.grammar.where.holds == nil {
		return nil
	}
	for i := range t.Cases() {
		if !t.grammar.where.holds(t.Case(i)) {
			return wrong("case %d: want %s", i+1, t.grammar.where.want)
		}
	}
	return nil
}
