package notation

import "strings"

// String prints the canonical text of e, such as
//
//	subtraction(21,set={1,3,4}) + 5*kayles(3)
//
// Arguments stand without spaces, positional ones first, each group in the
// order given. Every call has its parentheses; parentheses around games are
// left out where the sum is the same without them; a count of 1 is left out.
//
// Domain: e from Parse, or built by hand from names, digits and paths that the grammar has.
// Result: Parse reads it, and the tree it yields prints the same.
// Cost:   O(length).
func (e *Expr) String() string {
	var b strings.Builder
	writeSum(&b, flat(e))
	return b.String()
}

// flat yields the terms of e without the parentheses that change nothing.
// It goes through all parentheses at once, so that writing never calls it
// again on the same terms.
func flat(e *Expr) []Term {
	terms := make([]Term, 0, len(e.Terms))
	for _, t := range e.Terms {
		if t.Count = trim(t.Count); t.Count == "1" {
			t.Count = ""
		}
		inner, ok := t.Atom.(*Expr)
		if !ok {
			terms = append(terms, t)
			continue
		}
		parts := flat(inner)
		switch {
		case t.Count == "":
			terms = append(terms, parts...)
		case len(parts) == 1 && parts[0].Count == "":
			t.Atom = parts[0].Atom
			terms = append(terms, t)
		default:
			t.Atom = &Expr{Terms: parts, At: inner.At}
			terms = append(terms, t)
		}
	}
	return terms
}

// writeSum writes terms that flat has made.
func writeSum(b *strings.Builder, terms []Term) {
	for i, t := range terms {
		if i > 0 {
			b.WriteString(" + ")
		}
		if t.Count != "" {
			b.WriteString(t.Count)
			b.WriteByte('*')
		}
		switch n := t.Atom.(type) {
		case *Call:
			writeCall(b, n)
		case *Expr:
			b.WriteByte('(')
			writeSum(b, n.Terms)
			b.WriteByte(')')
		}
	}
}

func writeCall(b *strings.Builder, c *Call) {
	b.WriteString(c.Name)
	b.WriteByte('(')
	separator := ""
	for _, a := range c.Args {
		if a.Key == "" {
			b.WriteString(separator)
			writeValue(b, a.Value)
			separator = ","
		}
	}
	for _, a := range c.Args {
		if a.Key != "" {
			b.WriteString(separator)
			b.WriteString(a.Key)
			b.WriteByte('=')
			writeValue(b, a.Value)
			separator = ","
		}
	}
	b.WriteByte(')')
}

func writeValue(b *strings.Builder, v Value) {
	switch v.Kind {
	case Number:
		b.WriteString(trim(v.Text))
	case Set:
		writeSet(b, v.Set)
	case Word:
		b.WriteString(v.Text)
	case File:
		b.WriteString(fileText(v.Text))
	case Game:
		writeSum(b, flat(v.Expr))
	case Negative:
		b.WriteByte('-')
		b.WriteString(trim(v.Text))
	case Quoted:
		b.WriteString(Quote(v.Text))
	case Tuple:
		b.WriteByte('[')
		for i, member := range v.List {
			if i > 0 {
				b.WriteByte(',')
			}
			writeValue(b, member)
		}
		b.WriteByte(']')
	}
}

func writeSet(b *strings.Builder, set []Range) {
	b.WriteByte('{')
	for i, r := range set {
		if i > 0 {
			b.WriteByte(',')
		}
		from, to := trim(r.From), trim(r.To)
		b.WriteString(from)
		if to != from {
			b.WriteString("..")
			b.WriteString(to)
		}
	}
	b.WriteByte('}')
}

// fileText writes a path after its '@', in quotes only where it needs them.
func fileText(path string) string {
	if path != "" && !strings.Contains(path, `"`) && strings.IndexFunc(path, endsPath) < 0 {
		return "@" + path
	}
	return "@" + Quote(path)
}

// Quote writes a text in quotes, as the language has it.
//
// Domain: UTF-8 without line ends and NUL, which the language cannot write.
func Quote(text string) string { return `"` + strings.ReplaceAll(text, `"`, `""`) + `"` }

// String prints the value as it stands among arguments.
func (v Value) String() string {
	var b strings.Builder
	writeValue(&b, v)
	return b.String()
}
