package judge

import (
	"fmt"
	"math/big"
	"strings"

	"example.org/grundy/games/heap"
	"example.org/grundy/nat"
)

// references are the problems whose cases the engine of numbers reads.
var references = map[string]func(r *reference){
	"luogu-P1290": func(r *reference) { r.pairs(counted, "Stan wins", "Ollie wins", heap.EuclidWinsNat) },
	"poj-2348":    func(r *reference) { r.pairs(atZeros, "Stan wins", "Ollie wins", heap.EuclidWinsNat) },
	"poj-1067":    func(r *reference) { r.pairs(atEnd, "1", "0", warm) },
	"hdu-5973":    func(r *reference) { r.pairs(atEnd, "1", "0", warm) },
	"luogu-P2252": func(r *reference) { r.pairs(some, "1", "0", warm) },
	"51nod-1185":  func(r *reference) { r.pairs(counted, "A", "B", warm) },
	"hdu-1846":    func(r *reference) { r.pairs(counted, "first", "second", bash) },
	"nyoj-23":     func(r *reference) { r.pairs(counted, "Win", "Lose", bash) },
	"hdu-2188":    func(r *reference) { r.pairs(counted, "Grass", "Rabbit", bash) },
	"hdu-2147": func(r *reference) {
		r.pairs(atZeros, "Wonderful!", "What a pity!", func(n, m nat.Nat) bool { return !n.Odd() || !m.Odd() })
	},
	"luogu-P4018":     func(r *reference) { r.ones(counted, "October wins!", "Roy wins!", modulo(6)) },
	"leetcode-292":    func(r *reference) { r.ones(atEnd, "true", "false", modulo(4)) },
	"cses-nim-game-1": func(r *reference) { r.nim(counted, "first", "second") },
	"uva-1482": func(r *reference) {
		r.each(counted, func() bool {
			heaps := r.heaps(r.count(wantHeaps))
			for i, h := range heaps {
				x := h.Big()
				for x.Bit(0) == 1 {
					x.Rsh(x, 1)
				}
				heaps[i], _ = nat.FromBig(x.Rsh(x, 1))
			}
			r.say(sumOf(heaps).Sign() != 0, "YES", "NO")
			return true
		})
	},
	"cses-nim-game-2": func(r *reference) {
		r.each(counted, func() bool {
			heaps := r.heaps(r.count(wantHeaps))
			for i, h := range heaps {
				heaps[i], _ = nat.FromBig(new(big.Int).Mod(h.Big(), big.NewInt(4)))
			}
			r.say(sumOf(heaps).Sign() != 0, "first", "second")
			return true
		})
	},
	"hdu-2516": func(r *reference) {
		r.ones(atZeros, "First win", "Second win", func(n nat.Nat) bool { return !heap.FibonacciNumberNat(n) })
	},
	"hdu-1847": func(r *reference) {
		r.ones(atEnd, "Kiki", "Cici", modulo(3))
	},
	"poj-2484": func(r *reference) {
		r.ones(atZeros, "Alice", "Bob", func(n nat.Nat) bool { return n.Less(nat.Of(3)) })
	},
	"poj-2505": func(r *reference) {
		r.ones(atEnd, "Stan wins.", "Ollie wins.", func(n nat.Nat) bool { // down from n, rounding up
			x, first := n.Big(), true
			for x.Cmp(big.NewInt(9)) > 0 {
				x.Add(x, big.NewInt(17))
				if x.Div(x, big.NewInt(18)); x.Cmp(big.NewInt(1)) == 0 {
					first = false
				}
			}
			return first
		})
	},
	"luogu-P2197": func(r *reference) { r.nim(counted, "Yes", "No") },
	"poj-2234":    func(r *reference) { r.nim(atEnd, "Yes", "No") },
	"hdu-1907":    func(r *reference) { r.nimMisere(counted, "John", "Brother") },
	"hdu-2509":    func(r *reference) { r.nimMisere(atEnd, "Yes", "No") },
	"hdu-3595": func(r *reference) {
		r.each(atEnd, func() bool {
			c := r.heaps(2 * r.count(wantGames))
			var most nat.Nat
			for i := 0; i < len(c); i += 2 {
				most = nat.Max(most, heap.EuclidLengthNat(c[i], c[i+1]))
			}
			r.say(most.Odd(), "MM", "GG")
			return true
		})
	},
	"hdu-1850": func(r *reference) { r.moves(false) },
	"poj-2975": func(r *reference) { r.moves(false) },
	"hdu-2176": func(r *reference) { r.moves(true) },
	"luogu-P1247": func(r *reference) {
		r.each(once, func() bool {
			heaps := r.heaps(r.count(wantHeaps))
			for i, h := range heaps {
				left := new(big.Int).Xor(h.Big(), sumOf(heaps))
				if left.Cmp(h.Big()) < 0 {
					fmt.Fprintln(&r.out, new(big.Int).Sub(h.Big(), left), i+1)
					heaps[i], _ = nat.FromBig(left)
					fmt.Fprintln(&r.out, strings.Trim(fmt.Sprint(heaps), "[]"))
					return true
				}
			}
			fmt.Fprintln(&r.out, "lose")
			return true
		})
	},
}

func modulo(m int64) func(n nat.Nat) bool {
	return func(n nat.Nat) bool { return new(big.Int).Mod(n.Big(), big.NewInt(m)).Sign() != 0 }
}

func bash(n, m nat.Nat) bool {
	return new(big.Int).Mod(n.Big(), m.Add(nat.Of(1)).Big()).Sign() != 0
}

func (r *reference) ones(e ending, yes, no string, wins func(n nat.Nat) bool) {
	r.each(e, func() bool {
		n := r.next(wantNumber)
		if e == atZeros && n.IsZero() {
			return false
		}
		r.say(wins(n), yes, no)
		return true
	})
}

func (r *reference) nimMisere(e ending, yes, no string) {
	r.each(e, func() bool {
		heaps := r.heaps(r.count(wantHeaps))
		won := sumOf(heaps).Sign() == 0
		for _, h := range heaps {
			if h.BitLen() > 1 {
				won = sumOf(heaps).Sign() != 0
			}
		}
		r.say(won, yes, no)
		return true
	})
}

// moves counts the winning moves of Nim, or shows them.
func (r *reference) moves(show bool) {
	r.each(atZeros, func() bool {
		n := r.count(wantHeaps)
		if n == 0 {
			return false
		}
		heaps, lines := r.heaps(n), []string{}
		for _, h := range heaps {
			if left := new(big.Int).Xor(h.Big(), sumOf(heaps)); left.Cmp(h.Big()) < 0 {
				lines = append(lines, fmt.Sprint(h, " ", left))
			}
		}
		switch {
		case !show:
			fmt.Fprintln(&r.out, len(lines))
		case len(lines) == 0:
			fmt.Fprintln(&r.out, "No")
		default:
			fmt.Fprintln(&r.out, "Yes\n"+strings.Join(lines, "\n"))
		}
		return true
	})
}

func warm(a, b nat.Nat) bool { return !heap.WythoffColdNat(a, b) }
