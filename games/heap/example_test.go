package heap_test

import (
	"fmt"

	"example.org/grundy/games/heap"
	"example.org/grundy/nat"
)

func Example() {
	fmt.Println(heap.EuclidWins(25, 7), heap.EuclidLength(25, 7))
	fmt.Println(heap.WythoffCold(165580140, 267914295))
	row := heap.HeapsOf(nat.Of(3), nat.Of(4), nat.Of(5))
	fmt.Println(row, row.List()[1])
	// Output:
	// true 5
	// true
	// (3,4,5) 4
}
