package wasm

import (
	"strings"
	"unicode"
)

// oneLine makes one line of what a module or its runtime says, of some length.
func oneLine(text string) string {
	text = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(text, "?"))
	return brief(strings.Join(strings.Fields(text), " "))
}

// brief shortens a text.
func brief(text string) string {
	const most = 200
	if letters := []rune(text); len(letters) > most {
		return string(letters[:most-1]) + "…"
	}
	return text
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
}
