// Package stress is the search for an input at which a program is wrong, and for the
// smallest one.
//
// # The idea, in one example
//
// A program for Wythoff's game computes with doubles. It is right for all small heaps, and
// for nearly all large ones. [Search] runs it first on all small inputs, then on random
// ones that grow, with numbers among them at which programs go wrong; compares what it
// prints with what an [Answerer] says; and when the two differ, leaves out cases and makes
// numbers smaller as long as they still do. What is left is
//
//	102334154 165580140
//
// and no smaller number of the same kind fails.
//
// # What is compared
//
// Two outputs that have the same words in the same order differ in presentation only, and
// so do two in which only capitals differ. That is counted, and is no failure.
//
// # How a program is run
//
// A program is started by its name and its arguments, never by a shell, in a process group
// of its own that is killed when it has ended, takes too long, takes too much memory,
// writes too much, or is no longer wanted. On Linux the memory of the program and its
// children is watched through /proc every few milliseconds, and so is their processor
// time; a program that does nothing has twice the time by the clock, and one that others
// keep from the processors thirty times. Elsewhere only the clock is watched.
//
// # Files
//
//   - program.go: a program, and what came of a run. group_*.go, watch_*.go: how its
//     processes are held.
//   - compare.go: what differs between two outputs.
//   - search.go: which inputs are run, several at a time. reduce.go: smaller inputs.
package stress
