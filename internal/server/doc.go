// Package server is the program as HTTP.
//
// Each endpoint reads a request of package app from JSON, and writes what the
// command writes with --json, byte for byte. Errors are problems of RFC 9457 with
// the kinds of the one table of package app. What strangers may ask is bounded:
// the size of a request and of the numbers in it, positions, memory, time, and how
// much is computed at once, which is shared fairly among clients.
//
// # One example
//
//	POST /v1/analyse
//	{"expression": "euclid(25,7)"}
//
// is answered as grundy solve --json 'euclid(25,7)' is.
//
// # Files
//
//   - server.go: listening, serving, ending.
//   - limits.go: what a request may cost, and how it may ask for less.
//   - lanes.go, turns.go: who computes, and whose turn it is.
//   - api.go: what all endpoints share; body.go: what a request may hold; problem.go: errors.
//   - analyse.go, games.go, tables.go, sequences.go, play.go: the endpoints.
//   - guard.go: what surrounds every request: headers, logs, numbers of open requests.
//   - shapes.go, examples.go: answers as the document describes them, and examples of them.
//   - thread_linux.go: work that gives way to other work.
//   - metrics.go, pages.go: figures for an operator; pages for people.
package server
