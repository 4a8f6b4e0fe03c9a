// Package nimber is the arithmetic of nimbers: sum, product, inverse, square
// root, mex.
//
// A nimber is the value of an impartial game. The mex of the values of its
// options is the value of a game; the sum of values is the value of games
// played side by side; the product is the value of a product of coin-turning
// games (the Tartan theorem). Both operations are what the definitions
//
//	a + b = mex{ a'+b, a+b' }
//	a · b = mex{ a'·b + a·b' + a'·b' }        over a' < a, b' < b
//
// make of them, and they make the nimbers below 2^64 a field: every nimber but
// 0 has an inverse, and every nimber has one square root. The sum is exclusive
// or. The product follows from two rules: for a Fermat power F = 2^(2^k),
//
//	F·x = Fx for x < F        F·F = F + F/2
//
// Worked example: 4·4 = 4+2 = 6, and 5·7 = (4+1)·(4+3) = 4·4 + 4·(3+1) + 3
// = 6 + 4·2 + 3 = 6+8+3 = 13, where 4·2 = 8 is the ordinary product. The mex
// definition says the same.
//
// How it is fast: the nimbers below 2^16 are a field too, with a generator, so
// that products there are sums of logarithms. Twice splitting in halves
// reduces 64 bits to 16, and where a product of halves is only wanted times
// F/2, that factor is one more logarithm. A factor 0 has a logarithm so large
// that every sum with it falls where the table of powers is 0: no branches.
//
// Files: product.go Mul and its tables; definition.go the product as the rules
// say it; field.go the rest of the field; quadratic.go quadratic equations;
// mex.go the least value that is missing.
//
// Source: Conway, On Numbers and Games (1976), chapter 6; Lenstra, Nim
// multiplication (1978).
package nimber
