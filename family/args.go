package family

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
)

// A Kind is a kind of parameter.
type Kind uint8

// The kinds of parameters.
const (
	Natural Kind = iota // a whole number, zero or more
	Set                 // a set of whole numbers, or one of the parameter's words
	Choice              // one of the parameter's words
	Code                // a text that the parameter's Read knows, such as 0.137
	Literal             // a number, a text in quotes, a tuple, or True or False
)

// MarshalText writes "natural", "set", "choice", "code" or "literal".
func (k Kind) MarshalText() ([]byte, error) {
	return []byte([...]string{"natural", "set", "choice", "code", "literal"}[k]), nil
}

// A Param is a named argument of a family.
type Param struct {
	Name     string      `json:"name"`
	Kind     Kind        `json:"kind"`
	Words    []string    `json:"words,omitempty"`  // what a Choice, or a Set, may say instead
	Default  string      `json:"default,omitzero"` // as it is written; "" for a parameter that must be given or that the position settles
	Required bool        `json:"required,omitzero"`
	State    bool        `json:"state,omitzero"` // part of the position, not of the game
	Doc      grundy.Text `json:"doc"`

	// Read returns the canonical text of a Code. Its errors have their place in the text.
	Read func(text string) (string, error) `json:"-"`
}

// Arguments are the arguments that a text gives a family: the positional ones,
// and a value for each parameter that has one.
type Arguments struct {
	family string
	call   *notation.Call
	heaps  []nat.Nat
	values []notation.Value // the positional arguments of a family of values
	given  map[string]notation.Value
	params []Param
}

// most is how many members a set may list.
const most = 100_000

// read checks the arguments of a call against the parameters of a family.
func read(family string, params []Param, preset map[string]string, call *notation.Call, values bool) (Arguments, error) {
	a := Arguments{family: family, call: call, given: map[string]notation.Value{}, params: params}
	var err error
	for _, arg := range call.Args {
		if arg.Key == "" && values {
			if err := isValue(call.Name, arg.Value); err != nil {
				return a, err
			}
			a.values = append(a.values, arg.Value)
			continue
		}
		if arg.Key == "" {
			if arg.Value.Kind != notation.Number {
				return a, fail(grundy.ErrPosition, arg.Value.At, "%s: want a whole number, zero or more; got %s", call.Name, got(arg.Value))
			}
			n, err := nat.Parse(arg.Value.Text)
			if err != nil {
				return a, fail(grundy.ErrPosition, arg.Value.At, "%s: %v", call.Name, err)
			}
			a.heaps = append(a.heaps, n)
			continue
		}
		i := slices.IndexFunc(params, func(p Param) bool { return p.Name == arg.Key })
		if i < 0 {
			return a, unknownParam(call, arg, params)
		}
		if _, ok := preset[arg.Key]; ok {
			return a, fail(grundy.ErrParameter, arg.At, "%s: %s is settled by the name", call.Name, arg.Key)
		}
		if err := params[i].check(call.Name, arg.Value); err != nil {
			return a, err
		}
		if a.given[arg.Key], err = params[i].canonical(arg.Value); err != nil {
			return a, err
		}
	}
	for _, p := range params {
		if _, ok := a.given[p.Name]; ok {
			continue
		}
		text := preset[p.Name]
		if text == "" {
			text = p.Default
		}
		if text == "" && p.Required {
			return a, fail(grundy.ErrParameter, call.At, "%s: want %s=%s", call.Name, p.Name, p.Kind.want(p)).
				WithHint("%s", p.Doc.En)
		}
		switch {
		case text == "":
		case p.Kind == Code:
			if a.given[p.Name], err = p.canonical(notation.Value{Kind: notation.Word, Text: text, At: call.At}); err != nil {
				return a, err
			}
		default:
			a.given[p.Name] = literal(text)
		}
	}
	return a, nil
}

// isValue reports an error for what is no value of a position.
func isValue(name string, v notation.Value) error {
	switch v.Kind {
	case notation.Set, notation.Game, notation.File:
		return fail(grundy.ErrPosition, v.At, "%s: want a number, a text in quotes, a tuple in square brackets, True or False; got %s", name, got(v))
	}
	return nil
}

func unknownParam(call *notation.Call, arg notation.Arg, params []Param) error {
	var names []string
	for _, p := range params {
		names = append(names, p.Name)
	}
	if len(names) == 0 {
		return fail(grundy.ErrParameter, arg.At, "%s: unknown parameter %q: it has no parameters", call.Name, arg.Key)
	}
	err := fail(grundy.ErrParameter, arg.At, "%s: unknown parameter %q: want %s", call.Name, arg.Key, strings.Join(names, ", "))
	if near, ok := notation.Suggest(arg.Key, names); ok {
		return err.WithHint("did you mean %s?", near)
	}
	return err
}

func (p Param) check(name string, v notation.Value) error {
	wrong := func() error {
		return fail(grundy.ErrParameter, v.At, "%s: %s: want %s; got %s", name, p.Name, p.Kind.want(p), got(v))
	}
	switch v.Kind {
	case notation.Negative, notation.Quoted, notation.Tuple:
		if p.Kind != Literal {
			return wrong()
		}
	case notation.Number:
		if p.Kind == Choice {
			return wrong()
		}
	case notation.Set:
		if p.Kind != Set {
			return wrong()
		}
	case notation.Word:
		if p.Kind != Code && p.Kind != Literal && !slices.Contains(p.Words, v.Text) {
			return wrong()
		}
	default:
		return wrong()
	}
	return nil
}

// canonical returns the value as it is written, which of a Code its Read knows.
func (p Param) canonical(v notation.Value) (notation.Value, error) {
	if p.Kind != Code {
		return v, nil
	}
	text, err := p.Read(v.Text)
	var mistake *grundy.MistakeError
	if errors.As(err, &mistake) {
		moved := *mistake
		moved.At = v.At + max(mistake.At, 1) - 1
		return v, &moved
	}
	v.Kind, v.Text = notation.Word, text
	return v, err
}

// got says what stands where something else was wanted.
func got(v notation.Value) string {
	if v.Kind == notation.Negative {
		v.Kind, v.Text = notation.Number, "-"+v.Text
	}
	if v.Kind == notation.Word || v.Kind == notation.Number {
		text := v.Text
		if len(text) > 24 {
			text = text[:21] + "…"
		}
		return fmt.Sprintf("%q", text)
	}
	return "a " + v.Kind.String()
}

func (k Kind) want(p Param) string {
	words := strings.Join(p.Words, " or ")
	switch k {
	case Natural:
		return "a whole number"
	case Set:
		if words != "" {
			return "a set such as {1,3,4}, or " + words
		}
		return "a set such as {1,3,4}"
	case Code:
		return "a code"
	case Literal:
		return "a number, a text in quotes or a tuple in square brackets"
	}
	return words
}

// literal makes the value that a default or an alias writes: digits, a word, or
// a set in braces.
func literal(text string) notation.Value {
	e, err := notation.Parse("x(" + text + ")")
	if err != nil {
		panic(fmt.Sprintf("family: bad default %q: %v", text, err))
	}
	return e.Terms[0].Atom.(*notation.Call).Args[0].Value
}

// Values returns the positional arguments of a family whose positions are not
// numbers only.
func (a Arguments) Values() []notation.Value { return a.values }

// Bare reports whether the name of the game stands alone.
func (a Arguments) Bare() bool { return a.call.Bare }

// Value returns the value of a parameter as it was written; ok is false if it was
// not given and has no default.
func (a Arguments) Value(name string) (v notation.Value, ok bool) {
	v, ok = a.given[name]
	return v, ok
}

// Heaps returns the positional arguments.
func (a Arguments) Heaps() []nat.Nat { return a.heaps }

// Exactly returns the positional arguments if there are n of them.
//
// Errors: [grundy.ErrPosition].
func (a Arguments) Exactly(n int, want string) ([]nat.Nat, error) {
	if len(a.heaps) != n {
		return nil, fail(grundy.ErrPosition, a.call.At, "%s: want %s; got %s", a.family, want, numbers(len(a.heaps))).
			WithHint("several games at once are written with +, as in %[1]s(…) + %[1]s(…)", a.family)
	}
	return a.heaps, nil
}

func numbers(n int) string {
	if n == 1 {
		return "1 number"
	}
	return fmt.Sprintf("%d numbers", n)
}

// Natural returns the value of a parameter; ok is false if it was not given and
// has no default.
func (a Arguments) Natural(name string) (n nat.Nat, ok bool) {
	v, ok := a.given[name]
	if !ok {
		return nat.Nat{}, false
	}
	n, err := nat.Parse(v.Text)
	return n, err == nil
}

// Word returns the word that a parameter has, and "" if it has a number or a set.
func (a Arguments) Word(name string) string {
	if v := a.given[name]; v.Kind == notation.Word {
		return v.Text
	}
	return ""
}

// Set returns the members of a set, ascending and each once.
//
// Errors: [grundy.ErrParameter] if there are more than 100,000.
func (a Arguments) Set(name string) ([]nat.Nat, error) {
	v := a.given[name]
	ranges := v.Set
	if v.Kind == notation.Number {
		ranges = []notation.Range{{From: v.Text, To: v.Text}}
	}
	var set []nat.Nat
	for _, r := range ranges {
		from, err := nat.Parse(r.From)
		if err != nil {
			return nil, a.Errorf(name, "%v", err)
		}
		to, err := nat.Parse(r.To)
		if err != nil {
			return nil, a.Errorf(name, "%v", err)
		}
		for n := from; !to.Less(n); n = n.Add(nat.Of(1)) {
			if len(set) == most {
				return nil, a.Errorf(name, "want at most %d members", most)
			}
			set = append(set, n)
		}
	}
	slices.SortFunc(set, nat.Nat.Cmp)
	return slices.Compact(set), nil
}

// Errorf makes an error about a parameter, with its place.
func (a Arguments) Errorf(name, format string, args ...any) error {
	at := a.call.At
	if v, ok := a.given[name]; ok && v.At > 0 {
		at = v.At
	}
	for _, arg := range a.call.Args {
		if arg.Key == name {
			at = arg.At
		}
	}
	return fail(grundy.ErrParameter, at, "%s: %s: %s", a.family, name, fmt.Sprintf(format, args...))
}

// PositionErrorf makes an error about the position, with the place of the call.
func (a Arguments) PositionErrorf(format string, args ...any) error {
	return fail(grundy.ErrPosition, a.call.At, "%s: %s", a.family, fmt.Sprintf(format, args...))
}

// text writes a parameter as it would be written in a call.
func (a Arguments) text(p Param) string {
	v := a.given[p.Name]
	if v.Kind != notation.Set && (v.Kind != notation.Number || p.Kind != Set) {
		return p.Name + "=" + v.String()
	}
	set, err := a.Set(p.Name)
	if err != nil {
		return p.Name + "=" + v.Text
	}
	return p.Name + "=" + WriteSet(set)
}

// WriteSet writes a set of numbers that ascend, with .. for four and more in a row.
func WriteSet(set []nat.Nat) string {
	var parts []string
	for i := 0; i < len(set); {
		j := i
		for j+1 < len(set) && set[j+1] == set[j].Add(nat.Of(1)) {
			j++
		}
		if j-i >= 3 {
			parts = append(parts, set[i].String()+".."+set[j].String())
		} else {
			for k := i; k <= j; k++ {
				parts = append(parts, set[k].String())
			}
		}
		i = j + 1
	}
	return "{" + strings.Join(parts, ",") + "}"
}

func fail(kind error, at int, format string, args ...any) *grundy.MistakeError {
	return grundy.Mistake(kind, format, args...).WithPlace(at)
}
