package judge

import "example.org/grundy"

// Inputs and theorems that several problems share, in words.

var (
	countedHeaps = grundy.Text{En: "the number of cases; then for each case the number of heaps and the heaps", Zh: "测试组数；每组先给堆数，再给各堆"}
	countedOnes  = grundy.Text{En: "the number of cases; then for each case one heap", Zh: "测试组数；每组一堆"}
	heapsToEnd   = grundy.Text{En: "the number of heaps and the heaps a case, to the end of the input", Zh: "每组先给堆数，再给各堆，直到输入结束"}
	heapsToZero  = grundy.Text{En: "the number of heaps and the heaps a case, until 0 heaps", Zh: "每组先给堆数，再给各堆，以 0 结束"}
	oneToEnd     = grundy.Text{En: "one number a case, to the end of the input", Zh: "每组一个数，直到输入结束"}
	oneToZero    = grundy.Text{En: "one number a case, until 0", Zh: "每组一个数，以 0 结束"}
)

var (
	nimTheory = grundy.Text{
		En: "Bouton's theorem: the player to move loses exactly when the xor of the heaps is 0. A heap h has a winning move exactly when h xor that sum is less than h, and it is the only one from that heap.",
		Zh: "Bouton 定理：各堆异或和为 0 时先手必败，否则必胜。堆 h 有必胜走法当且仅当 h 异或总异或和小于 h，且该堆中唯一。",
	}
	nimMisereTheory = grundy.Text{
		En: "As Nim, while a heap has two or more; where all heaps have at most one, an odd number of ones loses.",
		Zh: "有一堆不少于 2 时与普通 Nim 相同；各堆都不超过 1 时，1 的个数为奇数则先手败。",
	}
	nimMisereTraps = grundy.Text{
		En: "heaps that are all 1: the player to move wins exactly when their number is even",
		Zh: "全为 1 的局面：堆数为偶数时先手胜",
	}
	bashTheory = grundy.Text{
		En: "Whatever is taken can be made up to m+1, so the player to move loses exactly when m+1 divides n.",
		Zh: "对手取 k 个就取 m+1-k 个，所以 n 是 m+1 的倍数时先手必败。",
	}
	bashTraps = grundy.Text{
		En: "the modulus is m+1 and not m: they differ at n=1, m=1 already",
		Zh: "模数是 m+1，不是 m：n=1、m=1 就已不同",
	}
	wythoffTheory = grundy.Text{
		En: "Lost are the pairs (floor(k·phi), floor(k·phi)+k), phi the golden ratio; floor(k·phi) is computed in whole numbers.",
		Zh: "必败局面是 (⌊kφ⌋, ⌊kφ⌋+k)，φ 为黄金比；⌊kφ⌋ 用整数精确计算。",
	}
	wythoffTraps = grundy.Text{
		En: "double fails at 165580140 267914295; the heaps come in any order",
		Zh: "double 在 165580140 267914295 处出错；两堆不一定有序",
	}
	euclidTheory = grundy.Text{
		En: "Divide as Euclid does. The first quotient of 2 or more, or the last one, belongs to a player who can choose who must play on, and who therefore wins; quotients of 1 before it are forced.",
		Zh: "做辗转相除。第一个不小于 2 的商（或最后一个商）所在回合的玩家可以选择由谁继续，因此必胜；之前商为 1 的步都是被迫的。",
	}
	euclidTraps = grundy.Text{
		En: "a zero is an ended game, not a divisor; the winning move is not always to leave a mod b + b: 11 3, 4 2",
		Zh: "出现 0 表示已结束，不能作除数；必胜走法不总是留下 a mod b + b：如 11 3、4 2",
	}
	everyTheory = grundy.Text{
		En: "The longest component decides: each has a length under best play, the winner of a component delaying and the loser hurrying; the player to move wins exactly when the greatest length is odd.",
		Zh: "最长的子游戏决定胜负：每个子游戏的步数按胜者拖延、败者求快计算；最大步数为奇数时先手必胜。",
	}
	fibonacciTheory = grundy.Text{
		En: "The first player loses exactly when the heap is a Fibonacci number; otherwise the least part of the Zeckendorf sum wins.",
		Zh: "石子数为斐波那契数时先手必败；否则取 Zeckendorf 分解中最小的一项必胜。",
	}
	sumTheory = grundy.Text{
		En: "Sprague and Grundy: a heap has the value mex of the values that a move leaves, a sum the xor of its parts; 0 loses.",
		Zh: "Sprague-Grundy 定理：SG 值为各后继 SG 值的 mex，和的 SG 值为各部分的异或；为 0 则先手必败。",
	}
)
