package judge

import (
	"strings"

	"example.org/grundy"
)

// A Refusal is a problem that is not answered, and why.
type Refusal struct {
	ID      string      `json:"id"`
	Aliases []string    `json:"aliases,omitempty"`
	Title   string      `json:"title"`
	Why     grundy.Text `json:"refused"` // why
}

// Refusals are the problems that are known and not answered, sorted by ID.
func Refusals() []Refusal { return append([]Refusal(nil), refused...) }

// refusal returns the error of a problem that is refused, or nil.
func refusal(id string) error {
	for _, r := range refused {
		for _, name := range append([]string{r.ID}, r.Aliases...) {
			if strings.EqualFold(name, id) {
				return grundy.Mistake(grundy.ErrUnknown, "problem %s (%s) is not answered: %s", r.ID, r.Title, r.Why.En)
			}
		}
	}
	return nil
}

var refused = []Refusal{
	{"abc278_g", nil, "Generalized Subtraction Game", grundy.Text{
		En: "the judge plays along, and an answer is a whole game; who wins a row of N from which L to R neighbours are taken is no more than the first line of it",
		Zh: "这是交互题：评测程序会应对，答案是整局对弈，只判断胜负不够",
	}},
	{"cf-1091H", []string{"codeforces-1091H"}, "New Year and the Tricolore Recreation", grundy.Text{
		En: "its statement was not at hand, and the input is not certain; the game is subtraction of p or pq",
		Zh: "手头没有题面，输入格式不能确定；游戏是取质数或两质数之积",
	}},
	{"codechef-GAMEAAM", nil, "Game", grundy.Text{
		En: "the copy of its statement leaves open whether equal numbers are an end; see grundy solve euclid, with end=zero and end=positive",
		Zh: "现有题面没有说清两数相等是否结束；可用 grundy solve euclid 的 end=zero 与 end=positive",
	}},
	{"hdu-3544", nil, "Alice's Game", grundy.Text{
		En: "it is not impartial: one player cuts along, the other across (Cutcake), and this program answers games in which both have the same moves",
		Zh: "它不是公平游戏：一人只能横切，另一人只能竖切；本程序只解双方走法相同的游戏",
	}},
	{"hdu-3863", nil, "No Gambling", grundy.Text{
		En: "it is not impartial: each player links sides of his own, as in Hex; the first always wins, by stealing strategies",
		Zh: "它不是公平游戏：双方各连自己的两边（类似 Hex）；由策略窃取论证先手必胜",
	}},
	{"hdu-4388", nil, "Stone Game II", grundy.Text{
		En: "its rule is known from memory only, and not well enough to be answered",
		Zh: "规则只凭记忆，不足以作答",
	}},
	{"ipsc-2003-G", nil, "Got Root?", grundy.Text{
		En: "the format of its input was not at hand; poj-3710 reads graphs for the same game, green Hackenbush",
		Zh: "手头没有输入格式；同一游戏（green Hackenbush）可用 poj-3710 的格式",
	}},
	{"luogu-P10549", nil, "Clearing rows and columns", grundy.Text{
		En: "it needs rules of its own for boards; write them as a file of rules (--rules FILE)",
		Zh: "需要为棋盘单写规则；可写成规则文件（--rules）",
	}},
	{"luogu-P2599", []string{"bzoj-1413"}, "[ZJOI2009] Taking stones", grundy.Text{
		En: "it asks which heap to add on the left of a row that is taken from its ends; the order of heaps counts, so it is no sum of games",
		Zh: "问的是在左端加多大一堆；只能取两端，堆的次序有关，不是游戏的和",
	}},
	{"luogu-P2964", nil, "A Coin Game", grundy.Text{
		En: "it is not impartial: the players score, and the question is how much",
		Zh: "它不是公平游戏：双方计分，问的是得分",
	}},
	{"luogu-P8382", nil, "luogu-P8382", grundy.Text{
		En: "its statement was not at hand",
		Zh: "手头没有题面",
	}},
	{"qoj-8431", nil, "Bipartite game", grundy.Text{
		En: "the judge plays along, and an answer is a whole game on a graph whose edges vanish",
		Zh: "这是交互题：答案是图上的整局对弈",
	}},
	{"uva-11249", nil, "Game", grundy.Text{
		En: "its statement was not at hand; the game is Wythoff's with heaps that may differ by up to k",
		Zh: "手头没有题面；游戏是推广的威佐夫博弈",
	}},
	{"uva-11534", nil, "Say Goodbye to Tic-Tac-Toe", grundy.Text{
		En: "its statement was not at hand; the game is played on stretches between letters",
		Zh: "手头没有题面；游戏在字母之间的各段上进行",
	}},
}
