// Package guess finds formulas for tables of outcomes and of Grundy values.
//
// It does what students do by hand with printed tables. A Hypothesis looks at a
// small part of the table, the training part, and proposes formulas. Each
// formula is then tried on the whole table, of which three quarters or so were
// held back. What fails anywhere is rejected, with its first failure; what
// survives is ranked by how short it is.
//
// # The idea, in one example
//
// The Grundy values 0,1,2,4,3,5,6,8,7,… of Lasker's Nim grow by 4 after every
// 4 heaps, from heap 1 on. So they are n plus a correction that depends on n mod
// 4: none for 1 and 2, +1 for 3, -1 for 0, and 0 itself is an exception. This is
// the formula that 4k+3 and 4k+4 change places.
//
// A formula that survives is checked as far as the table goes, and no more. It is
// never called proved here.
//
// # Files
//
//   - table.go: tables, their training parts and the order in which they are tried.
//   - expr.go, function.go: formulas as trees, and what they may call.
//   - cost.go: description lengths. text.go: formulas for people. code.go,
//     helper.go: formulas in Starlark, C++ and Go.
//   - guess.go: fitting, trying, ranking.
//   - line.go: functions of one number. One file for each kind of hypothesis on
//     them: period.go, words.go, sets.go, recurrence.go, irrational.go, automaton.go.
//   - features.go, classes.go, residues.go, ratio.go, pairs.go, limit.go,
//     digits.go: hypotheses on tables of several numbers.
package guess
