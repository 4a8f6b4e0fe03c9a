package guess

import (
	"fmt"
	"strings"
)

// source defines an automaton in each language.
func (a numeration) source(args []string, next, out []int64, width int64) [3]string {
	letters := int64(a.letters())
	each := func(format, join string) string {
		unit := int64(1)
		parts := make([]string, len(args))
		for k, x := range args {
			parts[k] = strings.NewReplacer("X", x, "U", fmt.Sprint(unit)).Replace(format)
			unit *= letters
		}
		return strings.Join(parts, join)
	}
	list := strings.Join(args, ", ")
	if a.base == 0 {
		return a.sums(args, next, out, width, each)
	}
	base := fmt.Sprint(a.base)
	digit := each("U * (X % "+base+")", " + ")
	return [3]string{
		fmt.Sprintf("def %s(%s):\n    next, out, s = [%s], [%s], 0\n    for _ in range(64):\n        if %s == 0:\n            break\n        s = next[%d * s + %s]\n        %s = %s\n    return out[s]",
			a.name, list, all(next), all(out), each("X", " + "), width, digit, list, each("X // "+base, ", ")),
		fmt.Sprintf("long long %s(%s) {\n    static const int next[] = {%s}, out[] = {%s};\n    int s = 0;\n    for (; %s; %s) s = next[%d * s + %s];\n    return out[s];\n}",
			a.name, each("long long X", ", "), all(next), all(out), each("X", " || "), each("X /= "+base, ", "), width, digit),
		fmt.Sprintf("func %s(%s int) int {\n\tnext, out, s := []int{%s}, []int{%s}, 0\n\tfor ; %s; %s = %s {\n\t\ts = next[%d*s+%s]\n\t}\n\treturn out[s]\n}",
			a.name, list, all(next), all(out), each("X != 0", " || "), list, each("X / "+base, ", "), width, digit),
	}
}

// sums defines an automaton that reads sums of Fibonacci numbers: their digits are
// found from the first, and read from the last.
func (a numeration) sums(args []string, next, out []int64, width int64, each func(format, join string) string) [3]string {
	list := strings.Join(args, ", ")
	return [3]string{
		fmt.Sprintf("def %[1]s(%[2]s):\n    next, out, s = [%[3]s], [%[4]s], 0\n    f = [1, 2]\n    for _ in range(85):\n        f.append(f[-1] + f[-2])\n    words = []\n    for v in reversed(f):\n        %[5]s = %[6]s\n        words.append(%[7]s)\n        %[8]s\n    top = 0\n    for i in range(len(words)):\n        if words[len(words) - 1 - i] != 0:\n            top = i + 1\n    for i in range(top):\n        s = next[%[9]d * s + words[len(words) - 1 - i]]\n    return out[s]",
			a.name, list, all(next), all(out), each("dX", ", "), each("1 if X >= v else 0", ", "), each("U * dX", " + "), each("X -= dX * v", "\n        "), width),
		fmt.Sprintf("long long %[1]s(%[2]s) {\n    static const int next[] = {%[3]s}, out[] = {%[4]s};\n    long long f[87] = {1, 2};\n    int w[87] = {}, top = 0, s = 0;\n    for (int i = 2; i < 87; i++) f[i] = f[i - 1] + f[i - 2];\n    for (int i = 86; i >= 0; i--) {\n        %[5]s\n        if (w[i] && !top) top = i + 1;\n    }\n    for (int i = 0; i < top; i++) s = next[%[6]d * s + w[i]];\n    return out[s];\n}",
			a.name, each("long long X", ", "), all(next), all(out), each("if (X >= f[i]) X -= f[i], w[i] += U;", "\n        "), width),
		fmt.Sprintf("func %[1]s(%[2]s int) int {\n\tnext, out, s := []int{%[3]s}, []int{%[4]s}, 0\n\tf, w, top := [87]int{1, 2}, [87]int{}, 0\n\tfor i := 2; i < 87; i++ {\n\t\tf[i] = f[i-1] + f[i-2]\n\t}\n\tfor i := 86; i >= 0; i-- {\n%[5]s\t\tif w[i] != 0 && top == 0 {\n\t\t\ttop = i + 1\n\t\t}\n\t}\n\tfor _, d := range w[:top] {\n\t\ts = next[%[6]d*s+d]\n\t}\n\treturn out[s]\n}",
			a.name, list, all(next), all(out), each("\t\tif X >= f[i] {\n\t\t\tX -= f[i]\n\t\t\tw[i] += U\n\t\t}\n", ""), width),
	}
}
