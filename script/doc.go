// Package script makes a family of a file of rules in Starlark, a small language
// that reads like Python.
//
// The file gives options(p), which lists the positions that one move reaches from p.
// That is a game, and has all that the families of the catalogue have: outcome, value,
// length of play, winning moves, sums with other games, tables, laws.
//
//	# euclid.star
//	def options(p):
//	    a, b = max(p), min(p)
//	    return [(a - k*b, b) for k in range(1, a//b + 1)] if b else []
//
// The text euclid(25,7) is then the position (25, 7). [Load] reads the file once; what
// it computes there is frozen, so that rules say the same whenever they are asked.
// docs/scripts.md lists the names that a file may give.
//
// # Positions
//
// A position is a value of Starlark: a whole number of any size, a text, True, False,
// None, or a tuple of such values. Equal values are kept once, under a number, so that a
// [Position] is small and compares with ==, and each position is expanded by the
// interpreter once.
//
// # Limits
//
// Rules are somebody's program. Each call may take so many steps, so much memory and
// the time of the request; there are no files, no clock and no chance. The operations
// of the language that make much of little at one stroke, such as "x" * 10**9, are
// replaced by ones that say no (guard.go).
//
// # Files
//
//   - load.go: a file becomes a family; family.go: what that says beside other families.
//   - names.go: the names that a file gives.
//   - params.go: parameters.
//   - game.go: the game, and what its file claims about it.
//   - heaps.go: the short form for games on heaps.
//   - stuck.go: games that the player who cannot move wins.
//   - samples.go: small positions; claims.go: claims held to the rules.
//   - position.go: positions; store.go: kept once, under numbers; near.go: where those
//     of small numbers stand; code.go: as bytes; value.go: as text.
//   - call.go: calls of the interpreter; watch.go: their memory.
//   - guard.go: operations that make much of little; keys.go: keys that are too large;
//     rewrite.go: how a file gets both; errors.go: mistakes with their place.
package script
