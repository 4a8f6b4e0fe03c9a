package compound

import "example.org/grundy"

// A Kind is a way to play several games at once.
type Kind uint8

// The kinds. Three ways to move, in one game, in some or in all, meet two ways to
// end, with the last game or with the first.
const (
	Sum    Kind = iota // disjunctive sum: move in one game
	Short              // diminished disjunctive sum: move in one, over when one has ended
	Every              // continued conjunctive compound: move in every game that lasts
	Rapid              // shortened conjunctive compound: move in every game, over when one has ended
	Union              // continued selective compound: move in some games
	Urgent             // shortened selective compound: move in some, over when one has ended
)

// Kinds lists the kinds.
var Kinds = []Kind{Sum, Short, Every, Rapid, Union, Urgent}

// A touch is how many games a move moves in.
type touch uint8

const (
	one  touch = iota // exactly one
	all               // each that has not ended
	some              // any of those, at least one
)

// A profile is how a kind is called and played.
type profile struct {
	name    string
	aliases []string
	touch   touch
	first   bool // over as soon as one game has ended
	title   grundy.Text
	rules   grundy.Text
	wins    grundy.Text // when the player to move wins
	source  string
}

func (k Kind) profile() *profile { return &profiles[k] }

var profiles = [...]profile{
	Sum: {
		name: "sum", aliases: []string{"disjunctive", "disjunctive-sum"}, touch: one,
		title: grundy.Text{En: "disjunctive sum", Zh: "直和（每步选一个游戏走）"},
		rules: grundy.Text{En: "A move is a move in exactly one of the games. Play ends when none has a move. In misère play this is Anti-SG.",
			Zh: "每步恰在一个游戏中走一步；所有游戏都不能走时结束。反常规玩法即 Anti-SG。"},
		wins: grundy.Text{En: "normal play: exactly when the nim-sum of the Grundy values is not 0; misère play, if all games are tame: likewise, or the other way round if all are fickle",
			Zh: "正常玩法：SG 值的异或和不为 0 时先手胜；反常规玩法且各分量驯服：同上，全部“易变”时相反"},
		source: "Sprague 1935; Grundy 1939",
	},
	Short: {
		name: "short", aliases: []string{"diminished", "diminished-disjunctive"}, touch: one, first: true,
		title: grundy.Text{En: "diminished disjunctive sum", Zh: "截断直和（每步选一个游戏走，任一结束即终局）"},
		rules: grundy.Text{En: "A move is a move in exactly one of the games. Play ends as soon as one of them has no move.",
			Zh: "每步恰在一个游戏中走一步；只要有一个游戏不能走，全局立即结束。"},
		wins: grundy.Text{En: "normal play: exactly when some game is infinite or the nim-sum of the foreclosed values is not 0; misère play: exactly when that nim-sum is not 0",
			Zh: "正常玩法：有游戏为无穷，或截断 SG 值的异或和不为 0 时先手胜；反常规玩法：该异或和不为 0 时先手胜"},
		source: "Smith 1966; Conway 1976",
	},
	Every: {
		name: "every", aliases: []string{"every-sg", "slow", "slow-join", "continued-conjunctive"}, touch: all,
		title: grundy.Text{En: "continued conjunctive compound (Every-SG)", Zh: "Every-SG（每步在所有未结束的游戏中都走）"},
		rules: grundy.Text{En: "A move is a move in every game that has not ended. Play ends when all have.",
			Zh: "每步在每个尚未结束的游戏中各走一步；全部结束时终局。"},
		wins: grundy.Text{En: "normal play: exactly when the greatest suspense of the games is odd; misère play: exactly when it is even",
			Zh: "正常玩法：各游戏 suspense（赢家拖延的步数）的最大值为奇数时先手胜；反常规玩法：为偶数时先手胜"},
		source: "Smith 1966; Conway 1976; Jia Zhihao 2009 (Every-SG)",
	},
	Rapid: {
		name: "rapid", aliases: []string{"rapid-join", "shortened-conjunctive", "conjunctive"}, touch: all, first: true,
		title: grundy.Text{En: "shortened conjunctive compound", Zh: "速合（每步在所有游戏中都走，任一结束即终局）"},
		rules: grundy.Text{En: "A move is a move in every game. Play ends as soon as one of them has no move.",
			Zh: "每步在每个游戏中各走一步；只要有一个游戏不能走，全局立即结束。"},
		wins: grundy.Text{En: "normal play: exactly when the least remoteness of the games is odd; misère play: exactly when it is even",
			Zh: "正常玩法：各游戏 remoteness（赢家求快的步数）的最小值为奇数时先手胜；反常规玩法：为偶数时先手胜"},
		source: "Smith 1966; Conway 1976",
	},
	Union: {
		name: "union", aliases: []string{"selective", "tardy-union", "continued-selective"}, touch: some,
		title: grundy.Text{En: "continued selective compound", Zh: "选择和（每步在任意若干个游戏中走）"},
		rules: grundy.Text{En: "A move is a move in any of the games that have not ended, at least one of them. Play ends when all have.",
			Zh: "每步在任意若干个（至少一个）未结束的游戏中各走一步；全部结束时终局。"},
		wins: grundy.Text{En: "exactly when some game is won alone in normal play; in misère play so while two games are unfinished, and the last one left is played in misère play",
			Zh: "有单独先手胜（正常玩法）的游戏时先手胜；反常规玩法中还剩两个以上游戏时同样，只剩一个时按反常规玩法"},
		source: "Smith 1966; Conway 1976",
	},
	Urgent: {
		name: "urgent", aliases: []string{"urgent-union", "shortened-selective"}, touch: some, first: true,
		title: grundy.Text{En: "shortened selective compound", Zh: "截断选择和（每步在任意若干个游戏中走，任一结束即终局）"},
		rules: grundy.Text{En: "A move is a move in any of the games, at least one of them. Play ends as soon as one of them has no move.",
			Zh: "每步在任意若干个（至少一个）游戏中各走一步；只要有一个游戏不能走，全局立即结束。"},
		wins: grundy.Text{En: "exactly when some game is won alone, in the same play",
			Zh: "有单独（同一玩法）先手胜的游戏时先手胜"},
		source: "Smith 1966; Conway 1976",
	},
}

// String returns the name by which the kind is written.
func (k Kind) String() string { return k.profile().name }

// Aliases returns its other names.
func (k Kind) Aliases() []string { return k.profile().aliases }

// Title names the kind for a person.
func (k Kind) Title() grundy.Text { return k.profile().title }

// Rules says how the kind is played.
func (k Kind) Rules() grundy.Text { return k.profile().rules }

// Wins says when the player to move wins, before the compound is over.
func (k Kind) Wins() grundy.Text { return k.profile().wins }

// Source names author and year.
func (k Kind) Source() string { return k.profile().source }
