package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "hdu-2509",
	Title:   grundy.Text{En: "Be the Winner", Zh: "Be the Winner"},
	Asks:    grundy.Text{En: "Does the first player win rows of apples, eating any run of one row, which may fall in two, if the last apple loses?", Zh: "每次吃一行中连续的一段苹果（可断成两行），吃最后一个者输，先手是否必胜？"},
	Input:   heapsToEnd,
	Output:  grundy.Text{En: "Yes or No", Zh: "Yes 或 No"},
	Limits:  "at most 100 rows",
	Grammar: "( n:1..100 / a[n]:1..200 / )*",
	Source:  "Winning Ways, chapter 13",
	Game:    "run(a,b,…), misère play",
	Sample:  Sample{In: "2\n2 2\n1\n3\n", Out: "No\nYes\n"},

	form: folded{
		ending: atEnd, size: 1, thing: wantHeaps, say: say("Yes", "No"),
		cases: nimMisere, words: nimWords, nats: nimNats, wins: nimMisereWins,
	},

	Theory:     grundy.Text{En: "A row of n is worth n, as a heap of Nim, and the game is tame: misère play follows the rule of misère Nim. Splitting gives nothing new, for a xor b is at most a + b.", Zh: "长 n 的一行 SG 值为 n，且游戏是 tame 的，因此反常规玩法与反 Nim 规则相同；断开后 a xor b 不超过 a+b。"},
	Traps:      nimMisereTraps,
	Complexity: "O(rows)",
	Link:       "HDU 2509",
	Recalled:   true,
	Position:   heaps("run"),
})
