package catalogue

import (
	"strings"

	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/family"
	"example.org/grundy/notation"
)

// Grid makes the positions of a family, such as wythoff or bash(max=3), or of a
// compound of families, such as every(bash(max=3),nim(5)), whose numbers run
// through ranges: first those of its first game. File arguments must have been
// replaced by what the files say.
//
// Errors: [grundy.ErrUnknown], [grundy.ErrParameter], [grundy.ErrPosition] with
// the place in the text; [grundy.ErrLimit] for too many positions.
func Grid(e *notation.Expr, ranges []family.Range) (family.Grid, error) {
	return index().Grid(e, ranges)
}

// Grid is [Grid] with the families of the directory.
func (d *Directory) Grid(e *notation.Expr, ranges []family.Range) (family.Grid, error) {
	call, ok := e.Terms[0].Atom.(*notation.Call)
	if len(e.Terms) > 1 {
		members := make([]notation.Node, len(e.Terms))
		for i, t := range e.Terms {
			if t.Count != "" {
				return nil, notCopies(t.At)
			}
			members[i] = t.Atom
		}
		return d.gridOf(compound.Sum, members, ranges)
	}
	if !ok || e.Terms[0].Count != "" {
		return nil, notCopies(e.Terms[0].At)
	}
	if kind, ok := kinds[strings.ToLower(call.Name)]; ok {
		members, err := membersOf(call)
		if err != nil {
			return nil, err
		}
		return d.gridOf(kind, members, ranges)
	}
	f, err := d.find(call.Name, call.At)
	if err != nil {
		return nil, err
	}
	return f.family.Grid(call, f.preset, ranges)
}

func notCopies(at int) error {
	return grundy.Mistake(grundy.ErrPosition, "want families; got copies or a group").WithPlace(at).
		WithHint("as in wythoff, or every(bash(max=3),nim)")
}

// membersOf returns the games among the arguments of a compound; a name alone is
// a family.
func membersOf(call *notation.Call) ([]notation.Node, error) {
	var members []notation.Node
	for _, a := range call.Args {
		switch {
		case a.Key != "":
			return nil, noParameter(call, a)
		case a.Value.Kind == notation.Word:
			members = append(members, bare(a))
		case a.Value.Kind == notation.Game && len(a.Value.Expr.Terms) == 1 && a.Value.Expr.Terms[0].Count == "":
			members = append(members, a.Value.Expr.Terms[0].Atom)
		default:
			return nil, grundy.Mistake(grundy.ErrPosition, "%s: want families and positions", call.Name).WithPlace(a.Value.At).
				WithHint("as in every(bash(max=3),nim(5))")
		}
	}
	return members, nil
}

// open reports whether a node is a family without the numbers of a position.
func open(n notation.Node) (*notation.Call, bool) {
	call, ok := n.(*notation.Call)
	if !ok {
		return nil, false
	}
	if _, inner := kinds[strings.ToLower(call.Name)]; inner {
		return nil, false
	}
	for _, a := range call.Args {
		if a.Key == "" {
			return nil, false
		}
	}
	return call, true
}

// gridOf gives each member without numbers the next range, or the next two if it
// wants two.
func (d *Directory) gridOf(kind compound.Kind, nodes []notation.Node, ranges []family.Range) (family.Grid, error) {
	members := make([]family.Member, len(nodes))
	left := ranges
	for i, n := range nodes {
		call, ok := open(n)
		if !ok {
			p, err := d.node(n)
			if err != nil {
				return nil, err
			}
			members[i].Position = p
			continue
		}
		f, err := d.find(call.Name, call.At)
		if err != nil {
			return nil, err
		}
		for used := 1; used <= 2 && members[i].Grid == nil; used++ {
			if used > len(left) {
				if err == nil {
					err = grundy.Mistake(grundy.ErrPosition, "%s: no range is left for its numbers", call.Name).WithPlace(call.At).
						WithHint("--range wants a range for each number that is not given, at most two in all")
				}
				return nil, err
			}
			var g family.Grid
			if g, err = f.family.Grid(call, f.preset, left[:used]); err == nil {
				members[i].Grid, left = g, left[used:]
			}
		}
		if err != nil {
			return nil, err
		}
	}
	if len(left) > 0 {
		return nil, grundy.Mistake(grundy.ErrPosition, "%s: want a range for each number that is not given, %d; got %d", kind, len(ranges)-len(left), len(ranges)).
			WithHint("a family without its numbers takes a range, as bash(max=3) does; bash(7,max=3) is one position")
	}
	g := family.CombineGrids(kind, members)
	if g.Len() > family.MostCells {
		return nil, grundy.Mistake(grundy.ErrLimit, "%s: %d positions: want at most %d", kind, g.Len(), family.MostCells).WithHint("a smaller --range")
	}
	return g, nil
}
