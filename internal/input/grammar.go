package input

import (
	"slices"
	"strconv"
	"strings"

	"example.org/grundy/nat"
)

// A Grammar is the form of an input. It is immutable.
type Grammar struct {
	items []item
	slots int // numbers with a name
	batch int // the item that repeats cases, or -1
	where where
}

type kind uint8

const (
	number kind = iota
	word
	lineEnd
	group
)

type loop uint8

const (
	counted loop = iota
	until
	toEnd
)

// An item is a part of a grammar.
type item struct {
	kind kind

	// of numbers and words
	name     string
	slot     int   // of the value, for what names can count and bound; -1 for rows and words
	row      bool  // several on a line
	lo, hi   bound // of the number, or of the length of the word
	letters  string
	sorted   bool
	distinct bool
	counts   bool // a later count has the name in it

	count bound // of a row, or of a counted group

	// of groups
	loop     loop
	items    []item
	sentinel []nat.Nat // of until
	acyclic  bool      // of counted: arrows between the repetitions

	kept bool // its upper limit stays where others are taken ten times as large
}

// String is the canonical text: [Parse] of it is the same grammar.
func (g *Grammar) String() string { return text(g.items) }

func text(items []item) string {
	parts := make([]string, len(items))
	for i, it := range items {
		parts[i] = it.String()
	}
	return strings.Join(parts, " ")
}

func (it item) String() string {
	switch it.kind {
	case lineEnd:
		return "/"
	case group:
		inside := "( " + text(it.items) + " )"
		switch it.loop {
		case counted:
			inside += "[" + it.count.String() + "]"
			if it.acyclic {
				inside += " acyclic"
			}
			return inside
		case toEnd:
			return inside + "*"
		}
		inside += " until"
		for _, n := range it.sentinel {
			inside += " " + n.String()
		}
		return inside + " /"
	}
	head := it.name
	if it.row {
		head += "[" + it.count.String() + "]"
	}
	between := it.lo.String()
	if hi := it.hi.String(); hi != between {
		between += ".." + hi
	}
	if it.kind == word {
		between = strconv.Quote(it.letters) + "{" + between + "}"
	}
	text := head + ":" + between
	if it.sorted {
		text += " sorted"
	}
	if it.distinct {
		text += " distinct"
	}
	return text
}

// Batch reports whether an input may have several cases.
func (g *Grammar) Batch() bool { return g.batch >= 0 }

// Single is the grammar with everything of an input as one case.
func (g *Grammar) Single() *Grammar {
	single := *g
	single.batch = -1
	return &single
}

// MostCases is the most cases that an input may have; ok is false where nothing limits
// them, or no word holds their number.
func (g *Grammar) MostCases() (n int, ok bool) {
	if g.batch < 0 {
		return 1, true
	}
	b := g.items[g.batch]
	if b.loop != counted {
		return 0, false
	}
	slots := make([]nat.Nat, g.slots)
	for _, it := range g.items[:g.batch] {
		if it.kind == number && !it.row {
			hi, fine := it.hi.value(slots)
			if !fine {
				return 0, false
			}
			slots[it.slot] = hi
		}
	}
	most, fine := b.count.value(slots)
	u, small := most.Uint64()
	if !fine || !small || u > 1<<40 {
		return 0, false
	}
	return int(u), true
}

// Keep is the grammar with numbers and rows whose limits [Grammar.Beyond] leaves as they
// are, by their names.
func (g *Grammar) Keep(names ...string) *Grammar {
	kept := *g
	kept.items = keep(g.items, names)
	return &kept
}

func keep(items []item, names []string) []item {
	out := slices.Clone(items)
	for i := range out {
		out[i].kept = out[i].kept || slices.Contains(names, out[i].name)
		out[i].items = keep(out[i].items, names)
	}
	return out
}

// Beyond is the grammar with the upper limits of its numbers and counts times a factor,
// where they are written as numbers of 10 and more. Words stay as they are.
func (g *Grammar) Beyond(times uint64) *Grammar {
	wider := *g
	wider.items = widen(g.items, nat.Of(times))
	return &wider
}

func widen(items []item, times nat.Nat) []item {
	out := make([]item, len(items))
	for i, it := range items {
		if it.kind == number && !it.kept && it.hi.constant() && it.lo.String() != it.hi.String() {
			if hi, ok := it.hi.value(nil); ok && !hi.Less(nat.Of(10)) {
				it.hi = exactly(hi.Mul(times))
			}
		}
		it.items = widen(it.items, times)
		out[i] = it
	}
	return out
}
