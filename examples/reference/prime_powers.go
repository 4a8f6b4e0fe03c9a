//go:build ignore

// Powers of primes, as in Codeforces 850C: a move names p^k, k > 0, that divides some number, and divides
// all numbers by it that it divides; whoever cannot move loses.
// Input: the number of numbers, and the numbers. Output: Mojtaba (first) or Arpa.
// Theory: each prime is a game by itself, and its position is the set of its exponents, as bits. Naming k
// lowers the exponents from k on by k. The value is the mex, kept in a map; primes are xored.
// Complexity: trial division, and few sets, since exponents are at most 29.
// Trap: equal exponents are one: the position is a set.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func grundy(exponents uint, known map[uint]int) int {
	if value, ok := known[exponents]; ok {
		return value
	}
	seen, mex := map[int]bool{}, 0
	for k := 1; exponents>>k != 0; k++ {
		low, high := exponents&(1<<k-1), exponents>>k
		seen[grundy((low|high)&^1, known)] = true // exponent 0 is out of play
	}
	for seen[mex] {
		mex++
	}
	known[exponents] = mex
	return mex
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, a, sum int
	exponents := map[int]uint{} // of a prime
	for fmt.Fscan(in, &n); n > 0; n-- {
		fmt.Fscan(in, &a)
		for p := 2; a > 1; p++ {
			if p > a/p {
				p = a // the rest is a prime
			}
			e := 0
			for ; a%p == 0; e++ {
				a /= p
			}
			if e > 0 {
				exponents[p] |= 1 << e
			}
		}
	}
	known := map[uint]int{}
	for _, set := range exponents {
		sum ^= grundy(set, known)
	}
	if sum != 0 {
		fmt.Println("Mojtaba")
	} else {
		fmt.Println("Arpa")
	}
}
