package input

import (
	"bytes"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// Read reads an input. Blanks and line ends part numbers and words and mean nothing
// else; the end of the text ends a group that goes on until a case. What follows the
// last case is ignored, as judges' programs do.
//
// Cost: linear in the text, and some 100 bytes for each number.
//
// Errors: [grundy.ErrPosition] with the line, what is wanted and what is there.
func (g *Grammar) Read(text []byte) (*Tree, error) {
	r := &reader{text: bytes.TrimPrefix(text, []byte("\ufeff")), line: 1, slots: make([]nat.Nat, g.slots)}
	nodes, err := r.items(g.items)
	if err != nil {
		return nil, err
	}
	t := &Tree{grammar: g, nodes: nodes}
	if err := t.checkWhere(); err != nil {
		return nil, grundy.Mistake(grundy.ErrPosition, "input: %s", err)
	}
	return t, nil
}

// A reader walks over the text of an input.
type reader struct {
	text  []byte
	at    int
	line  int
	slots []nat.Nat
}

// blanks goes to the next value, or the end.
func (r *reader) blanks() {
	for r.at < len(r.text) && r.text[r.at] <= ' ' {
		if r.text[r.at] == '\n' {
			r.line++
		}
		r.at++
	}
}

// peek is the next value, which is empty at the end.
func (r *reader) peek() []byte {
	r.blanks()
	end := r.at
	for end < len(r.text) && r.text[end] > ' ' {
		end++
	}
	return r.text[r.at:end]
}

func (r *reader) wrong(want string) error {
	got := "the end of the input"
	if next := r.peek(); len(next) > 0 {
		got = `"` + brief(string(bytes.ToValidUTF8(next, []byte("�")))) + `"`
	}
	return grundy.Mistake(grundy.ErrPosition, "input: line %d: want %s; got %s", r.line, want, got)
}

func (r *reader) items(items []item) ([]node, error) {
	nodes := make([]node, len(items))
	for i, it := range items {
		var err error
		switch it.kind {
		case number, word:
			err = r.values(it, &nodes[i])
		case group:
			nodes[i].reps, err = r.group(it)
		}
		if err != nil {
			return nil, err
		}
	}
	return nodes, nil
}

// values reads one number or word, or a row of them.
func (r *reader) values(it item, n *node) error {
	count := uint64(1)
	if it.row {
		c, ok := it.count.value(r.slots)
		if count, _ = c.Uint64(); !ok || c.BitLen() > 62 {
			return r.wrong("a count " + it.count.String() + " that can be read")
		}
	}
	line := r.line
	for range count {
		next := r.peek()
		if line = r.line; it.kind == word {
			if len(next) == 0 {
				return r.wrong("a word for " + it.name)
			}
			n.words = append(n.words, string(next))
		} else {
			x, err := nat.ParseBytes(next)
			if err != nil {
				return r.wrong("a whole number for " + it.name)
			}
			n.numbers = append(n.numbers, x)
		}
		r.at += len(next)
	}
	var err error
	if it.kind == word {
		err = it.checkWords(n.words, r.slots)
	} else if err = it.checkNumbers(n.numbers, r.slots); err == nil && it.slot >= 0 {
		r.slots[it.slot] = n.numbers[0]
	}
	if err != nil {
		return grundy.Mistake(grundy.ErrPosition, "input: line %d: %s", line, err)
	}
	return nil
}

func (r *reader) group(it item) (reps [][]node, err error) {
	left := ^uint64(0)
	if it.loop == counted {
		c, ok := it.count.value(r.slots)
		if left, _ = c.Uint64(); !ok || c.BitLen() > 62 {
			return nil, r.wrong("a count " + it.count.String() + " that can be read")
		}
	}
	for ; left > 0; left-- {
		if it.loop != counted && len(r.peek()) == 0 || it.loop == until && r.ends(it.sentinel) {
			break
		}
		rep, err := r.items(it.items)
		if err != nil {
			return nil, err
		}
		reps = append(reps, rep)
	}
	if it.acyclic {
		if err := it.checkAcyclic(reps); err != nil {
			return nil, grundy.Mistake(grundy.ErrPosition, "input: line %d: %s", r.line, err)
		}
	}
	return reps, nil
}

// ends reports whether these numbers come next, and if so takes them.
func (r *reader) ends(sentinel []nat.Nat) bool {
	at, line := r.at, r.line
	for _, want := range sentinel {
		next := r.peek()
		if x, err := nat.ParseBytes(next); err != nil || x != want {
			r.at, r.line = at, line
			return false
		}
		r.at += len(next)
	}
	return true
}
