package script

import (
	"slices"

	"go.starlark.net/starlark"
	"go.starlark.net/starlarkstruct"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
)

// A parameter is a name with its default.
type parameter struct {
	family.Param
	value starlark.Value
}

// readParams reads params = {"name": default, "other": (default, "what it is")}.
func (f *file) readParams(v starlark.Value) error {
	if v == nil {
		return nil
	}
	dict, ok := v.(*starlark.Dict)
	if !ok {
		return f.wrong("params", `a dict such as {"max": 3} or {"max": (3, "the most that may be taken")}`, v)
	}
	for key, value := range dict.Entries() {
		name, ok := starlark.AsString(key)
		if !ok || identifier(name, "") != name {
			return f.wrong("params", "names of small letters, digits and _", key)
		}
		p := parameter{Param: family.Param{Name: name}, value: value}
		if pair, ok := value.(starlark.Tuple); ok && len(pair) == 2 {
			if doc, ok := starlark.AsString(pair[1]); ok {
				p.value, p.Doc = pair[0], grundy.Text{En: doc, Zh: doc}
			}
		}
		if list, ok := p.value.(*starlark.List); ok {
			p.value = starlark.Tuple(slices.Collect(list.Elements()))
		}
		if err := f.kind(&p); err != nil {
			return err
		}
		f.params = append(f.params, p)
	}
	return nil
}

// kind settles how a parameter is written.
func (f *file) kind(p *parameter) error {
	switch v := p.value.(type) {
	case starlark.Bool:
		p.Kind, p.Words = family.Choice, []string{"True", "False"}
	case starlark.Int:
		if p.Kind = family.Natural; v.Sign() < 0 {
			p.Kind = family.Literal
		}
	case *starlark.Set:
		p.Kind = family.Set
		var members []nat.Nat
		for x := range v.Elements() {
			n, err := nat.Parse(x.String())
			if err != nil {
				return f.wrong("params", p.Name+": a set of whole numbers, zero or more", x)
			}
			members = append(members, n)
		}
		slices.SortFunc(members, nat.Nat.Cmp)
		p.Default = family.WriteSet(members)
		p.value = numbers(members)
		return nil
	default:
		p.Kind = family.Literal
	}
	if _, err := encode(nil, p.value, mostBytes, mostDeep); err != nil {
		return f.wrong("params", p.Name+": a whole number, a text, True or False, a list or a set of numbers", p.value)
	}
	p.Default = write(p.value)
	return nil
}

func numbers(list []nat.Nat) starlark.Tuple {
	t := make(starlark.Tuple, len(list))
	for i, n := range list {
		t[i], _ = read(notation.Value{Kind: notation.Number, Text: n.String()})
	}
	return t
}

// settle returns the parameters of a call: as the last argument of functions, and as a
// text that is the same for the same settings.
func (f *file) settle(a family.Arguments) (*starlarkstruct.Struct, string, error) {
	values, key := starlark.StringDict{}, ""
	for _, p := range f.params {
		v := p.value
		if _, given := a.Value(p.Name); given && p.Kind == family.Set {
			members, err := a.Set(p.Name)
			if err != nil {
				return nil, "", err
			}
			v = numbers(members)
		} else if given, ok := a.Value(p.Name); ok {
			var err error
			if v, err = read(given); err != nil {
				return nil, "", a.Errorf(p.Name, "%v", err)
			}
			if v.Type() != p.value.Type() {
				return nil, "", a.Errorf(p.Name, "want a value such as %s; got %s", p.Default, given)
			}
		}
		values[p.Name] = v
		key += p.Name + "=" + write(v) + ","
	}
	s := starlarkstruct.FromStringDict(starlark.String("params"), values)
	s.Freeze()
	return s, key, nil
}
