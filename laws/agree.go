package laws

import (
	"context"
	"fmt"

	"example.org/grundy"
	"example.org/grundy/solve"
)

// agree asks the solver with every method in turn.
func (t *trial[P]) agree(ctx context.Context, p P) {
	for _, play := range grundy.Plays {
		want := t.byRules(p, play)
		for _, avoid := range []solve.Method{0, solve.Theorem, solve.Theorem | solve.Table, solve.Theorem | solve.Parts, solve.Theorem | solve.Table | solve.Parts} {
			a, err := solve.New(t.Game, solve.Options{Play: play, Avoid: avoid, First: 1 << 30}).Answer(ctx, p)
			if ctx.Err() != nil {
				return
			}
			if !t.holds("agree", err == nil, "%s in %s play, solved %s: %v", t.show(p), play, names(avoid), err) {
				return
			}
			got := answer(a)
			if !t.holds("agree", got == want, "%s in %s play, solved %s, is %s; by the rules it is %s", t.show(p), play, names(avoid), got, want) {
				return
			}
		}
	}
}

func (t *trial[P]) byRules(p P, play grundy.Play) string {
	o := t.oracle
	text := fmt.Sprintf("%s, remoteness %d, suspense %d, %d winning", o.Outcome(p, play), o.Remoteness(p, play), o.Suspense(p, play), len(o.Winning(p, play)))
	if play == grundy.Normal {
		text += fmt.Sprintf(", value %d", o.Grundy(p))
	}
	return text
}

func answer[P comparable](a solve.Answer[P]) string {
	r, _ := a.Remoteness.Get()
	s, _ := a.Suspense.Get()
	w, _ := a.Winning.Get()
	text := fmt.Sprintf("%s, remoteness %s, suspense %s, %d winning", a.Outcome, r, s, len(w))
	if v, ok := a.Grundy.Get(); ok {
		text += fmt.Sprintf(", value %s", v)
	}
	return text
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
