package nat

import "math/big"

// FloorPhi returns the floor of n·φ, where φ = (1+√5)/2 is the golden ratio.
//
// The pairs (FloorPhi(n), FloorPhi(n)+n) are the cold positions of Wythoff's
// game.
//
// Cost: that of a few products of the size of n.
// Source: Wythoff, A modification of the game of nim (1907).
func FloorPhi(n Nat) Nat { return fromInt(floorPhiByRoot(n.toInt())) }

// floorPhiByRoot is the definition of FloorPhi in whole numbers. It is
// floor((n + √(5n²))/2), and the floor of the root changes nothing: the half
// of a sum passes a whole number only where the sum does.
func floorPhiByRoot(n *big.Int) *big.Int {
	z := square(n)
	z.Add(z, new(big.Int).Lsh(z, 2))
	z = squareRoot(z)
	z.Add(z, n)
	return z.Rsh(z, 1)
}
