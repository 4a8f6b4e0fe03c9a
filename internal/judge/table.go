package judge

import (
	"math/bits"
	"strconv"

	"example.org/grundy/taking"
)

// tableLimit is the largest heap of which a table of values is made.
const tableLimit = 10_000_000

// values are the Grundy values of heaps, as many as were needed so far.
type values struct {
	of   []uint32
	seen []uint64 // seen[v] = n+1: the value v is that of an option of n
}

// fill makes the table reach up to heap n, by the definition: takes gives all
// amounts that may be taken from a heap.
func (v *values) fill(n uint64, takes func(n uint64, yield func(take uint64))) {
	for h := uint64(len(v.of)); h <= n; h++ {
		takes(h, func(take uint64) { v.option(h, v.of[h-take]) })
		v.close(h)
	}
}

// option notes a value of an option of heap h, which is the next of the table.
func (v *values) option(h uint64, value uint32) {
	for uint32(len(v.seen)) <= value {
		v.seen = append(v.seen, make([]uint64, len(v.seen)+8)...)
	}
	v.seen[value] = h + 1
}

// close gives heap h the least value that no option has.
func (v *values) close(h uint64) {
	mex := uint32(0)
	for int(mex) < len(v.seen) && v.seen[mex] == h+1 {
		mex++
	}
	v.of = append(v.of, mex)
}

// octal returns the values of a taking-and-breaking game. The table grows as far
// as it is asked for.
func octal(code string) func(r *reader, n int) uint64 {
	rule, err := taking.Parse(code)
	if err != nil {
		panic("judge: " + err.Error())
	}
	sequence := taking.NewSequence(rule, taking.Options{})
	return func(r *reader, n int) uint64 {
		if sequence.Len() <= n {
			r.check(sequence.Extend(r.ctx, max(n+1, 2*sequence.Len())))
		}
		return uint64(sequence.At(n))
	}
}

// valued answers the whole cases at the front of numbers, each a count and heaps
// of which value gives the Grundy value.
func valued(value func(uint64) uint64) func(numbers []uint64, won []uint8) (n, length int) {
	return func(numbers []uint64, won []uint8) (n, length int) {
		for n < len(won) && length < len(numbers) {
			heaps, rest := numbers[length], numbers[length+1:]
			if heaps > uint64(len(rest)) {
				break
			}
			sum := uint64(0)
			for _, h := range rest[:heaps] {
				sum ^= value(h)
			}
			won[n] = bit(sum != 0)
			n++
			length += 1 + int(heaps)
		}
		return n, length
	}
}

// foldedBy is the fold of heaps of which value gives the Grundy value.
func foldedBy(value func(uint64) uint64) func(games []uint64) (sum, most uint64) {
	return func(games []uint64) (sum, most uint64) {
		for _, h := range games {
			sum ^= value(h)
		}
		return sum, sum
	}
}

// print writes numbers on a line.
func (r *reader) print(numbers ...uint64) {
	for i, n := range numbers {
		if i > 0 {
			r.b.out = append(r.b.out, ' ')
		}
		r.b.out = strconv.AppendUint(r.b.out, n, 10)
	}
	r.b.out = append(r.b.out, '\n')
}

// caseVerdict writes a verdict after a word and the number of the case.
func (r *reader) caseVerdict(word string, won bool, yes, no string) {
	r.b.out = append(strconv.AppendInt(append(r.b.out, word...), int64(r.cases)+1, 10), ": "...)
	r.verdict(won, yes, no)
}

// parsed turns words into numbers; a word that fits none is 0.
func parsed(words []string) []uint64 {
	numbers := make([]uint64, len(words))
	for i, w := range words {
		numbers[i], _ = strconv.ParseUint(w, 10, 64)
	}
	return numbers
}

// texts turns numbers into words.
func texts(numbers []uint64) []string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = strconv.FormatUint(n, 10)
	}
	return words
}

// lowestZero is the number of ones below the lowest zero of n.
func lowestZero(n uint64) uint64 { return uint64(bits.TrailingZeros64(^n)) }
