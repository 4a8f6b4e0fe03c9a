package wasm

import (
	"encoding/binary"
	"fmt"
)

// mostOptions is how many options a position may have.
const mostOptions = 1 << 20

// refused is what a module answers for a row that is no position.
const refused = 1<<64 - 1

// A reader takes an answer of a module apart: for each option how many numbers it has,
// and the numbers, all of them words of 64 bits.
type reader struct {
	*description
	words []byte // the words that are left
	at    int    // the place of the next word in the answer, from 1
	count int    // options that were read
	row   []int64
}

// whole returns the bytes of an answer that says where it is: the address in its high
// half, and the number of words in the low one.
func whole(answer uint64, memory []byte) ([]byte, error) {
	from, words := answer>>32, answer&(1<<32-1)
	if from+8*words > uint64(len(memory)) {
		return nil, fmt.Errorf("the answer has %d words at address %d, beyond the memory of %d bytes", words, from, len(memory))
	}
	return memory[from : from+8*words], nil
}

// packed reads options as long as they are plain, which nearly all are, and appends them:
// those that fit the words of a position, and are not p. What next reads is the definition.
func (r *reader) packed(p Position, list []Position) []Position {
	list = r.pairs(p, list)
	words := r.words
	for len(words) >= 8 {
		k := binary.LittleEndian.Uint64(words)
		if k == 0 || k > mostInline || r.arity > 0 && int(k) != r.arity || uint64(len(words)) < 8*k+8 || r.count == mostOptions {
			break
		}
		q, ok := packBytes(words[8:8*k+8], k)
		if !ok || q == p {
			break
		}
		list = append(list, q)
		words = words[8*k+8:]
		r.at += int(k) + 1
		r.count++
	}
	r.words = words
	return list
}

// pairs is packed for options of two numbers, the commonest, as long as one follows the
// other.
func (r *reader) pairs(p Position, list []Position) []Position {
	const each = 24 // bytes
	if r.arity != 0 && r.arity != 2 || r.count+len(r.words)/each > mostOptions {
		return list
	}
	words, before := r.words, len(list)
	for len(words) >= each && binary.LittleEndian.Uint64(words) == 2 {
		a, b := binary.LittleEndian.Uint64(words[8:]), binary.LittleEndian.Uint64(words[16:])
		low := b<<60 | a
		q := Position{b>>4<<8 | low>>56, low<<8 | 2}
		if (a|b)>>60 != 0 || q == p {
			break
		}
		list = append(list, q)
		words = words[each:]
	}
	r.words = words
	r.at += 3 * (len(list) - before)
	r.count += len(list) - before
	return list
}

// next reads the next option; more is false after the last. The row is good until the
// next call.
func (r *reader) next() (row []int64, more bool, err error) {
	if len(r.words) == 0 {
		return nil, false, nil
	}
	k := binary.LittleEndian.Uint64(r.words)
	switch left := uint64(len(r.words)/8 - 1); {
	case k > left:
		return nil, false, fmt.Errorf("word %d of the answer: an option of %d numbers, and the answer ends after %d more", r.at, int64(k), left)
	case k > mostNumbers:
		return nil, false, fmt.Errorf("word %d of the answer: an option of %d numbers: want at most %d", r.at, k, mostNumbers)
	case r.arity > 0 && int(k) != r.arity:
		return nil, false, fmt.Errorf("word %d of the answer: an option of %d numbers: want %d, as described", r.at, k, r.arity)
	}
	r.row = r.row[:0]
	for i := range int(k) {
		n := int64(binary.LittleEndian.Uint64(r.words[8*i+8:]))
		if n < 0 && !r.negative {
			return nil, false, fmt.Errorf("word %d of the answer: an option with the number %d: want no negative ones, or a description with \"negative\": true", r.at+i+1, n)
		}
		r.row = append(r.row, n)
	}
	r.words = r.words[8*k+8:]
	r.at += int(k) + 1
	if r.count++; r.count > mostOptions {
		return nil, false, fmt.Errorf("more than %d options", mostOptions)
	}
	return r.row, true, nil
}
