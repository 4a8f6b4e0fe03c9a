package nat

import "math"

// sqrtWord returns the floor of the square root of u. The rounded float64 root
// can be one away, in either direction.
func sqrtWord(u uint64) uint64 {
	r := min(uint64(math.Sqrt(float64(u))), math.MaxUint32)
	if r*r > u {
		r--
	}
	if r < math.MaxUint32 && (r+1)*(r+1) <= u {
		r++
	}
	return r
}
