package play

import (
	"fmt"
	"strings"

	"charm.land/lipgloss/v2"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// stones is the longest heap that is drawn as stones.
const stones = 60

// board draws the games of a position in lines of a width, at most so many lines.
func (p speaker) board(r app.PlayResult, width, most int) []string {
	var lines []string
	for _, g := range r.Board {
		if len(r.Board) > 1 || len(g.Settings) > 0 || len(g.Numbers) == 0 {
			lines = append(lines, p.expression(g.Position))
		}
		for _, line := range g.Picture {
			lines = append(lines, "  "+line)
		}
		if len(g.Picture) == 0 {
			lines = append(lines, p.numbers(g, width)...)
		}
	}
	if len(lines) > most && most > 0 {
		left := len(lines) - most + 1
		lines = append(lines[:most-1], p.f("… and %d more lines", "……另有 %d 行", left))
	}
	return lines
}

// numbers draws the numbers of a game: a heap as stones if there is room, a row as cells,
// and else a number.
func (p speaker) numbers(g app.BoardGame, width int) []string {
	var lines []string
	for i, digits := range g.Numbers {
		label := p.f("%s %d", "第 %[2]d %[1]s", g.Unit.In(p.lang), i+1)
		text := p.expression(digits)
		if drawn, ok := p.drawn(g.Unit, digits, width-lipgloss.Width(label)-len(digits)-6); ok {
			text = drawn + "  " + digits
		}
		lines = append(lines, "  "+label+"  "+text)
	}
	return lines
}

// drawn draws one number.
func (p speaker) drawn(unit grundy.Text, digits string, room int) (string, bool) {
	var n int
	if _, err := fmt.Sscan(digits, &n); err != nil || len(digits) > 3 || n > stones {
		return "", false
	}
	text := ""
	switch unit.En {
	case "heap", "step", "bottle":
		if text = strings.TrimRight(strings.Repeat("● ", n), " "); lipgloss.Width(text) > room {
			text = strings.Repeat("●", n)
		}
	case "row", "circle or row":
		text = strings.Repeat("[]", n)
	default:
		return "", false
	}
	return text, lipgloss.Width(text) <= room && n > 0
}
