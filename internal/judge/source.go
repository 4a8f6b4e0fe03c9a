package judge

import (
	"bytes"
	"io"
)

// A block is a piece of the input with what became of it: numbers, then answers.
// It belongs to one worker, which uses it again and again.
type block struct {
	text []byte // whole numbers and blanks; a window of blanks follows it
	last bool   // nothing follows
	err  error  // why nothing follows, if that is not the end of the input

	numbers []uint64 // see scan
	huge    []huge
	bad     int
	ends    int // line ends in text

	state state // under the lock of the queue

	later []uint64 // whole cases, not answered yet
	won   []uint8  // room for verdicts
	out   []byte   // answers
	stop  bool     // no block after this one counts
	fail  error    // why, if that is no regular end
}

// A source cuts an input into blocks.
type source struct {
	in    io.Reader
	size  int    // bytes of one Read
	rest  []byte // the number that the last block ended in
	begun bool
}

// next reads the next block. It reads once if that ends a number, so that
// whoever types gets answers line by line.
//
// A number longer than MaxDigits ends the input, and is left for scan to find.
func (s *source) next(b *block) {
	b.text = append(b.text[:0], s.rest...)
	b.last, b.err = false, nil
	s.rest = s.rest[:0]
	for idle := 0; ; {
		had := len(b.text)
		b.text = grow(b.text, s.size+window)
		n, err := s.in.Read(b.text[had : had+s.size])
		b.text = b.text[:had+n]
		if n == 0 && err == nil {
			if idle++; idle == 100 {
				err = io.ErrNoProgress
			}
		}
		end := lastBlank(b.text[had:]) + 1
		switch {
		case err == io.EOF:
			b.last = true
		case err != nil: // the number before the trouble may be half a number
			b.last, b.err = true, err
			if end > 0 {
				b.text = b.text[:had+end]
			} else {
				b.text = b.text[:0]
			}
		case end > 0:
			s.rest = append(s.rest, b.text[had+end:]...)
			b.text = b.text[:had+end]
		case len(b.text) > MaxDigits:
			b.last = true
		default:
			continue
		}
		break
	}
	b.text = grow(b.text, window)
	blanks := b.text[len(b.text) : len(b.text)+window]
	for i := range blanks {
		blanks[i] = ' '
	}
	s.dropMark(b.text)
}

// dropMark blanks the byte order mark at the start of the input.
func (s *source) dropMark(text []byte) {
	if !s.begun && bytes.HasPrefix(text, []byte("\xEF\xBB\xBF")) {
		copy(text, "   ")
	}
	s.begun = s.begun || len(text) > 0
}

// grow makes room for n more bytes, and doubles so that growing is cheap.
func grow(text []byte, n int) []byte {
	if cap(text)-len(text) >= n {
		return text
	}
	return append(make([]byte, 0, 2*len(text)+n+window), text...)
}

// lastBlank is the index of the last blank in text, or -1.
func lastBlank(text []byte) int {
	for i := len(text) - 1; i >= 0; i-- {
		if blank[text[i]] {
			return i
		}
	}
	return -1
}

var lineEnd = []byte("\n")

// lines counts the line ends before offset.
func (b *block) lines(offset int) int {
	return countLines(b.text[:offset])
}

func countLines(text []byte) int { return bytes.Count(text, lineEnd) }

// lastNumber is the offset of the last byte that is no blank, or -1.
func (b *block) lastNumber() int {
	i := len(b.text) - 1
	for i >= 0 && blank[b.text[i]] {
		i--
	}
	return i
}

// offset finds where the number of that index stands.
func (b *block) offset(index int) int {
	i := 0
	for ; ; index-- {
		for blank[b.text[i]] {
			i++
		}
		if index == 0 {
			return i
		}
		for !blank[b.text[i]] {
			i++
		}
	}
}

// word is the text at offset up to the next blank.
func (b *block) word(offset int) []byte {
	end := offset
	for end < len(b.text) && !blank[b.text[end]] {
		end++
	}
	return b.text[offset:end]
}
