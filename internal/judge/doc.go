// Package judge is the input and output formats of judges' problems.
//
// A judge of programming contests runs a program on a text of cases and
// compares what it prints byte for byte. The theorems are in games/heap; what
// is here is how each judge writes a position down and what it wants printed.
//
// # The idea, in one example
//
// Luogu's P1290 is Euclid's game. Its input is the number of cases and then two
// numbers for each, and its output is a line for each, so that
//
//	2
//	25 7
//	24 15
//
// is answered by
//
//	Stan wins
//	Ollie wins
//
// because 25 = 3·7 + 4 lets the first player, Stan, choose who moves from (7,4),
// while 24 = 1·15 + 9 and 15 = 1·9 + 6 are forced and 9 = 1·6 + 3, 6 = 2·3
// gives the choice to the wrong player.
//
// # What is the same for all problems
//
// Numbers are runs of digits between blanks. A blank is a space, a tab or any
// line end; how many there are and where the lines break means nothing, and
// neither does a byte order mark or the lack of a last line end. The limits in
// a statement are documentation: numbers are right at any size up to
// [MaxDigits] digits, below 2^64 by machine words and above by package nat.
//
// Input after the last counted case, or after the case that ends the input, is
// ignored, as judges' programs ignore it. Where a case of zeros ends the input,
// the end of the file does too. A case that cannot be read is an [InputError]
// with its number and line, returned after the answers to the cases before it
// have been written.
//
// # How a run goes
//
// The input is cut into blocks between two numbers, wherever that is in a case. A
// block is read, its text is turned into numbers, it is told which case is open at
// its start and tells the next block the same, the cases that lie whole in it are
// answered, and the answers are written. Several workers move the blocks along.
// Reading, telling and writing are done in the order of the input; the rest, which
// is nearly all of the work, at any time. So the answers cannot depend on the
// number of workers or the size of blocks, and nothing is guessed. The numbers that
// do not fit a word, and cases cut by the edge of a block, are answered in order,
// one number at a time.
//
// Problems whose cases hold letters, lists in lists, or answers of many lines are
// read a case at a time instead, by a function and one worker; their numbers have
// bounds of their own, beyond which they are refused and never answered wrongly.
//
// # What a problem says of itself
//
// Besides its form a problem has its game, the theorem behind its answers, what
// goes wrong often, what a case costs, the grammar of its input in the language of
// package input, and the expression of a case in the language of games, by which
// an answer is explained. A problem whose statement was not at hand says so.
//
// # Files
//
//   - problem.go: a problem, and the list of them. refused.go: those that are not answered.
//   - luogu_p1290.go and its like: one problem each.
//   - inputs.go: the form of the inputs of a problem.
//   - words.go: sentences that problems share. position.go: cases as expressions.
//   - table.go: values by the definition, and lines of answers.
//   - fixed.go: cases of a fixed number of numbers.
//   - folded.go: cases of any number of heaps that need not be kept.
//   - held.go: cases that must be kept whole.
//   - free.go: cases that a function reads. cases.go: any problem a case at a time.
//   - ending.go: where the cases of an input end.
//   - verdict.go: the two lines of a problem with a yes and a no.
//   - source.go: the input as blocks.
//   - scan.go: the text of a block as numbers.
//   - run.go: what a block goes through.
//   - queue.go: the workers, and the order among them.
//   - error.go: a case that cannot be read.
package judge
