// Package app is the program without a surface: requests in, results out.
//
// Each thing a person can want of grundy is one method of [App], from a request
// to a result; a surface (the command, the service) reads requests and
// writes results and decides nothing. The kinds of errors have one table here,
// with the exit code of the command and the status of HTTP for each.
//
// # One example
//
//	r, err := app.New().Analyse(ctx, app.AnalyseRequest{Expression: "euclid(25,7)"})
//
// gives the outcome N, the winning move to euclid(11,7), the Grundy value 3 and
// the argument; an expression such as euclid(25,x) gives an error of the kind
// "position", with its place and a hint.
package app
