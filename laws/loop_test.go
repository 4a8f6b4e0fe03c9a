package laws_test

import (
	"context"
	"iter"
	"slices"
	"strings"
	"testing"

	"example.org/grundy/laws"
)

// A track is a game written out.
type track [][]int

func (g track) Options(p int) iter.Seq[int] { return slices.Values(g[p]) }

// The walk meets the cycle of two and then one of five; the law shows that of two.
func TestShortestCycle(t *testing.T) {
	g := track{{1}, {2}, {3}, {5, 4}, {0}, {6}, {5}}
	_, err := laws.Check(context.Background(), laws.Subject[int]{Name: "track", Game: g, Samples: slices.Values([]int{0})}, laws.Options{})
	if err == nil {
		t.Fatal("no breach")
	}
	if text := err.Error(); !strings.Contains(text, "5 -> 6 -> 5") && !strings.Contains(text, "6 -> 5 -> 6") {
		t.Errorf("%s; want the cycle of 5 and 6", text)
	}
}
