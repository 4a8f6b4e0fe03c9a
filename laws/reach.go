package laws

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

// reacher asks for each option, for what the options reach and for the position itself
// whether it is an option, and takes from each heap what is small.
func (t *trial[P]) reacher(p P) {
	options := map[P]bool{}
	asked := map[P]bool{p: true}
	for _, q := range t.oracle.Moves(p) {
		options[q], asked[q] = true, true
		for _, r := range t.oracle.Moves(q) {
			if len(asked) < 500 {
				asked[r] = true
			}
		}
	}
	if g, ok := t.Game.(grundy.Reacher[P]); ok {
		for q := range asked {
			if yes, ok := g.Reaches(p, q); ok {
				t.holds("reacher", yes == options[q], "%s to %s is a move: %v by theorem, %v by the rules", t.show(p), t.show(q), yes, options[q])
			}
		}
	}
	g, ok := t.Game.(grundy.Taker[P])
	if !ok {
		return
	}
	for i := range g.Heaps(p) {
		for k := range uint64(12) {
			if q, ok := g.Take(p, i, nat.Of(k)); ok {
				t.holds("reacher", options[q], "%s: to take %d from heap %d leads to %s, which is no option", t.show(p), k, i+1, t.show(q))
			}
		}
	}
}
