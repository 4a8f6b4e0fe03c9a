package family

import (
	"context"
	"slices"

	"example.org/grundy/solve"
)

// A Plan says how the questions about a position would be answered.
type Plan struct {
	Expression string
	Ways       solve.Plan
	Parts      []Plan // of a compound: how what its theorems ask of each component would be
}

func (p *placed[P]) Plan(ctx context.Context, o solve.Options) Plan {
	ctx, fail, stop := running(ctx)
	defer stop()
	return Plan{Expression: p.Expression(), Ways: solve.New(p.run(ctx, fail).game, o).Plan(ctx, p.at)}
}

// Plan rehearses what the theorems of the compound would ask its components.
func (c *combined) Plan(ctx context.Context, o solve.Options) Plan {
	if o.Ledger == nil {
		o.Ledger = solve.NewLedger(o.Limits)
	}
	rehearsal := o
	rehearsal.Rehearse = true
	var tally Tally
	s := c.seat(ctx, rehearsal, &tally)
	ways := solve.New(s.game, o).Plan(ctx, s.at)
	return Plan{c.Expression(), ways, c.planParts(ctx, rehearsal, &tally)}
}

// planParts returns the plans of the components that were asked something, equal
// ones once.
func (c *combined) planParts(ctx context.Context, o solve.Options, tally *Tally) []Plan {
	var plans []Plan
	seen := map[string]bool{}
	for _, p := range c.parts {
		part := p.Part(ctx, o, tally)
		plan := Plan{Expression: p.Expression()}
		if seen[plan.Expression] {
			continue
		}
		seen[plan.Expression] = true
		if k, ok := part.Knows.(interface{ rehearsed(any) solve.Plan }); ok {
			plan.Ways = k.rehearsed(part.At)
		}
		if inner, ok := p.(*combined); ok && plan.Ways != nil {
			plan.Parts = inner.planParts(ctx, o, tally)
		}
		if plan.Ways != nil {
			plans = append(plans, plan)
		}
	}
	return plans
}

// rehearsed returns what was asked about a position in a rehearsal.
func (k *knowledge[P]) rehearsed(p any) solve.Plan {
	return slices.Concat(k.solvers[0].Rehearsed(p.(P)), k.solvers[1].Rehearsed(p.(P)))
}
