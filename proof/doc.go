// Package proof is certificates: what they claim, and the small checker that accepts
// only what follows from the rules of a game.
//
// A certificate is text that carries a claim and what is needed to check it without
// the program that made it. There are two kinds: that the values of a game on heaps
// repeat for ever ([NewPeriod]), and who wins a position ([NewOutcome]).
//
// [Check] believes nothing that a certificate says. It computes again from the rule
// alone, in code of its own that no engine shares, and returns either what it has
// proved or the first statement that is false. docs/certificates.md describes the
// format for those who write a checker of their own.
package proof
