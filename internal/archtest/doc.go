// Package archtest keeps the architecture: who may import whom, one idea a
// folder, one family a file.
//
// ARCHITECTURE.md draws the house; here it stands as data, and a breach fails
// with a sentence. For example a file of games/grid that imports games/heap is
// reported as
//
//	games/grid may not import games/heap: families on different boards share code through family or taking
package archtest
