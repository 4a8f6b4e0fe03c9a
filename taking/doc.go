// Package taking is the theory of taking-and-breaking games on heaps: codes,
// nim-sequences, periods, sparse spaces.
//
// A move takes k counters from one heap, and lays the rest of it down as j heaps.
// A [Rule] says which k and j are allowed. Its code writes this down: the digit
// with index k, read in binary, has a one in place j when k counters may be
// taken so that j heaps remain. So in Kayles, 0.77, one or two counters are taken
// (the digits with index 1 and 2 are not 0), and 7 = 1+2+4 says that the rest may
// be no heap, one heap or two.
//
// Since games add by the xor of their values, one number for each size of heap
// says all: the nim-sequence g(0), g(1), g(2), … In Kayles a heap of 3 has the
// options 2, 1+1, 1, with the values 2, 1 xor 1 = 0, 1, and so g(3) is the least
// number not among them, 3.
//
// A [Sequence] computes these numbers, with the engine that is fastest for the
// rule and for the values met so far, and looks for a period. A [Period] is proved
// or it is only observed, and says which.
package taking
