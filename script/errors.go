package script

import (
	"errors"
	"fmt"
	"strings"

	"go.starlark.net/resolve"
	"go.starlark.net/starlark"
	"go.starlark.net/syntax"

	"example.org/grundy"
)

// mistake makes an error about a place in a file.
func mistake(pos syntax.Position, format string, args ...any) *grundy.MistakeError {
	return grundy.Mistake(grundy.ErrRules, "%s: %s", place(pos), fmt.Sprintf(format, args...))
}

// place writes file:line:column.
func place(pos syntax.Position) string {
	if pos.Line == 0 {
		return pos.Filename()
	}
	return fmt.Sprintf("%s:%d:%d", pos.Filename(), pos.Line, max(pos.Col, 1))
}

// unreadable says what is wrong with the text of a file.
func unreadable(name string, err error) error {
	var fault syntax.Error
	if errors.As(err, &fault) {
		return mistake(fault.Pos, "%s", fault.Msg)
	}
	var faults resolve.ErrorList
	if errors.As(err, &faults) && len(faults) > 0 {
		e := mistake(faults[0].Pos, "%s", faults[0].Msg)
		if strings.Contains(faults[0].Msg, "undefined") {
			return e.WithHint("the language is Starlark: no import, no class, no try; docs/scripts.md lists what there is")
		}
		return e
	}
	return grundy.Mistake(grundy.ErrRules, "%s: %v", name, err)
}

// reached returns the innermost place of the file on the stack of an error, or else
// where the function is defined.
func reached(f *function, err error) syntax.Position {
	if pos := innermost(f.Position().Filename(), err); pos.Line > 0 {
		return pos
	}
	return f.Position()
}

// oneLine shortens a message, which may quote a value.
func oneLine(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if letters := []rune(text); len(letters) > 300 {
		return string(letters[:299]) + "…"
	}
	return text
}

// innermost returns the innermost place of a file on the stack of an error.
func innermost(path string, err error) (pos syntax.Position) {
	var fault *starlark.EvalError
	if errors.As(err, &fault) {
		for i := range fault.CallStack {
			if pos := fault.CallStack.At(i).Pos; pos.Filename() == path && pos.Line > 0 {
				return pos
			}
		}
	}
	return pos
}

// isGlobal reports whether a name is one of the file's own.
func isGlobal(id *syntax.Ident) bool {
	b, ok := id.Binding.(*resolve.Binding)
	return ok && b.Scope == resolve.Global
}
