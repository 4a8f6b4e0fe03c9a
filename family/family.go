package family

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
)

// A Board is how positions of one kind are written and sampled.
type Board[P comparable] struct {
	Parse   func(Arguments) (P, error)
	Format  func(P) []string          // the arguments, positional ones first
	Samples func(max int) iter.Seq[P] // all positions whose numbers are at most max, small ones first

	// Places, if it is not nil, returns a function that makes the position which Parse
	// reads of the arguments and some more positional ones, numbers: many cells of a grid
	// cost less so. It returns nil where it cannot.
	Places func(Arguments) func(more []nat.Nat) (P, error)
}

// An Alias is another name for a family, perhaps with some parameters settled.
type Alias struct {
	Name   string            `json:"name"`
	Params map[string]string `json:"params,omitempty"`
}

// A Fact is one line of what is known by theorem.
type Fact struct {
	What      grundy.Text `json:"what"`      // "who wins, normal play"
	Statement grundy.Text `json:"statement"` // the theorem in its premise
	Source    string      `json:"source"`
}

// A Def defines a family of games on positions of type P.
type Def[P comparable] struct {
	Name       string
	Title      grundy.Text
	Rules      grundy.Text
	Goal       func(Arguments, grundy.Play) grundy.Text // how the game is won; nil: by the last move
	NormalOnly grundy.Text                              // why misère play is refused; empty: it is not
	Position   grundy.Text                              // what the positional arguments are
	Unit       grundy.Text                              // what one positional argument is, for tables; "heap" if empty
	Params     []Param
	ByCode     string // the parameter that a code in the place of the name settles; "" if there is none
	Aliases    []Alias
	Facts      []Fact
	Source     string   // of the game
	Examples   []string // expressions that run, the most telling first
	Laws       []string // parameters under which the laws are checked: "max=1"
	Small      int      // the greatest number in the samples for the laws
	Values     bool     // the positional arguments are values of any kind, not numbers
	Bare       bool     // the name alone is a position, where play begins
	New        func(Arguments) (grundy.Game[P], error)
	Board      Board[P]
}

// A Description is what a family says about itself.
type Description struct {
	Name     string      `json:"name"`
	Title    grundy.Text `json:"title"`
	Rules    grundy.Text `json:"rules"`
	Position grundy.Text `json:"position"`
	Unit     grundy.Text `json:"-"` // what one positional argument is; empty if arguments are not numbers
	Params   []Param     `json:"params,omitempty"`
	ByCode   string      `json:"by_code,omitzero"` // the parameter that a code in the place of the name settles
	Aliases  []Alias     `json:"aliases,omitempty"`
	Facts    []Fact      `json:"facts,omitempty"`
	Source   string      `json:"source"`
	Examples []string    `json:"examples"`
}

// A Family is a definition that has forgotten the type of its positions.
type Family interface {
	Describe() Description
	// Place makes the position that a call names. preset settles parameters, as
	// an alias does.
	Place(call *notation.Call, preset map[string]string) (Position, error)
	// Grid makes the positions of a call whose numbers run through ranges: one
	// range or two, after the positional arguments of the call.
	//
	// Errors: those of Place; [grundy.ErrLimit] for too many positions.
	Grid(call *notation.Call, preset map[string]string, ranges []Range) (Grid, error)
	// Trial returns the games to hold to the laws.
	Trials() []Trial
}

// A Shelf holds the families of a package, in the order of their files.
type Shelf []Family

// New makes a family that is on no shelf, as those that users write are.
//
// Domain: a definition with a name, New and a whole Board.
func New[P comparable](d Def[P]) Family { return family[P]{&d} }

// Put defines a family and puts it on a shelf. It panics if the definition is
// malformed or its name is taken: that is a mistake in our own declarations.
func Put[P comparable](shelf *Shelf, d Def[P]) Family {
	switch {
	case d.Name == "" || d.New == nil || d.Board.Parse == nil || d.Board.Format == nil || d.Board.Samples == nil:
		panic(fmt.Sprintf("family %q: want a name, New and a whole Board", d.Name))
	case d.Title.En == "" || d.Title.Zh == "" || d.Rules.En == "" || d.Rules.Zh == "" || d.Source == "":
		panic(fmt.Sprintf("family %s: want title and rules in both languages, and a source", d.Name))
	case len(d.Examples) == 0:
		panic(fmt.Sprintf("family %s: want an example", d.Name))
	}
	for _, f := range *shelf {
		if f.Describe().Name == d.Name {
			panic(fmt.Sprintf("family %s: the name is taken", d.Name))
		}
	}
	f := family[P]{&d}
	*shelf = append(*shelf, f)
	return f
}

type family[P comparable] struct{ d *Def[P] }

func (f family[P]) Describe() Description {
	unit := f.d.Unit
	switch {
	case f.d.Values:
		unit = grundy.Text{}
	case unit.En == "":
		unit = grundy.Text{En: "heap", Zh: "堆"}
	}
	return Description{f.d.Name, f.d.Title, f.d.Rules, f.d.Position, unit, f.d.Params, f.d.ByCode, f.d.Aliases, f.d.Facts, f.d.Source, f.d.Examples}
}

func (f family[P]) Place(call *notation.Call, preset map[string]string) (Position, error) {
	if call.Bare && !f.d.Bare {
		return nil, fail(grundy.ErrPosition, call.At, "%s: want a position", call.Name).WithHint("as in %s", f.d.Examples[0])
	}
	a, err := f.read(call, preset)
	if err != nil {
		return nil, err
	}
	game, err := f.d.New(a)
	if err != nil {
		return nil, err
	}
	p, err := f.d.Board.Parse(a)
	if err != nil {
		return nil, err
	}
	return &placed[P]{seat[P]{
		game:   game,
		at:     p,
		name:   f.gameText(a),
		format: f.format(a),
		goal:   f.goal(a),
		only:   f.d.NormalOnly,
	}}, nil
}

func (f family[P]) read(call *notation.Call, preset map[string]string) (Arguments, error) {
	return read(f.d.Name, f.d.Params, preset, call, f.d.Values)
}

func (f family[P]) goal(a Arguments) func(grundy.Play) grundy.Text {
	if f.d.Goal == nil {
		return LastMove
	}
	return func(play grundy.Play) grundy.Text { return f.d.Goal(a, play) }
}

// settled writes the parameters of the game that a reader must see: those that
// are required, and those that differ from their default.
func (f family[P]) settled(a Arguments) []string {
	var parts []string
	for _, p := range f.d.Params {
		if _, ok := a.given[p.Name]; !ok || p.State || p.Name == f.d.ByCode {
			continue
		}
		if text := a.text(p); p.Required || text != p.Name+"="+p.Default {
			parts = append(parts, text)
		}
	}
	return parts
}

func (f family[P]) gameText(a Arguments) string {
	if parts := f.settled(a); len(parts) > 0 {
		return f.called(a) + "(" + strings.Join(parts, ",") + ")"
	}
	return f.called(a)
}

// called is the name of the game: that of the family, or the code that settles it.
func (f family[P]) called(a Arguments) string {
	if f.d.ByCode != "" {
		return a.given[f.d.ByCode].Text
	}
	return f.d.Name
}

// format returns the function that writes positions of a game as expressions.
func (f family[P]) format(a Arguments) func(P) string {
	settled, name := f.settled(a), f.called(a)
	return func(p P) string {
		return name + "(" + strings.Join(slices.Concat(f.d.Board.Format(p), settled), ",") + ")"
	}
}
