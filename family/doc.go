// Package family describes named families of games: parameters, text, samples, sources.
//
// A family is one definition ([Def]) in one file. It says how the family is
// called, what its parameters mean, how its positions are written, and how to
// make the rules; everything that shows games to people (the command, the
// documentation, the laws in the tests) reads the definition, and nothing about
// a family is written a second time. Definitions are put on the shelf of their
// package by a variable initialiser:
//
//	var Bash = family.Put(&Shelf, family.Def[Heaps]{Name: "bash", …})
//
// A [Position] is a position of such a game with its parameters settled, and no
// longer knows the type of its positions; [Combine] makes one of several.
//
// # One example
//
// The text bash(21,max=3) names the family bash, gives its parameter max the
// value 3, and leaves the positional argument 21 for the position. The family
// makes the game for max=3, its board reads the position, and the result
// answers questions: the player to move wins by taking 1, leaving
// bash(20,max=3).
//
// # Files
//
//   - family.go: definitions and shelves.
//   - args.go: parameters, and the arguments that a text gives them.
//   - position.go: positions that answer questions.
//   - combine.go: several positions played as one.
//   - plan.go: how positions would answer questions.
//   - table.go: positions in rows and columns.
//   - cells.go: what is found about them.
//   - run.go: rules that may fail.
package family
