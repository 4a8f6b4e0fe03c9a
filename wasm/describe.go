package wasm

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"example.org/grundy"
)

// A description is what a module says of itself.
type description struct {
	name     string
	title    grundy.Text
	rules    grundy.Text
	arity    int // how many numbers a position has; 0: any number of them
	loopy    bool
	negative bool // numbers may be negative
	start    []int64
}

// mostText is how long the description may be.
const mostText = 1 << 16

// describe reads the text of a description.
func describe(path string, text []byte) (*description, error) {
	var said struct {
		Name     string  `json:"name"`
		Title    string  `json:"title"`
		TitleZh  string  `json:"title_zh"`
		Rules    string  `json:"rules"`
		RulesZh  string  `json:"rules_zh"`
		Arity    int     `json:"arity"`
		Loopy    bool    `json:"loopy"`
		Negative bool    `json:"negative"`
		Start    []int64 `json:"start"`
	}
	if len(text) > mostText || !utf8.Valid(text) {
		return nil, fmt.Errorf("want a text in UTF-8 of at most %d bytes", mostText)
	}
	if len(text) > 0 {
		d := json.NewDecoder(bytes.NewReader(text))
		d.DisallowUnknownFields()
		if err := d.Decode(&said); err != nil {
			return nil, fmt.Errorf("%s", strings.TrimPrefix(oneLine(err.Error()), "json: "))
		}
		if d.More() {
			return nil, fmt.Errorf("want one object of JSON, and nothing after it")
		}
	}
	d := &description{name: identifier(said.Name, path), arity: said.Arity, loopy: said.Loopy, negative: said.Negative, start: said.Start}
	base := filepath.Base(path)
	d.title = grundy.Text{En: or(said.Title, d.name), Zh: or(said.TitleZh, said.Title, d.name)}
	d.rules = grundy.Text{En: or(said.Rules, "the rules of "+base), Zh: or(said.RulesZh, said.Rules, base+" 中的规则")}
	if d.arity < 0 || d.arity > mostInline {
		return nil, fmt.Errorf("arity %d: want a number from 1 to %d, or none if positions have any number of numbers", d.arity, mostInline)
	}
	if d.start != nil {
		if err := d.fits(d.start); err != nil {
			return nil, fmt.Errorf("start: %v", err)
		}
	}
	return d, nil
}

// fits returns what is wrong with a row of numbers.
func (d *description) fits(row []int64) error {
	switch {
	case d.arity > 0 && len(row) != d.arity:
		return fmt.Errorf("want %s; got %d", numbers(d.arity), len(row))
	case len(row) > mostNumbers:
		return fmt.Errorf("want at most %d numbers; got %d", mostNumbers, len(row))
	}
	for _, n := range row {
		if n < 0 && !d.negative {
			return fmt.Errorf("want whole numbers, zero or more; got %d", n)
		}
	}
	return nil
}

func numbers(n int) string {
	if n == 1 {
		return "1 number"
	}
	return fmt.Sprintf("%d numbers", n)
}

func or(texts ...string) string {
	for _, t := range texts {
		if t != "" {
			return t
		}
	}
	return ""
}

// identifier makes a name for expressions of what a module calls itself, or of the name
// of its file.
func identifier(name, path string) string {
	if name == "" {
		name = strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	}
	name = strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || '0' <= r && r <= '9' || r == '_' {
			return unicode.ToLower(r)
		}
		return '_'
	}, name)
	if name == "" || '0' <= name[0] && name[0] <= '9' {
		name = "game_" + name
	}
	return name
}
