package family_test

import (
	"context"
	"iter"
	"slices"
	"testing"

	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/family"
	"example.org/grundy/solve"
)

// ring is a game that goes round for ever, as a position.
type ring struct{}

func (ring) Options(n int) iter.Seq[int] { return slices.Values([]int{1 - n}) }

func (ring) Loopy() bool { return true }

type ringPosition struct{ family.Position }

func (ringPosition) Part(context.Context, solve.Options, *family.Tally) compound.Part {
	return compound.Part{Game: grundy.Erase(ring{}), Name: "ring", At: 0, Format: func(any) string { return "ring(0)" }}
}

// A compound with a loopy game is decided by retrograde analysis, also where the game is
// within an inner compound: nobody wins rings.
func TestLoopyComponents(t *testing.T) {
	for _, kind := range compound.Kinds {
		for _, p := range []family.Position{
			family.Combine(kind, []family.Position{ringPosition{}}),
			family.Combine(compound.Sum, []family.Position{family.Combine(kind, []family.Position{ringPosition{}, ringPosition{}})}),
			family.Combine(kind, []family.Position{family.Combine(compound.Sum, []family.Position{ringPosition{}, ringPosition{}})}),
		} {
			if a, err := p.Analyse(context.Background(), solve.Options{}); err != nil || a.Outcome != grundy.Drawn {
				t.Errorf("%s of rings is %s, %v; want D", kind, a.Outcome, err)
			}
		}
	}
}
