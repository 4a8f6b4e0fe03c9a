// Package catalogue lists every family and resolves names.
//
// It joins the shelves of the packages under games, so that a new family is in
// it as soon as its file exists. [Place] turns an expression of the language of
// package notation into a position: nim(3,4) + wythoff(1,2) names two families,
// which the catalogue finds, and a sum, which it makes of them.
package catalogue

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/family"
	"example.org/grundy/games/graph"
	"example.org/grundy/games/heap"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
)

// All returns the families in the order of their names.
func All() []family.Family { return slices.Clone(index().all) }

type entry struct {
	family family.Family
	preset map[string]string
}

// A Directory resolves names: those of every family of the catalogue, and perhaps of
// some more. It is immutable and safe for concurrent use.
type Directory struct {
	all    []family.Family
	byName map[string]entry
	byCode family.Family // the family that a code names; its parameter
	code   string
	names  []string // of families, aliases and compounds
}

// index is made once from the shelves. It panics if two families share a name:
// that is a mistake in our own declarations.
var index = sync.OnceValue(func() *Directory {
	d := &Directory{byName: map[string]entry{}}
	d.all = slices.Concat(heap.Shelf, graph.Shelf)
	slices.SortFunc(d.all, func(f, g family.Family) int { return strings.Compare(f.Describe().Name, g.Describe().Name) })
	for _, f := range d.all {
		if name, ok := d.put(f); !ok {
			panic("catalogue: the name " + name + " is taken")
		}
		if p := f.Describe().ByCode; p != "" {
			d.byCode, d.code = f, p
		}
	}
	for _, k := range compound.Kinds {
		d.names = append(d.names, k.String())
	}
	return d
})

// put lists a family under its name and its aliases; ok is false for a name that is
// taken.
func (d *Directory) put(f family.Family) (name string, ok bool) {
	about := f.Describe()
	for _, a := range append([]family.Alias{{Name: about.Name}}, about.Aliases...) {
		if _, taken := d.byName[strings.ToLower(a.Name)]; taken {
			return a.Name, false
		}
		d.byName[a.Name] = entry{f, a.Params}
		d.names = append(d.names, a.Name)
	}
	return "", true
}

// With returns a directory of the catalogue and of some more families, such as those
// of files that users wrote. Their names are small letters.
//
// Errors: [grundy.ErrParameter] for a name that is taken.
func With(extra ...family.Family) (*Directory, error) {
	d := *index()
	if len(extra) == 0 {
		return &d, nil
	}
	d.all, d.names, d.byName = slices.Clip(d.all), slices.Clip(d.names), maps.Clone(d.byName)
	for _, f := range extra {
		name, ok := d.put(f)
		if _, kind := kinds[f.Describe().Name]; kind && ok {
			name, ok = f.Describe().Name, false
		}
		if !ok {
			return nil, grundy.Mistake(grundy.ErrParameter, "the name %s is taken", name).WithHint("another name: name = \"my_%s\" in the file", name)
		}
		d.all = append(d.all, f)
	}
	return &d, nil
}

// All returns the families in the order of their names, those of With last.
func (d *Directory) All() []family.Family { return slices.Clone(d.all) }

// kinds are the names of the compounds, aliases among them.
var kinds = func() map[string]compound.Kind {
	all := map[string]compound.Kind{}
	for _, k := range compound.Kinds {
		for _, name := range append([]string{k.String()}, k.Aliases()...) {
			all[name] = k
		}
	}
	return all
}()

// IsCompound reports whether a name is that of a way to play several games at once.
func IsCompound(name string) bool {
	_, ok := kinds[strings.ToLower(name)]
	return ok
}

// notKinds are names of ways to play that are something else here.
var notKinds = map[string]string{
	"anti-sg":  "Anti-SG is a sum in misère play: sum(…) with --play misere",
	"anti":     "Anti-SG is a sum in misère play: sum(…) with --play misere",
	"misere":   "misère play is chosen with --play misere",
	"multi-sg": "Multi-SG is a game that splits, as lasker does; several games are a sum",
}

// Find returns the family of a name or an alias.
//
// Errors: [grundy.ErrUnknown].
func Find(name string) (family.Family, error) { return index().Find(name) }

// Find is [Find] among the families of the directory.
func (d *Directory) Find(name string) (family.Family, error) {
	e, err := d.find(name, 0)
	return e.family, err
}

func (d *Directory) find(name string, at int) (entry, error) {
	if e, ok := d.byName[strings.ToLower(name)]; ok {
		return e, nil
	}
	if isCode(name) {
		return entry{d.byCode, map[string]string{d.code: name}}, nil
	}
	err := grundy.Mistake(grundy.ErrUnknown, "unknown game %q", shorten(name)).WithPlace(at)
	if hint, ok := notKinds[strings.ToLower(name)]; ok {
		return entry{}, err.WithHint("%s", hint)
	}
	if near, ok := notation.Suggest(name, d.names); ok {
		if near == strings.ToLower(name) {
			return entry{}, err.WithHint("%s is no game by itself: it plays several at once, as in %s(nim(3),nim(4))", near, near)
		}
		return entry{}, err.WithHint("did you mean %s?", near)
	}
	return entry{}, err.WithHint("the games are listed by: grundy games")
}

// isCode reports whether a name is a code, such as 0.137, C.0 or {2..6}.0: no other
// name has a dot.
func isCode(name string) bool { return strings.ContainsRune(name, '.') }

func shorten(name string) string {
	if letters := []rune(name); len(letters) > 40 {
		return string(letters[:39]) + "…"
	}
	return name
}

// copies is how many games an expression may name, n copies being n games.
const copies = 10_000

// Place makes the position of an expression.
//
// Errors: those of [notation.Parse]; [grundy.ErrUnknown], [grundy.ErrParameter],
// [grundy.ErrPosition] with the place in the text.
func Place(text string) (family.Position, error) {
	e, err := notation.Parse(text)
	if err != nil {
		return nil, err
	}
	return PlaceExpr(e)
}

// PlaceExpr makes the position of an expression that has been parsed. File
// arguments must have been replaced by what the files say.
func PlaceExpr(e *notation.Expr) (family.Position, error) { return index().PlaceExpr(e) }

// PlaceExpr is [PlaceExpr] with the families of the directory.
func (d *Directory) PlaceExpr(e *notation.Expr) (family.Position, error) {
	if n := games(e); n > copies {
		return nil, grundy.Mistake(grundy.ErrPosition, "more than %d games in one expression", copies).WithPlace(e.Terms[0].At)
	}
	return d.place(e)
}

// games counts the games of an expression, copies included and a group without
// any as one; it stops counting where they are too many.
func games(e *notation.Expr) uint64 {
	var sum uint64
	for _, t := range e.Terms {
		inner := uint64(1)
		switch atom := t.Atom.(type) {
		case *notation.Expr:
			inner = games(atom)
		case *notation.Call:
			if _, ok := kinds[strings.ToLower(atom.Name)]; ok {
				inner = 0
				for _, a := range atom.Args {
					if a.Value.Kind == notation.Game {
						inner = min(inner+games(a.Value.Expr), copies+1)
					}
				}
			}
		}
		count := uint64(1)
		if t.Count != "" {
			n, err := nat.Parse(t.Count)
			if w, ok := n.Uint64(); err == nil && ok && w <= copies {
				count = w
			}
		}
		sum = min(sum+count*max(inner, 1), copies+1)
	}
	return max(sum, 1)
}

func (d *Directory) place(e *notation.Expr) (family.Position, error) {
	var parts []family.Position
	for _, t := range e.Terms {
		p, err := d.node(t.Atom)
		if err != nil {
			return nil, err
		}
		count := uint64(1)
		if t.Count != "" {
			n, err := nat.Parse(t.Count)
			w, small := n.Uint64()
			if err != nil || !small || w > copies {
				return nil, grundy.Mistake(grundy.ErrPosition, "%s copies: want at most %d", shorten(t.Count), copies).WithPlace(t.At)
			}
			count = w
		}
		if len(e.Terms) == 1 && count == 1 {
			return p, nil
		}
		for range count {
			parts = append(parts, p)
		}
	}
	return family.Combine(compound.Sum, parts), nil
}

func (d *Directory) node(n notation.Node) (family.Position, error) {
	call, ok := n.(*notation.Call)
	if !ok {
		return d.place(n.(*notation.Expr))
	}
	if kind, ok := kinds[strings.ToLower(call.Name)]; ok {
		return d.group(kind, call)
	}
	e, err := d.find(call.Name, call.At)
	if err != nil {
		return nil, err
	}
	return e.family.Place(call, e.preset)
}

// group makes a compound of the games among the arguments of a call.
func (d *Directory) group(kind compound.Kind, call *notation.Call) (family.Position, error) {
	if call.Bare {
		return nil, grundy.Mistake(grundy.ErrPosition, "%s: want games in parentheses", call.Name).WithPlace(call.At).
			WithHint("as in %s(nim(3),euclid(25,7))", call.Name)
	}
	var parts []family.Position
	for _, a := range call.Args {
		switch {
		case a.Key != "":
			return nil, noParameter(call, a)
		case a.Value.Kind == notation.Word:
			p, err := d.node(bare(a))
			if err != nil {
				return nil, err
			}
			parts = append(parts, p)
			continue
		case a.Value.Kind != notation.Game:
			return nil, grundy.Mistake(grundy.ErrPosition, "%s: want a game; got a %s", call.Name, a.Value.Kind).WithPlace(a.Value.At).
				WithHint("as in %s(nim(3),euclid(25,7))", call.Name)
		}
		more, err := d.components(a.Value.Expr)
		if err != nil {
			return nil, err
		}
		parts = append(parts, more...)
	}
	return family.Combine(kind, parts), nil
}

func noParameter(call *notation.Call, a notation.Arg) error {
	return grundy.Mistake(grundy.ErrParameter, "%s: unknown parameter %q: it has no parameters", call.Name, a.Key).WithPlace(a.At)
}

// bare is an argument that is a name alone, as a game without parentheses.
func bare(a notation.Arg) *notation.Call {
	return &notation.Call{Name: a.Value.Text, At: a.Value.At, Bare: true}
}

// components returns the positions of an argument of a compound: n*g is n
// copies of g, and anything else is one.
func (d *Directory) components(e *notation.Expr) ([]family.Position, error) {
	if len(e.Terms) != 1 || e.Terms[0].Count == "" {
		p, err := d.place(e)
		return []family.Position{p}, err
	}
	t := e.Terms[0]
	n, err := nat.Parse(t.Count)
	count, small := n.Uint64()
	if err != nil || !small || count > copies {
		return nil, grundy.Mistake(grundy.ErrPosition, "%s copies: want at most %d", shorten(t.Count), copies).WithPlace(t.At)
	}
	p, err := d.node(t.Atom)
	if err != nil {
		return nil, err
	}
	return slices.Repeat([]family.Position{p}, int(count)), nil
}
