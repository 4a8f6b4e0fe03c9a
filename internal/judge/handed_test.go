package judge

import (
	"fmt"
	"testing"
)

// Inputs that were computed by others, by brute force or by the formulas of the
// literature, with their answers.
func TestHandedCases(t *testing.T) {
	for _, c := range []struct{ id, in, out string }{
		{"hdu-2188", "5\n8 10\n11 10\n1 1\n2 1\n10000 9\n", "Grass\nRabbit\nGrass\nRabbit\nRabbit\n"},
		{"leetcode-292", "1\n2\n3\n4\n5\n8\n1348820612\n2147483647", "true\ntrue\ntrue\nfalse\ntrue\nfalse\nfalse\ntrue\n"},
		{"leetcode-1510", "1\n2\n4\n7\n13\n17\n99\n100", "true\nfalse\ntrue\nfalse\ntrue\nfalse\ntrue\ntrue\n"},
		{"leetcode-1510", "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100", "false\ntrue\nfalse\ntrue\ntrue\nfalse\ntrue\nfalse\ntrue\ntrue\nfalse\ntrue\nfalse\ntrue\ntrue\nfalse\ntrue\nfalse\ntrue\ntrue\nfalse\ntrue\nfalse\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\nfalse\ntrue\ntrue\ntrue\ntrue\nfalse\ntrue\ntrue\ntrue\ntrue\nfalse\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\nfalse\ntrue\ntrue\ntrue\ntrue\nfalse\ntrue\ntrue\ntrue\ntrue\nfalse\ntrue\ntrue\nfalse\ntrue\nfalse\ntrue\ntrue\ntrue\ntrue\nfalse\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\nfalse\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\ntrue\nfalse\ntrue\ntrue\ntrue\ntrue\ntrue\n"},
		{"leetcode-810", "3 1 1 2\n2 0 1\n3 1 2 3\n1 1\n3 3 3 3\n4 1 2 4 8", "false\ntrue\ntrue\nfalse\nfalse\ntrue\n"},
		{"dp_k", "2 4\n2 3", "First\n"},
		{"dp_k", "2 5\n2 3", "Second\n"},
		{"dp_k", "2 7\n2 3", "First\n"},
		{"dp_k", "3 20\n1 2 3", "Second\n"},
		{"dp_k", "3 21\n1 2 3", "First\n"},
		{"dp_k", "1 100000\n1", "Second\n"},
		{"cses-nim-game-1", "3\n4 5 7 2 5\n2 4 1\n3 3 5 6", "first\nfirst\nsecond\n"},
		{"cses-nim-game-2", "3\n4 5 7 2 5\n2 4 1\n3 4 4 4", "first\nfirst\nsecond\n"},
		{"cses-stair-game", "5\n3 0 2 1\n4 1 1 1 1\n2 5 3\n1 7\n4 0 4 9 4", "first\nsecond\nfirst\nsecond\nsecond\n"},
		{"cses-another-game", "5\n3 1 2 3\n2 2 2\n4 5 5 4 4\n3 2 4 6\n1 8", "first\nsecond\nfirst\nsecond\nsecond\n"},
		{"cses-grundys-game", "9\n6 7 8 3 10 50 1222 1223 1000000", "first\nsecond\nfirst\nfirst\nsecond\nsecond\nsecond\nfirst\nfirst\n"},
		{"codingame-misere-nim", "2 1 1 1", "1:1 2:1\n"},
		{"codingame-misere-nim", "4 1 1 1 1 1", "1:1 2:1 3:1 4:1\n"},
		{"codingame-misere-nim", "2 1 2 1", "1:2\n"},
		{"codingame-misere-nim", "3 1 2 2 2", "1:2 2:2 3:2\n"},
		{"codingame-misere-nim", "3 1 4 5 6", "1:1 2:3 3:5\n"},
		{"codingame-misere-nim", "3 1 1 2 3", "CONCEDE\n"},
		{"codingame-misere-nim", "3 1 1 1 2", "3:1\n"},
		{"codingame-misere-nim", "2 1 7 7", "CONCEDE\n"},
		{"hdu-2509", "2 2 2\n1 3\n1 1\n2 1 1\n3 1 1 1\n2 2 3\n3 1 2 3\n2 4 4", "No\nYes\nNo\nYes\nNo\nYes\nNo\nNo\n"},
		{"hdu-2897", "7 1 1\n6 1 1\n5 2 3\n6 2 3\n7 2 3\n8 2 3\n9 2 3\n10 3 7", "LOST\nWIN\nWIN\nLOST\nLOST\nWIN\nWIN\nWIN\n"},
		{"poj-1067", "11 18\n18 11\n6 10\n1 1\n0 7\n12 20\n100 161\n1618034000 2618034007\n1618033999 2618034006", "0\n0\n0\n1\n1\n0\n1\n0\n1\n"},
		{"code-thanks-14-b-g", "6 2", "first\n"},
		{"code-thanks-14-b-g", "7 3", "first\n"},
		{"code-thanks-14-b-g", "15 3", "second\n"},
		{"code-thanks-14-b-g", "30 5", "second\n"},
		{"code-thanks-14-b-g", "31 7", "first\n"},
		{"poj-2348", "1 1\n2 3\n5 8\n8 13\n10 4\n9 6\n100 61\n1 1000000000\n0 0", "Stan wins\nOllie wins\nOllie wins\nStan wins\nStan wins\nOllie wins\nStan wins\nStan wins\n"},
		{"hdu-3595", "2 2 3 3 5\n2 1 5 3 4\n2 3 4 4 5\n2 2 7 3 8\n3 4 9 5 6 2 3\n1 6 6\n2 7 9 1 2", "MM\nGG\nGG\nMM\nMM\nMM\nGG\n"},
		{"poj-3537", "21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40", "1\n2\n1\n1\n1\n1\n1\n1\n1\n2\n1\n2\n1\n1\n1\n1\n1\n1\n1\n1\n"},
		{"hdu-1404", "0\n00\n1\n20\n10\n11\n12\n21\n111\n204", "Yes\nYes\nNo\nNo\nYes\nNo\nYes\nYes\nNo\nYes\n"},
		{"hdu-1079", "7\n2001 11 3\n2001 11 2\n2001 10 3\n2000 2 29\n1999 9 30\n1998 11 30\n1999 1 31", "YES\nNO\nNO\nNO\nYES\nYES\nYES\n"},
		{"cf-603C", "2 1\n3 4", "Kevin\n"},
		{"cf-603C", "1 2\n3", "Nicky\n"},
		{"cf-603C", "6 3\n1 2 3 4 5 6", "Nicky\n"},
		{"cf-603C", "3 2\n1 2 4", "Kevin\n"},
		{"cf-87C", "3", "2\n"},
		{"cf-87C", "6", "-1\n"},
		{"cf-87C", "100", "8\n"},
		{"cf-87C", "9", "2\n"},
		{"cf-87C", "15", "2\n"},
		{"cf-87C", "30", "5\n"},
		{"hdu-2177", "6 9 9 15 10 10 7 30 0 0", "1\n4 7\n0\n1\n0 0\n6 10\n1\n4 7\n"},
		{"luogu-P1247", "3\n3 6 9", "4 3\n3 6 5\n"},
		{"cf-850C", "4\n1 1 1 1", "Arpa\n"},
		{"cf-850C", "4\n1 1 17 17", "Mojtaba\n"},
		{"cf-850C", "4\n1 1 17 289", "Arpa\n"},
		{"cf-850C", "5\n1 2 3 4 5", "Arpa\n"},
		{"cf-15C", "4\n1 1\n1 1\n1 1\n1 1", "bolik\n"},
		{"cf-256C", "2\n1 2", "Rublo\n"},
		{"cf-256C", "10\n1 2 3 4 5 6 7 8 9 10", "Furlo\n"},
		{"cf-305E", "abcde", "Second\n"},
		{"agc010_d", "4\n1 2 4 8", "First\n"},
		{"agc010_d", "5\n7 8 8 8 8", "Second\n"},
		{"abc297_g", "2 3 3\n1 2", "Second\n"},
		{"abc297_g", "5 1 1\n3 1 4 1 5", "Second\n"},
	} {
		if out := output(t, c.id, c.in); out != c.out {
			t.Errorf("%s on %q:\n got %q\nwant %q", c.id, c.in, out, c.out)
		}
	}
}

// Values that were handed over, from 0 or 1 on.
func TestHandedValues(t *testing.T) {
	for n, want := range map[uint64]uint64{47: 48, 48: 47, 97: 97, 100: 99, 103: 104, 104: 103, 2147483647: 2147483648} {
		if got := lasker(n); got != want {
			t.Errorf("lasker(%d) = %d, want %d", n, got, want)
		}
	}
	for n, want := range []uint64{0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8, 4, 9, 2, 10, 5, 11, 1, 12, 6, 13, 3, 14, 7, 15, 0, 16} {
		if got := halfValue(uint64(n)); got != want {
			t.Errorf("halfValue(%d) = %d, want %d", n, got, want)
		}
	}
	for n, want := range []int{1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5} {
		equal := want * (want + 1) / 2 // the least heap of that value
		in := fmt.Sprintln(2, n+1, equal)
		if out := output(t, "cf-768E", in); out != "YES\n" {
			t.Errorf("cf-768E on %q: got %q", in, out)
		}
		in = fmt.Sprintln(2, n+1, equal-1)
		if out := output(t, "cf-768E", in); out != "NO\n" {
			t.Errorf("cf-768E on %q: got %q", in, out)
		}
	}
}
