package judge

import (
	"strings"
	"testing"
)

// output answers by the ID of a problem, and fails the test on an error.
func output(t *testing.T, id, input string) string {
	t.Helper()
	p, err := Find(id)
	if err != nil {
		t.Fatal(err)
	}
	out, fail := answer(p, input, 2, blockSize)
	if fail != "" {
		t.Errorf("%s on %.60q: %s", id, input, fail)
	}
	return out
}

// Each line is a way in which solutions of the problem go wrong.
func TestTraps(t *testing.T) {
	ones := strings.Repeat("1 ", 46)
	for _, c := range []struct{ trap, id, in, out string }{
		{"Bash counts by m+1", "hdu-1846", "5 1 1 2 1 3 2 5 3 4 3", "first\nsecond\nsecond\nfirst\nsecond\n"},
		{"Bash with no move, and with m+1 above a word", "hdu-1846",
			"4 7 0 0 5 18446744073709551615 18446744073709551615 18446744073709551616 18446744073709551615",
			"second\nsecond\nfirst\nsecond\n"},
		{"Bash from a file with one case more than it says", "hdu-1846", "1 23 2 4 3", "first\n"},
		{"handed H001", "hdu-1846", "5 8 10 11 10 1 1 2 1 10000 9", "first\nsecond\nfirst\nsecond\nsecond\n"},
		{"handed H011", "hdu-1907", "8 2 1 1 4 1 1 1 1 2 2 1 3 2 2 2 3 4 5 6 3 1 2 3 3 1 1 2 2 7 7",
			"John\nJohn\nJohn\nJohn\nJohn\nBrother\nJohn\nBrother\n"},
		{"handed H014", "poj-1067", "11 18 18 11 6 10 1 1 0 7 12 20 100 161", "0\n0\n0\n1\n1\n0\n1\n"},
		{"handed H019", "poj-2348", "1 1 2 3 5 8 8 13 10 4 9 6 100 61 1 1000000000 0 0",
			"Stan wins\nOllie wins\nOllie wins\nStan wins\nStan wins\nOllie wins\nStan wins\nStan wins\n"},
		{"handed H020", "hdu-3595",
			"2 2 3 3 5\n2 1 5 3 4\n2 3 4 4 5\n2 2 7 3 8\n3 4 9 5 6 2 3\n1 6 6\n2 7 9 1 2\n",
			"MM\nGG\nGG\nMM\nMM\nMM\nGG\n"},
		{"misère Nim of ones", "hdu-1907", "4 1 1 2 1 1 3 1 1 1 46 " + ones, "Brother\nJohn\nBrother\nJohn\n"},
		{"misère Nim above one", "hdu-1907", "4 2 2 2 1 2 2 1 2 3 1 2 3", "Brother\nJohn\nJohn\nBrother\n"},
		{"misère Nim without heaps", "hdu-1907", "2 0 2 0 0", "John\nJohn\n"},
		{"Wythoff in floating point", "poj-1067",
			"165580140 267914295 165580141 267914296 228826126 370248450 292072112 472582605 331160281 535828591",
			"0\n1\n0\n0\n0\n"},
		{"Wythoff unsorted", "poj-1067", "18 11 11 18 5 3", "0\n0\n0\n"},
		{"Wythoff at 10^9", "luogu-P2252", "1618034000 2618034007 1618033999 2618034006", "0\n1\n"},
		{"Wythoff at zeros and equals", "51nod-1185", "3 0 0 1 1 0 7", "B\nA\nA\n"},
		{"Wythoff at 10^18", "51nod-1185",
			"2 618033988749894848 1000000000000000000 1000000000000000000 618033988749894849", "B\nA\n"},
		{"Wythoff above a word", "hdu-5973",
			"29999999999999999999 48541019662496845445 30000000000000000000 48541019662496845446 " +
				"18446744073709551616 29847458893032750102 18446744073709551615 18446744073709551616",
			"0\n1\n0\n1\n"},
		{"the pair that ends Euclid is no case", "poj-2348", "34 12\n15 24\n0 0\n", "Stan wins\nOllie wins\n"},
		{"after the pair that ends", "poj-2348", "0 0\nnonsense", ""},
		{"Euclid with one zero is over", "poj-2348", "5 0 0 5 1 0", "Ollie wins\nOllie wins\nOllie wins\n"},
		{"Euclid with equal heaps", "luogu-P1290", "3 1 1 7 7 0 0", "Stan wins\nStan wins\nOllie wins\n"},
		{"Euclid where a mod b plus b is no good move", "luogu-P1290", "2 11 3 4 2", "Stan wins\nStan wins\n"},
		{"Euclid in either order", "luogu-P1290", "2 15 24 7 25", "Ollie wins\nStan wins\n"},
		{"Euclid by steps that mirrors lost", "luogu-P1290", "2 11 7 11 4", "Ollie wins\nStan wins\n"},
		{"Euclid where 2b overflows", "luogu-P1290",
			"3 4611686018427387905 4611686018427387904 8000000000000000000 5000000000000000000 18446744073709551615 9223372036854775808",
			"Ollie wins\nOllie wins\nStan wins\n"},
		{"Euclid above a word", "luogu-P1290",
			"2 200000000000000000000 100000000000000000000 100000000000000000001 100000000000000000000",
			"Stan wins\nOllie wins\n"},
		{"Every-SG of no games", "hdu-3595", "0", "GG\n"},
		{"Every-SG of ended games", "hdu-3595", "2 5 0 0 0", "GG\n"},
		{"Every-SG counts moves, not moves and one", "hdu-3595", "1 1 1", "MM\n"},
		{"Every-SG beyond a table of 1010", "hdu-3595", "1 1010 1 1 2000 3", "MM\nMM\n"},
		{"Every-SG is not who wins any game", "hdu-3595", "2 1 1 24 15", "GG\n"},
		{"Every-SG with the winner stalling", "hdu-3595", "1 25 7 2 25 7 2 1", "MM\nMM\n"},
		{"Every-SG over several cases", "hdu-3595", "1\n1 1\n\n1\n2 3\n", "MM\nGG\n"},
		{"Fibonacci from one stone", "hdu-2516", "1 2 3 4 0", "Second win\nSecond win\nSecond win\nFirst win\n"},
		{"Fibonacci above 2^31", "hdu-2516", "2971215073 2147483647 0", "Second win\nFirst win\n"},
		{"Fibonacci about 2^64", "hdu-2516",
			"12200160415121876738 18446744073709551615 19740274219868223167 19740274219868223168 0",
			"Second win\nFirst win\nSecond win\nFirst win\n"},
		{"Nim counts heaps, not moves", "hdu-1850", "3 5 7 9 2 4 4 3 1 1 1 0", "1\n0\n3\n"},
		{"Nim may keep the heap before its move", "luogu-P1247", "2 25 28", "3 2\n25 25\n"},
		{"Nim's amount before its heap", "luogu-P1247", "3 3 6 9", "4 3\n3 6 5\n"},
		{"Nim's first heap that can", "luogu-P1247", "3 5 5 5", "5 1\n0 5 5\n"},
		{"Nim lost", "luogu-P1247", "4 15 22 19 10", "lose\n"},
		{"Nim without heaps", "luogu-P1247", "0", "lose\n"},
		{"Nim above a word", "luogu-P1247", "2 18446744073709551616 3",
			"18446744073709551613 1\n3 3\n"},
		{"Nim to the end of the input", "poj-2234", "2 45 45\n3 3 6 9\n0\n", "No\nYes\nNo\n"},
		{"Nim above a word, counted", "luogu-P2197",
			"2 2 99999999999999999999 99999999999999999999 2 99999999999999999999 1", "No\nYes\n"},
	} {
		if out := output(t, c.id, c.in); out != c.out {
			t.Errorf("%s: %s on %q:\n got %q\nwant %q", c.trap, c.id, c.in, out, c.out)
		}
	}
}

func TestFormats(t *testing.T) {
	mark := "\xEF\xBB\xBF"
	for _, p := range All() {
		in, want := p.Sample.In, p.Sample.Out
		for name, variant := range map[string]string{
			"line ends of Windows": strings.ReplaceAll(in, "\n", "\r\n"),
			"line ends of old":     strings.ReplaceAll(in, "\n", "\r"),
			"byte order mark":      mark + in,
			"mark, Windows":        mark + strings.ReplaceAll(in, "\n", "\r\n"),
			"no last line end":     strings.TrimRight(in, "\n"),
			"tabs":                 strings.ReplaceAll(in, " ", "\t"),
			"many blanks":          strings.ReplaceAll(strings.ReplaceAll(in, " ", " \t  "), "\n", "  \n\n \n"),
			"blanks before":        " \n\n\t" + in,
			"all on one line":      strings.ReplaceAll(in, "\n", " "),
			"a number a line":      strings.ReplaceAll(in, " ", "\n"),
			"leading zeros":        strings.ReplaceAll(" "+strings.ReplaceAll(in, "\n", "\n "), " ", " 00000000000000000000000"),
		} {
			if name == "leading zeros" && strings.Contains(p.Grammar, `"`) {
				continue // in words they count
			}
			variant = strings.TrimSuffix(variant, "00000000000000000000000")
			for _, size := range []int{1, 7, blockSize} {
				if out, fail := answer(p, variant, 2, size); out != want || fail != "" {
					t.Errorf("%s, %s, blocks of %d: got %q %s, want %q", p.ID, name, size, out, fail, want)
				}
			}
		}
	}
}

func TestMalformed(t *testing.T) {
	long := strings.Repeat("9", MaxDigits)
	for _, c := range []struct{ id, in, out, fail string }{
		{"luogu-P1290", "3\n25 7\n24 15\n1 x\n", "Stan wins\nOllie wins\n", `luogu-P1290: case 3, line 4: want a whole number; got "x"`},
		{"luogu-P1290", "3\r\n25 7\r\n\r\n24 15\r\n1 x\r\n", "Stan wins\nOllie wins\n", `luogu-P1290: case 3, line 5: want a whole number; got "x"`},
		{"luogu-P1290", "2\n25 7\n24 -15\n", "Stan wins\n", `luogu-P1290: case 2, line 3: want a whole number; got "-15"`},
		{"luogu-P1290", "2\n25 7.5\n", "", `luogu-P1290: case 1, line 2: want a whole number; got "7.5"`},
		{"luogu-P1290", "1\n+25 7\n", "", `luogu-P1290: case 1, line 2: want a whole number; got "+25"`},
		{"luogu-P1290", "3\n25 7\n24\n\n\n", "Stan wins\n", `luogu-P1290: case 2, line 3: want a whole number; got the end of the input`},
		{"luogu-P1290", "3\n25 7\n", "Stan wins\n", `luogu-P1290: case 2, line 3: want a whole number; got the end of the input`},
		{"luogu-P1290", "", "", `luogu-P1290: line 1: want the number of cases; got the end of the input`},
		{"luogu-P1290", "many\n1 1", "", `luogu-P1290: line 1: want the number of cases; got "many"`},
		{"luogu-P1290", "-1\n", "", `luogu-P1290: line 1: want the number of cases; got "-1"`},
		{"luogu-P1290", "\n99999999999999999999\n", "", `luogu-P1290: line 2: want the number of cases, less than 2^62; got "99999999999999999999"`},
		{"luogu-P1290", "4611686018427387904\n1 1", "", `luogu-P1290: line 1: want the number of cases, less than 2^62; got "4611686018427387904"`},
		{"luogu-P1290", "1\n1 二\n", "", `luogu-P1290: case 1, line 2: want a whole number; got "二"`},
		{"luogu-P1290", "1 1 " + strings.Repeat("x", 99), "", `luogu-P1290: case 1, line 1: want a whole number; got "xxxxxxxxxxxxxxxxxxxxxxxx…"`},
		{"luogu-P1290", "1 1 \x80", "", `luogu-P1290: case 1, line 1: want a whole number; got "\x80"`},
		{"luogu-P1290", "2 1 1 1 " + long + "9", "Stan wins\n", `luogu-P1290: case 2, line 1: want a number of at most 10000000 digits; got "999999999999999999999999…"`},
		{"luogu-P1290", "0\nnot read", "", ""},
		{"luogu-P1290", "1\n1 1\nnot read", "Stan wins\n", ""},
		{"luogu-P2252", "", "", `luogu-P2252: case 1, line 1: want a whole number; got the end of the input`},
		{"luogu-P2252", "8\n", "", `luogu-P2252: case 1, line 1: want a whole number; got the end of the input`},
		{"luogu-P2252", "8 4 4", "1\n", `luogu-P2252: case 2, line 1: want a whole number; got the end of the input`},
		{"luogu-P2197", "2\n2 1 1\n3 1 2\n", "No\n", `luogu-P2197: case 2, line 3: want a whole number; got the end of the input`},
		{"luogu-P2197", "2\n2 1 1\n-3\n", "No\n", `luogu-P2197: case 2, line 3: want the number of heaps; got "-3"`},
		{"luogu-P2197", "1\n18446744073709551616", "", `luogu-P2197: case 1, line 2: want the number of heaps, less than 2^62; got "18446744073709551616"`},
		{"luogu-P2197", "1\n4611686018427387904", "", `luogu-P2197: case 1, line 2: want the number of heaps, less than 2^62; got "4611686018427387904"`},
		{"luogu-P2197", "2\n1 1\n4611686018427387903 1 2\n", "Yes\n", `luogu-P2197: case 2, line 3: want a whole number; got the end of the input`},
		{"luogu-P2197", "1\n18446744073709551615 1\n", "", `luogu-P2197: case 1, line 2: want the number of heaps, less than 2^62; got "18446744073709551615"`},
		{"luogu-P1247", "", "", `luogu-P1247: case 1, line 1: want the number of heaps; got the end of the input`},
		{"luogu-P1247", "3\n1 2", "", `luogu-P1247: case 1, line 2: want a whole number; got the end of the input`},
		{"luogu-P1247", "1 1 x", "1 1\n0\n", ""},
		{"luogu-P1247", "9223372036854775807 1", "", `luogu-P1247: case 1, line 1: want the number of heaps, less than 2^62; got "9223372036854775807"`},
		{"hdu-1846", "1\n5", "", `hdu-1846: case 1, line 2: want a whole number; got the end of the input`},
		{"hdu-1850", "1 1\n2 1\n", "1\n", `hdu-1850: case 2, line 2: want a whole number; got the end of the input`},
		{"hdu-1850", "", "", ""},
		{"hdu-1850", "1 1\nx", "1\n", `hdu-1850: case 2, line 2: want the number of heaps; got "x"`},
		{"hdu-1907", "2\n1 1", "Brother\n", `hdu-1907: case 2, line 2: want the number of heaps; got the end of the input`},
		{"hdu-2516", "2 0 x", "Second win\n", ""},
		{"hdu-2516", "2\nx", "Second win\n", `hdu-2516: case 2, line 2: want a whole number; got "x"`},
		{"hdu-3595", "1\n1 1\n2\n1 1 1\n", "MM\n", `hdu-3595: case 2, line 4: want a whole number; got the end of the input`},
		{"hdu-3595", "1\n1 1\n?", "MM\n", `hdu-3595: case 2, line 3: want the number of games; got "?"`},
		{"hdu-5973", "", "", ""},
		{"poj-1067", " \n", "", ""},
		{"poj-1067", "2 1\n8\n", "0\n", `poj-1067: case 2, line 2: want a whole number; got the end of the input`},
		{"poj-2348", "34 12\n0\n", "Stan wins\n", `poj-2348: case 2, line 2: want a whole number; got the end of the input`},
		{"poj-2348", "34 12\n", "Stan wins\n", ""},
		{"poj-1067", "2 1\n\uFEFF8 4\n", "0\n", `poj-1067: case 2, line 2: want a whole number; got "\ufeff8"`},
		{"poj-2234", "2 45", "", `poj-2234: case 1, line 1: want a whole number; got the end of the input`},
		{"51nod-1185", "1\n3e5 5\n", "", `51nod-1185: case 1, line 2: want a whole number; got "3e5"`},
	} {
		p, err := Find(c.id)
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range []int{3, blockSize} {
			if len(c.in) > 1<<20 && size == 3 {
				continue
			}
			if out, fail := answer(p, c.in, 2, size); out != c.out || fail != c.fail {
				t.Errorf("%s on %.40q, blocks of %d:\n got %q, %s\nwant %q, %s", c.id, c.in, size, out, fail, c.out, c.fail)
			}
		}
	}
}
