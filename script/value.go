package script

import (
	"fmt"
	"math/big"
	"strings"

	"go.starlark.net/starlark"

	"example.org/grundy/notation"
)

// read makes a value of what an expression says.
func read(v notation.Value) (starlark.Value, error) {
	switch v.Kind {
	case notation.Number, notation.Negative:
		n, ok := new(big.Int).SetString(v.Text, 10)
		if !ok {
			return nil, fmt.Errorf("%q: want a whole number", v.Text)
		}
		if v.Kind == notation.Negative {
			n.Neg(n)
		}
		return starlark.MakeBigInt(n), nil
	case notation.Quoted:
		return starlark.String(v.Text), nil
	case notation.Word:
		switch v.Text {
		case "True", "true":
			return starlark.True, nil
		case "False", "false":
			return starlark.False, nil
		case "None":
			return starlark.None, nil
		}
		return nil, fmt.Errorf("%s is no value: want a number, a tuple in square brackets, True, False, or a text in quotes, \"%s\"", v.Text, v.Text)
	case notation.Tuple:
		list := make(starlark.Tuple, len(v.List))
		for i, member := range v.List {
			var err error
			if list[i], err = read(member); err != nil {
				return nil, err
			}
		}
		return list, nil
	}
	return nil, fmt.Errorf("want a number, a text in quotes or a tuple in square brackets; got a %s", v.Kind)
}

// write writes a value as an expression has it; read reads it back.
func write(v starlark.Value) string {
	switch v := v.(type) {
	case starlark.String:
		return notation.Quote(string(v))
	case starlark.Tuple:
		return "[" + strings.Join(writeAll(v), ",") + "]"
	}
	return v.String()
}

func writeAll(list starlark.Tuple) []string {
	texts := make([]string, len(list))
	for i, v := range list {
		texts[i] = write(v)
	}
	return texts
}

// shown is a value as an error has room for it.
func shown(v starlark.Value) string {
	if weigh(v, 200) > 200 {
		if t, ok := v.(starlark.Tuple); ok {
			return fmt.Sprintf("a tuple of %d", len(t))
		}
		return "a large " + v.Type()
	}
	text := []rune(v.String())
	if len(text) > 60 {
		return string(text[:59]) + "…"
	}
	return string(text)
}
