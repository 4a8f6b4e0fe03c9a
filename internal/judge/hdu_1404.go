package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "hdu-1404",
	Title:   grundy.Text{En: "Digital Deletions", Zh: "Digital Deletions"},
	Asks:    grundy.Text{En: "Does the first player erase the last digit, if a move lowers a digit, or erases a 0 and all to its right?", Zh: "每次把某位数字变小，或删去一个 0 及其右边所有数字，先手能否删去最后一位？"},
	Input:   grundy.Text{En: "a string of digits a case, to the end of the input", Zh: "每组一个数字串，直到输入结束"},
	Output:  grundy.Text{En: "Yes or No", Zh: "Yes 或 No"},
	Limits:  "at most 6 digits",
	Grammar: `( s:"0123456789"{1..6} / )*`,
	Source:  "search by the rules",
	Game:    "none; a string of digits",
	Sample:  Sample{In: "0\n00\n1\n20\n", Out: "Yes\nYes\nNo\nNo\n"},

	free: free{ending: atEnd, begin: func() func(*reader) {
		var lost digitTable
		return func(r *reader) {
			r.verdict(lost.wins(r.word("a string of 1 to 6 digits", "0123456789", 6)), "Yes", "No")
		}
	}},

	Theory:     grundy.Text{En: "A string that begins with 0 is won by erasing it all. The others are settled from short to long and from small to large, which takes a million steps for six digits.", Zh: "以 0 开头的串一步删完获胜；其他串按长度与大小递推，六位共一百万个状态。"},
	Traps:      grundy.Text{En: "leading zeros count: a string is no number", Zh: "前导 0 有意义：是字符串不是数"},
	Complexity: "a table of a million strings, then O(1)",
	Link:       "HDU 1404",
	Recalled:   true,
})

// digitTable tells of each number from 1 to 999999, as a string, whether the
// player to move wins; index 0 is the empty string.
type digitTable []bool

// wins tells who wins a string. A 0 in front is erased with all the rest.
func (d *digitTable) wins(s string) bool {
	if s[0] == '0' {
		return true
	}
	n, most := 0, 1
	for _, c := range s {
		n = 10*n + int(c-'0')
		most *= 10
	}
	if len(*d) <= n {
		d.fill(most)
	}
	return (*d)[n]
}

// fill makes the table reach below most, by the rules. All options of a number
// are smaller numbers, or begin with 0.
func (d *digitTable) fill(most int) {
	if len(*d) == 0 {
		*d = append(*d, false)
	}
	for n := len(*d); n < most; n++ {
		won := false
		for unit := 1; unit <= n && !won; unit *= 10 {
			digit := n / unit % 10
			if digit == 0 {
				won = !(*d)[n/unit/10]
			}
			for less := 1; less <= digit && !won; less++ {
				if left := n - less*unit; left >= unit || n/unit >= 10 { // no 0 in front
					won = !(*d)[left]
				}
			}
		}
		*d = append(*d, won)
	}
}
