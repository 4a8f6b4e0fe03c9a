package app

import (
	"errors"

	"example.org/grundy"
	"example.org/grundy/family"
)

// within says whether hints came within the time. Where they did not, the game goes on
// without them, and says why.
func (g *game) within(err error) (bool, error) {
	var limit *grundy.LimitError
	if err = Ended(err, "hints"); !errors.As(err, &limit) || limit.Limit != "time" {
		return err == nil, err
	}
	if why := family.Why(err); g.out.Hint == nil {
		g.out.Open = &why
	}
	return false, nil
}

// hint judges the position and the games that it is made of.
func (g *game) hint() error {
	v, err := g.at.Judge()
	if err != nil {
		return err
	}
	j := judged(v)
	g.out.Hint = &j
	if v.Why != nil {
		why := family.Why(v.Why)
		g.out.Open = &why
	}
	defer g.ledger.Modest()()
	parts, err := g.at.Parts(mostParts)
	for _, c := range parts {
		g.out.Parts = append(g.out.Parts, ComponentJudgement{c.Expression, judged(c.Verdict)})
	}
	return err
}

func judged(v family.Verdict) Judgement {
	return Judgement{v.Outcome, v.Grundy, v.Loopy, v.Remoteness}
}
