package stress

import (
	"bytes"
)

// compare says what is between an output and the one that is wanted: nothing, only
// blanks, line ends and capitals, or another answer. line is the first line of words,
// from 0, that is another one.
func compare(want, got []byte) (v Verdict, line int) {
	if bytes.Equal(want, got) {
		return Right, 0
	}
	w, g := bytes.Fields(want), bytes.Fields(got)
	if len(g) == 0 && len(w) > 0 {
		return NoOutput, 0
	}
	if len(w) == len(g) {
		same := true
		for i := range w {
			same = same && bytes.EqualFold(w[i], g[i])
		}
		if same {
			return Presentation, 0
		}
	}
	a, b := lines(want), lines(got)
	for line < len(a) && line < len(b) && sameWords(a[line], b[line]) {
		line++
	}
	return Wrong, line
}

func sameWords(a, b []byte) bool {
	x, y := bytes.Fields(a), bytes.Fields(b)
	if len(x) != len(y) {
		return false
	}
	for i := range x {
		if !bytes.EqualFold(x[i], y[i]) {
			return false
		}
	}
	return true
}

// lines are the lines of an output that have words.
func lines(out []byte) [][]byte {
	var list [][]byte
	for line := range bytes.Lines(out) {
		if len(bytes.TrimSpace(line)) > 0 {
			list = append(list, line)
		}
	}
	return list
}
