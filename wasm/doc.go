// Package wasm makes a family of rules that are compiled to WebAssembly.
//
// The module exports grundy_options, which lists the positions that one move reaches
// from a position. That is a game, and has all that the families of the catalogue have,
// at a good part of the speed of rules written in Go. Every compiler that makes
// WebAssembly will do: C by clang, Go, and others.
//
// A position is a row of whole numbers of 64 bits, the arguments that a user types. The
// text euclid(25,7) is the position 25, 7. docs/wasm.md says how they are handed over.
//
// # Limits
//
// A module is somebody's program. It runs within its own memory, at most [MostMemory]
// bytes, and sees no files, no network, no arguments, no clock that moves and no chance.
// A call may take so many instructions. The runtime could stop a call when its context
// ends, but then each call and each turn of a loop would leave compiled code and come
// back, which takes as long as ten to a hundred moves. So the module is rewritten before
// it is compiled: each function and each turn of a loop pays for its instructions from
// an account, and where that is empty the call ends (meter.go).
//
// # Files
//
//   - load.go: a module becomes a family; describe.go: what it says of itself.
//   - game.go: the game; claims.go: values that it claims; samples.go: small positions.
//   - position.go: positions as small keys; answer.go: the answers of a module.
//   - instance.go: modules that run, and calls of them; system.go: the system they see.
//   - meter.go: instructions are paid for; code.go: where instructions begin and end.
package wasm
