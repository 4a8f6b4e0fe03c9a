package nat_test

import (
	"fmt"

	"example.org/grundy/nat"
)

func Example() {
	x := nat.Of(1<<64 - 1).Add(nat.Of(6))
	fmt.Println(x, x.Sub(nat.Of(6)) == nat.Of(1<<64-1))
	// Output: 18446744073709551621 true
}

func ExampleContinuedFraction() {
	q := nat.ContinuedFraction(nat.Of(355), nat.Of(113))
	for i := range q.Len() {
		fmt.Print(q.At(i), " ")
	}
	fmt.Println("gcd", q.Gcd())
	// Output: 3 7 16 gcd 1
}

// The cold positions of Wythoff's game.
func ExampleFloorPhi() {
	for n := range uint64(6) {
		a := nat.FloorPhi(nat.Of(n))
		fmt.Print("(", a, ",", a.Add(nat.Of(n)), ") ")
	}
	fmt.Println()
	// Output: (0,0) (1,2) (3,5) (4,7) (6,10) (8,13)
}

func ExampleParse() {
	_, err := nat.Parse("3x")
	fmt.Println(err)
	// Output: "3x": want decimal digits; got "x" at 2
}
