package heap

import (
	"iter"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// This file holds the rules by which coins are turned, for [Turning]. Places begin at 1.
//
// Source: Winning Ways, chapter 14, for the values.

// turns is a rule.
type turns struct {
	others  func(n nat.Nat) iter.Seq[[]nat.Nat]            // the coins that may be turned with the head at n
	width   func(n nat.Nat) nat.Nat                        // how many such sets there are
	value   func(n nat.Nat) nat.Nat                        // of the head at n
	partner func(n, v nat.Nat) (others []nat.Nat, ok bool) // the one set of the value v; nil where all must be compared
	why     grundy.Phrase
}

// turnings are the rules by name.
var turnings = map[string]turns{
	"turtles": {
		others: upTo(0, 1),
		width:  func(n nat.Nat) nat.Nat { return n },
		value:  func(n nat.Nat) nat.Nat { return n },
		partner: func(n, v nat.Nat) ([]nat.Nat, bool) {
			if v.IsZero() {
				return nil, true
			}
			return []nat.Nat{v}, v.Less(n)
		},
		why: grundy.Say("A head at place n is worth n, since turning a coin on its left, too, leaves that one beside the others:", "位置 n 的正面的值为 n，因为可同时翻左边任一枚："),
	},
	"mock": {
		others: upTo(0, 2),
		width:  func(n nat.Nat) nat.Nat { return n.Add(pairsBelow(n)) },
		value:  func(n nat.Nat) nat.Nat { return odiousNat(n.Sub(one)) },
		why:    grundy.Say("A head at place n is worth the n-th odious number, with an odd number of ones in binary, since up to two others are never worth one:", "位置 n 的正面的值为第 n 个 odious 数（二进制中 1 的个数为奇数），因为至多另两枚的异或和不会等于它："),
	},
	"twins": {
		others: upTo(1, 1),
		width:  func(n nat.Nat) nat.Nat { return n.Sub(one) },
		value:  func(n nat.Nat) nat.Nat { return n.Sub(one) },
		partner: func(n, v nat.Nat) ([]nat.Nat, bool) {
			return []nat.Nat{v.Add(one)}, v.Add(one).Less(n)
		},
		why: grundy.Say("A head at place n is worth n-1, as one coin on its left is turned with it:", "位置 n 的正面的值为 n-1，因为必须同时翻左边一枚："),
	},
	"triplets": {
		others: upTo(2, 2),
		width:  pairsBelow,
		value: func(n nat.Nat) nat.Nat {
			if n.Less(number(3)) {
				return zero
			}
			return odiousNat(n.Sub(number(3)))
		},
		why: grundy.Say("A head at place n is worth 0 for n = 1 and 2, and then the odious number with the index n-2, as in Mock Turtles:", "位置 n 的正面的值：n = 1、2 时为 0，其后为第 n-2 个 odious 数，与 Mock Turtles 相同："),
	},
}

// odiousNat is [odious] at any size.
func odiousNat(n nat.Nat) nat.Nat {
	if n.OnesCount()%2 == 0 {
		return n.Shl(1).Add(one)
	}
	return n.Shl(1)
}

// pairsBelow counts the pairs of places below n.
func pairsBelow(n nat.Nat) nat.Nat {
	if n.Less(two) {
		return zero
	}
	return n.Sub(one).Mul(n.Sub(two)).Shr(1)
}

// upTo returns the sets of least … most places below n, at most two; few coins first.
func upTo(least, most int) func(n nat.Nat) iter.Seq[[]nat.Nat] {
	return func(n nat.Nat) iter.Seq[[]nat.Nat] {
		return func(yield func([]nat.Nat) bool) {
			if least == 0 && !yield(nil) || n.Less(two) {
				return
			}
			below := counted(one, n.Sub(one))
			if least <= 1 && most >= 1 {
				for a := range below {
					if !yield([]nat.Nat{a}) {
						return
					}
				}
			}
			if most < 2 {
				return
			}
			for a := range below {
				for b := range counted(a.Add(one), n.Sub(one)) {
					if !yield([]nat.Nat{a, b}) {
						return
					}
				}
			}
		}
	}
}
