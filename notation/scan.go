package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

const end rune = -1 // what peek finds after the last character

// fold sends what a Chinese keyboard types to the ASCII character it stands
// for: the full-width forms, the enumeration comma and the ideographic space.
func fold(r rune) rune {
	switch {
	case r < utf8.RuneSelf:
		return r
	case '\uFF01' <= r && r <= '\uFF5E':
		return r - '\uFF01' + '!'
	case r == '、':
		return ','
	case r == '×' || r == '·' || r == '⋅':
		return '*'
	case r == '−': // the minus sign of typeset mathematics
		return '-'
	case r == '\u3000' || r == '\uFEFF': // a byte order mark is as good as a space
		return ' '
	}
	return r
}

// A cursor is a place in a text, in bytes and in characters.
type cursor struct {
	pos int // bytes before the next character
	at  int // its place, from 1
}

// A scanner walks a text that is valid UTF-8.
type scanner struct {
	text string
	cursor
}

// peek yields the next character, folded, or end.
func (s *scanner) peek() rune {
	if s.pos == len(s.text) {
		return end
	}
	if c := s.text[s.pos]; c < utf8.RuneSelf {
		return rune(c)
	}
	r, _ := utf8.DecodeRuneInString(s.text[s.pos:])
	return fold(r)
}

// advance steps over the next character.
func (s *scanner) advance() {
	if s.text[s.pos] < utf8.RuneSelf {
		s.pos++
	} else {
		_, size := utf8.DecodeRuneInString(s.text[s.pos:])
		s.pos += size
	}
	s.at++
}

// skip steps over spaces, newlines and comments.
func (s *scanner) skip() {
	for {
		switch r := s.peek(); {
		case r == '#':
			for r := s.peek(); r != '\n' && r != end; r = s.peek() {
				s.advance()
			}
		case r != end && unicode.IsSpace(r):
			s.advance()
		default:
			return
		}
	}
}

func isDigit(r rune) bool { return '0' <= r && r <= '9' }

// startsWord reports whether a word, a number or a code can begin with r.
func startsWord(r rune) bool {
	return r == '_' || r == '.' || isDigit(r) || unicode.IsLetter(r)
}

func insideWord(r rune) bool {
	return r == '_' || r == '-' || isDigit(r) || unicode.IsLetter(r) || unicode.IsMark(r)
}

// word takes the longest word at the cursor and yields it folded: a code, or else
// letters and digits, and dots in what begins like a number, for the message.
func (s *scanner) word() string {
	start := s.cursor
	if s.code() {
		return s.since(start.pos)
	}
	number := isDigit(s.peek()) || s.peek() == '.'
	for {
		r := s.peek()
		switch {
		case insideWord(r):
			s.advance()
			s.skipDigits()
		case number && r == '.':
			s.advance()
		default:
			return s.since(start.pos)
		}
	}
}

// code steps over a code such as 0.137, 4!.0/2 or {6}.3[{0,5}7]. Where there is none
// it stays, or goes to the end of the digits that a number begins with.
func (s *scanner) code() bool {
	from := s.cursor
	switch r := s.peek(); {
	case isDigit(r):
		s.digits()
		from = s.cursor
	case r != '.' && !s.digit():
		return false
	}
	s.condition()
	if s.peek() == '.' {
		s.advance()
		if s.codeDigits() && !insideWord(s.peek()) && s.peek() != '.' {
			return true
		}
	}
	s.cursor = from
	return false
}

// codeAt reports whether a code stands at a place. The cursor stays where it is.
func (s *scanner) codeAt(place cursor) bool {
	back := s.cursor
	defer func() { s.cursor = back }()
	s.cursor = place
	return s.code()
}

// codeDigits steps over the digits behind the dot, of which there must be one, and
// sizes after a stroke.
func (s *scanner) codeDigits() bool {
	start := s.pos
	for {
		from := s.cursor
		if s.peek() == '[' {
			s.advance()
			inner := s.pos
			for s.digit() {
				s.condition()
			}
			if s.pos == inner || s.peek() != ']' {
				s.cursor = from
				break
			}
			s.advance()
		} else if !s.digit() {
			break
		}
		s.condition()
	}
	if s.pos == start {
		return false
	}
	if from := s.cursor; s.peek() == '/' {
		s.advance()
		if s.digits() == "" && !s.braces() {
			s.cursor = from
		}
	}
	return true
}

// digit steps over one digit of a code, if there is one.
func (s *scanner) digit() bool {
	switch r := s.peek(); {
	case isDigit(r), 'A' <= r && r <= 'Z', 'a' <= r && r <= 'z':
		s.advance()
		return true
	case r == '{':
		return s.braces()
	}
	return false
}

// condition steps over a condition on the sizes of heaps, behind a digit of a code.
func (s *scanner) condition() {
	for s.peek() == '!' || s.peek() == '~' {
		s.advance()
	}
}

// braces steps over numbers and ranges in braces, without spaces.
func (s *scanner) braces() bool {
	from := s.cursor
	if s.peek() == '{' {
		s.advance()
		for isDigit(s.peek()) || s.peek() == ',' || s.peek() == '.' {
			s.advance()
		}
		if s.peek() == '}' {
			s.advance()
			return true
		}
	}
	s.cursor = from
	return false
}

// digits takes the digits at the cursor, which may be none.
func (s *scanner) digits() string {
	start := s.pos
	for isDigit(s.peek()) {
		s.advance()
		s.skipDigits()
	}
	return s.since(start)
}

// skipDigits steps over ASCII digits. Numbers may be the bulk of a text, so
// they get a loop that does nothing else.
func (s *scanner) skipDigits() {
	start := s.pos
	for s.pos < len(s.text) && isDigit(rune(s.text[s.pos])) {
		s.pos++
	}
	s.at += s.pos - start
}

// since yields the text from byte start to the cursor, folded.
func (s *scanner) since(start int) string {
	taken := s.text[start:s.pos]
	for i := range len(taken) {
		if taken[i] >= utf8.RuneSelf {
			return strings.Map(fold, taken)
		}
	}
	return taken
}

// found describes what stands at the cursor, for a message: a word, a number
// with its sign, or one character.
func (s *scanner) found() string {
	from := s.cursor
	defer func() { s.cursor = from }()
	r := s.peek()
	switch {
	case r == end:
		return ""
	case startsWord(r):
		return s.word()
	}
	s.advance()
	if r == '-' && startsWord(s.peek()) {
		return "-" + s.word()
	}
	return s.text[from.pos:s.pos]
}

// isNumber reports whether w is digits only, and at least one.
func isNumber(w string) bool {
	for i := range len(w) {
		if !isDigit(rune(w[i])) {
			return false
		}
	}
	return w != ""
}

// isCode reports whether w is written like a code of a taking game, of which a decimal
// number is one.
func isCode(w string) bool {
	s := scanner{text: w}
	return s.code() && s.pos == len(w)
}

// trim drops the leading zeros of a number.
func trim(number string) string {
	if t := strings.TrimLeft(number, "0"); t != "" || number == "" {
		return t
	}
	return "0"
}

// less compares numbers without leading zeros.
func less(a, b string) bool {
	return len(a) < len(b) || len(a) == len(b) && a < b
}
