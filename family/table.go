package family

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
)

// A Range is the whole numbers from From to To, both among them.
type Range struct{ From, To nat.Nat }

// ParseRange reads "3..10", or "7" for that number alone.
//
// Errors: [grundy.ErrParameter].
func ParseRange(text string) (Range, error) {
	e, err := notation.Parse("x(a={" + text + "})")
	wrong := func(want string) error {
		return grundy.Mistake(grundy.ErrParameter, "range %q: want %s", clip(text), want).WithHint("as in 0..20")
	}
	if err != nil {
		if r, ok := rising(text); ok {
			return Range{}, wrong("the smaller number first, " + r)
		}
		return Range{}, wrong("two whole numbers, zero or more, with .. between them")
	}
	call, ok := e.Terms[0].Atom.(*notation.Call)
	if !ok || len(e.Terms) != 1 || len(call.Args) != 1 || len(call.Args[0].Value.Set) != 1 {
		return Range{}, wrong("two whole numbers, zero or more, with .. between them")
	}
	r := call.Args[0].Value.Set[0]
	from, err := nat.Parse(r.From)
	if err != nil {
		return Range{}, wrong("smaller numbers")
	}
	to, err := nat.Parse(r.To)
	if err != nil {
		return Range{}, wrong("smaller numbers")
	}
	return Range{from, to}, nil
}

// rising writes a range that falls the right way round.
func rising(text string) (string, bool) {
	var from, to uint64
	if n, err := fmt.Sscanf(text, "%d..%d", &from, &to); n != 2 || err != nil || from <= to {
		return "", false
	}
	return fmt.Sprintf("%d..%d", to, from), true
}

func clip(text string) string {
	if letters := []rune(text); len(letters) > 40 {
		return string(letters[:39]) + "…"
	}
	return text
}

// An Axis is one number of the positions of a grid, which runs through a range.
type Axis struct {
	Name grundy.Text // "first heap"
	Range
	Size int // of the range
}

// At returns the number in place i of the range, from 0.
func (a Axis) At(i int) nat.Nat { return a.From.Add(nat.Of(uint64(i))) }

// MostCells is how many positions a grid may have.
const MostCells = 10_000_000

// A grid is positions of type P: cell i has the number i/n of the first axis and
// i mod n of the second, which has n numbers.
type grid[P comparable] struct {
	seat[P]
	board Board[P]
	args  Arguments
	axes  []Axis
	place func(i int) (P, error)          // the position of cell i, where no board places it
	quick func(more []nat.Nat) (P, error) // Places of the board; nil if it has none
	state string                          // the parameter that the last axis is; "" if it is a positional argument

	values bool // positional arguments are values

	family  string
	settled []string // the parameters that a reader must see
}

func (f family[P]) Grid(call *notation.Call, preset map[string]string, ranges []Range) (Grid, error) {
	if len(ranges) != 1 && len(ranges) != 2 {
		return nil, grundy.Mistake(grundy.ErrParameter, "%s: want one range or two; got %d", f.d.Name, len(ranges)).WithHint("%s", rangeHint)
	}
	a, err := f.read(call, preset)
	if err != nil {
		return nil, err
	}
	game, err := f.d.New(a)
	if err != nil {
		return nil, err
	}
	g := &grid[P]{
		seat:  seat[P]{game: game, name: f.gameText(a), format: f.format(a), goal: f.goal(a), only: f.d.NormalOnly},
		board: f.d.Board, args: a, values: f.d.Values, family: f.called(a), settled: f.settled(a),
	}
	for _, r := range ranges {
		size, ok := r.size()
		if !ok {
			return nil, tooMany(f.d.Name, ranges)
		}
		g.axes = append(g.axes, Axis{Range: r, Size: size})
	}
	if g.Len() > MostCells {
		return nil, tooMany(f.d.Name, ranges)
	}
	if err := g.settle(f.d.Params); err != nil {
		return nil, err
	}
	g.nameAxes(f.d.Unit)
	if places := f.d.Board.Places; places != nil && g.state == "" {
		g.quick = places(a)
	}
	return g, nil
}

const rangeHint = "--range wants a range for each number of a position, as in --range 0..10 or --range 0..10,0..10"

// size returns how many numbers the range has; ok is false if they are too many
// for a grid.
func (r Range) size() (int, bool) {
	n, ok := r.To.Sub(r.From).Uint64()
	return int(n) + 1, ok && n < MostCells
}

func tooMany(name string, ranges []Range) error {
	n := nat.Of(1)
	for _, r := range ranges {
		n = n.Mul(r.To.Sub(r.From).Add(nat.Of(1)))
	}
	return grundy.Mistake(grundy.ErrLimit, "%s: %s positions: want at most %d", name, grundy.Shorten(n, 40, grundy.English), MostCells).
		WithHint("a smaller --range")
}

// settle finds out whether the last axis is a positional argument or the
// parameter that belongs to the position, such as limit=.
func (g *grid[P]) settle(params []Param) error {
	_, err := g.at(0)
	if err == nil {
		return nil
	}
	i := slices.IndexFunc(params, func(p Param) bool { return p.State && p.Kind == Natural })
	if i >= 0 {
		if _, given := g.args.given[params[i].Name]; !given {
			g.state = params[i].Name
			if _, err := g.at(0); err == nil {
				return nil
			}
		}
	}
	return grundy.Mistake(grundy.ErrPosition, "%v", err).WithHint("%s", rangeHint)
}

// nameAxes names each axis by its place among the numbers of a position.
func (g *grid[P]) nameAxes(unit grundy.Text) {
	if unit.En == "" {
		unit = grundy.Text{En: "heap", Zh: "堆"}
	}
	last := len(g.axes) - 1
	if g.state != "" {
		g.axes[last].Name = grundy.Text{En: g.state, Zh: map[string]string{"limit": "上限"}[g.state]}
		last--
	}
	for i := 0; i <= last; i++ {
		if last == 0 && len(g.args.heaps)+len(g.args.values) == 0 {
			g.axes[i].Name = unit
			return
		}
		k := len(g.args.heaps) + len(g.args.values) + i
		if k < len(ordinals) {
			g.axes[i].Name = grundy.Text{En: ordinals[k].En + " " + unit.En, Zh: ordinals[k].Zh + unit.Zh}
		} else {
			g.axes[i].Name = grundy.Text{En: fmt.Sprintf("%s %d", unit.En, k+1), Zh: fmt.Sprintf("第 %d %s", k+1, unit.Zh)}
		}
	}
}

var ordinals = []grundy.Text{
	{En: "first", Zh: "第一"}, {En: "second", Zh: "第二"}, {En: "third", Zh: "第三"}, {En: "fourth", Zh: "第四"},
}

// at returns the position of cell i.
func (g *grid[P]) at(i int) (P, error) {
	if g.place != nil {
		return g.place(i)
	}
	if g.quick != nil {
		if len(g.axes) == 1 {
			return g.quick([]nat.Nat{g.axes[0].At(i)})
		}
		return g.quick([]nat.Nat{g.axes[0].At(i / g.axes[1].Size), g.axes[1].At(i % g.axes[1].Size)})
	}
	numbers := slices.Clone(g.args.heaps)
	if len(g.axes) == 1 {
		numbers = append(numbers, g.axes[0].At(i))
	} else {
		numbers = append(numbers, g.axes[0].At(i/g.axes[1].Size), g.axes[1].At(i%g.axes[1].Size))
	}
	a := g.args
	if g.state != "" {
		last := len(numbers) - 1
		a.given = maps.Clone(a.given)
		a.given[g.state] = notation.Value{Kind: notation.Number, Text: numbers[last].String()}
		numbers = numbers[:last]
	}
	a.heaps = numbers
	if g.values {
		for _, n := range numbers[len(g.args.heaps):] {
			a.values = append(slices.Clip(a.values), notation.Value{Kind: notation.Number, Text: n.String()})
		}
	}
	return g.board.Parse(a)
}

func (g *grid[P]) Game() string { return g.name }

func (g *grid[P]) Pattern() string {
	var parts []string
	for _, n := range g.args.heaps {
		parts = append(parts, n.String())
	}
	for _, v := range g.args.values {
		parts = append(parts, v.String())
	}
	parts = append(parts, slices.Repeat([]string{"…"}, len(g.axes))...)
	if g.state != "" {
		parts[len(parts)-1] = g.state + "=…"
	}
	return g.family + "(" + strings.Join(slices.Concat(parts, g.states(), g.settled), ",") + ")"
}

func (g *grid[P]) Fixed() bool { return len(g.args.heaps)+len(g.args.values)+len(g.states()) > 0 }

// states writes the parameters of the position that are given.
func (g *grid[P]) states() (list []string) {
	for _, p := range g.args.params {
		if _, given := g.args.given[p.Name]; given && p.State {
			list = append(list, g.args.text(p))
		}
	}
	return list
}

func (g *grid[P]) Goal(play grundy.Play) grundy.Text { return g.goal(play) }

func (g *grid[P]) Axes() []Axis { return g.axes }

func (g *grid[P]) Len() int { return product(g.axes) }

// product is how many cells the axes span.
func product(axes []Axis) int {
	n := 1
	for _, a := range axes {
		n *= a.Size
	}
	return n
}
