package guess

import (
	"math/big"
	"math/bits"

	"example.org/grundy"
)

// A function is what formulas call by name.
type function struct {
	name    string
	note    grundy.Text // what it is, for people
	eval    func(x []int64) int64
	logical bool // its values are truths
	signed  bool // its values may be negative
	cost    float64
	source  [3]string // of its definition in each [Language]
}

// The functions of one number that are tried as values.
var (
	lowbit = &function{
		name: "lowbit", cost: 6,
		note: grundy.Text{En: "lowbit(x) is the largest power of 2 that divides x, and lowbit(0) = 0", Zh: "lowbit(x) 是整除 x 的最大的 2 的幂，lowbit(0) = 0"},
		eval: func(x []int64) int64 { return x[0] & -x[0] },
	}
	zeros = &function{
		name: "zeros", cost: 6,
		note: grundy.Text{En: "zeros(x) is how many zeros end x in binary, and zeros(0) = 0", Zh: "zeros(x) 是 x 的二进制末尾 0 的个数，zeros(0) = 0"},
		eval: func(x []int64) int64 {
			if x[0] == 0 {
				return 0
			}
			return int64(bits.TrailingZeros64(uint64(x[0])))
		},
	}
	ones = &function{
		name: "ones", cost: 6,
		note: grundy.Text{En: "ones(x) is how many ones x has in binary", Zh: "ones(x) 是 x 的二进制中 1 的个数"},
		eval: func(x []int64) int64 { return int64(bits.OnesCount64(uint64(x[0]))) },
	}
	bitlen = &function{
		name: "bitlen", cost: 6,
		note: grundy.Text{En: "bitlen(x) is how many binary digits x has, and bitlen(0) = 0", Zh: "bitlen(x) 是 x 的二进制位数，bitlen(0) = 0"},
		eval: func(x []int64) int64 { return int64(bits.Len64(uint64(max(x[0], 0)))) },
	}
	odious = &function{
		name: "odious", cost: 8,
		note: grundy.Text{En: "odious(x) is number x, from 0, of those with an odd number of ones in binary", Zh: "odious(x) 是第 x 个（从 0 数起）二进制中 1 的个数为奇数的数"},
		eval: func(x []int64) int64 { return 2*x[0] + int64(1-bits.OnesCount64(uint64(x[0]))&1) },
	}
	fibpart = &function{
		name: "fibpart", cost: 8,
		note: grundy.Text{En: "fibpart(x) is the smallest part where x is a sum of Fibonacci numbers of which no two are neighbours, and fibpart(0) = 0", Zh: "fibpart(x) 是把 x 写成互不相邻的斐波那契数之和（Zeckendorf 表示）时最小的一项，fibpart(0) = 0"},
		eval: func(x []int64) int64 {
			rest, part := x[0], int64(0)
			for i := len(fibonacci) - 1; i >= 0; i-- {
				if f := fibonacci[i]; f <= rest {
					rest, part = rest-f, f
				}
			}
			return part
		},
	}
	isqrt = &function{
		name: "isqrt", cost: 6,
		note: grundy.Text{En: "isqrt(x) is the square root, rounded down", Zh: "isqrt(x) 是平方根，向下取整"},
		eval: func(x []int64) int64 { return root(x[0]) },
	}
)

// fibonacci is 1, 2, 3, 5, … as far as a word goes.
var fibonacci = func() (list []int64) {
	for a, b := int64(1), int64(2); a > 0; a, b = b, a+b {
		list = append(list, a)
		if b < 0 {
			break
		}
	}
	return list
}()

func root(x int64) int64 {
	if x <= 0 {
		return 0
	}
	return new(big.Int).Sqrt(big.NewInt(x)).Int64()
}

func init() {
	lowbit.source = [3]string{
		"def lowbit(x):\n    return x & -x",
		"long long lowbit(long long x) { return x & -x; }",
		"func lowbit(x int) int { return x & -x }",
	}
	zeros.source = [3]string{
		"def zeros(x):\n    k = 0\n    for _ in range(64):\n        if x == 0 or x % 2 == 1:\n            break\n        x, k = x // 2, k + 1\n    return k",
		"long long zeros(long long x) { return x == 0 ? 0 : __builtin_ctzll(x); }",
		"func zeros(x int) int {\n\tk := 0\n\tfor ; x != 0 && x%2 == 0; x /= 2 {\n\t\tk++\n\t}\n\treturn k\n}",
	}
	ones.source = [3]string{
		"def ones(x):\n    k = 0\n    for _ in range(64):\n        x, k = x // 2, k + x % 2\n    return k",
		"long long ones(long long x) { return __builtin_popcountll(x); }",
		"func ones(x int) int {\n\tk := 0\n\tfor ; x != 0; x &= x - 1 {\n\t\tk++\n\t}\n\treturn k\n}",
	}
	bitlen.source = [3]string{
		"def bitlen(x):\n    k = 0\n    for _ in range(64):\n        if x > 0:\n            x, k = x // 2, k + 1\n    return k",
		"long long bitlen(long long x) { long long k = 0; for (; x > 0; x /= 2) k++; return k; }",
		"func bitlen(x int) int {\n\tk := 0\n\tfor ; x > 0; x /= 2 {\n\t\tk++\n\t}\n\treturn k\n}",
	}
	odious.source = [3]string{
		"def odious(x):\n    k, y = 1, x\n    for _ in range(64):\n        y, k = y // 2, k ^ y % 2\n    return 2 * x + k",
		"long long odious(long long x) { return 2 * x + 1 - __builtin_popcountll(x) % 2; }",
		"func odious(x int) int {\n\tk := 1\n\tfor y := x; y != 0; y &= y - 1 {\n\t\tk ^= 1\n\t}\n\treturn 2*x + k\n}",
	}
	fibpart.source = [3]string{
		"def fibpart(x):\n    f = [1, 2]\n    for _ in range(85):\n        f.append(f[-1] + f[-2])\n    part = 0\n    for v in reversed(f):\n        if v <= x:\n            x, part = x - v, v\n    return part",
		"long long fibpart(long long x) {\n    long long part = 0;\n    while (x > 0) {\n        long long a = 1, b = 2;\n        while (b <= x) { b += a; a = b - a; }\n        x -= part = a;\n    }\n    return part;\n}",
		"func fibpart(x int) int {\n\tpart := 0\n\tfor x > 0 {\n\t\ta, b := 1, 2\n\t\tfor b <= x {\n\t\t\ta, b = b, a+b\n\t\t}\n\t\tpart, x = a, x-a\n\t}\n\treturn part\n}",
	}
	isqrt.source = [3]string{
		"def isqrt(x):\n    r, b = 0, 1 << 62\n    for _ in range(63):\n        if (r + b) * (r + b) <= x:\n            r += b\n        b //= 2\n    return r",
		"long long isqrt(long long x) {\n    if (x <= 0) return 0;\n    long long r = std::sqrt((long double)x);\n    while (r * r > x) r--;\n    while ((r + 1) * (r + 1) <= x) r++;\n    return r;\n}",
		"func isqrt(x int) int {\n\tif x <= 0 {\n\t\treturn 0\n\t}\n\tr := int(math.Sqrt(float64(x)))\n\tfor r*r > x {\n\t\tr--\n\t}\n\tfor (r+1)*(r+1) <= x {\n\t\tr++\n\t}\n\treturn r\n}",
	}
}
