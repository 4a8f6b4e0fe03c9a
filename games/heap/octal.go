package heap

import (
	"context"
	"iter"
	"math"
	"slices"
	"sync"
	"unicode/utf8"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
	"example.org/grundy/taking"
)

// Octal is the family of taking-and-breaking games: take counters from one heap and
// lay the rest of it down in some heaps, as a code such as 0.137 allows.
//
// A row is worth the nim-sum of its heaps, each of which has the value that package
// taking computes; after a proved period heaps of any size have one. In misère play
// a code of the digits 0 and 3 alone is a subtraction game, which is tame; of others
// nothing is known here but by search.
//
// Source: Guy and Smith, The G-values of various games (1956).
var Octal = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "octal",
	Title:    grundy.Text{En: "Taking and breaking", Zh: "取子与分堆（八进制编码游戏）"},
	Rules:    grundy.Text{En: "Take k counters from one heap; what is left of it lies in j heaps. The digit with index k of the code, read in binary, has a one in place j where that is allowed: in 0.137 the digits 1, 3 and 7 belong to 1, 2 and 3 counters taken.", Zh: "从一堆中取 k 个，余下的摆成 j 堆。编码中下标为 k 的数字写成二进制，第 j 位为 1 表示允许：0.137 中的 1、3、7 分别对应取 1、2、3 个。"},
	Position: grundy.Text{En: "any number of heaps", Zh: "任意多堆"},
	Params: []family.Param{{Name: "code", Kind: family.Code, Required: true, Read: canonicalCode,
		Doc: grundy.Text{En: "the code of the game, as in octal(10,4,code=0.137), which is also written 0.137(10,4)", Zh: "游戏的编码，如 octal(10,4,code=0.137)，也可写作 0.137(10,4)"}}},
	ByCode:  "code",
	Source:  "Guy and Smith 1956",
	Aliases: octalNames,
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "the nim-sum of the heaps; of a heap by its nim-sequence, and beyond the values computed by a period, where one is proved", Zh: "各堆的值的异或和；堆的值取自其 SG 序列，超出已计算部分时用已证明的周期"}, Source: "Guy and Smith 1956"},
		{What: grundy.Text{En: "misère play", Zh: "反常规玩法"}, Statement: grundy.Text{En: "of a code of the digits 0 and 3 alone: the rule of misère Nim on the Grundy values", Zh: "编码只含 0 和 3 时：对 SG 值用反常规 Nim 规则"}, Source: "Ferguson 1974"},
	},
	Examples: []string{"0.77(7)", "0.137(10,4)", "octal(1000000000000,code=0.07)", "kayles(20)"},
	Laws:     []string{"code=0.77", "code=0.137", "code=0.6", "code=0.303", "code=0.3F"},
	Small:    7,
	New: func(a family.Arguments) (grundy.Game[Heaps], error) {
		return taken(a.Word("code"))
	},
	Board: family.Board[Heaps]{Parse: octalRow, Format: rows.Format, Samples: rows.Samples},
})

// octalRow reads a row. A rule that no code writes lists numbers that fit a word.
func octalRow(a family.Arguments) (Heaps, error) {
	r, err := taking.Parse(a.Word("code"))
	if err != nil {
		return "", err
	}
	return RowOf(a, r)
}

// octalNames are the rules by name whose board is the row of heaps; others have a
// family of their own.
var octalNames = func() []family.Alias {
	list := []family.Alias{{Name: "taking"}}
	for _, n := range taking.Names() {
		switch n.Name {
		case "nim", "lasker", "grundy", "treblecross":
			continue
		}
		code := n.Code
		if code == "" {
			code = n.Name
			n.Aliases = slices.DeleteFunc(n.Aliases, func(a string) bool { return a[0] < utf8.RuneSelf }) // words for sets, such as squares
		}
		for _, name := range append([]string{n.Name}, n.Aliases...) {
			list = append(list, family.Alias{Name: name, Params: map[string]string{"code": code}})
		}
	}
	return list
}()

// canonicalCode reads a code, and writes it as all texts of this game are written.
func canonicalCode(text string) (string, error) {
	r, err := taking.Parse(text)
	return r.String(), err
}

// taken returns the game of a code.
func taken(code string) (row, error) {
	r, err := taking.Parse(code)
	if err != nil {
		return row{}, err
	}
	if g, ok, err := asNamed(r); ok || err != nil {
		return g, err
	}
	return row{newOctal(r).theory()}, nil
}

// asNamed returns the game of a code that writes a game with theorems of its own: 0.[3]
// is Nim, 4.[3] Lasker's Nim, and 0.33…3 with k digits Bachet's game with max=k.
func asNamed(r taking.Rule) (g row, ok bool, err error) {
	digits, tail, ok := r.Digits()
	if !ok || len(r.Still()) > 0 {
		return row{}, false, nil
	}
	var game grundy.Game[Heaps]
	switch text := r.String(); {
	case text == "0.[3]":
		game, err = newNim(family.Arguments{})
	case text == "4.[3]":
		game, err = newLasker(family.Arguments{})
	case tail == 0 && len(digits) > 1 && digits[0].Heaps == 0 && !slices.ContainsFunc(digits[1:], func(d taking.Digit) bool { return d.Heaps != 3 }):
		game = newBachet(number(len(digits) - 1))
	default:
		return row{}, false, nil
	}
	g, _ = game.(row)
	return g, err == nil, err
}

// octal is the game of a rule.
type octal struct {
	*sequence
	stuck func() *[looked]bool // of the least heaps: whether they have no move
}

// looked is how many of the least heaps are asked for a move once and for all, since
// a search asks of each heap that it meets.
const looked = 256

func newOctal(r taking.Rule) *octal {
	g := &octal{sequence: sequenceOf(r)}
	g.stuck = sync.OnceValue(func() *[looked]bool {
		var stuck [looked]bool
		for n := range stuck {
			stuck[n] = g.still(number(n))
		}
		return &stuck
	})
	return g
}

// takesOnly reports whether no move leaves more than one heap.
func (g *octal) takesOnly() bool {
	return g.allDigits(func(d taking.Digit) bool { return d.Heaps <= 3 })
}

// subtracts reports whether the game is a subtraction game: whatever may be taken
// may be taken whole or leave a heap.
func (g *octal) subtracts() bool {
	return g.allDigits(func(d taking.Digit) bool { return d.Heaps == 0 || d.Heaps == 3 })
}

// allDigits reports whether the rule is a code whose digits all are such, and says
// nothing more.
func (g *octal) allDigits(such func(taking.Digit) bool) bool {
	digits, _, ok := g.rule.Digits()
	return ok && len(g.rule.Still()) == 0 && !slices.ContainsFunc(digits, func(d taking.Digit) bool { return !such(d) })
}

func (g *octal) theory() theory {
	t := theory{
		moves:      g.moves,
		splits:     !g.takesOnly(),
		value:      g.value,
		replies:    g.replies,
		chooser:    g.chooser,
		tame:       g.subtracts(),
		idle:       g.idle,
		forced:     func(n nat.Nat) (nat.Nat, bool) { return zero, g.idle(n) },
		remoteness: g.remoteness,
		foreclosed: g.foreclosed,
		name:       nameTaking,
		explain:    g.explain,
		source: func(play grundy.Play) string {
			if play == grundy.Misere {
				return "Ferguson 1974"
			}
			if _, ok := g.rule.Closed(zero); ok {
				return g.rule.Source()
			}
			return "Guy and Smith 1956"
		},
	}
	t.prepare = func(ctx context.Context, n nat.Nat, play grundy.Play, account grundy.Account) error {
		if play == grundy.Misere && !t.tame {
			return nil
		}
		return g.prepare(ctx, n, account)
	}
	if width, ok := g.tailWidth(); ok {
		t.width = width
	} else if _, ok := g.rule.Last(); ok && g.counts() {
		t.width = g.width
	}
	return t
}

// moves yields what each move leaves of a heap of n: no heap is 0, except that
// nothing is left as one heap of 0.
func (g *octal) moves(n nat.Nat) iter.Seq[[]nat.Nat] {
	w, ok := n.Uint64()
	if !ok || w > math.MaxInt {
		return g.largeMoves(n)
	}
	return func(yield func([]nat.Nat) bool) {
		var left []nat.Nat
		for heaps := range g.rule.Moves(int(w)) {
			left = left[:0]
			for _, h := range heaps {
				left = append(left, number(h))
			}
			if len(left) == 0 {
				left = append(left, zero)
			}
			if !yield(left) {
				return
			}
		}
	}
}

// largeMoves is moves for heaps beyond a word. No move takes all of such a heap.
func (g *octal) largeMoves(n nat.Nat) iter.Seq[[]nat.Nat] {
	return func(yield func([]nat.Nat) bool) {
		for k, d := range g.rule.Takes(math.MaxInt) {
			for j := 1; j < 64; j++ {
				if d.Heaps>>j&1 != 0 && !layDown(make([]nat.Nat, 0, j), j, n.Sub(number(k)), d.Parts, yield) {
					return
				}
			}
		}
	}
}

// layDown yields head followed by each way to write n as a sum of j positive numbers
// that go on ascending; it returns false if yield did.
func layDown(head []nat.Nat, j int, n nat.Nat, parts taking.Parts, yield func([]nat.Nat) bool) bool {
	least := one
	if len(head) > 0 {
		least = head[len(head)-1]
		if parts == taking.Unequal {
			least = least.Add(one)
		}
	}
	if j == 1 {
		if n.Less(least) || parts == taking.Equal && len(head) > 0 && head[0] != n {
			return true
		}
		return yield(append(head, n))
	}
	most, _ := n.DivMod(number(j))
	if parts == taking.Equal && len(head) > 0 {
		most = nat.Min(most, head[0])
	}
	if parts == taking.Equal && len(head) == 0 { // only n/j itself can do
		least = nat.Max(least, most)
	}
	for a := least; !most.Less(a); a = a.Add(one) {
		if !layDown(append(head, a), j-1, n.Sub(a), parts, yield) {
			return false
		}
	}
	return true
}

// idle reports whether a heap of n has no move.
func (g *octal) idle(n nat.Nat) bool {
	if w, ok := n.Uint64(); ok && w < looked {
		return g.stuck()[w]
	}
	if _, _, code := g.rule.Digits(); !code {
		return false // each rule by name lets one or two counters be taken, and a list of all may be dear
	}
	return g.still(n)
}

// still is the definition of idle.
func (g *octal) still(n nat.Nat) bool {
	for range g.moves(n) {
		return false
	}
	return true
}

// searched is the greatest heap that is asked whether it can be taken whole.
const searched = 1 << 12

// whole reports whether all of a heap of n may be taken, as far as that is known.
func (g *octal) whole(n nat.Nat) bool {
	w, ok := n.Uint64()
	if !ok || w > searched {
		return false
	}
	for k, d := range g.rule.Takes(int(w)) {
		if k == int(w) {
			return d.Heaps&1 != 0
		}
	}
	return false
}

// remoteness: a heap that can be taken whole is taken whole.
func (g *octal) remoteness(n nat.Nat, play grundy.Play) (nat.Nat, bool) {
	return one, play == grundy.Normal && g.whole(n)
}

// foreclosed: a heap that can be taken whole ends the play at once.
func (g *octal) foreclosed(list []nat.Nat, play grundy.Play) (grundy.Foreclosed, bool) {
	return grundy.Infinite, play == grundy.Normal && len(list) == 1 && g.whole(list[0])
}

// nameTaking names a move by what it takes, and what it lays down.
func nameTaking(n nat.Nat, left []nat.Nat) grundy.Phrase {
	if len(left) <= 2 {
		return nameSplit(n, left)
	}
	taken := n
	for _, h := range left {
		taken = taken.Sub(h)
	}
	if taken.IsZero() {
		return grundy.Say("split {n} into {heaps}", "把 {n} 分成 {heaps}", "n", n, "heaps", left)
	}
	return grundy.Say("take {k} from {n}, leaving {heaps}", "从 {n} 中取 {k}，剩 {heaps}", "k", taken, "n", n, "heaps", left)
}
