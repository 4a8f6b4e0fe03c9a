package judge

import (
	"encoding/binary"
	"math/bits"

	"example.org/grundy/nat"
)

// MaxDigits is the most digits that a number may have.
const MaxDigits = 10_000_000

// window is the bytes that are looked at for one number: three words, for up to 23
// digits. So many blanks follow the text of a block.
const window = 24

// A huge is a number that does not fit a word.
type huge struct {
	index int // its place among the numbers of the block
	n     nat.Nat
}

// scan turns the text of the block into numbers: b.numbers, with the ones above
// 2^64 in b.huge. It stops at the first text that is no number and sets b.bad to
// its offset; otherwise b.bad is -1.
//
// Cost: 5 to 6 ns a number. Eight digits are found, and multiplied together, by
// operations on one word; the branches that remain are on the number of words,
// not of digits, and so are mostly foreseen by the processor.
func (b *block) scan() {
	b.huge, b.bad = b.huge[:0], -1
	if b.numbers == nil {
		b.numbers = make([]uint64, len(b.text)/8+1)
	}
	numbers := b.numbers[:cap(b.numbers)]
	k, i := scan(b.text, 0, numbers, 0)
	for i < len(b.text) {
		if k == len(numbers) {
			numbers = append(numbers, make([]uint64, k)...)
		} else {
			value, digits := b.vast(k, i)
			if digits == 0 {
				b.bad = i
				break
			}
			numbers[k] = value
			k++
			i += digits
		}
		k, i = scan(b.text, i, numbers, k)
	}
	b.numbers = numbers[:k]
}

// scan reads numbers from the byte i on into numbers from k on. It stops where
// there is no number of at most 19 digits between blanks, or at the end of
// either, and returns how far it got. A window of blanks follows text.
//
// It calls nothing and has a branch of its own for each number of words, so that
// the compiler keeps everything in registers and knows that end is not 0. The
// window is cut with its capacity, so that the compiler sees that it is not
// empty and adds i to the address without a test in between.
func scan(text []byte, i int, numbers []uint64, k int) (int, int) {
	size := len(text)
	text = text[:size+window]
	for i < size && k < len(numbers) {
		at := (*[window]byte)(text[i : i+window : i+window])
		var n int
		var value uint64
		w := binary.LittleEndian.Uint64(at[0:8]) ^ zeros
		if end := nondigits(w); end != 0 {
			t := bits.TrailingZeros64(end)
			n = t >> 3
			if n == 0 {
				if !blank[at[0]] {
					break
				}
				i++
				continue
			}
			value = join(w << 8 << ((63 - uint(t)) & 63))
		} else {
			value = join(w)
			w = binary.LittleEndian.Uint64(at[8:16]) ^ zeros
			if end := nondigits(w); end != 0 {
				t := bits.TrailingZeros64(end)
				n = 8 + t>>3
				value = value*tens[t>>3&7] + join(w<<8<<((63-uint(t))&63))
			} else {
				value = value*tens8 + join(w)
				w = binary.LittleEndian.Uint64(at[16:24]) ^ zeros
				end := nondigits(w)
				if end<<32 == 0 {
					break
				}
				t := bits.TrailingZeros64(end)
				n = 16 + t>>3
				value = value*tens[t>>3&7] + join(w<<8<<((63-uint(t))&63))
			}
		}
		if n >= window || !blank[at[n]] {
			break
		}
		i += n + 1
		numbers[k] = value
		k++
	}
	return k, i
}

// vast reads the number at start, the k-th of the block, that scan stopped at.
// It returns the value if that fits a word, and notes the number in b.huge if
// not. It returns no digits if there is no number, or one of too many digits.
func (b *block) vast(k, start int) (value uint64, digits int) {
	end := start
	for end < len(b.text) && b.text[end]-'0' < 10 {
		end++
	}
	if end == start || end-start > MaxDigits || end < len(b.text) && !blank[b.text[end]] {
		return 0, 0
	}
	n, err := nat.ParseBytes(b.text[start:end])
	if err != nil {
		return 0, 0
	}
	value, ok := n.Uint64()
	if !ok {
		b.huge = append(b.huge, huge{k, n})
	}
	return value, end - start
}

const (
	zeros = 0x3030303030303030 // eight digits 0
	tens8 = 100_000_000
)

// tens are powers of ten.
var tens = [8]uint64{1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000}

// join is the number of which w holds eight digits, the highest in the low byte.
func join(w uint64) uint64 {
	w = w*10 + w>>8 // two digits in every other byte
	return ((w&0x000000FF000000FF)*0x000F424000000064 +
		(w>>16&0x000000FF000000FF)*0x0000271000000001) >> 32
}

// nondigits sets the top bit of the lowest byte of w that is not below 10.
//
// Adding 0x76 carries a byte of 10 or more to 0x80 or more. It may carry into
// the bytes above too, but those are after the end.
func nondigits(w uint64) uint64 {
	return ((w + 0x7676767676767676) | w) & 0x8080808080808080
}

// blank is true of spaces, tabs and the bytes of line ends.
var blank = [256]bool{' ': true, '\t': true, '\n': true, '\v': true, '\f': true, '\r': true}
