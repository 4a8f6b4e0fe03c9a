//go:build ignore

// Nim with all winning first moves, as in HDU 2176: take any number from one heap, the last wins.
// Input: the number of heaps and the heaps, again and again, until 0.
// Output: No, or Yes and for each winning move the heap before and after it.
// Theorem (Bouton 1901): the first player loses exactly when the xor X of the heaps is 0; a heap h
// has the one winning move to h xor X, exactly when that is smaller than h.
// Complexity: O(heaps). Trap: h xor X may be larger than h; such a heap has no winning move.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var m int
	for fmt.Fscan(in, &m); m > 0; fmt.Fscan(in, &m) {
		heap, sum := make([]int, m), 0
		for i := range heap {
			fmt.Fscan(in, &heap[i])
			sum ^= heap[i]
		}
		if sum == 0 {
			fmt.Fprintln(out, "No")
			continue
		}
		fmt.Fprintln(out, "Yes")
		for _, h := range heap {
			if h^sum < h {
				fmt.Fprintln(out, h, h^sum)
			}
		}
	}
}
