package judge

import "example.org/grundy/internal/input"

// Inputs is the form of the inputs of the problem: its grammar, held to what the grammar
// cannot say.
//
// Errors: those of [input.Parse]; none for a problem that has a grammar.
func (p Problem) Inputs() (*input.Grammar, error) {
	g, err := input.Parse(p.Grammar)
	if err != nil {
		return nil, err
	}
	return g.Where(p.Where.En, p.Holds).Keep(p.Fixed...), nil
}
