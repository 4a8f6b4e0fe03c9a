//go:build !race

package taking

// race says that the race detector slows everything down.
const race = false
