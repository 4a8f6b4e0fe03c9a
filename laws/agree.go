package laws

import (
	"context"
	"slices"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/solve"
)

// asked is how many of the positions below a sample the solver is asked about.
const asked = 20

// agree asks the solver, with each method in turn, about a sample and some of the
// positions that it reaches. The sample is the last of them, and the first that is
// asked about, so that the others are answered from what was learnt about it.
func (t *trial[P]) agree(ctx context.Context, reached []P) {
	for _, play := range grundy.Plays {
		for _, avoid := range []solve.Method{0, solve.Theorem, solve.Theorem | solve.Table, solve.Theorem | solve.Parts, solve.Theorem | solve.Table | solve.Parts} {
			s := solve.New(t.Game, solve.Options{Play: play, Avoid: avoid, First: 1 << 30})
			for i, p := range slices.Backward(reached) {
				if i < len(reached)-asked {
					break
				}
				a, err := s.Answer(ctx, p)
				if ctx.Err() != nil {
					return
				}
				if !t.holds("agree", err == nil, "%s in %s play, solved %s: %v", t.show(p), play, names(avoid), err) || !t.right(a, p, play, avoid) {
					return
				}
			}
		}
	}
}

// right compares an answer with the oracle.
func (t *trial[P]) right(a solve.Answer[P], p P, play grundy.Play, avoid solve.Method) bool {
	want := t.oracle.Outcome(p, play)
	if !t.holds("agree", a.Outcome == want, "%s in %s play, solved %s, is %s; by the rules it is %s", t.show(p), play, names(avoid), a.Outcome, want) {
		return false
	}
	for _, number := range []struct {
		what  string
		found grundy.Known[nat.Nat]
		want  uint64
		idle  bool // has no meaning here, and may be absent
	}{
		{"value", a.Grundy, t.oracle.Grundy(p), play == grundy.Misere},
		{"remoteness", a.Remoteness, t.oracle.Remoteness(p, play), false},
		{"suspense", a.Suspense, t.oracle.Suspense(p, play), false},
		{"number of winning moves", a.Count, uint64(len(t.oracle.Winning(p, play))), false},
	} {
		n, known := number.found.Get()
		if !known && number.idle {
			continue
		}
		if !t.holds("agree", known, "the %s of %s in %s play, solved %s, is not known; by the rules it is %d", number.what, t.show(p), play, names(avoid), number.want) ||
			!t.holds("agree", n == nat.Of(number.want), "the %s of %s in %s play, solved %s, is %s; by the rules it is %d", number.what, t.show(p), play, names(avoid), n, number.want) {
			return false
		}
	}
	f, known := a.Foreclosed.Get()
	wanted := t.foreclosedByRules(p, play)
	if !t.holds("agree", known && f == wanted, "the foreclosed value of %s in %s play, solved %s, is %s; by the rules it is %s", t.show(p), play, names(avoid), f, wanted) {
		return false
	}
	winning, _ := a.Winning.Get()
	return t.same("agree", winning, t.oracle.Winning(p, play), "the winning moves of %s in %s play, solved %s,", t.show(p), play, names(avoid)) &&
		t.resists(a, p, play, avoid)
}

// resists checks the move by which a lost position holds out.
func (t *trial[P]) resists(a solve.Answer[P], p P, play grundy.Play, avoid solve.Method) bool {
	q, ok := a.Resist.Get()
	if !ok {
		stuck := a.Outcome != grundy.Previous || len(t.oracle.Moves(p)) == 0
		return t.holds("agree", stuck, "%s in %s play, solved %s, does not hold out, though it has options", t.show(p), play, names(avoid))
	}
	return t.holds("agree", slices.Contains(t.oracle.Moves(p), q), "%s in %s play, solved %s, holds out by going to %s, which is no option", t.show(p), play, names(avoid), t.show(q)) &&
		t.holds("agree", !a.Longest || t.oracle.Remoteness(q, play)+1 == t.oracle.Remoteness(p, play), "%s in %s play, solved %s, holds out longest by going to %s, but another move lasts longer", t.show(p), play, names(avoid), t.show(q))
}

func names(m solve.Method) string {
	if m == 0 {
		return "the usual way"
	}
	text := ""
	for _, one := range []solve.Method{solve.Theorem, solve.Parts, solve.Table, solve.Search} {
		if m&one != 0 {
			text += "," + one.String()
		}
	}
	return "without " + text[1:]
}
