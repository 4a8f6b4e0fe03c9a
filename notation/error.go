package notation

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// An Error is a fault at a place in a text.
//
// Packages that give meaning to a tree report their faults as *Error too, with
// the At of the argument they dislike, so that all faults look alike.
type Error struct {
	Text string // the whole text
	At   int    // place of the fault: characters, from 1
	Want string // what was wanted there, in words
	Got  string // what was found there; "" means the text ended
	Hint string // how to mend it, or ""
}

const (
	shownText = 60 // characters of Text that Error shows
	shownGot  = 24 // characters of Got that Error shows
)

// Error prints the fault on one line, such as
//
//	nim(3, x): at 8: want a number; got "x"
//
// A long text is abbreviated around the fault. The hint is left to the caller.
// Cost: O(At + length of Got).
func (e *Error) Error() string {
	got := "the end"
	if e.Got != "" {
		got = strconv.Quote(shorten(e.Got, shownGot))
	}
	return excerpt(e.Text, e.At) + ": at " + strconv.Itoa(e.At) + ": want " + e.Want + "; got " + got
}

// excerpt shows text on one line, or the part of a long text around at.
func excerpt(text string, at int) string {
	if text == "" {
		return `""`
	}
	skip := 0
	if !shorterThan(text, shownText+1) {
		skip = max(0, at-1-shownText/2)
	}
	start := 0
	for range skip {
		if start == len(text) {
			break
		}
		_, size := utf8.DecodeRuneInString(text[start:])
		start += size
	}
	shown := shorten(text[start:], shownText)
	if start > 0 {
		shown = "…" + shown
	}
	return strings.Map(printable, shown)
}

// printable keeps a message on one line, whatever the text holds.
func printable(r rune) rune {
	switch {
	case unicode.IsSpace(r):
		return ' '
	case unicode.IsPrint(r):
		return r
	}
	return utf8.RuneError
}

// shorten keeps at most limit characters of s, and marks what it cut.
func shorten(s string, limit int) string {
	count := 0
	for i := range s {
		if count == limit {
			return s[:i] + "…"
		}
		count++
	}
	return s
}

// shorterThan reports whether s has fewer than limit characters, without
// walking a long s to its end.
func shorterThan(s string, limit int) bool {
	for range s {
		if limit--; limit <= 0 {
			return false
		}
	}
	return true
}
