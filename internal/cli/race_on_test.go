//go:build race

package cli

// raced tells that every command of a test begins slowly, as a binary with the
// race detector does.
const raced = true
