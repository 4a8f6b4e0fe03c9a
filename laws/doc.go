// Package laws states what every game owes its rules, and checks it.
//
// A game may know theorems, split its positions, number them, name its moves.
// Each of these is a promise about its options, and so it can be held to them:
// a law compares what the game says with what package oracle finds from the
// options alone, on every position that the samples reach. [Check] reports each
// breach with its position; no breach means that none was found, not that none
// exists.
//
// # One example
//
// A game of taking one or two counters says, by theorem, that a heap of n is
// worth n mod 4. The law of values finds the first heap where that is false:
//
//	value: 3 is worth 3 by theorem, 0 by the rules
//
// # Files
//
//   - laws.go: subjects, breaches, and the check.
//   - theorems.go: laws about what a game knows.
//   - split.go: a position and its parts side by side.
//   - shape.go: laws about rules, texts, names and numbers.
//   - agree.go: all methods of package solve give one answer.
package laws
