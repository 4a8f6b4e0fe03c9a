// Package play is a game in the terminal.
//
// A session holds the positions of a game and asks [app.App.Play] for each reply; it knows
// no rules. Two faces show it: a screen with a cursor, and plain lines for pipes and
// screen readers. Both speak English and Chinese.
//
// # Files
//
// session.go is the game; words.go what is said and understood, failure.go what went wrong; plain.go the lines;
// screen.go, view.go and board.go the screen.
package play
