package notation

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// maxDepth bounds how deep games nest, and with it the stack. Compounds of
// compounds are a handful deep; a machine that writes more has gone wrong.
const maxDepth = 200

const (
	wantGame   = "a game"
	wantNumber = "a whole number, zero or more"
	wantValue  = "a number, a set, a word or a game"
)

// Parse reads the text of a game or of a sum of games.
//
// Domain: any text. Games nest at most 200 deep; length is not limited.
// Cost:   O(length).
// Errors: *Error at the first fault.
func Parse(text string) (*Expr, error) {
	if err := checkText(text); err != nil {
		return nil, err
	}
	p := &parser{scanner: scanner{text: text, cursor: cursor{at: 1}}}
	e, err := p.expr()
	if err != nil {
		return nil, err
	}
	if p.peek() != end {
		return nil, p.trailing()
	}
	return e, nil
}

// checkText refuses bytes that are not text, so that nothing later meets them.
func checkText(text string) error {
	if utf8.ValidString(text) && !strings.Contains(text, "\x00") {
		return nil
	}
	at := 1
	for i, r := range text {
		if r == 0 {
			return &Error{Text: text, At: at, Want: "text", Got: "\x00"}
		}
		if r == utf8.RuneError {
			if _, size := utf8.DecodeRuneInString(text[i:]); size == 1 {
				return &Error{Text: text, At: at, Want: "text in UTF-8", Got: text[i : i+1]}
			}
		}
		at++
	}
	return nil
}

// A parser reads the grammar of the package comment, one method a rule.
type parser struct {
	scanner
	depth int
}

// fault is an Error at the cursor.
func (p *parser) fault(want, hint string) error {
	return &Error{Text: p.text, At: p.at, Want: want, Got: p.found(), Hint: hint}
}

// faultAt is an Error about got, which begins at a place already passed.
func (p *parser) faultAt(at int, want, got, hint string) error {
	return &Error{Text: p.text, At: at, Want: want, Got: got, Hint: hint}
}

func (p *parser) trailing() error {
	hint := ""
	switch r := p.peek(); {
	case r == ')':
		hint = `there is one ")" too many`
	case r == '*':
		hint = "copies are counted in front: 5*kayles(3)"
	case r == '[':
		hint = "arguments stand in round parentheses: nim(3,4,5)"
	case startsWord(r):
		hint = `games are added with "+": nim(3) + kayles(4)`
	}
	return p.fault(`"+" or the end`, hint)
}

func (p *parser) expr() (*Expr, error) {
	p.skip()
	if p.depth++; p.depth > maxDepth {
		return nil, p.fault("games at most "+strconv.Itoa(maxDepth)+" deep", "")
	}
	defer func() { p.depth-- }()
	e := &Expr{At: p.at}
	for {
		t, err := p.term()
		if err != nil {
			return nil, err
		}
		e.Terms = append(e.Terms, t)
		p.skip()
		if p.peek() != '+' {
			return e, nil
		}
		p.advance()
	}
}

func (p *parser) term() (t Term, err error) {
	p.skip()
	t.At = p.at
	if isDigit(p.peek()) {
		from := p.cursor
		if w := p.word(); isNumber(w) {
			if w, err = p.power(w); err != nil {
				return t, err
			}
			if t.Count, err = p.count(from.at, w); err != nil {
				return t, err
			}
		} else {
			p.cursor = from
		}
	}
	t.Atom, err = p.atom()
	return t, err
}

// count takes the '*' after a number of copies, and yields the number, or ""
// for 1.
func (p *parser) count(at int, number string) (string, error) {
	p.skip()
	switch p.peek() {
	case '*':
		p.advance()
	case '(':
		return "", p.faultAt(at, wantGame, number, "for copies of a game write "+shorten(number, shownGot)+"*(…)")
	default:
		return "", p.faultAt(at, wantGame, number, "a number alone is no game: write nim(3), or 3*kayles(5) for copies")
	}
	if number = trim(number); number == "1" {
		return "", nil
	}
	return number, nil
}

func (p *parser) atom() (Node, error) {
	p.skip()
	r := p.peek()
	if r == '(' {
		open := p.at
		p.advance()
		e, err := p.expr()
		if err != nil {
			return nil, err
		}
		if p.peek() != ')' {
			return nil, p.fault(`"+" or ")"`, unclosed(open))
		}
		p.advance()
		return e, nil
	}
	if !startsWord(r) && !(r == '{' && p.codeAt(p.cursor)) {
		return nil, p.fault(wantGame, gameHint(r))
	}
	return p.call()
}

func gameHint(r rune) string {
	switch r {
	case end:
		return "for example nim(3,4,5)"
	case '"', '\'', '“', '”':
		return "names stand without quotes"
	case '@':
		return "a file gives an argument, not a game: nim(@heaps.txt)"
	}
	return ""
}

func unclosed(open int) string {
	return `the "(" at ` + strconv.Itoa(open) + " is not closed"
}

func (p *parser) call() (*Call, error) {
	c := &Call{At: p.at}
	c.Name = p.word()
	c.End = p.at
	if isNumber(c.Name) || strings.Contains(c.Name, ".") && !isCode(c.Name) {
		hint := ""
		if !isNumber(c.Name) {
			hint = "a code is one of 0.137, .77 or 4.[3]"
		}
		return nil, p.faultAt(c.At, wantGame, c.Name, hint)
	}
	named := p.cursor
	p.skip()
	if p.peek() != '(' {
		p.cursor = named
		c.Bare = true
		return c, nil
	}
	if err := p.args(c); err != nil {
		return nil, err
	}
	c.End = p.at
	return c, nil
}

// args reads the arguments of c, from its '(' to its ')'.
func (p *parser) args(c *Call) error {
	open := p.at
	p.advance()
	var keys map[string]bool
	for {
		p.skip()
		if p.peek() == ')' {
			p.advance()
			return nil
		}
		a, err := p.arg(open)
		if err != nil {
			return err
		}
		if a.Key != "" {
			if keys[a.Key] {
				return p.faultAt(a.At, "each name once", a.Key, "several numbers under one name are a set: "+a.Key+"={1,3,4}")
			}
			if keys == nil {
				keys = make(map[string]bool)
			}
			keys[a.Key] = true
		}
		c.Args = append(c.Args, a)
		p.skip()
		switch r := p.peek(); {
		case r == ',':
			p.advance()
		case r == end:
			return p.fault(`"," or ")"`, unclosed(open))
		case r != ')':
			hint := ""
			if r == ';' || startsWord(r) {
				hint = "commas stand between arguments: nim(3,4,5)"
			}
			return p.fault(`"," or ")"`, hint)
		}
	}
}

func (p *parser) arg(open int) (a Arg, err error) {
	a.At = p.at
	r := p.peek()
	if r == end {
		return a, p.fault(`a value or ")"`, unclosed(open))
	}
	if startsWord(r) {
		from := p.cursor
		key := p.word()
		p.skip()
		if p.peek() == '=' {
			if isNumber(key) || strings.Contains(key, ".") {
				return a, p.faultAt(a.At, `a name before "="`, key, "")
			}
			p.advance()
			p.skip()
			a.Key = key
		} else {
			p.cursor = from
		}
	}
	a.Value, err = p.value(a.Key != "")
	return a, err
}
