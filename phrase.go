package grundy

import (
	"encoding/json"
	"fmt"
	"strings"

	"example.org/grundy/nat"
)

// A Lang is a language that answers are written in.
type Lang uint8

// The languages.
const (
	English Lang = iota
	Chinese
)

// String returns "en" or "zh".
func (l Lang) String() string {
	if l == Chinese {
		return "zh"
	}
	return "en"
}

// ParseLang reads "en" or "zh".
//
// Errors: [ErrParameter].
func ParseLang(s string) (Lang, error) {
	switch s {
	case "en":
		return English, nil
	case "zh":
		return Chinese, nil
	}
	return English, Mistake(ErrParameter, "language %q: want en or zh", s)
}

// A Text is the same words in each language.
type Text struct {
	En string `json:"en"`
	Zh string `json:"zh"`
}

// In returns the words in one language.
func (t Text) In(l Lang) string {
	if l == Chinese && t.Zh != "" {
		return t.Zh
	}
	return t.En
}

// An Arg fills a blank of a [Phrase]. Value is a [nat.Nat], an [Expression], a
// Phrase, a [Text], or anything that fmt prints.
type Arg struct {
	Name  string
	Value any
}

// A Phrase is a sentence with blanks, {name}, and what fills them. It keeps the
// numbers apart from the words, so that a surface can choose the language and
// shorten a number of a million digits.
type Phrase struct {
	Text
	Args []Arg
	lang Lang // of MarshalJSON
}

// Say makes a phrase. The arguments are names and values in turn.
//
//	Say("{a} = {q}·{b}", "{a} = {q}·{b}", "a", a, "q", q, "b", b)
func Say(en, zh string, namesAndValues ...any) Phrase {
	p := Phrase{Text: Text{En: en, Zh: zh}}
	for i := 0; i+1 < len(namesAndValues); i += 2 {
		p.Args = append(p.Args, Arg{namesAndValues[i].(string), namesAndValues[i+1]})
	}
	return p
}

// Moves says "1 move", or how many moves.
func Moves(n nat.Nat) Phrase {
	if n == nat.Of(1) {
		return Say("1 move", "1 步")
	}
	return Say("{n} moves", "{n} 步", "n", n)
}

// String returns the phrase in English, with whole numbers.
func (p Phrase) String() string { return p.In(English, 0) }

// In writes the phrase in one language. Numbers of more than digits decimal
// digits are shortened; 0 shortens nothing.
//
// Cost: linear in the result, and in the numbers that are written whole.
func (p Phrase) In(l Lang, digits int) string {
	words := p.Text.In(l)
	if len(p.Args) == 0 {
		return words
	}
	var out strings.Builder
	for {
		before, rest, found := strings.Cut(words, "{")
		out.WriteString(before)
		if !found {
			return out.String()
		}
		name, after, closed := strings.Cut(rest, "}")
		if value, ok := p.arg(name); closed && ok {
			out.WriteString(show(value, l, digits))
		} else {
			out.WriteString("{" + name + "}")
		}
		words = after
	}
}

func (p Phrase) arg(name string) (any, bool) {
	for _, a := range p.Args {
		if a.Name == name {
			return a.Value, true
		}
	}
	return nil, false
}

func show(value any, l Lang, digits int) string {
	switch v := value.(type) {
	case nat.Nat:
		return abbreviate(v, digits)
	case Expression:
		return v.Shorten(digits, func(long string) string { return long[:6] + "…" + long[len(long)-6:] })
	case Phrase:
		return v.In(l, digits)
	case Text:
		return v.In(l)
	case []nat.Nat:
		parts := make([]string, len(v))
		for i, n := range v {
			parts[i] = abbreviate(n, digits)
		}
		return strings.Join(parts, ", ")
	}
	return fmt.Sprint(value)
}

// MarshalJSON writes the phrase as a string, whole, in its settled language.
func (p Phrase) MarshalJSON() ([]byte, error) {
	return json.Marshal(p.In(p.lang, 0))
}

// Settle returns the phrase with its language for MarshalJSON settled.
func (p Phrase) Settle(l Lang) Phrase {
	p.lang = l
	return p
}
