package input

import (
	"slices"
	"strings"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// Check reports whether the values are within the ranges and counts of the grammar.
//
// Errors: [grundy.ErrPosition] with the name, the value and what is wanted.
func (t *Tree) Check() error {
	if err := check(t.grammar.items, t.nodes, make([]nat.Nat, t.grammar.slots)); err != nil {
		return err
	}
	return t.checkWhere()
}

func check(items []item, nodes []node, slots []nat.Nat) error {
	for i, it := range items {
		n := nodes[i]
		var err error
		switch it.kind {
		case number:
			err = it.checkNumbers(n.numbers, slots)
			if err == nil && it.slot >= 0 {
				slots[it.slot] = n.numbers[0]
			}
		case word:
			err = it.checkWords(n.words, slots)
		case group:
			err = it.checkGroup(n.reps, slots)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// wrong is an error about a value.
func wrong(format string, args ...any) error {
	return grundy.Mistake(grundy.ErrPosition, format, args...)
}

// checkCount compares a number of members with the count of a row or group.
func (it item) checkCount(n int, slots []nat.Nat) error {
	if it.kind != group && !it.row {
		if n != 1 {
			return wrong("%s: want one value; got %d", it.name, n)
		}
		return nil
	}
	count, ok := it.count.value(slots)
	if !ok || count != nat.Of(uint64(n)) {
		return wrong("%s: want as many as %s says; got %d", it, it.count, n)
	}
	return nil
}

// ends are the least and the greatest value. ok is false where there is none.
func (it item) ends(slots []nat.Nat) (lo, hi nat.Nat, ok bool) {
	lo, ok = it.lo.value(slots)
	if !ok { // below zero, or beyond all limits, and then so is hi
		lo = nat.Nat{}
	}
	hi, ok = it.hi.value(slots)
	return lo, hi, ok && !hi.Less(lo)
}

func (it item) checkNumbers(numbers []nat.Nat, slots []nat.Nat) error {
	if err := it.checkCount(len(numbers), slots); err != nil {
		return err
	}
	lo, hi, ok := it.ends(slots)
	for i, x := range numbers {
		if !ok || x.Less(lo) || hi.Less(x) {
			return wrong("%s: want %s..%s; got %s", it.name, it.lo, it.hi, brief(x.String()))
		}
		if i > 0 && it.sorted && x.Less(numbers[i-1]) {
			return wrong("%s: want numbers that are sorted; got %s after %s", it.name, brief(x.String()), brief(numbers[i-1].String()))
		}
	}
	if it.distinct {
		seen := make(map[nat.Nat]bool, len(numbers))
		for _, x := range numbers {
			if seen[x] {
				return wrong("%s: want numbers that are distinct; got %s twice", it.name, brief(x.String()))
			}
			seen[x] = true
		}
	}
	return nil
}

func (it item) checkWords(words []string, slots []nat.Nat) error {
	if err := it.checkCount(len(words), slots); err != nil {
		return err
	}
	lo, hi, ok := it.ends(slots)
	for _, w := range words {
		if n := nat.Of(uint64(len(w))); !ok || n.Less(lo) || hi.Less(n) {
			return wrong("%s: want a word of %s..%s characters; got %d", it.name, it.lo, it.hi, len(w))
		}
		if i := strings.IndexFunc(w, func(r rune) bool { return !strings.ContainsRune(it.letters, r) }); i >= 0 {
			return wrong("%s: want the characters %q only; got %q", it.name, it.letters, brief(w))
		}
	}
	return nil
}

func (it item) checkGroup(reps [][]node, slots []nat.Nat) error {
	if it.loop == counted {
		if err := it.checkCount(len(reps), slots); err != nil {
			return err
		}
	}
	if it.loop == toEnd && len(reps) == 0 {
		return wrong("want at least one case")
	}
	for _, rep := range reps {
		if err := check(it.items, rep, slots); err != nil {
			return err
		}
		if it.loop == until && it.endsWith(rep) {
			return wrong("want no case that begins with %v, which ends the input", it.sentinel)
		}
	}
	if it.acyclic {
		return it.checkAcyclic(reps)
	}
	return nil
}

// endsWith reports whether a repetition begins as the end of its group does.
func (it item) endsWith(rep []node) bool {
	return slices.Equal(firsts(nil, rep, len(it.sentinel)), it.sentinel)
}

// firsts are the first numbers of nodes.
func firsts(list []nat.Nat, nodes []node, most int) []nat.Nat {
	for _, n := range nodes {
		for _, x := range n.numbers {
			if len(list) == most {
				return list
			}
			list = append(list, x)
		}
		for _, rep := range n.reps {
			list = firsts(list, rep, most)
		}
		if len(n.words) > 0 {
			return list
		}
	}
	return list
}

// brief is a value as an error has room for it.
func brief(s string) string {
	if len(s) > 40 {
		return s[:37] + "…"
	}
	return s
}
