// Package wrap breaks text into lines as a terminal shows them: a Chinese character is two
// columns wide, and punctuation stays with the words that it closes or opens.
package wrap

import (
	"strings"
	"unicode"

	"charm.land/lipgloss/v2"
)

// Lines breaks text into lines of at most width columns: at spaces, and between
// Chinese characters, but not before closing nor after opening punctuation. A
// word is never cut, so that a long number can be copied.
func Lines(text string, width int) []string {
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

// Cut cuts the words that are longer than a line, which Lines never does.
func Cut(lines []string, width int) []string {
	var out []string
	for _, line := range lines {
		for lipgloss.Width(line) > width {
			n := 0
			for i, r := range line {
				if i > 0 && lipgloss.Width(line[:i]+string(r)) > width {
					break
				}
				n = i + len(string(r))
			}
			out, line = append(out, line[:n]), line[n:]
		}
		out = append(out, line)
	}
	return out
}
