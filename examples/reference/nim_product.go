//go:build ignore

// The product of two nimbers below 2^64, as in Library Checker's Nim Product: the value of a product of
// two coin-turning games is the product of their values (the Tartan theorem).
// Input: the number of cases, then two numbers for each. Output: the product.
// Theorem (Conway 1976): with F = 2^(half the bits), F·F = F xor F/2, and F·x for x < F is the ordinary
// product. So (aF+b)(cF+d) = (ac+ad+bc)F + bd + ac·F/2, with xor for +.
// Complexity: four products of half the length, down to a table of the products of bytes: 4^3 look-ups.
// Trap: the numbers are unsigned.
package main

import (
	"bufio"
	"fmt"
	"os"
)

// product multiplies numbers of so many bits; bytes by the table, once it is there.
func product(x, y uint64, bits int, bytes []uint64) uint64 {
	if x <= 1 || y <= 1 {
		return x * y
	}
	if bits == 8 && bytes != nil {
		return bytes[x<<8|y]
	}
	half := bits / 2
	a, b, c, d := x>>half, x&(1<<half-1), y>>half, y&(1<<half-1)
	high, low := product(a, c, half, bytes), product(b, d, half, bytes)
	cross := product(a^b, c^d, half, bytes) ^ low // ac + ad + bc
	return cross<<half ^ low ^ product(high, 1<<(half-1), half, bytes)
}

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	bytes := make([]uint64, 1<<16)
	for i := range bytes {
		bytes[i] = product(uint64(i>>8), uint64(i&255), 8, nil)
	}
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var a, b uint64
		fmt.Fscan(in, &a, &b)
		fmt.Fprintln(out, product(a, b, 64, bytes))
	}
}
