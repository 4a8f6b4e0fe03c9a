package catalogue

import (
	"strings"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/notation"
)

// Grid makes the positions of a family, such as wythoff or bash(max=3), whose
// numbers run through ranges. File arguments must have been replaced by what the
// files say.
//
// Errors: [grundy.ErrUnknown], [grundy.ErrParameter], [grundy.ErrPosition] with
// the place in the text; [grundy.ErrLimit] for too many positions.
func Grid(e *notation.Expr, ranges []family.Range) (family.Grid, error) {
	call, ok := e.Terms[0].Atom.(*notation.Call)
	single := ok && len(e.Terms) == 1 && e.Terms[0].Count == ""
	if single {
		_, compound := kinds[strings.ToLower(call.Name)]
		single = !compound
	}
	if !single {
		return nil, grundy.Mistake(grundy.ErrPosition, "want one family; got several games").WithPlace(e.Terms[0].At).
			WithHint("as in wythoff, or bash(max=3)")
	}
	f, err := find(call.Name, call.At)
	if err != nil {
		return nil, err
	}
	return f.family.Grid(call, f.preset, ranges)
}
