package judge

import (
	"math/big"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "pe-325",
	Title:   grundy.Text{En: "Stone Game II", Zh: "石子游戏 II"},
	Asks:    grundy.Text{En: "What is the sum of x + y over the lost positions 0 < x < y <= N of Euclid’s game, and that modulo 7^10?", Zh: "欧几里得游戏中满足 0<x<y≤N 的必败局面的 x+y 之和是多少，模 7^10 又是多少？"},
	Input:   grundy.Text{En: "one number a case, to the end of the input", Zh: "每组一个数 N，直到输入结束"},
	Output:  grundy.Text{En: "the sum, and the sum modulo 7^10", Zh: "和，以及和模 7^10"},
	Limits:  "N = 10^16",
	Grammar: "( N:1..10^16 / )*",
	Source:  "Cole and Davie 1969",
	Game:    "euclid(x,y), summed",
	Sample:  Sample{In: "10\n10000\n", Out: "211 211\n230312207313 94879378\n"},

	free: free{ending: atEnd, begin: each(func(r *reader) {
		sum := lostSum(r.number(wantNumber, 0, 1<<62))
		rest := new(big.Int).Mod(sum, big.NewInt(282475249)) // 7^10
		r.say(sum.String() + " " + rest.String())
	})},

	Theory:     grundy.Text{En: "(x,y) is lost exactly when y < phi·x, so for each y the lost x are those above m = floor(y/phi). With a fraction of Fibonacci numbers for 1/phi, the sums of m, m² and m·y come by the steps of Euclid’s algorithm.", Zh: "(x,y) 必败当且仅当 y < φx，所以对每个 y，必败的 x 大于 m = ⌊y/φ⌋。用斐波那契数之比代替 1/φ，m、m²、m·y 的和用类欧几里得算法求。"},
	Traps:      grundy.Text{En: "floor(y/phi) is exact only in whole numbers at this size; the judge asks for one N and the remainder only", Zh: "这样大的数要用整数精确计算 ⌊y/φ⌋；原题只问一个 N 的余数"},
	Complexity: "O(log N) products",
	Link:       "Project Euler 325",
})

// lostSum is the sum of x + y over the lost positions 0 < x < y <= n: for each y
// that of 3y(y-1)/2 - m(m+1)/2 - y·m, where m = floor(y/phi).
func lostSum(n uint64) *big.Int {
	p, q := big.NewInt(1), big.NewInt(2) // below 1/phi, as every other fraction is
	top := new(big.Int).SetUint64(n)
	for q.Cmp(top) <= 0 {
		p.Add(p, q)
		q.Add(q, p)
	}
	m := floorSums(p, big.NewInt(0), q, top)
	all := new(big.Int).Add(top, one) // (n+1)n(n-1)/2 is the sum of 3y(y-1)/2
	all.Mul(all, top).Mul(all, new(big.Int).Sub(top, one))
	all.Sub(all, m.squares).Sub(all, m.plain)
	all.Rsh(all, 1)
	return all.Sub(all, m.weighted)
}

var one = big.NewInt(1)

// Sums over i from 0 to n of v = floor((a·i + b)/c).
type sums struct {
	plain    *big.Int // of v
	weighted *big.Int // of i·v
	squares  *big.Int // of v²
}

// floorSums computes the sums. Where a and b are below c, they are those of the
// points below a line, counted along the other axis.
func floorSums(a, b, c, n *big.Int) sums {
	if n.Sign() < 0 {
		return sums{new(big.Int), new(big.Int), new(big.Int)}
	}
	mul := func(factors ...*big.Int) *big.Int {
		product := big.NewInt(1)
		for _, f := range factors {
			product.Mul(product, f)
		}
		return product
	}
	more := new(big.Int).Add(n, one)
	if a.Cmp(c) >= 0 || b.Cmp(c) >= 0 {
		qa, ra := new(big.Int).QuoRem(a, c, new(big.Int))
		qb, rb := new(big.Int).QuoRem(b, c, new(big.Int))
		s := floorSums(ra, rb, c, n)
		ones := new(big.Int).Rsh(mul(n, more), 1) // of i
		twos := mul(n, more, new(big.Int).Add(n, more))
		twos.Quo(twos, big.NewInt(6)) // of i²
		s.squares.Add(s.squares, mul(qa, qa, twos)).Add(s.squares, mul(qb, qb, more)).Add(s.squares, mul(qa, qb, n, more))
		s.squares.Add(s.squares, mul(big.NewInt(2), qb, s.plain)).Add(s.squares, mul(big.NewInt(2), qa, s.weighted))
		s.plain.Add(s.plain, mul(qa, ones)).Add(s.plain, mul(qb, more))
		s.weighted.Add(s.weighted, mul(qa, twos)).Add(s.weighted, mul(qb, ones))
		return s
	}
	top := mul(a, n)
	top.Add(top, b).Quo(top, c) // the largest v
	if top.Sign() == 0 {
		return sums{new(big.Int), new(big.Int), new(big.Int)}
	}
	turned := floorSums(c, new(big.Int).Sub(new(big.Int).Sub(c, b), one), a, new(big.Int).Sub(top, one))
	s := sums{plain: mul(n, top)}
	s.plain.Sub(s.plain, turned.plain)
	s.weighted = mul(top, n, more)
	s.weighted.Sub(s.weighted, turned.squares).Sub(s.weighted, turned.plain).Rsh(s.weighted, 1)
	s.squares = mul(n, top, new(big.Int).Add(top, one))
	s.squares.Sub(s.squares, mul(big.NewInt(2), turned.weighted)).Sub(s.squares, mul(big.NewInt(2), turned.plain)).Sub(s.squares, s.plain)
	return s
}
