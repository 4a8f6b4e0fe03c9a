package input

import (
	"strings"
	"unicode/utf8"

	"example.org/grundy"
)

// A lexer walks over the text of a grammar.
type lexer struct {
	text string
	at   int // in bytes
}

// mistake is an error about the place at, in bytes.
func (l *lexer) mistake(at int, format string, args ...any) *grundy.MistakeError {
	return grundy.Mistake(grundy.ErrParameter, "grammar: "+format, args...).WithPlace(1 + utf8.RuneCountInString(l.text[:min(at, len(l.text))]))
}

func (l *lexer) blanks() {
	for l.at < len(l.text) && strings.IndexByte(" \t\r\n", l.text[l.at]) >= 0 {
		l.at++
	}
}

// rest names what stands at the place, for errors.
func (l *lexer) rest() string {
	rest := l.text[l.at:]
	if rest == "" {
		return "the end"
	}
	if i := strings.IndexAny(rest, " \t\r\n"); i > 0 {
		rest = rest[:i]
	}
	if letters := []rune(rest); len(letters) > 20 {
		rest = string(letters[:19]) + "…"
	}
	return `"` + strings.ToValidUTF8(rest, "�") + `"`
}

// take takes a text if it stands here.
func (l *lexer) take(text string) bool {
	if strings.HasPrefix(l.text[l.at:], text) {
		l.at += len(text)
		return true
	}
	return false
}

func letter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' }

func digit(c byte) bool { return c >= '0' && c <= '9' }

// name takes a name: letters, then letters and digits.
func (l *lexer) name() string {
	from := l.at
	for l.at < len(l.text) && (letter(l.text[l.at]) || l.at > from && digit(l.text[l.at])) {
		l.at++
	}
	return l.text[from:l.at]
}

// digits takes digits.
func (l *lexer) digits() string {
	from := l.at
	for l.at < len(l.text) && digit(l.text[l.at]) {
		l.at++
	}
	return l.text[from:l.at]
}

// word takes one of the words after a row, if it stands alone.
func (l *lexer) word(want string) bool {
	from := l.at
	l.blanks()
	if l.name() == want && (l.at == len(l.text) || strings.IndexByte(" \t\r\n/)", l.text[l.at]) >= 0) {
		return true
	}
	l.at = from
	return false
}
