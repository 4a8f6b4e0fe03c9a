//go:build !goexperiment.simd || !amd64

package taking

// simdCompare reports whether it has compared as planes.compare does; here it
// leaves that to pure Go.
func simdCompare(*planes, []uint64, uint32, int, int) bool { return false }
