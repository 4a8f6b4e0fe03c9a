//go:build ignore

// Take a number coprime to the heap, as in Codeforces 2004E; whoever cannot move loses.
// Input: the number of cases, then the number of heaps and the heaps. Output: Alice (first) or Bob.
// Theorem: the value of 1 is 1, of an even number 0, of any other the place of its least prime factor
// among the primes 2, 3, 5, … (3 is worth 2, 5 is worth 3, 9 is worth 2).
// Complexity: a sieve of the least prime factors to the largest heap, then O(heaps).
// Trap: from a heap of 1 one may take 1, so it is worth 1.
package main

import (
	"bufio"
	"fmt"
	"os"
	"slices"
)

// values sieves the values of 0 to the largest.
func values(largest int) []int {
	value := make([]int, largest+1)
	for n := range value {
		value[n] = -1 // no prime factor is known yet
	}
	value[0], value[1] = 0, 1
	place := 0
	for p := 2; p <= largest; p++ {
		if value[p] >= 0 {
			continue
		}
		if place++; p == 2 {
			place = 0
		}
		for m := p; m <= largest; m += p {
			if value[m] < 0 {
				value[m] = place
			}
		}
		place = max(place, 1)
	}
	return value
}

func main() {
	in, value := bufio.NewReader(os.Stdin), []int{}
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var n, sum int
		fmt.Fscan(in, &n)
		heap := make([]int, n)
		for i := range heap {
			fmt.Fscan(in, &heap[i])
		}
		if largest := slices.Max(heap); len(value) <= largest {
			value = values(max(largest, 2*len(value))) // not a little more for each case
		}
		for _, h := range heap {
			sum ^= value[h]
		}
		if sum != 0 {
			fmt.Println("Alice")
		} else {
			fmt.Println("Bob")
		}
	}
}
