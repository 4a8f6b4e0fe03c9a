package nat

import (
	"math/rand/v2"
	"sync"
	"testing"
)

// TestConcurrent uses from several goroutines what they share: the tables of
// roots, the scratch memory and the digits of φ.
func TestConcurrent(t *testing.T) {
	x := of(t, randomInt(rand.New(rand.NewPCG(29, 30)), 3*productBits))
	product, phi, text := x.Mul(x), FloorPhi(x), x.String()
	var wait sync.WaitGroup
	for range 4 {
		wait.Go(func() {
			if x.Mul(x) != product || FloorPhi(x) != phi || product.Sqrt() != x || x.String() != text {
				t.Error("results differ between goroutines")
			}
			if y, err := Parse(text); err != nil || y != x {
				t.Error("a number is read differently between goroutines")
			}
		})
	}
	wait.Wait()
}
