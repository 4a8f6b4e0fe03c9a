// Package nat is natural numbers of any size that compare with ==: a word when
// small, exact when huge.
//
// The values of impartial games and the sizes of their heaps are natural
// numbers. Nearly all fit a machine word, and a few (the n-th cold pair of
// Wythoff for an n of a million digits) do not fit anything. A [Nat] is both.
// Its low 64 bits are a word; what lies above them is a string of bytes, empty
// for a number below 2^64. Each number has exactly one representation, so ==
// is equality of numbers, a Nat can be the key of a map, and the zero value is
// the number 0. While the results fit a word the operations are those of
// uint64 with a test for carry, and allocate nothing.
//
// # The idea, in one example
//
// The number 2^64 + 5 is Nat{lo: 5, hi: "\x01"}. Taking 6 from it borrows from
// hi and leaves 2^64 - 1, which is a word again: Nat{lo: 1<<64 - 1, hi: ""}.
//
//	x := nat.Of(1<<64 - 1).Add(nat.Of(6))   // 18446744073709551621
//	x.Sub(nat.Of(6)) == nat.Of(1<<64 - 1)   // true, compared with ==
//	nat.ContinuedFraction(nat.Of(7), nat.Of(3)) // 7/3 = [2; 3]
//
// # Huge numbers
//
// Above a few thousand words math/big multiplies with Karatsuba's method,
// takes roots and greatest common divisors in quadratic time, and reads
// decimals in quadratic time. Here multiplication is a number-theoretic
// transform, and everything else is reduced to multiplication: Newton's
// reciprocal for division and roots, divide and conquer for decimals, and the
// half-gcd for continued fractions. Each fast path has its slow definition
// beside it, and the tests compare the two.
//
// The package keeps two tables for the largest sizes seen, which are never
// given back: the roots of unity (about 8 bytes for each word of the largest
// transform, in each of two fields) and the digits of φ (at most 1.4 MB).
//
// # Files
//
//   - nat.go, arith.go, bits.go, text.go: the type and its operations.
//   - fraction.go, phi.go: continued fractions, and floor(n·φ) for Wythoff's game.
//   - field.go, transform.go, spectrum.go, recompose.go, product.go: products.
//   - quotient.go, root.go: division and square roots by products.
//   - decimal.go, print.go: reading and writing by products.
//   - halfgcd.go, lehmer.go: Euclid's algorithm by products, and its base.
//   - words.go: what math/big has no name for.
package nat
