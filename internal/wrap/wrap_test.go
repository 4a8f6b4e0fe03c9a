package wrap

import (
	"slices"
	"strings"
	"testing"

	"charm.land/lipgloss/v2"
	"pgregory.net/rapid"
)

func TestWrap(t *testing.T) {
	for _, c := range []struct {
		text  string
		width int
		want  []string
	}{
		{"", 10, []string{""}},
		{"one two three", 7, []string{"one two", "three"}},
		{"Anti-SG zoj-1913", 7, []string{"Anti-SG", "zoj-1913"}},            // not at a hyphen
		{"123456789012 is long", 5, []string{"123456789012", "is", "long"}}, // never inside a word
		{"先手必胜，后手必败。", 8, []string{"先手必", "胜，后手", "必败。"}},
		{"剩 (3,5)（唯一）", 10, []string{"剩 (3,5)", "（唯一）"}},
		{"三步：先手胜", 4, []string{"三", "步：", "先手", "胜"}},
	} {
		if got := Lines(c.text, c.width); !slices.Equal(got, c.want) {
			t.Errorf("Lines(%q, %d) = %q, want %q", c.text, c.width, got, c.want)
		}
	}
}

// Whatever the text: nothing but spaces is lost, and a line that is too long
// has no place where it could have been broken.
func TestWrapProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOfN(rapid.SampledFrom([]string{"a", "25", "-", " ", "  ", "胜", "，", "（", "）", "·"}), 0, 60).Draw(t, "text"), "")
		width := rapid.IntRange(1, 20).Draw(t, "width")
		lines := Lines(text, width)
		squeeze := func(s string) string { return strings.ReplaceAll(s, " ", "") }
		if got := squeeze(strings.Join(lines, "")); got != squeeze(text) {
			t.Fatalf("%q became %q", text, lines)
		}
		for _, line := range lines {
			if lipgloss.Width(line) > width && len(pieces(strings.TrimLeft(line, " "))) > 1 {
				t.Fatalf("%q is wider than %d in %q", line, width, lines)
			}
		}
	})
}
