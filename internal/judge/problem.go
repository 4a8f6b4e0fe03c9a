package judge

import (
	"cmp"
	"slices"
	"strings"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
)

// A Problem is one problem of a judge: what it asks, and how it is written.
type Problem struct {
	ID      string      `json:"id"`                // as in luogu-P1290
	Aliases []string    `json:"aliases,omitempty"` // the same problem at other judges
	Title   grundy.Text `json:"title"`
	Asks    grundy.Text `json:"asks"`    // the question, in a sentence
	Input   grundy.Text `json:"input"`   // the grammar of the input, in words
	Output  grundy.Text `json:"output"`  // the words of the output
	Limits  string      `json:"limits"`  // of the statement; larger numbers are right too
	Grammar string      `json:"grammar"` // the form of the input, as package input reads it
	Source  string      `json:"source"`  // who proved what is used
	Game    string      `json:"game"`    // what a case is in the language of games, as in euclid(a,b)
	Sample  Sample      `json:"sample"`

	Theory     grundy.Text `json:"theory"`             // why the answers are right
	Traps      grundy.Text `json:"traps"`              // what goes wrong often
	Complexity string      `json:"complexity"`         // of a case
	Link       string      `json:"link"`               // where the statement is, by number: HDU 1846
	Recalled   bool        `json:"recalled,omitempty"` // the statement was not at hand: its words are from memory

	// Position is the expression of a case in the language of games, from its
	// words in order, or "" if it has none. The count of the cases is not among
	// the words. It is nil where no case has an expression.
	Position func(words []string) string `json:"-"`

	// Holds reports whether the words of a case are as the statement has them, where the
	// grammar cannot say it, and Where says it in words. It is nil where the grammar says all.
	Holds func(words []string) bool `json:"-"`
	Where grundy.Text               `json:"where,omitzero"`
	// Fixed are the numbers of the grammar beyond whose limits nothing is answered: a
	// month, or a nimber below 2^64. Inputs of ten times the limits leave them as they are.
	Fixed []string `json:"-"`

	form form // cases that are read by the engine of numbers, or else
	free free // cases that are read by a function
}

// A Sample is a small input and its output.
type Sample struct {
	In  string `json:"in"`
	Out string `json:"out"`
}

// A form is how the numbers of an input make cases, and how cases are answered.
// It is immutable; a run makes a reading of it.
type form interface {
	begin() reading
	// answer appends the answers to whole cases that a reading has put off.
	// ended reports that one of them was the case that ends the input.
	answer(b *block, cases []uint64) (ended bool)
}

// A reading is how far the numbers of one input have been read.
type reading interface {
	// words takes numbers in order. It appends to b the answers to cases that
	// began before, and returns the whole cases after them, which may be
	// answered at any time, unless the next call is reached before.
	words(b *block, numbers []uint64) (later []uint64, f *fault)
	// number takes one number, of any size.
	number(b *block, n nat.Nat) *fault
	// done reports that what follows is not of interest.
	done() bool
	// open reports that the input may not end here.
	open() bool
	// want names what is to come next, and in which case; case 0 is the heading.
	want() (thing string, number int)
	// begun reports whether numbers of that case have been read.
	begun() bool
}

// A fault is a number that cannot stand where it stands.
type fault struct {
	index int // among the numbers of the call
	want  string
}

var shelf []Problem

// put adds a problem to the shelf. It is called by variable initialisers, one
// in the file of each problem.
func put(p Problem) Problem {
	for _, other := range shelf {
		if strings.EqualFold(other.ID, p.ID) {
			panic("judge: two problems " + p.ID)
		}
	}
	shelf = append(shelf, p)
	return p
}

// All returns all problems, sorted by ID.
func All() []Problem {
	all := slices.Clone(shelf)
	slices.SortFunc(all, func(x, y Problem) int {
		return cmp.Compare(strings.ToLower(x.ID), strings.ToLower(y.ID))
	})
	return all
}

// Find returns the problem of that ID or alias, in any mix of capitals.
//
// Errors: [grundy.ErrUnknown], with the nearest name as its hint.
func Find(id string) (Problem, error) {
	var names []string
	for _, p := range All() {
		for _, name := range append([]string{p.ID}, p.Aliases...) {
			if strings.EqualFold(name, id) {
				return p, nil
			}
			names = append(names, name)
		}
	}
	if err := refusal(id); err != nil {
		return Problem{}, err
	}
	err := grundy.Mistake(grundy.ErrUnknown, "problem %q: there is none of that name", id)
	if near, ok := notation.Suggest(id, names); ok {
		return Problem{}, err.WithHint("did you mean %s?", near)
	}
	return Problem{}, err.WithHint("grundy judge --list names them all")
}
