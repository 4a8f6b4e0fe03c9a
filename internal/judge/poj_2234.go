package judge

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

var _ = put(Problem{
	ID:       "poj-2234",
	Title:    grundy.Text{En: "Matches Game", Zh: "火柴游戏"},
	Asks:     grundy.Text{En: "Does the first player win Nim?", Zh: "Nim 游戏中先手是否必胜？"},
	Input:    grundy.Text{En: "the number of heaps and the heaps a case, to the end of the input", Zh: "每组先给堆数，再给各堆，直到输入结束"},
	Output:   grundy.Text{En: "Yes or No", Zh: "Yes 或 No"},
	Limits:   "at most 20 heaps",
	Grammar:  `( m:1..20 a[m]:0..10^6 / )*`,
	Source:   "Bouton 1901",
	Game:     "nim(a,b,…)",
	Position: heaps("nim"),
	Sample:   Sample{In: "2 45 45\n3 3 6 9\n", Out: "No\nYes\n"},
	form: folded{
		ending: atEnd, size: 1, thing: wantHeaps, say: say("Yes", "No"),
		cases: nimNormal, words: nimWords, nats: nimNats, wins: nimWins,
	},

	Theory:     nimTheory,
	Traps:      grundy.Text{En: "the cases are not counted: read to the end of the input", Zh: "没有测试组数，读到文件结束"},
	Complexity: "O(heaps)",
	Link:       "POJ 2234",
})

// nimCases answers cases of Nim; misere is 1 in misère play and 0 in normal.
func nimCases(numbers []uint64, won []uint8, misere uint8) (n, length int) {
	for n < len(won) && length < len(numbers) {
		heaps, rest := numbers[length], numbers[length+1:]
		if heaps > uint64(len(rest)) {
			break
		}
		sum, any := uint64(0), uint64(0)
		for _, h := range rest[:heaps] {
			sum ^= h
			any |= h
		}
		won[n] = bit(sum != 0) ^ bit(any <= 1)&misere
		n++
		length += 1 + int(heaps)
	}
	return n, length
}

func nimNormal(numbers []uint64, won []uint8) (n, length int) { return nimCases(numbers, won, 0) }

func nimMisere(numbers []uint64, won []uint8) (n, length int) { return nimCases(numbers, won, 1) }

func nimWords(heaps []uint64) (sum, most uint64) {
	for _, h := range heaps {
		sum ^= h
		most = max(most, h)
	}
	return sum, most
}

func nimNats(heap []nat.Nat) nat.Nat { return heap[0] }

func nimWins(sum, _ nat.Nat) bool { return !sum.IsZero() }
