package catalogue_test

import (
	"strings"
	"testing"

	"example.org/grundy"
)

// A code is a game by its dot, whatever it begins with.
func TestCodesAsNames(t *testing.T) {
	for text, value := range map[string]string{
		"0.77(7,3)":                              "1",
		".77(7,3)":                               "1",
		"kayles(7,3)":                            "1",
		"octal(7,3,code=0.77)":                   "1",
		"C.0(3)":                                 "2",
		"{2,3}.0(3)":                             "2",
		"0.{0,1,2}7(7,3)":                        "1",
		"4!.0(9)":                                "1",
		"0.[3](" + strings.Repeat("9", 40) + ")": strings.Repeat("9", 40),
	} {
		wantValue(t, text, value)
	}
}

// A heap beyond a word has moves, so nobody wins for want of one.
func TestHugeHeapOfARepeatingCodeHasMoves(t *testing.T) {
	a := analyse(t, "0.0[3](10000000000000000000000000,5)", grundy.Normal)
	if list, ok := a.Winning.Get(); ok && len(list) == 0 {
		t.Errorf("%s is won without a winning move", a.Position)
	}
	if n, ok := a.Remoteness.Get(); ok {
		t.Errorf("%s lasts %s moves; want it not known", a.Position, n)
	}
}
