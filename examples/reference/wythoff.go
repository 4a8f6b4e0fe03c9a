//go:build ignore

// Wythoff's game, as in 51Nod 1185: take any number from one heap or the same from both.
// Input: the number of cases, then two heaps for each. Output: A (first) or B.
// Theorem (Wythoff 1907): with x <= y and d = y-x, lost exactly when x = floor(d·phi), phi being the
// golden ratio: x = (d + floor(sqrt(5·d·d))) / 2, in whole numbers.
// Complexity: O(1). Trap: a float64 is wrong at 165580140 267914295 already; 5·d·d needs more than
// 64 bits here, and math/big has them.
package main

import (
	"bufio"
	"fmt"
	"math/big"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var x, y int64
		fmt.Fscan(in, &x, &y)
		if x > y {
			x, y = y, x
		}
		d := big.NewInt(y - x)
		r := new(big.Int).Mul(d, d)
		r.Sqrt(r.Mul(r, big.NewInt(5)))
		r.Rsh(r.Add(r, d), 1)
		if r.Cmp(big.NewInt(x)) == 0 {
			fmt.Println("B")
		} else {
			fmt.Println("A")
		}
	}
}
