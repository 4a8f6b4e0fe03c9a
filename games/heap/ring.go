package heap

import (
	"context"
	"iter"
	"slices"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
	"example.org/grundy/taking"
)

// Ring is the family of taking games on a circle of counters: Kayles on a cycle, or with
// another code the game that it writes.
//
// A circle has no ends, so neighbours are taken from it as from inside a row: where the
// code allows that two heaps are left, one row is. Then the game goes on in rows. The
// circle is worth the least number that no such row is worth.
//
// In Kayles every row is won, from its middle, so a circle of three counters or more,
// whose options are rows that are not empty, is worth 0: the second player takes from the
// middle of the row and goes on by mirror images.
//
// Source: POJ 2484; for the rows Guy and Smith, The G-values of various games (1956).
var Ring = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "ring",
	Title:    grundy.Text{En: "Taking from a circle (Kayles on a cycle)", Zh: "环上取石子（环上 Kayles）"},
	Rules:    grundy.Text{En: "The first number is a circle of counters, the others are rows. Take neighbours from the circle, as the code allows inside a row (digits 4 to 7; all of the circle where the digit is odd), which leaves a row; or move in a row as the code says.", Zh: "第一个数是围成一圈的石子数，其余各数是行。从圈上取走连续若干个（编码允许从行中间取，即数字 4 至 7；奇数则可取完全圈），剩下的成为一行；或按编码在某行中走。"},
	Position: grundy.Text{En: "the counters of the circle, and then those of rows", Zh: "圈上的石子数，其后为各行的石子数"},
	Unit:     grundy.Text{En: "circle or row", Zh: "圈或行"},
	Params: []family.Param{{Name: "code", Kind: family.Code, Default: "0.77", Read: canonicalCode,
		Doc: grundy.Text{En: "the code of the game, as in ring(9,code=0.137); 0.77 is Kayles", Zh: "游戏的编码，如 ring(9,code=0.137)；0.77 即 Kayles"}}},
	Source:  "POJ 2484",
	Aliases: []family.Alias{{Name: "circle"}, {Name: "环"}, {Name: "环形取石子"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "of a circle, the least number that is not the value of a row that a move leaves; of rows, by their nim-sequence; the nim-sum (xor) of all", Zh: "圈的值是取后各行的值的 mex；行的值取自 SG 序列；全部取异或和"}, Source: "Sprague 1935; Guy and Smith 1956"},
		{What: grundy.Text{En: "Kayles on a circle", Zh: "环上 Kayles"}, Statement: grundy.Text{En: "one or two counters: won; three or more: lost, and worth 0", Zh: "一或两个石子先手胜；三个及以上先手负，值为 0"}, Source: "POJ 2484, proved in games/heap/ring.go"},
	},
	Examples: []string{"ring(7)", "ring(0,6)", "ring(9,code=0.137)"},
	Laws:     []string{"", "code=0.137", "code=0.07", "code=0.356"},
	Small:    8,
	New:      newRing,
	Board: family.Board[Heaps]{
		Parse: func(a family.Arguments) (Heaps, error) {
			if len(a.Heaps()) == 0 {
				return HeapsOf(zero), nil
			}
			return HeapsOf(a.Heaps()...), nil
		},
		Format: rows.Format,
		Samples: func(most int) iter.Seq[Heaps] {
			return func(yield func(Heaps) bool) {
				for length, greatest := range [...]int{1: most, 2: min(most, 5), 3: min(most, 2)} {
					for list := range tuples(length, greatest) {
						if length > 0 && !yield(HeapsOf(list...)) {
							return
						}
					}
				}
			}
		},
	},
})

// ring is the game: rows, and what may be taken from a circle.
type ring struct {
	rows   row
	inside []nat.Nat // may be taken if something is left
	whole  []nat.Nat // may be taken if nothing is left
}

var (
	_ grundy.Game[Heaps]       = ring{}
	_ grundy.Valuer[Heaps]     = ring{}
	_ grundy.Decider[Heaps]    = ring{}
	_ grundy.Winner[Heaps]     = ring{}
	_ grundy.Finder[Heaps]     = ring{}
	_ grundy.Splitter[Heaps]   = ring{}
	_ grundy.Normalizer[Heaps] = ring{}
	_ grundy.Counter[Heaps]    = ring{}
	_ grundy.Preparer[Heaps]   = ring{}
	_ grundy.Staller[Heaps]    = ring{}
	_ grundy.Namer[Heaps]      = ring{}
	_ grundy.Explainer[Heaps]  = ring{}
	_ grundy.Citer[Heaps]      = ring{}
)

func newRing(a family.Arguments) (grundy.Game[Heaps], error) {
	code := a.Word("code")
	r, err := taking.Parse(code)
	if err != nil {
		return nil, err
	}
	digits, tail, ok := r.Digits()
	if !ok || tail > 0 || len(r.Still()) > 0 || len(digits) > 0 && digits[0].Heaps != 0 {
		return nil, a.Errorf("code", "want a code that ends and takes, such as 0.77; got %s", r)
	}
	var g ring
	if g.rows, err = taken(code); err != nil {
		return nil, err
	}
	for k, d := range digits {
		if d.Heaps&4 != 0 && d.Parts == taking.Any {
			g.inside = append(g.inside, number(k))
		}
		if d.Heaps&1 != 0 {
			g.whole = append(g.whole, number(k))
		}
	}
	return g, nil
}

// left yields the rows that moves in a circle of n leave, 0 among them.
func (g ring) left(n nat.Nat) (list []nat.Nat) {
	for _, k := range g.inside {
		if k.Less(n) {
			list = append(list, n.Sub(k))
		}
	}
	if slices.Contains(g.whole, n) {
		list = append(list, zero)
	}
	return list
}

// opened is the position after a circle became a row.
func opened(rest Heaps, n nat.Nat) Heaps {
	if n.IsZero() {
		return HeapsOf(zero) + rest
	}
	return HeapsOf(zero, n) + rest
}

// Options yields the moves in the circle, of few counters before many, and then those in
// the rows.
func (g ring) Options(p Heaps) iter.Seq[Heaps] {
	return func(yield func(Heaps) bool) {
		n, rest := p.first()
		for _, m := range g.left(n) {
			if !yield(opened(rest, m)) {
				return
			}
		}
		circle := HeapsOf(n)
		for q := range g.rows.Options(rest) {
			if !yield(circle + q) {
				return
			}
		}
	}
}

func (g ring) Width(p Heaps) (nat.Nat, bool) {
	n, rest := p.first()
	width, ok := g.rows.Width(rest)
	return width.Add(number(len(g.left(n)))), ok
}

// Prepare computes the values of rows up to the longest, or to what a circle leaves.
func (g ring) Prepare(ctx context.Context, p Heaps, play grundy.Play, account grundy.Account) error {
	if n, rest := p.first(); rest == "" && n.IsZero() {
		return nil
	}
	return g.rows.Prepare(ctx, p, play, account)
}

// circleValue is the value of a circle.
func (g ring) circleValue(n nat.Nat) (v nat.Nat, ok bool) {
	var values []nat.Nat
	for _, m := range g.left(n) {
		v, ok := g.rows.value(m)
		if !ok {
			return zero, false
		}
		values = append(values, v)
	}
	for slices.Contains(values, v) {
		v = v.Add(one)
	}
	return v, true
}

func (g ring) Value(p Heaps) (nat.Nat, bool) {
	n, rest := p.first()
	v, ok := g.circleValue(n)
	w, known := g.rows.Value(rest)
	return v.Xor(w), ok && known
}

func (g ring) Outcome(p Heaps, play grundy.Play) (grundy.Outcome, bool) {
	if n, rest := p.first(); play == grundy.Misere {
		if len(g.left(n)) > 0 {
			return grundy.Unknown, false
		}
		return g.rows.Outcome(rest, play)
	}
	v, ok := g.Value(p)
	return grundy.WinsIf(!v.IsZero()), ok
}

func (g ring) Winning(p Heaps, play grundy.Play) ([]Heaps, bool) {
	if play == grundy.Misere {
		return nil, false
	}
	return g.WithValue(p, zero)
}

func (g ring) WithValue(p Heaps, v nat.Nat) ([]Heaps, bool) {
	n, rest := p.first()
	sum, ok := g.rows.Value(rest)
	own, known := g.circleValue(n)
	if !ok || !known {
		return nil, false
	}
	if len(rest)*len(rest) > family.MostListed {
		return nil, false
	}
	moves := []Heaps{}
	for _, m := range g.left(n) {
		if w, _ := g.rows.value(m); w.Xor(sum) == v {
			moves = append(moves, opened(rest, m))
		}
	}
	others, ok := g.rows.WithValue(rest, v.Xor(own))
	for _, q := range others {
		moves = append(moves, HeapsOf(n)+q)
	}
	return moves, ok
}

func (g ring) Split(p Heaps) ([]Heaps, bool) {
	n, rest := p.first()
	parts, ok := g.rows.Split(rest)
	switch {
	case !ok && n.IsZero() || rest == "":
		return nil, false
	case !ok:
		parts = []Heaps{rest}
	}
	for i, q := range parts {
		parts[i] = HeapsOf(zero) + q
	}
	if !n.IsZero() {
		parts = append([]Heaps{HeapsOf(n)}, parts...)
	}
	return parts, true
}

// Normal empties a circle that has no move, and leaves the rows to their game.
func (g ring) Normal(p Heaps) Heaps {
	n, rest := p.first()
	if len(g.left(n)) == 0 {
		n = zero
	}
	return HeapsOf(n) + g.rows.Normal(rest)
}

func (g ring) Stall(p Heaps, play grundy.Play) (q Heaps, longest, ok bool) {
	return anyMove(g, p, play)
}

func (g ring) Move(p, q Heaps) grundy.Phrase {
	n, rest := p.first()
	m, after := q.first()
	if n == m {
		return g.rows.Move(rest, after)
	}
	left := n
	if len(after) > len(rest) {
		left, _ = after.first()
	} else {
		left = zero
	}
	return grundy.Say("take {k} from the circle, leaving a row of {left}", "从圈上取 {k} 个，剩一行 {left} 个", "k", n.Sub(left), "left", left)
}

func (g ring) Explain(p Heaps, play grundy.Play) []grundy.Phrase {
	n, rest := p.first()
	switch _, ok := g.Outcome(p, play); {
	case !ok:
		return nil
	case len(g.left(n)) == 0:
		return g.rows.Explain(rest, play)
	}
	steps := []grundy.Phrase{grundy.Say("The circle of {n} becomes a row, and is worth the least number that no such row is worth:", "{n} 个石子的圈取后成为一行，其值为这些行的值的 mex：", "n", n)}
	for i, m := range g.left(n) {
		if i == 32 {
			break
		}
		v, _ := g.rows.value(m)
		steps = append(steps, grundy.Say("  a row of {m} -> {v}", "  一行 {m} 个 -> {v}", "m", m, "v", v))
	}
	own, _ := g.circleValue(n)
	values, _ := g.rows.values(rest.List())
	values = append([]nat.Nat{own}, values...)
	if rest != "" {
		steps = append(steps, grundy.Say("The circle is worth {v}, and the rows together {w}.", "圈的值为 {v}，各行合计为 {w}。", "v", own, "w", nimSum(values[1:])))
	}
	return append(steps, verdict(values, play)...)
}

func (g ring) Source(p Heaps, play grundy.Play) string {
	if _, ok := g.Outcome(p, play); !ok {
		return ""
	}
	return "Sprague 1935; Guy and Smith 1956"
}
