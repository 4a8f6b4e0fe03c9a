package guess

import (
	"fmt"
	"slices"
	"strings"

	"example.org/grundy"
)

// recurrent proposes that the numbers with value 1, or those without, go on for ever as
// each sum of the last one and one some places before, from some place on: those lost with a
// limit of three times what was taken are 1, 2, 3, 4, 6, 8, 11, 15, …, and 15 = 11 + 4
// (Schwenk 1970, Take-away games).
var recurrent = rule{
	name: grundy.Text{En: "sums of earlier members", Zh: "前面两项之和构成的数列"},
	fit: func(l line, x *expr) []Formula {
		if l.what == Values && slices.ContainsFunc(l.v, func(v int32) bool { return v > 1 }) {
			return nil
		}
		var list []Formula
		for _, value := range []int32{1, 0} {
			fn := recurrence(l.members(value))
			if fn == nil {
				continue
			}
			e := call(fn, x)
			if value == 0 {
				e = not(e)
			}
			if l.what == Values {
				e = when(e, num(1), num(0))
			}
			list = append(list, Formula{value: e})
		}
		return list
	},
}

// members are the numbers with a value.
func (l line) members(value int32) (list []int64) {
	for i, v := range l.v {
		if v == value {
			list = append(list, int64(l.from+i))
		}
	}
	return list
}

// The places that may lie between the two members of a sum, and how many members have to
// be such sums.
const (
	mostBack   = 24
	fewestSums = 10
)

// recurrence returns the membership in the list that goes on as some numbers do; nil if
// there is none that explains more members than it has to be told.
func recurrence(list []int64) *function {
	best, back := len(list), 0
	for d := 1; d <= min(mostBack, len(list)-1); d++ {
		told := len(list)
		for told > d && list[told-1] == list[told-2]+list[told-1-d] {
			told--
		}
		if told < best {
			best, back = told, d
		}
	}
	if back == 0 || len(list)-best < max(fewestSums, best) || list[best-back] == 0 {
		return nil
	}
	told := slices.Clone(list[:best])
	whole := slices.Clone(told)
	for last := len(whole) - 1; whole[last] < top-whole[last+1-back]; last++ {
		whole = append(whole, whole[last]+whole[last+1-back])
	}
	return chain(told, whole, back)
}

// chain makes the membership in a list as a function: what is told of it, and the place
// back from the end of what is added to the last member.
func chain(told, whole []int64, back int) *function {
	parts := all(told)
	cost := 10 + length(int64(back)) + length(int64(len(told)))
	before := int64(0)
	for _, v := range told {
		cost += length(v - before)
		before = v
	}
	return &function{
		name: "chain", logical: true, cost: cost,
		note: grundy.Text{
			En: fmt.Sprintf("chain(x) says whether x is one of %s, …, where each further member is the sum of the last one and the one %d places before the new one", parts, back),
			Zh: fmt.Sprintf("chain(x) 表示 x 属于数列 %s, …，其后每个新项是末项与新项往前第 %d 项之和", parts, back)},
		eval: func(x []int64) int64 {
			_, found := slices.BinarySearch(whole, x[0])
			return truth(found)
		},
		source: [3]string{
			fmt.Sprintf("def chain(x):\n    a = [%s]\n    for _ in range(%d):\n        a.append(a[-1] + a[-%d])\n    return x in a", parts, len(whole)-len(told), back),
			fmt.Sprintf("bool chain(long long x) {\n    std::vector<long long> a = {%sLL};\n    while (a.back() < x) a.push_back(a.back() + a[a.size() - %d]);\n    return std::find(a.begin(), a.end(), x) != a.end();\n}", strings.ReplaceAll(parts, ", ", "LL, "), back),
			fmt.Sprintf("func chain(x int) bool {\n\ta := []int{%s}\n\tfor a[len(a)-1] < x {\n\t\ta = append(a, a[len(a)-1]+a[len(a)-%d])\n\t}\n\treturn slices.Contains(a, x)\n}", parts, back),
		},
	}
}
