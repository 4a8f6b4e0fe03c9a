package script

import (
	"strings"

	"go.starlark.net/starlark"
)

// A Position is a position of a game that a file describes. Positions of one game
// are equal exactly when their values are.
type Position struct {
	home   *rules
	number uint32 // in the store of home
}

// Bytes is the memory that the position refers to.
func (p Position) Bytes() int {
	if p.home == nil {
		return 0
	}
	return p.home.NumberBytes(p.number)
}

// String writes the position as an expression.
func (p Position) String() string {
	if p.home == nil {
		return "no position"
	}
	return p.home.family.name + "(" + strings.Join(p.home.format(p), ",") + ")"
}

// value makes the value of the position.
func (p Position) value() starlark.Value { return p.home.store.value(p.number) }

// intern returns the position of a value. Errors say what is wrong with the value.
func (r *rules) intern(v starlark.Value) (Position, error) {
	s := r.store
	s.mu.Lock()
	defer s.mu.Unlock()
	n, err := s.number(v)
	return Position{r, n}, err
}

// nodeBytes is what a position takes in the store beside its encoding, and what is
// remembered of its options: an estimate from above.
const nodeBytes = 160

// NumberBytes is the memory that the position with a number refers to.
func (r *rules) NumberBytes(n uint32) int { return nodeBytes + 4*r.store.bytes(n) }

// Number returns the number of a position, which are numbered as they are met.
func (r *rules) Number(p Position) uint32 { return p.number }

// Numbered returns the position with a number.
func (r *rules) Numbered(n uint32) Position { return Position{r, n} }
