// Package graph holds the families played on graphs: tokens that move along the edges
// of a directed graph, and edges that are cut from a graph that stands on the ground.
//
// Vertices are numbers. A tuple in square brackets is a walk, so [0,1] is one edge and
// [0,1,2,0] are three.
//
// # One example
//
// In tokens(0,0,edges=[[0,1],[0,2],[1,2]]) two tokens stand on vertex 0. Vertex 2 has no
// edge and is worth 0, vertex 1 is worth 1, and vertex 0 has both as options and is
// worth 2. Two tokens on one vertex cancel out, so the player to move loses.
//
// # Files
//
//   - board.go: how walks and vertices are read and written.
//   - every other file: one family, whose name is the file's.
package graph
