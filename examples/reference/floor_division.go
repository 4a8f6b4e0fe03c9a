//go:build ignore

// A heap n becomes floor(n/k), k from 2 to 6, as in CodeChef FDIVGAME; zero has no move, and whoever
// cannot move loses.
// Input: the number of cases, then the number of heaps and the heaps. Output: Henry (first) or Derek.
// Theorem: for n >= 12 the value is that of floor(n/12). Printed values are constant on 1, 2-3, 4-5,
// 6-11, and so on 12 times as long. Proof: by the definition for n < 72, and then by induction, since
// floor(floor(n/k)/12) = floor(floor(n/12)/k).
// Complexity: O(log n) a heap. Trap: the definition with a map alone reaches thousands of numbers from
// one of 10^18.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	var value [12]int // by the definition
	for n := 1; n < 12; n++ {
		seen := 0
		for k := 2; k <= 6; k++ {
			seen |= 1 << value[n/k]
		}
		for seen>>value[n]&1 == 1 {
			value[n]++
		}
	}
	in := bufio.NewReader(os.Stdin)
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var heaps, n, sum int
		for fmt.Fscan(in, &heaps); heaps > 0; heaps-- {
			for fmt.Fscan(in, &n); n >= 12; {
				n /= 12
			}
			sum ^= value[n]
		}
		if sum != 0 {
			fmt.Println("Henry")
		} else {
			fmt.Println("Derek")
		}
	}
}
