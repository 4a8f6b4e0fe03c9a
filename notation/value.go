package notation

import (
	"strconv"
	"strings"
	"unicode"
)

// value reads the value of an argument. Only after a key may it be a code.
func (p *parser) value(keyed bool) (Value, error) {
	v := Value{At: p.at}
	var err error
	switch r := p.peek(); {
	case r == '{':
		from := p.cursor
		v.Kind = Set
		if v.Set, err = p.set(); err == nil && strings.ContainsRune(".!~", p.peek()) && p.codeAt(from) {
			p.cursor = from
			return p.wordValue(keyed)
		}
	case r == '@':
		v.Kind = File
		v.Text, err = p.path()
	case r == '(':
		v.Kind = Game
		v.Expr, err = p.expr()
	case r == '-':
		return p.negative()
	case r == '"':
		v.Kind = Quoted
		v.Text, err = p.quoted("a text in quotes")
	case r == '[':
		return p.tuple()
	case startsWord(r):
		return p.wordValue(keyed)
	default:
		err = p.fault(wantValue, "")
	}
	return v, err
}

// wordValue reads a value that begins with a word: what follows the word
// decides what it is.
func (p *parser) wordValue(keyed bool) (v Value, err error) {
	from := p.cursor
	v.At = p.at
	w := p.word()
	number := isNumber(w)
	if number {
		if w, err = p.power(w); err != nil {
			return v, err
		}
	}
	after := p.cursor
	p.skip()
	next := p.peek()
	if next == '(' || number && next == '*' || !number && next == '+' {
		p.cursor = from
		v.Kind = Game
		v.Expr, err = p.expr()
		return v, err
	}
	p.cursor = after
	if number {
		v.Text = w
		return v, nil
	}
	v.Kind, v.Text = Word, w
	switch {
	case !strings.Contains(w, "."), isCode(w) && keyed:
		return v, nil
	case isCode(w):
		return v, p.faultAt(v.At, wantNumber, w, "a code names a game, 0.137(10), or stands after a name, code=0.137")
	case strings.Contains(w, ".."):
		return v, p.faultAt(v.At, wantNumber, w, "a range stands in braces: {1..5}")
	}
	return v, p.faultAt(v.At, wantNumber, w, "")
}

// set reads numbers and ranges in braces.
func (p *parser) set() ([]Range, error) {
	var set []Range
	p.advance()
	for {
		p.skip()
		if p.peek() == '}' {
			p.advance()
			return set, nil
		}
		r, err := p.span()
		if err != nil {
			return nil, err
		}
		set = append(set, r)
		p.skip()
		switch p.peek() {
		case ',':
			p.advance()
		case '}':
		default:
			return nil, p.fault(`"," or "}"`, "")
		}
	}
}

// span reads one number or range of a set.
func (p *parser) span() (r Range, err error) {
	r.At = p.at
	if r.From, err = p.number(); err != nil {
		return r, err
	}
	r.To = r.From
	p.skip()
	if p.peek() != '.' {
		return r, nil
	}
	p.advance()
	if p.peek() != '.' {
		return r, p.fault(`".." and a number`, "")
	}
	p.advance()
	p.skip()
	last := p.at
	if r.To, err = p.number(); err != nil {
		return r, err
	}
	if less(r.To, r.From) {
		return r, p.faultAt(last, "a range that rises", r.To, "write the smaller number first")
	}
	return r, nil
}

// number reads a number of a set; a word that only begins like one is a fault
// as a whole.
func (p *parser) number() (string, error) {
	from := p.cursor
	w := p.digits()
	if w == "" || insideWord(p.peek()) || p.fraction() {
		p.cursor = from
		return "", p.fault(wantNumber, "")
	}
	return p.power(w)
}

// fraction reports whether a dot and a digit are next.
func (p *parser) fraction() bool {
	if p.peek() != '.' {
		return false
	}
	from := p.cursor
	p.advance()
	digit := isDigit(p.peek())
	p.cursor = from
	return digit
}

// endsPath reports whether r ends a path that is written without quotes.
func endsPath(r rune) bool {
	f := fold(r)
	return f == ',' || f == ')' || unicode.IsSpace(f)
}

// path reads a file name after '@'. It is taken as written, never folded.
func (p *parser) path() (string, error) {
	p.advance()
	if strings.HasPrefix(p.text[p.pos:], `"`) {
		from := p.at
		path, err := p.quoted("a file name in quotes")
		if err == nil && path == "" {
			err = p.faultAt(from, "a file name in quotes", `""`, "")
		}
		return path, err
	}
	start := p.pos
	for r := p.peek(); r != end && !endsPath(r); r = p.peek() {
		p.advance()
	}
	if p.pos == start {
		return "", p.fault("a file name after @", "")
	}
	return p.text[start:p.pos], nil
}

// quoted reads what stands in quotes on one line, where "" is a quote. It is taken
// as written, never folded.
func (p *parser) quoted(want string) (string, error) {
	open := p.at
	p.advance()
	var text strings.Builder
	for {
		rest := p.text[p.pos:]
		stop := strings.IndexAny(rest, "\"\n")
		if stop < 0 || rest[stop] == '\n' {
			return "", p.faultAt(open, want, `"`, "the quote is not closed on its line")
		}
		text.WriteString(rest[:stop])
		for range rest[:stop] {
			p.at++
		}
		p.pos += stop
		p.advance()
		if !strings.HasPrefix(p.text[p.pos:], `"`) {
			return text.String(), nil
		}
		text.WriteByte('"')
		p.advance()
	}
}

// negative reads a number below zero; -0 is 0.
func (p *parser) negative() (Value, error) {
	from := p.cursor
	v := Value{Kind: Negative, At: p.at}
	p.advance()
	w := p.digits()
	if w == "" || insideWord(p.peek()) || p.peek() == '.' {
		p.cursor = from
		return v, p.fault("a whole number", "")
	}
	if v.Text = trim(w); v.Text == "0" {
		v.Kind = Number
	}
	return v, nil
}

// tuple reads values in square brackets.
func (p *parser) tuple() (Value, error) {
	v := Value{Kind: Tuple, At: p.at}
	if p.depth++; p.depth > maxDepth {
		return v, p.fault("tuples at most "+strconv.Itoa(maxDepth)+" deep", "")
	}
	defer func() { p.depth-- }()
	open := p.at
	p.advance()
	for {
		p.skip()
		if p.peek() == ']' {
			p.advance()
			return v, nil
		}
		from := p.cursor
		member, err := p.value(false)
		if err != nil {
			return v, err
		}
		switch member.Kind {
		case Set, File, Game:
			p.cursor = from
			return v, p.fault("a number, a word, a text or a tuple", "")
		}
		v.List = append(v.List, member)
		p.skip()
		switch p.peek() {
		case ',':
			p.advance()
		case ']':
		default:
			return v, p.fault(`"," or "]"`, `the "[" at `+strconv.Itoa(open)+" is not closed")
		}
	}
}
