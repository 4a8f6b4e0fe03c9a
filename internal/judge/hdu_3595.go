package judge

import (
	"example.org/grundy"
	"example.org/grundy/games/heap"
	"example.org/grundy/nat"
)

// Each turn is a move in every game that has not ended, and so the last game to
// end decides. Its length counts with the winner of that game stalling.
var _ = put(Problem{
	ID:       "hdu-3595",
	Title:    grundy.Text{En: "GG and MM", Zh: "GG and MM（Every-SG）"},
	Asks:     grundy.Text{En: "Who moves last, MM, who moves first, or GG, if each turn is a move in every Euclid game that has not ended?", Zh: "每回合须在所有未结束的欧几里得游戏中各走一步，先手 MM 与后手 GG 谁走最后一步？"},
	Input:    grundy.Text{En: "the number of games and two numbers for each a case, to the end of the input", Zh: "每组先给游戏数，再给各游戏的两个数，直到输入结束"},
	Output:   grundy.Text{En: "MM or GG", Zh: "MM 或 GG"},
	Limits:   "at most 1000 games, of numbers up to 1000",
	Grammar:  `( n:1..1000 / ( a:1..1000 b:1..1000 / )[n] )*`,
	Source:   "Smith 1966; Jia 2009",
	Game:     "every(euclid(a,b),…)",
	Position: everyEuclid,
	Sample:   Sample{In: "1\n25 7\n2\n25 7\n24 15\n", Out: "MM\nMM\n"},
	form: folded{
		ending: atEnd, size: 2, thing: wantGames, say: say("MM", "GG"),
		cases: everyCases, later: true,
		words: func(games []uint64) (sum, most uint64) { return 0, longest(games) },
		nats:  func(game []nat.Nat) nat.Nat { return heap.EuclidLengthNat(game[0], game[1]) },
		wins:  func(_, most nat.Nat) bool { return most.Odd() },
	},

	Theory:     everyTheory,
	Traps:      grundy.Text{En: "MM moves first; the winner of a component stalls; several cases to the end of the input", Zh: "MM 先手；子游戏的胜者要拖延；输入有多组，直到文件结束"},
	Complexity: "O(games · log n)",
	Link:       "HDU 3595",
})

func everyCases(numbers []uint64, won []uint8) (n, length int) {
	for n < len(won) && length < len(numbers) {
		games, rest := numbers[length], numbers[length+1:]
		if games > uint64(len(rest))/2 {
			break
		}
		won[n] = uint8(longest(rest[:2*games]) & 1)
		n++
		length += 1 + 2*int(games)
	}
	return n, length
}

// longest is the greatest length of games.
func longest(games []uint64) uint64 {
	most := 0
	for ; len(games) >= 2; games = games[2:] {
		most = max(most, heap.EuclidLength(games[0], games[1]))
	}
	return uint64(most)
}
