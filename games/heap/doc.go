// Package heap holds the families played on heaps of counters.
//
// A position of most of them is a row of heaps, [Heaps], and a move replaces one
// heap by what is left of it; several heaps are the disjunctive sum of each
// alone. Such a family is a theory of one heap (theory), and what
// holds for the row follows here, once: Grundy values add as nimbers, and where
// the theory is tame the row follows the rule of Nim in misère play. The games
// on two heaps, Wythoff's and Euclid's, have positions of their own, [Pair], and
// those with a limit on the next move have [Limited].
//
// # One example
//
// In bash(5,7,max=3) a move takes one, two or three counters from one heap. A
// heap of n is worth n mod 4, so the row is worth 1 xor 3 = 2. The player to
// move wins by leaving 1 xor 1 or 3 xor 3 to add up to 0: from 7, worth 3, take
// 2 and leave 5, worth 1.
//
// # Files
//
//   - board.go: how positions are written and sampled.
//   - board_heaps.go: rows of heaps.
//   - board_theory.go: what follows for a row from the theory of one heap.
//   - board_stairs.go: what follows from the odd steps of a staircase.
//   - board_segments.go: runs of bounded length.
//   - board_turning.go: which coins are turned together.
//   - board_beatty.go: the complementary sequences of Wythoff's game.
//   - board_quotients.go: Euclid's game in words.
//   - board_zeckendorf.go: the least Fibonacci parts of a huge number.
//   - every other file: one family, whose name is the file's.
package heap
