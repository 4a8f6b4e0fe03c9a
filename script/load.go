package script

import (
	"context"
	"iter"
	"math/big"
	"path/filepath"
	"sync"

	"go.starlark.net/starlark"
	"go.starlark.net/starlarkstruct"
	"go.starlark.net/syntax"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
	"example.org/grundy/taking"
)

// dialect is the language of files: all of Starlark with loops, recursion and sets. It
// is chosen here and nowhere else.
var dialect = &syntax.FileOptions{Set: true, While: true, TopLevelControl: true, GlobalReassign: true, Recursion: true}

// mostSource is how long a file may be: what nests in it is then no danger to the stack.
const mostSource = 1 << 17

// A file is a file of rules that was read.
type file struct {
	description
	path   string
	places map[string]syntax.Position
	heaps  bool        // the short form
	takes  []int       // the numbers of take, ascending; nil if there are none
	splits []int       // those of breaks
	rule   taking.Rule // of a code, or of the constants beside a function
	coded  bool        // no function says the moves

	options, take, breaks                                     *function
	split, value, outcome, normal, moveName, samples, picture *function

	mu    sync.Mutex
	games map[string]*rules // by their parameters
}

// rules are the rules of a file with its parameters settled.
type rules struct {
	family *file
	params *starlarkstruct.Struct
	store  *store
	heaps  heapValues
}

// Load reads a file of rules and makes a family of it. path is what errors call the file;
// its base name is the name of the family if the file gives none.
//
// Errors: [grundy.ErrRules] with the place in the file; [grundy.ErrLimit] if it takes
// too long to read it; [grundy.ErrCanceled].
func Load(ctx context.Context, path string, source []byte) (*Family, error) {
	if len(source) > mostSource {
		return nil, grundy.Mistake(grundy.ErrRules, "%s: %d bytes: want at most %d", path, len(source), mostSource)
	}
	f := &file{path: path, games: map[string]*rules{}}
	tree, err := dialect.Parse(path, source, 0)
	if err == nil {
		err = guard(tree)
	}
	if err != nil {
		return nil, unreadable(path, err)
	}
	f.places = places(tree)
	program, err := starlark.FileProgram(tree, predeclared.Has)
	if err != nil {
		return nil, unreadable(path, err)
	}
	if err := strayParams(tree); err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	globals, err := f.execute(ctx, program)
	if err != nil {
		return nil, err
	}
	globals.Freeze()
	if err := f.describe(globals); err != nil {
		return nil, err
	}
	if f.coded {
		return &Family{family.New(f.codedDefinition()), f}, nil
	}
	return &Family{family.New(f.definition()), f}, nil
}

// execute runs the file from its first line to its last.
func (f *file) execute(ctx context.Context, program *starlark.Program) (globals starlark.StringDict, err error) {
	at := func(err error) string {
		if pos := innermost(f.path, err); pos.Line > 0 {
			return place(pos)
		}
		return f.path
	}
	_, why, err := newDesk(ctx).do(task{run: func(w *worker) (starlark.Value, error) {
		var err error
		globals, err = program.Init(w.thread, predeclared)
		return nil, err
	}})
	err = limited(why, err, func() string { return at(err) + ": reading the file" })
	return globals, explained(ctx, err, func(err error) error {
		return grundy.Mistake(grundy.ErrRules, "%s: %s", at(err), oneLine(err.Error()))
	})
}

// explained turns what went wrong in a call into an error for a person.
func explained(ctx context.Context, err error, explain func(error) error) error {
	switch err.(type) {
	case nil, *grundy.LimitError:
		return err
	}
	if err == errOver {
		limit := &grundy.LimitError{What: "rules", Limit: "time"}
		if ctx.Err() == context.Canceled {
			limit.Limit, limit.Cause = "patience", ctx.Err()
		}
		return limit
	}
	return explain(err)
}

// definition makes the definition of the family.
func (f *file) definition() family.Def[Position] {
	d := family.Def[Position]{
		Name: f.name, Title: f.title, Rules: f.rules, Source: filepath.Base(f.path),
		Position: grundy.Text{En: "values: numbers, texts in quotes, tuples in square brackets", Zh: "值：数、引号中的文本、方括号中的元组"},
		Unit:     grundy.Text{En: "number", Zh: "数"},
		Small:    20, Values: true, Bare: f.start != nil,
		Examples: []string{f.name + "(…)"},
		New: func(a family.Arguments) (grundy.Game[Position], error) {
			r, err := f.settled(a)
			if err != nil {
				return nil, err
			}
			return bind(context.Background(), r, func(error) {}), nil
		},
		Board: family.Board[Position]{Parse: f.parse, Places: f.cells, Format: func(p Position) []string { return p.home.format(p) }, Samples: f.sample},
	}
	if f.stuck {
		d.Goal = func(_ family.Arguments, play grundy.Play) grundy.Text { return goalWhenStuck(play) }
	}
	if f.row {
		d.Position, d.Unit = grundy.Text{En: "any number of heaps", Zh: "任意多堆"}, grundy.Text{}
	}
	if f.start != nil {
		d.Examples = []string{f.name}
	}
	for _, p := range f.params {
		d.Params = append(d.Params, p.Param)
	}
	return d
}

// settled returns the rules for the parameters of a call, the same for the same ones.
func (f *file) settled(a family.Arguments) (*rules, error) {
	params, key, err := f.settle(a)
	if err != nil {
		return nil, err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	r := f.games[key]
	if r == nil {
		r = &rules{family: f, params: params, store: newStore()}
		f.games[key] = r
	}
	return r, nil
}

// parse reads a position.
func (f *file) parse(a family.Arguments) (Position, error) {
	r, err := f.settled(a)
	if err != nil {
		return Position{}, err
	}
	list := make(starlark.Tuple, len(a.Values()))
	for i, v := range a.Values() {
		if list[i], err = read(v); err != nil {
			return Position{}, a.PositionErrorf("%v", err)
		}
	}
	var v starlark.Value = list
	switch {
	case f.start != nil && len(list) == 0 && (a.Bare() || !f.row): // a table fills in numbers behind a bare name
		return r.begin()
	case f.row:
		if f.heaps {
			if err := f.onlyHeaps(list); err != nil {
				return Position{}, a.PositionErrorf("%v", err)
			}
		}
	case len(list) == 0:
		return Position{}, a.PositionErrorf("want a position; got nothing")
	case len(list) == 1:
		v = list[0]
	}
	p, err := r.intern(v)
	if err != nil {
		return p, a.PositionErrorf("%v", err)
	}
	return p, nil
}

// cells returns parse for arguments and further numbers; nil where a position needs a
// closer look.
func (f *file) cells(a family.Arguments) func(more []nat.Nat) (Position, error) {
	r, err := f.settled(a)
	if err != nil || f.heaps || f.start != nil {
		return nil
	}
	fixed := make(starlark.Tuple, len(a.Values()))
	for i, v := range a.Values() {
		if fixed[i], err = read(v); err != nil {
			return nil
		}
	}
	return func(more []nat.Nat) (Position, error) {
		if p, ok := r.direct(fixed, more); ok {
			return p, nil
		}
		var v starlark.Value
		if len(fixed) == 0 && len(more) == 1 && !f.row {
			v = integer(more[0])
		} else {
			list := make(starlark.Tuple, len(fixed), len(fixed)+len(more))
			copy(list, fixed)
			for _, n := range more {
				list = append(list, integer(n))
			}
			v = list
		}
		p, err := r.intern(v)
		if err != nil {
			return p, a.PositionErrorf("%v", err)
		}
		return p, nil
	}
}

// direct returns the position that is one number, or two, where that is in sight.
func (r *rules) direct(fixed starlark.Tuple, more []nat.Nat) (Position, bool) {
	if len(fixed) > 0 || len(more) > 2 || len(more) == 1 && r.family.row {
		return Position{}, false
	}
	var numbers [2]uint64
	for i, n := range more {
		var ok bool
		if numbers[i], ok = n.Uint64(); !ok {
			return Position{}, false
		}
	}
	n, ok := r.store.direct(numbers[:len(more)])
	return Position{r, n}, ok
}

// integer makes a value of a number.
func integer(n nat.Nat) starlark.Value {
	if w, ok := n.Uint64(); ok {
		return starlark.MakeUint64(w)
	}
	x, _ := new(big.Int).SetString(n.String(), 10)
	return starlark.MakeBigInt(x)
}

// format writes a position as arguments.
func (r *rules) format(p Position) []string {
	v := p.value()
	t, tuple := v.(starlark.Tuple)
	if tuple && (r.family.row || len(t) > 1) {
		return writeAll(t)
	}
	return []string{write(v)}
}

// begin returns the position where play begins.
func (r *rules) begin() (Position, error) {
	v := r.family.start
	if fn, ok := v.(*starlark.Function); ok {
		ctx, stop := context.WithCancel(context.Background())
		defer stop()
		f := &function{fn, "start", fn.NumParams() > 0}
		var err error
		if v, err = bind(ctx, r, func(error) {}).call(f); err != nil {
			return Position{}, err
		}
	}
	if r.family.row && !isTuple(v) {
		v = starlark.Tuple{v}
	}
	if r.family.heaps {
		if err := r.family.onlyHeaps(v.(starlark.Tuple)); err != nil {
			return Position{}, mistake(r.family.places["start"], "start: %v", err)
		}
	}
	p, err := r.intern(v)
	if err != nil {
		return p, mistake(r.family.places["start"], "start: %v", err)
	}
	return p, nil
}

// sample yields small positions, under the default parameters.
func (f *file) sample(max int) iter.Seq[Position] {
	return func(yield func(Position) bool) {
		r, err := f.settled(family.Arguments{})
		if err != nil {
			return
		}
		ctx, stop := context.WithCancel(context.Background())
		defer stop()
		bind(ctx, r, func(error) {}).Samples(max)(yield)
	}
}

// strayParams refuses functions that look at the dict of defaults, where the settings of a
// call are meant.
func strayParams(tree *syntax.File) error {
	var err error
	for _, s := range tree.Stmts {
		d, ok := s.(*syntax.DefStmt)
		if !ok {
			continue
		}
		syntax.Walk(d, func(n syntax.Node) bool {
			id, ok := n.(*syntax.Ident)
			if ok && err == nil && id.Name == "params" && isGlobal(id) {
				err = mistake(id.NamePos, "params here are the defaults, not the settings of a position").
					WithHint("a function takes the settings as its last argument: def options(p, params): … params.max …")
			}
			return true
		})
	}
	return err
}
