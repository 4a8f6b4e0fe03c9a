package wasm

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

// A claiming game has values that its module claims. They are held to the rules by the
// laws, as theorems are.
type claiming struct{ *game }

var (
	_ grundy.Valuer[Position]    = &claiming{}
	_ grundy.Decider[Position]   = &claiming{}
	_ grundy.Explainer[Position] = &claiming{}
	_ grundy.Citer[Position]     = &claiming{}
)

// Value is what the module claims.
func (c *claiming) Value(p Position) (nat.Nat, bool) {
	if c.ctx.Err() != nil {
		return nat.Nat{}, false
	}
	i, answer, err := c.call(p, askValue)
	if err != nil {
		c.fail(err)
		return nat.Nat{}, false
	}
	c.program.put(i)
	switch n := int64(answer); {
	case n == -1:
		return nat.Nat{}, false
	case n < 0:
		c.fail(c.wrong(askValue, p, "%d: want a Grundy value, or -1 where none is claimed", n))
		return nat.Nat{}, false
	default:
		return nat.Of(answer), true
	}
}

// Outcome follows from the value, in normal play.
func (c *claiming) Outcome(p Position, play grundy.Play) (grundy.Outcome, bool) {
	if play != grundy.Normal {
		return grundy.Unknown, false
	}
	n, ok := c.Value(p)
	if !ok {
		return grundy.Unknown, false
	}
	return grundy.WinsIf(!n.IsZero()), true
}

// Explain says that an answer is the claim of the module.
func (c *claiming) Explain(p Position, play grundy.Play) []grundy.Phrase {
	if c.Source(p, play) == "" {
		return nil
	}
	return []grundy.Phrase{grundy.Say("The file claims it; grundy check holds the claim to the rules.", "这是文件中的断言；grundy check 用规则检验它。")}
}

// Source is the file, where it claims something.
func (c *claiming) Source(p Position, play grundy.Play) string {
	if _, ok := c.Outcome(p, play); ok {
		return "claimed in " + c.path
	}
	return ""
}
