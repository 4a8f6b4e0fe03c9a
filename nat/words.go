package nat

import (
	"math/big"
	"math/bits"
	"sync"
)

// What math/big has no name for. Everything huge is computed on big.Int, whose
// loops over words are in assembly; these reach the words.

var one = big.NewInt(1)

// wordsOf returns the 64-bit words of |x|, the low one first, without leading
// zeros.
func wordsOf(x *big.Int) []uint64 {
	source := x.Bits()
	if bits.UintSize == 64 {
		words := make([]uint64, len(source))
		for i, w := range source {
			words[i] = uint64(w)
		}
		return words
	}
	words := make([]uint64, (len(source)+1)/2)
	for i, w := range source {
		words[i/2] |= uint64(w) << (i % 2 * 32)
	}
	return words
}

// ofWords returns the number with these 64-bit words, the low one first.
func ofWords(words []uint64) *big.Int {
	if bits.UintSize == 64 {
		target := make([]big.Word, len(words))
		for i, w := range words {
			target[i] = big.Word(w)
		}
		return new(big.Int).SetBits(target)
	}
	target := make([]big.Word, 0, 2*len(words))
	for _, w := range words {
		target = append(target, big.Word(w), big.Word(w>>32))
	}
	return new(big.Int).SetBits(target)
}

// setWords is ofWords that may keep the result in z, which may be nil.
func setWords(z *big.Int, words []uint64) *big.Int {
	if z == nil || bits.UintSize != 64 {
		return ofWords(words)
	}
	target := z.Bits()[:0]
	for _, w := range words {
		target = append(target, big.Word(w))
	}
	return z.SetBits(target)
}

// lowBits returns x modulo 2^n, for x of either sign.
func lowBits(x *big.Int, n int) *big.Int {
	if x.Sign() < 0 {
		mask := powerOfTwo(n)
		return mask.And(mask.Sub(mask, one), x)
	}
	if x.BitLen() <= n {
		return new(big.Int).Set(x)
	}
	full := n / bits.UintSize
	words := make([]big.Word, full, full+1)
	copy(words, x.Bits())
	if left := n % bits.UintSize; left > 0 {
		words = append(words, x.Bits()[full]&(1<<left-1))
	}
	return new(big.Int).SetBits(words)
}

// highBits returns the floor of x/2^n, for n >= 0.
func highBits(x *big.Int, n int) *big.Int { return new(big.Int).Rsh(x, uint(n)) }

// shifted returns x·2^n.
func shifted(x *big.Int, n int) *big.Int { return new(big.Int).Lsh(x, uint(n)) }

// scratch keeps the word slices of past transforms by the logarithm of their
// capacity, so that a product of huge numbers leaves little to collect.
var scratch [bits.UintSize]sync.Pool

// borrow returns n words of unknown contents.
func borrow(n int) []uint64 {
	class := bits.Len(uint(n))
	if s, ok := scratch[class].Get().(*[]uint64); ok {
		return (*s)[:n]
	}
	return make([]uint64, n, 1<<class-1)
}

// borrowZeros returns n words that are zero.
func borrowZeros(n int) []uint64 {
	words := borrow(n)
	clear(words)
	return words
}

// giveBack ends the use of words that were borrowed.
func giveBack(words []uint64) {
	if cap(words) == 0 {
		return
	}
	scratch[bits.Len(uint(cap(words)))].Put(&words)
}
