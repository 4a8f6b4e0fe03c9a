package wasm

import (
	"context"
	"fmt"
	"iter"
	"path/filepath"
	"strconv"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/notation"
)

// MostModule is how many bytes a module may have.
const MostModule = 16 << 20

// Magic is how every module begins.
const Magic = "\x00asm"

// A file is a module of rules that was read.
type file struct {
	*description
	path    string
	program *program
	table   table
	claims  bool // the module claims values
}

// A Family is the family of a module.
type Family struct {
	family.Family
	file *file
}

// Load makes a family of a module of rules. path is what errors call the file; its base
// name is the name of the family if the module gives none.
//
// Cost: the module is compiled, which takes about a second for a program of some MiB.
// Errors: [grundy.ErrRules]; [grundy.ErrLimit] for a module that does not come to an end
// of its start; [grundy.ErrCanceled].
func Load(ctx context.Context, path string, module []byte) (*Family, error) {
	if len(module) > MostModule {
		return nil, grundy.Mistake(grundy.ErrRules, "%s: %d bytes: want at most %d", path, len(module), MostModule)
	}
	p, err := compile(ctx, path, module)
	if err != nil {
		return nil, err
	}
	f := &file{path: path, program: p}
	i, err := p.take()
	if err != nil {
		return nil, err
	}
	if f.description, err = f.ask(i); err != nil {
		return nil, err
	}
	if f.claims = i.value != nil; f.claims && f.loopy {
		return nil, grundy.Mistake(grundy.ErrRules, "%s: grundy_value: no claims are held to rules that are loopy: want grundy_options alone", path)
	}
	p.put(i)
	return &Family{family.New(f.definition()), f}, nil
}

// ask asks an instance for its description.
func (f *file) ask(i *instance) (*description, error) {
	function := i.module.ExportedFunction(nameDescribe)
	if function == nil {
		return describe(f.path, nil)
	}
	if err := i.call(function); err != nil {
		return nil, f.program.fault(i, nameDescribe, err)
	}
	from, length := uint32(i.stack[0]>>32), uint32(i.stack[0])
	text, ok := i.memory.Read(from, length)
	if !ok {
		return nil, grundy.Mistake(grundy.ErrRules, "%s: %s: a text of %d bytes at address %d, beyond the memory of %d bytes", f.path, nameDescribe, length, from, i.memory.Size())
	}
	d, err := describe(f.path, text)
	if err != nil {
		return nil, grundy.Mistake(grundy.ErrRules, "%s: %s: %v", f.path, nameDescribe, err)
	}
	return d, nil
}

// definition makes the definition of the family.
func (f *file) definition() family.Def[Position] {
	d := family.Def[Position]{
		Name: f.name, Title: f.title, Rules: f.rules, Source: filepath.Base(f.path),
		Position: grundy.Text{En: "whole numbers", Zh: "整数"},
		Unit:     grundy.Text{En: "number", Zh: "数"},
		Small:    20, Values: true, Bare: f.start != nil,
		Examples: []string{f.name + "(…)"},
		New: func(family.Arguments) (grundy.Game[Position], error) {
			return f.bind(context.Background(), func(error) {}), nil
		},
		Board: family.Board[Position]{Parse: f.parse, Format: f.table.texts, Samples: func(max int) iter.Seq[Position] {
			return (&game{f, context.Background(), func(error) {}}).Samples(max)
		}},
	}
	if f.arity > 0 {
		d.Position = grundy.Text{En: numbers(f.arity), Zh: fmt.Sprintf("%d 个整数", f.arity)}
	}
	if f.start != nil {
		d.Examples = []string{f.name}
	}
	return d
}

// parse reads a position.
func (f *file) parse(a family.Arguments) (Position, error) {
	if f.start != nil && (a.Bare() || len(a.Values()) == 0) {
		return f.table.position(f.start)
	}
	row := make([]int64, len(a.Values()))
	for i, v := range a.Values() {
		if v.Kind != notation.Number && v.Kind != notation.Negative {
			return Position{}, a.PositionErrorf("want whole numbers; got a %s", v.Kind)
		}
		n, err := strconv.ParseInt(v.String(), 10, 64)
		if err != nil {
			return Position{}, a.PositionErrorf("%s: want numbers below 2^63, as a module has them", brief(v.String()))
		}
		row[i] = n
	}
	if err := f.fits(row); err != nil {
		return Position{}, a.PositionErrorf("%v", err)
	}
	return f.table.position(row)
}
