package heap

import (
	"iter"
	"slices"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Staircase is the family of staircase Nim: take counters from one step of a staircase
// down to the next.
//
// The argument, for both plays, is in board_stairs.go. Source: folklore.
var Staircase = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "staircase",
	Title:    grundy.Text{En: "Staircase Nim", Zh: "阶梯 Nim"},
	Rules:    grundy.Text{En: "Take any number of counters, at least one, from one step down to the next. Counters on the ground stay there. The first number is step 1, just above the ground (ground=below), or the ground itself (ground=first).", Zh: "把某一级台阶上的任意多个石子（至少一个）移到下一级，到地面的不再移动。第一个数是地面上方的第 1 级（ground=below），或就是地面（ground=first）。"},
	Position: grundy.Text{En: "the counters on each step, from the lowest", Zh: "从最低一级起，各级台阶上的石子数"},
	Unit:     grundy.Text{En: "step", Zh: "级"},
	Params: []family.Param{
		{Name: "ground", Kind: family.Choice, Words: []string{"below", "first"}, Default: "below", Doc: grundy.Text{En: "where the ground is: below the first number, or the first number itself", Zh: "地面在第一个数之下，还是就是第一个数"}},
	},
	Source:  "folklore",
	Aliases: []family.Alias{{Name: "stairs"}, {Name: "阶梯"}, {Name: "阶梯博弈"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "the nim-sum (xor) of the numbers on the odd steps, where step 1 is the one above the ground", Zh: "奇数级石子数的异或和（地面上方为第 1 级）"}, Source: "folklore, proved in games/heap/board_stairs.go"},
		{What: grundy.Text{En: "misère play", Zh: "反常规玩法"}, Statement: grundy.Text{En: "as misère Nim with the heaps of the odd steps", Zh: "与以奇数级为堆的反常规 Nim 相同"}, Source: "own, proved in games/heap/board_stairs.go"},
	},
	Examples: []string{"staircase(2,1,3)", "staircase(0,2,1,ground=first)"},
	Laws:     []string{"", "ground=first"},
	Small:    7,
	New:      newStaircase,
	Board:    family.Board[Heaps]{Parse: rows.Parse, Format: rows.Format, Samples: staircases},
})

func newStaircase(a family.Arguments) (grundy.Game[Heaps], error) {
	floor := 0 // the numbers that lie on the ground
	if a.Word("ground") == "first" {
		floor = 1
	}
	return stairs[Heaps]{
		counts: func(p Heaps) []nat.Nat {
			list := p.List()
			return list[min(floor, len(list)):]
		},
		moved: func(p Heaps, step int, k nat.Nat) Heaps {
			list := p.List()
			step += floor
			list[step] = list[step].Sub(k)
			if step > 0 {
				list[step-1] = list[step-1].Add(k)
			}
			return HeapsOf(list...)
		},
		name: func(p Heaps, step int, k nat.Nat) grundy.Phrase {
			if step == 0 {
				return grundy.Say("take {k} from step 1 to the ground", "把第 1 级的 {k} 个移到地面", "k", k)
			}
			return grundy.Say("take {k} from step {s} down to step {t}", "把第 {s} 级的 {k} 个移到第 {t} 级", "k", k, "s", number(step+1), "t", number(step))
		},
		rule: func([]nat.Nat) []grundy.Phrase {
			return []grundy.Phrase{grundy.Say(
				"Only the odd steps count, 1, 3, 5 and so on: what comes down to an odd step is at once moved on by the opponent.",
				"只有奇数级（1、3、5……）有用：从偶数级移到奇数级的石子，对手立即原样再移下一级。")}
		},
		normal: func(p Heaps) Heaps {
			list := p.List()
			for i := range list[:min(floor, len(list))] {
				list[i] = zero
			}
			for len(list) > 0 && list[len(list)-1].IsZero() {
				list = list[:len(list)-1]
			}
			return HeapsOf(list...)
		},
		source: "folklore; Bouton 1901",
	}, nil
}

// staircases yields staircases of up to four steps.
func staircases(max int) iter.Seq[Heaps] {
	return func(yield func(Heaps) bool) {
		for length, most := range []int{0, max, min(max, 4), min(max, 2), min(max, 2)} {
			for list := range tuples(length, most) {
				if !yield(HeapsOf(list...)) {
					return
				}
			}
		}
	}
}

// tuples yields the lists of so many numbers up to most, each in a list of its own.
func tuples(length, most int) iter.Seq[[]nat.Nat] {
	return func(yield func([]nat.Nat) bool) {
		digits := make([]int, length)
		for {
			list := make([]nat.Nat, length)
			for i, d := range digits {
				list[i] = number(d)
			}
			if !yield(list) {
				return
			}
			i := slices.IndexFunc(digits, func(d int) bool { return d < most })
			if i < 0 {
				return
			}
			digits[i]++
			clear(digits[:i])
		}
	}
}
