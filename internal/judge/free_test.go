package judge

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// small changes an input: words are dropped, doubled, or become other small ones.
func shaken(r *rand.Rand, input string) string {
	words := strings.Fields(input)
	var out strings.Builder
	for _, w := range words {
		switch r.IntN(12) {
		case 0:
			continue
		case 1:
			w = []string{"0", "1", "2", "3", "7", "x", "-1", "99999999999999999999", "RB", "aba", "00012"}[r.IntN(11)]
		case 2:
			out.WriteString(w + " ")
		}
		out.WriteString(w)
		out.WriteString([]string{" ", "\n", "\r\n", "\t\n "}[r.IntN(4)])
	}
	if r.IntN(3) == 0 {
		return strings.TrimRight(out.String(), " \r\n\t")
	}
	return out.String()
}

// A free form says the same whatever the blocks are, and its cases one by one say
// the same; nothing that is read makes it panic.
func TestFreeFormsByBlocks(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 22))
	for _, p := range All() {
		if p.form != nil {
			continue
		}
		for range 60 {
			in := shaken(r, p.Sample.In)
			wantOut, wantFail := answer(p, in, 1, 1<<16)
			for _, size := range []int{1, 2, 3, 5, 17} {
				if out, fail := answer(p, in, 1, size); out != wantOut || fail != wantFail {
					t.Fatalf("%s on %q, blocks of %d:\n got %q, %q\nwant %q, %q", p.ID, in, size, out, fail, wantOut, wantFail)
				}
			}
		}
	}
}

func TestFreeMalformed(t *testing.T) {
	for _, c := range []struct{ id, in, out, fail string }{
		{"hdu-1848", "1 1 1\n1 x 1\n", "Fibo\n", `hdu-1848: case 2, line 2: want a whole number; got "x"`},
		{"hdu-1848", "1 1 1\n1 1\n\n", "Fibo\n", `hdu-1848: case 2, line 2: want a whole number; got the end of the input`},
		{"hdu-1848", "1 1 1\n", "Fibo\n", ""},
		{"hdu-1848", "1 1 10000001", "", `hdu-1848: case 1, line 1: want a whole number from 0 to 10000000; got "10000001"`},
		{"hdu-2897", "7 1 1\n\n6 0 1", "LOST\n", `hdu-2897: case 2, line 3: want a whole number from 1 to 9223372036854775807; got "0"`},
		{"hdu-3389", "2\n1 0\n", "Case 1: Bob\n", `hdu-3389: case 2, line 3: want the number of boxes; got the end of the input`},
		{"hdu-3389", "x", "", `hdu-3389: line 1: want the number of cases; got "x"`},
		{"luogu-P2148", "1 3 1 1 1", "", `luogu-P2148: case 1, line 1: want an even number of heaps; got "3"`},
		{"hdu-1404", "0\n1234567\n", "Yes\n", `hdu-1404: case 2, line 2: want a string of 1 to 6 digits; got "1234567"`},
		{"cf-1704F", "1 3 RB", "", `cf-1704F: case 1, line 1: want as many letters as cells; got "RB"`},
		{"cf-305E", "", "", `cf-305E: case 1, line 1: want a word of small letters; got the end of the input`},
		{"hdu-1524", "2\n1 1\n1 0\n1 0\n0\n", "", `hdu-1524: case 1, line 3: want a graph without cycles before this; got "0"`},
		{"hdu-1730", "1 9\n4 4\n", "", `hdu-1730: case 1, line 2: want another cell than 4; got "4"`},
		{"poj-1704", "1\n2\n1 18446744073709551616", "", `poj-1704: case 1, line 3: want a whole number, at least 1 and below 2^64; got "18446744073709551616"`},
		{"hdu-1079", "1\n1900 2 29", "", `hdu-1079: case 1, line 2: want a day from 1 to 28; got "29"`},
	} {
		p := find(t, c.id)
		for _, size := range []int{3, blockSize} {
			if out, fail := answer(p, c.in, 1, size); out != c.out || fail != c.fail {
				t.Errorf("%s on %q, blocks of %d:\n got %q, %s\nwant %q, %s", c.id, c.in, size, out, fail, c.out, c.fail)
			}
		}
	}
}

// FuzzFree holds the free forms to any bytes: no panic.
func FuzzFree(f *testing.F) {
	var list []Problem
	for _, p := range All() {
		if p.form == nil {
			f.Add([]byte(p.Sample.In), uint8(len(list)))
			list = append(list, p)
		}
	}
	f.Fuzz(func(t *testing.T, input []byte, which uint8) {
		p := list[int(which)%len(list)]
		wantOut, wantFail := answer(p, string(input), 1, 1<<16)
		if out, fail := answer(p, string(input), 1, 3); out != wantOut || fail != wantFail {
			t.Errorf("%s: got %q, %q, want %q, %q", p.ID, out, fail, wantOut, wantFail)
		}
	})
}
