package judge

// A verdict is the two lines that a problem prints for a case: the first if the
// player to move wins, the second otherwise.
type verdict struct {
	line [2][16]byte // at index 1 the line of who wins
	size [2]int
}

// say makes a verdict of two words of at most 15 bytes.
func say(won, lost string) *verdict {
	var v verdict
	for i, word := range [2]string{lost, won} {
		v.size[i] = copy(v.line[i][:], word+"\n")
		if v.size[i] != len(word)+1 {
			panic("judge: the line " + word + " is too long")
		}
	}
	return &v
}

// write appends a line for each entry of won, which are 0 and 1. It copies 16
// bytes for a line of any length, so that who wins, which cannot be foreseen,
// decides an address and no branch.
func (v *verdict) write(out []byte, won []uint8) []byte {
	had := len(out)
	if room := max(v.size[0], v.size[1])*len(won) + 16; cap(out)-had < room {
		out = append(make([]byte, 0, had+room), out...)
	}
	at := out[had:cap(out)]
	n := 0
	for _, w := range won {
		w &= 1
		*(*[16]byte)(at[n : n+16]) = v.line[w]
		n += v.size[w]
	}
	return out[:had+n]
}

// bit is 1 for true.
func bit(b bool) uint8 {
	if b {
		return 1
	}
	return 0
}

// room returns n bytes of b that may hold anything.
func (b *block) room(n int) []uint8 {
	if cap(b.won) < n {
		b.won = make([]uint8, n)
	}
	return b.won[:n]
}
