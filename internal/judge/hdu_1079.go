package judge

import (
	"strconv"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "hdu-1079",
	Aliases: []string{"poj-1082", "uva-1557"},
	Title:   grundy.Text{En: "Calendar Game", Zh: "Calendar Game"},
	Asks:    grundy.Text{En: "Who reaches November 4, 2001, a move being to the next day, or to the same day of the next month if there is one?", Zh: "每次到下一天或下月同一天（若存在），谁先到 2001 年 11 月 4 日？"},
	Input:   grundy.Text{En: "the number of cases; then for each case year, month and day", Zh: "测试组数；每组年、月、日"},
	Output:  grundy.Text{En: "YES if the first player wins, NO otherwise", Zh: "先手胜输出 YES，否则 NO"},
	Limits:  "from January 1, 1900 to November 4, 2001",
	Grammar: "T:1..1000 / ( y:1900..2001 m:1..12 d:1..31 / )[T]",
	Fixed:   []string{"y", "m", "d"},
	Where:   grundy.Text{En: "a date that exists, up to November 4, 2001", Zh: "存在的日期，不晚于 2001 年 11 月 4 日"},
	Holds:   isDate,
	Source:  "own, checked by the rules for all dates",
	Game:    "none; a walk of dates",
	Sample:  Sample{In: "3\n2000 11 3\n2000 11 2\n2000 2 28\n", Out: "YES\nNO\nYES\n"},

	free: free{ending: counted, begin: each(func(r *reader) {
		year := r.number("a year", 1900, 2001)
		month := r.number("a month", 1, 12)
		day := r.number("a day", 1, uint64(daysOf(int(year), int(month))))
		if year == 2001 && (month > 11 || month == 11 && day > 4) {
			r.fault(r.start, "a date up to November 4, 2001")
		}
		r.verdict((month+day)%2 == 0 && (month != 11 || day != 4 || year != 2001) || day == 30 && (month == 9 || month == 11), "YES", "NO")
	})},

	Theory:     grundy.Text{En: "Both moves change the parity of month + day, but for the ends of some months: the first player wins exactly when month + day is even, or on September 30 and November 30.", Zh: "两种走法都改变“月+日”的奇偶（除少数月末）：月+日为偶数，或 9 月 30 日、11 月 30 日时先手必胜。"},
	Traps:      grundy.Text{En: "the two exceptions; 1900 has no February 29", Zh: "两个例外；1900 年没有 2 月 29 日"},
	Complexity: "O(1)",
	Link:       "HDU 1079",
	Recalled:   true,
})

// isDate reports whether year, month and day are a date, and not after the last.
func isDate(c []string) bool {
	var n [3]int
	for i, word := range c {
		n[i], _ = strconv.Atoi(word)
	}
	year, month, day := n[0], n[1], n[2]
	return day <= daysOf(year, month) && !(year == 2001 && (month > 11 || month == 11 && day > 4))
}

// daysOf is how many days a month has.
func daysOf(year, month int) int {
	switch {
	case month == 2 && (year%4 == 0 && year%100 != 0 || year%400 == 0):
		return 29
	case month == 2:
		return 28
	case month == 4 || month == 6 || month == 9 || month == 11:
		return 30
	}
	return 31
}
