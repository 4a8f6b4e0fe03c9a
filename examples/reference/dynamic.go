//go:build ignore

// A limit that depends on the last move: after t were taken, at most f(t) may be, here f(t) = t+1,
// as in CODE THANKS FESTIVAL 2014 B-G; the first limit is P, and the last one wins.
// Input: N and P. Output: first or second.
// Theorem (Schwenk 1970, Epp and Ferguson 1980), for f that never falls: let H be 1, and the next
// part always the last part h plus the least part g with f(g) >= h. Take the largest part out of
// N again and again; the last part taken out is the least one, and the first player wins exactly
// when P is at least that.
// Complexity: O(number of parts). Traps: "+1" is easily lost in copies of the statement; for 2t
// the parts are the Fibonacci numbers, for t the powers of two.
package main

import "fmt"

func limit(taken int) int { return taken + 1 }

func main() {
	var n, p int
	fmt.Scan(&n, &p)
	part := []int{1}
	for least, h := 0, 1; h < n; part = append(part, h) {
		for limit(part[least]) < h {
			least++
		}
		h += part[least]
	}
	smallest := 0
	for i := len(part) - 1; n > 0; i-- {
		if part[i] <= n {
			smallest = part[i]
			n -= smallest
		}
	}
	if p >= smallest {
		fmt.Println("first")
	} else {
		fmt.Println("second")
	}
}
