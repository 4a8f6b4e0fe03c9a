package script

import (
	"strings"

	"go.starlark.net/starlark"
)

// The largest picture: what is more is left out.
const (
	pictureLines   = 100
	pictureLetters = 500
)

// Picture draws the position as the file says: lines of text; ok is false if it says
// nothing.
func (g *game) Picture(p Position) (lines []string, ok bool) {
	v, ok := g.ask(g.family.picture, p)
	if !ok {
		return nil, false
	}
	texts := []starlark.Value{v}
	if list, several := v.(starlark.Indexable); several && v.Type() != "string" {
		texts = texts[:0]
		for i := range min(list.Len(), pictureLines) {
			texts = append(texts, list.Index(i))
		}
	}
	for _, t := range texts {
		text, isText := starlark.AsString(t)
		if !isText {
			g.fail(wrongResult(g.family.picture, p, "a text or a list of texts", v))
			return nil, false
		}
		lines = append(lines, strings.Split(strings.TrimRight(text, "\n"), "\n")...)
	}
	lines = lines[:min(len(lines), pictureLines)]
	for i, line := range lines {
		if letters := []rune(line); len(letters) > pictureLetters {
			lines[i] = string(letters[:pictureLetters])
		}
	}
	return lines, true
}
