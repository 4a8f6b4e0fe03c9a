package script

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"go.starlark.net/starlark"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/games/heap"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
	"example.org/grundy/taking"
)

// The short form may say constants instead of functions: take = [1, 3, 4] are the numbers
// that may be taken from any heap, breaks = [2] the numbers of heaps that a heap may be
// split into, and code = "0.137" is all of the rules. Such a file is a rule of package
// taking, and its game the built-in one under the name of the file: values of huge heaps
// by a period that is proved, winning moves by theorem.

// mostDigit is the greatest number to take in a code; with greater ones a file is played
// heap by heap.
const mostDigit = 9_999

// mostParts is how many heaps a heap may be split into.
const mostParts = 63

// constants keeps take or breaks where it is a list of numbers. ok is false where it is
// something else.
func (f *file) constants(name string, v starlark.Value) (ok bool, err error) {
	items, ok := v.(starlark.Iterable)
	if _, dict := v.(*starlark.Dict); !ok || dict || name != "take" && name != "breaks" {
		return false, nil
	}
	least, most, into := 1, mostHeap, &f.takes
	if name == "breaks" {
		least, most, into = 2, mostParts, &f.splits
	}
	*into = []int{}
	for x := range starlark.Elements(items) {
		n, isInt := x.(starlark.Int)
		w, small := n.Int64()
		if !isInt || !small || w < int64(least) || w > int64(most) {
			return true, f.wrong(name, fmt.Sprintf("numbers from %d to %d", least, most), x)
		}
		if len(*into) == family.MostCells {
			return true, f.wrong(name, fmt.Sprintf("at most %d numbers", family.MostCells), v)
		}
		*into = append(*into, int(w))
	}
	slices.Sort(*into)
	*into = slices.Compact(*into)
	return true, nil
}

// readCode finds the rule of a file without functions of moves, if it is one.
func (f *file) readCode(text string, given bool) error {
	switch {
	case given && (f.options != nil || f.take != nil || f.breaks != nil || f.takes != nil || f.splits != nil):
		return mistake(f.places["code"], "code beside other rules: want one of code, options, and take and breaks")
	case given:
		r, err := taking.Parse(text)
		if err != nil {
			return mistake(f.places["code"], "code: %v", err)
		}
		f.rule, f.coded = r, true
	case f.options != nil:
		return nil
	default: // what is constant, which may be all
		takes := f.takes
		f.coded = f.take == nil && f.breaks == nil && (len(takes) == 0 || takes[len(takes)-1] <= mostDigit)
		if !f.coded {
			takes = nil
		}
		var err error
		if f.rule, err = taking.Parse(codeOf(takes, f.splits)); err != nil {
			return grundy.Mistake(grundy.ErrRules, "%s: %v", f.path, err)
		}
		if !f.coded {
			return nil
		}
	}
	for _, fn := range []*function{f.moveName, f.normal, f.split} {
		if fn != nil {
			return mistake(fn.Position(), "%s: with a code, or numbers in take and breaks, grundy does this itself", fn.name).
				WithHint("take and breaks as functions leave it to the file")
		}
	}
	return nil
}

// codeOf writes the code of a rule that takes certain numbers and leaves one heap or
// none, or takes nothing and splits into certain numbers of heaps.
func codeOf(takes, splits []int) string {
	var b strings.Builder
	b.WriteByte('{')
	for i, j := range splits {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(strconv.Itoa(j))
	}
	b.WriteString("}.")
	last := 0
	for _, k := range takes {
		b.WriteString(strings.Repeat("0", k-last-1) + "3")
		last = k
	}
	if last == 0 {
		b.WriteByte('0')
	}
	return b.String()
}

// codedDefinition is the definition of a family whose rules are a code.
func (f *file) codedDefinition() family.Def[heap.Heaps] {
	d := family.Def[heap.Heaps]{
		Name: f.name, Title: f.title, Rules: f.rules, Source: filepath.Base(f.path),
		Position: grundy.Text{En: "any number of heaps", Zh: "任意多堆"},
		Small:    7, Bare: f.start != nil, Examples: []string{f.name + "(5)"},
		New:   func(family.Arguments) (grundy.Game[heap.Heaps], error) { return heap.Taking(f.rule) },
		Board: heap.Row,
	}
	d.Board.Parse = func(a family.Arguments) (heap.Heaps, error) {
		if f.start == nil || !a.Bare() || len(a.Heaps()) > 0 {
			return heap.RowOf(a, f.rule)
		}
		r, err := f.settled(family.Arguments{})
		if err != nil {
			return "", err
		}
		p, err := r.begin()
		if err != nil {
			return "", err
		}
		var list []nat.Nat
		for _, v := range p.value().(starlark.Tuple) {
			n, err := nat.Parse(v.String())
			if err != nil {
				return "", err
			}
			list = append(list, n)
		}
		return heap.HeapsOf(list...), nil
	}
	return d
}

// Code returns the rule of a file that is a code of taking and breaking; ok is false for
// files whose functions say the moves.
func (f *Family) Code() (code string, ok bool) {
	return f.file.rule.String(), f.file.coded
}

// Sequence reports whether an expression is the name of the game alone, so that it means
// all its heaps.
func (f *Family) Sequence(e *notation.Expr) bool {
	if len(e.Terms) != 1 || e.Terms[0].Count != "" {
		return false
	}
	call, ok := e.Terms[0].Atom.(*notation.Call)
	return ok && len(call.Args) == 0 && strings.EqualFold(call.Name, f.file.name)
}
