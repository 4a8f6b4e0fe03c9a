// Package input is the form of a text of numbers and words: read, written, made at
// random, listed from the smallest on, and made smaller.
//
// # The idea, in one example
//
// The input of Bash's game at HDU 1846 is a count of cases and two numbers each:
//
//	C:1..100 / ( n:1..1000 m:1..1000 / )[C]
//
// A line of this kind is a [Grammar]. It reads the text
//
//	2
//	23 2
//	4 3
//
// into a [Tree] whose case 0 is 23 2, and whose case 1 is 4 3. Without case 0 the
// tree is written as 1 and 4 3: the count follows what it counts.
//
// # The language
//
//	name:lo..hi          a whole number with a name; name:5 is name:5..5
//	name[k]:lo..hi       k numbers, and after them the words sorted or distinct
//	name:"ab"{lo..hi}    a word over these characters, of such a length; the first are the smallest
//	/                    the end of a line; a text that is read may have any blanks
//	( … )[k]             what is inside, k times
//	( … ) until 0 0 /    again and again until a case would begin with 0 0
//	( … )*               to the end of the input
//	( … )[k] acyclic     what is repeated are the vertices of a graph, numbered from 0: the rows
//	                     in it say where arrows go from each, and no way along arrows is a cycle
//
// A bound or a count is made of digits and earlier names with + - * and ^, as in
// 2*10^5, 2^31-1 and n-1, without blanks. A name of a row counts nothing. What is
// repeated on the outermost level is a case of the input, if it can be repeated more or
// less often without a change of anything else.
//
// # Files
//
//   - grammar.go, bound.go: the form, and its canonical text.
//   - parse.go, lex.go: text to grammar.
//   - graph.go: arrows without cycles. where.go: what a grammar cannot say.
//   - tree.go: the values of an input, and their text.
//   - read.go: text to tree. valid.go: whether a tree is one of its grammar.
//   - random.go, traps.go, source.go: inputs at random, the same on every machine.
//   - small.go: all cases, from the smallest on.
//   - edit.go, shrink.go: inputs that are a little smaller.
package input
