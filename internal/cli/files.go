package cli

import (
	"errors"
	"io"
	"os"
	"strings"

	"example.org/grundy"
	"example.org/grundy/notation"
)

// fileSize is the most that is read from a file of numbers, in bytes.
const fileSize = 64 << 20

// parse reads an expression, and replaces each @file by the numbers in that file.
func (s *shell) parse(expression string) (*notation.Expr, error) {
	e, err := notation.Parse(expression)
	if err != nil {
		return nil, err
	}
	return e, s.expandExpr(e)
}

func (s *shell) expandExpr(e *notation.Expr) error {
	for _, t := range e.Terms {
		switch n := t.Atom.(type) {
		case *notation.Expr:
			if err := s.expandExpr(n); err != nil {
				return err
			}
		case *notation.Call:
			if err := s.expandCall(n); err != nil {
				return err
			}
		}
	}
	return nil
}

func (s *shell) expandCall(c *notation.Call) error {
	var args []notation.Arg
	for _, a := range c.Args {
		switch a.Value.Kind {
		case notation.Game:
			if err := s.expandExpr(a.Value.Expr); err != nil {
				return err
			}
			args = append(args, a)
		case notation.File:
			numbers, err := s.numbers(a.Value)
			if err != nil {
				return err
			}
			if a.Key != "" && len(numbers) != 1 {
				return grundy.Mistake(grundy.ErrFile, "@%s: want one number for %s; got %d", a.Value.Text, a.Key, len(numbers)).WithPlace(a.Value.At)
			}
			for _, n := range numbers {
				value := notation.Value{Kind: notation.Number, Text: n, At: a.Value.At}
				args = append(args, notation.Arg{Key: a.Key, Value: value, At: a.At})
			}
		default:
			args = append(args, a)
		}
	}
	c.Args = args
	return nil
}

// numbers reads the whole numbers of a file, between spaces, line ends and commas.
func (s *shell) numbers(v notation.Value) ([]string, error) {
	fail := func(format string, args ...any) error {
		return grundy.Mistake(grundy.ErrFile, "@"+v.Text+": "+format, args...).WithPlace(v.At)
	}
	in, err := s.open(v.Text)
	if err != nil {
		return nil, fail("%v", cause(err))
	}
	defer in.Close()
	data, err := io.ReadAll(io.LimitReader(in, fileSize+1))
	if err != nil {
		return nil, fail("%v", cause(err))
	}
	if len(data) > fileSize {
		return nil, fail("want at most %d bytes", fileSize)
	}
	text := strings.TrimPrefix(string(data), "\ufeff")
	words := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \t\r\n,\v\f", r) })
	if len(words) == 0 {
		return nil, fail("want a whole number; the file is empty")
	}
	for i, w := range words {
		if at := strings.IndexFunc(w, func(r rune) bool { return r < '0' || r > '9' }); at >= 0 {
			return nil, fail("number %d: want decimal digits; got %q", i+1, excerpt(w[at:]))
		}
		if words[i] = strings.TrimLeft(w, "0"); words[i] == "" {
			words[i] = "0"
		}
	}
	return words, nil
}

// open opens a file, or standard input for the name -, which has one reader only.
func (s *shell) open(name string) (io.ReadCloser, error) {
	if name != "-" {
		return os.Open(name)
	}
	if s.taken {
		return nil, errors.New("standard input can be read once")
	}
	s.taken = true
	return io.NopCloser(s.in), nil
}

func excerpt(s string) string {
	if letters := []rune(s); len(letters) > 20 {
		return string(letters[:19]) + "…"
	}
	return s
}
