package family_test

import (
	"context"
	"errors"
	"iter"
	"slices"
	"strings"
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

// A compound with a loopy game is refused with the reason, also where the game
// is within an inner compound; but sums are decided, here by retrograde analysis.
func TestLoopyComponents(t *testing.T) {
	for _, kind := range compound.Kinds {
		for _, p := range []family.Position{
			family.Combine(kind, []family.Position{ringPosition{}}),
			family.Combine(compound.Sum, []family.Position{family.Combine(kind, []family.Position{ringPosition{}, ringPosition{}})}),
		} {
			a, err := p.Analyse(context.Background(), solve.Options{})
			if kind == compound.Sum {
				if err != nil || a.Outcome != grundy.Drawn {
					t.Errorf("a sum of rings is %s, %v; want D", a.Outcome, err)
				}
				continue
			}
			if !errors.Is(err, grundy.ErrLoopy) || !strings.Contains(err.Error(), "ring(0)") || !strings.Contains(err.Error(), "want games that end") {
				t.Errorf("%s with a loopy game: %v; want an error that names it", kind, err)
			}
		}
	}
}
