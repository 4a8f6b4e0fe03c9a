package judge

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

var _ = put(Problem{
	ID:       "hdu-1907",
	Aliases:  []string{"poj-3480", "luogu-P4279"},
	Title:    grundy.Text{En: "John", Zh: "John（反尼姆）"},
	Asks:     grundy.Text{En: "Who wins Nim, John, who moves first, or Brother, if taking the last loses?", Zh: "取走最后一个者输，先手 John 与后手 Brother 谁胜？"},
	Input:    grundy.Text{En: "the number of cases; then for each case the number of heaps and the heaps", Zh: "测试组数；每组先给堆数，再给各堆"},
	Output:   grundy.Text{En: "John or Brother", Zh: "John 或 Brother"},
	Limits:   "at most 47 heaps of up to 4747",
	Grammar:  `T:1..474 / ( n:1..47 / a[n]:1..4747 / )[T]`,
	Source:   "Bouton 1901",
	Game:     "nim(a,b,…), misère play",
	Position: heaps("nim"),
	Sample:   Sample{In: "2\n3\n3 5 1\n1\n1\n", Out: "John\nBrother\n"},
	form: folded{
		ending: counted, size: 1, thing: wantHeaps, say: say("John", "Brother"),
		cases: nimMisere, words: nimWords, nats: nimNats, wins: nimMisereWins,
	},

	Theory:     nimMisereTheory,
	Traps:      nimMisereTraps,
	Complexity: "O(heaps)",
	Link:       "HDU 1907",
})

// nimMisereWins turns the rule of normal play round where no heap has more than
// one: then each move is forced, and an even number of ones is what wins.
func nimMisereWins(sum, most nat.Nat) bool {
	return sum.IsZero() == (most.BitLen() <= 1)
}
