package cli

import (
	"strings"
	"unicode"

	"charm.land/lipgloss/v2"
)

// wrap breaks text into lines of at most width columns: at spaces, and between
// Chinese characters, but not before closing nor after opening punctuation. A
// word is never cut, so that a long number can be copied.
func wrap(text string, width int) []string {
	var lines []string
	var line strings.Builder
	used := 0
	for _, p := range pieces(text) {
		if used > 0 && used+lipgloss.Width(strings.TrimRight(p, " ")) > width {
			lines = append(lines, strings.TrimRight(line.String(), " "))
			line.Reset()
			used = 0
		}
		line.WriteString(p)
		used += lipgloss.Width(p)
	}
	return append(lines, strings.TrimRight(line.String(), " "))
}

// pieces splits text where a line may break. A piece keeps the spaces after it.
func pieces(text string) []string {
	var out []string
	start := 0
	before := ' '
	for i, r := range text {
		if i > start && mayBreak(before, r) {
			out = append(out, text[start:i])
			start = i
		}
		before = r
	}
	return append(out, text[start:])
}

// Punctuation of Chinese text that belongs to the line of what it closes, or opens.
const (
	closing = "，。；：、！？）」》"
	opening = "（「《"
)

func mayBreak(before, after rune) bool {
	switch {
	case after == ' ' || strings.ContainsRune(closing, after) || strings.ContainsRune(opening, before):
		return false
	case before == ' ':
		return true
	}
	return wide(before) || wide(after)
}

// wide tells the characters of Chinese text.
func wide(r rune) bool {
	return unicode.Is(unicode.Han, r) || strings.ContainsRune(closing+opening, r)
}
