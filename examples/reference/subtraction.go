//go:build ignore

// Subtraction from several heaps, as in HDU 1536 (S-Nim): take an amount of the set S from one
// heap; whoever cannot move loses.
// Input: k and S, the number of positions, each a number of heaps and the heaps; 0 ends it.
// Output: for each set a word of W and L.
// Theorem: the value of a heap is the mex of the values that a move leaves; heaps are xored. With
// k amounts no value exceeds k.
// Complexity: O(k · largest heap) a set, then O(1) a heap.
// Traps: a new table for each set; the mex needs no array that is cleared 10000 times.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	number := func() (n int) { fmt.Fscan(in, &n); return n }
	for k := number(); k > 0; k = number() {
		set := make([]int, k)
		for i := range set {
			set[i] = number()
		}
		value := table(set, 10000)
		word := make([]byte, number())
		for i := range word {
			sum := 0
			for heaps := number(); heaps > 0; heaps-- {
				sum ^= value[number()]
			}
			if word[i] = 'L'; sum != 0 {
				word[i] = 'W'
			}
		}
		fmt.Println(string(word))
	}
}

// table returns the values of the heaps up to the largest.
func table(set []int, largest int) []int {
	value, seen := make([]int, largest+1), make([]int, len(set)+2)
	for n := 1; n <= largest; n++ { // n marks what is seen, so nothing is cleared
		for _, s := range set {
			if s <= n {
				seen[value[n-s]] = n
			}
		}
		for seen[value[n]] == n {
			value[n]++
		}
	}
	return value
}
