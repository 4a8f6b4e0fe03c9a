package play

import (
	"fmt"
	"slices"
	"strings"

	"example.org/grundy"
	"example.org/grundy/internal/app"
	"example.org/grundy/nat"
)

// A speaker says things in a language.
type speaker struct {
	lang   grundy.Lang
	digits int
}

// in chooses the words of the language.
func (p speaker) in(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(p.lang) }

// f is in with values in the words.
func (p speaker) f(en, zh string, values ...any) string { return fmt.Sprintf(p.in(en, zh), values...) }

func (p speaker) phrase(ph grundy.Phrase) string { return ph.In(p.lang, p.digits) }

func (p speaker) number(n nat.Nat) string { return grundy.Shorten(n, p.digits, p.lang) }

// expression shortens the long numbers of a position.
func (p speaker) expression(text string) string {
	return grundy.Expression(text).Shorten(p.digits, func(long string) string {
		return p.f("%s…%s (%d digits)", "%s…%s（%d 位）", long[:6], long[len(long)-6:], len(long))
	})
}

func (p speaker) play(play grundy.Play) string {
	if play == grundy.Misere {
		return p.in("misère play", "反常规玩法")
	}
	return p.in("normal play", "正常玩法")
}

// opponent says against whom a person plays.
func (p speaker) opponent(o app.Opponent) string {
	switch o {
	case app.Random:
		return p.in("You play against random moves.", "对手随机走。")
	case app.Beginner:
		return p.in("You play against a beginner.", "对手是新手。")
	case app.NoOpponent:
		return p.in("Two players play in turn.", "双人轮流走。")
	}
	return p.in("You play against a perfect opponent.", "对手走法完美。")
}

// side names a player.
func (p speaker) side(s app.Side, o app.Opponent) string {
	switch {
	case o == app.NoOpponent && s == app.You:
		return p.in("Player 1", "玩家一")
	case o == app.NoOpponent:
		return p.in("Player 2", "玩家二")
	case s == app.You:
		return p.in("You", "你")
	}
	return p.in("Computer", "电脑")
}

// turn says who is to move.
func (p speaker) turn(s app.Side, o app.Opponent) string {
	if o != app.NoOpponent && s == app.You {
		return p.in("It is your turn.", "轮到你走。")
	}
	return p.f("It is the turn of %s.", "轮到%s走。", p.side(s, o))
}

// made says who made a move, and how, if it is to be told.
func (p speaker) made(m app.PlayedMove, o app.Opponent, hints bool) string {
	text := p.f("%s: %s", "%s：%s", p.side(m.By, o), p.phrase(m.Move.Move))
	if how := p.manner(m.How); hints && how != "" {
		text += p.f("  (%s)", "（%s）", how)
	}
	return text
}

// manner says how a move was chosen.
func (p speaker) manner(m app.Manner) string {
	switch m {
	case app.Winning:
		return p.in("wins, as fast as can be", "必胜，且最快")
	case app.WinsSlow:
		return p.in("wins", "必胜")
	case app.Keeping:
		return p.in("keeps the win", "保住胜势")
	case app.Drawing:
		return p.in("holds the draw", "保和")
	case app.Resisting:
		return p.in("loses, as late as can be", "必败，但最顽强")
	case app.Losing:
		return p.in("loses, as all moves do", "必败，怎么走都输")
	case app.Drawn:
		return p.in("drawn at random", "随机")
	case app.Blunder:
		return p.in("a beginner's move, drawn at random", "新手的随机一步")
	}
	return ""
}

// unsure says that a move is not known to be best; "" if it is.
func (p speaker) unsure(m app.PlayedMove) string {
	if m.How == app.Keeping {
		return p.in("This keeps the win, but how long play lasts is not known here, so that it may go round.", "这一步保住胜势，但此处步数未知，对局可能循环。")
	}
	if m.How != app.NotKnown {
		return ""
	}
	text := p.in("Who wins is not known here, so that this is a legal move and no perfect one", "此处胜负未知，这只是合法的一步，并非完美的一步")
	if m.Note != nil {
		text += p.in(": ", "：") + p.phrase(*m.Note)
	}
	return text + p.in(".", "。")
}

// best says which move perfect play makes.
func (p speaker) best(m app.PlayedMove) string {
	text := p.f("Best: %s", "最佳：%s", p.phrase(m.Move.Move))
	if how := p.manner(m.How); how != "" {
		text += p.f("  (%s)", "（%s）", how)
	}
	if unsure := p.unsure(m); unsure != "" {
		text += p.in(". ", "。") + unsure
	}
	return text
}

// tooEarly says when a draw may be called.
func (p speaker) tooEarly() string {
	return p.f("A draw may be called once a position is there %d times.", "同一局面出现 %d 次后才可以和棋。", enough)
}

// ended says who won.
func (p speaker) ended(winner app.Side, o app.Opponent) string {
	switch {
	case winner == "":
		return p.in("The game is a draw.", "和棋。")
	case o == app.NoOpponent:
		return p.f("%s wins.", "%s胜。", p.side(winner, o))
	case winner == app.You:
		return p.in("You win.", "你赢了。")
	}
	return p.in("The computer wins.", "电脑赢了。")
}

// outcome says who wins, for the player to move.
func (p speaker) outcome(o grundy.Outcome) string {
	switch o {
	case grundy.Next:
		return p.in("the player to move wins", "先手胜")
	case grundy.Previous:
		return p.in("the player to move loses", "先手负")
	case grundy.Drawn:
		return p.in("nobody wins with perfect play", "双方最优则不分胜负")
	}
	return p.in("who wins is not known", "胜负未知")
}

// after says what a move is worth to who makes it, by the outcome after it.
func (p speaker) after(j app.Judgement) string {
	var text string
	switch j.Outcome {
	case grundy.Previous:
		text = p.in("wins", "必胜")
	case grundy.Next:
		text = p.in("loses", "必败")
	case grundy.Drawn:
		return p.in("draws", "和")
	default:
		return p.in("not known", "未知")
	}
	if n, ok := j.Remoteness.Get(); ok {
		text += p.f(" in %s", "，%s", p.phrase(grundy.Moves(n.Add(nat.Of(1)))))
	}
	return text
}

// value says what is known of a position, after its outcome.
func (p speaker) value(j app.Judgement) string {
	parts := []string{p.outcome(j.Outcome)}
	if n, ok := j.Grundy.Get(); ok {
		parts = append(parts, p.f("Grundy value %s", "SG 值 %s", p.number(n)))
	} else if v, ok := j.Loopy.Get(); ok {
		parts = append(parts, p.f("loopy value %s", "循环 SG 值 %s", p.expression(v.String())))
	}
	if n, ok := j.Remoteness.Get(); ok {
		parts = append(parts, p.f("%s if the winner hurries", "赢家求快共 %s", p.phrase(grundy.Moves(n))))
	}
	return strings.Join(parts, p.in("; ", "；"))
}

// A command is what a person can say beside a move.
type command int

// The commands.
const (
	noCommand command = iota
	sayHelp
	sayHint
	sayBest
	sayWhy
	sayMoves
	sayMore
	sayUndo
	sayRedo
	sayHistory
	sayNew
	sayDraw
	sayMisere
	sayOpponent
	sayLanguage
	sayQuit
)

// commands are the words for them: the first in each language is the one that help shows.
var commands = []struct {
	command
	en, zh []string
	about  grundy.Text
}{
	{sayHint, []string{"hint", "hints"}, []string{"提示"}, grundy.Text{En: "who wins, and what each move is worth", Zh: "谁胜，以及每种走法的结果"}},
	{sayBest, []string{"best"}, []string{"最佳"}, grundy.Text{En: "the move of perfect play", Zh: "完美的一步"}},
	{sayWhy, []string{"why", "?"}, []string{"原因", "为什么", "？"}, grundy.Text{En: "the argument", Zh: "理由"}},
	{sayMoves, []string{"moves"}, []string{"走法"}, grundy.Text{En: "the position and its moves again", Zh: "再次列出局面与走法"}},
	{sayMore, []string{"more"}, []string{"更多"}, grundy.Text{En: "the moves after those", Zh: "列出其后的走法"}},
	{sayUndo, []string{"undo"}, []string{"悔棋", "撤销"}, grundy.Text{En: "take a move back", Zh: "退回一步"}},
	{sayRedo, []string{"redo"}, []string{"重做"}, grundy.Text{En: "make it again", Zh: "重走退回的一步"}},
	{sayHistory, []string{"history"}, []string{"历史", "棋谱"}, grundy.Text{En: "the game so far, with values", Zh: "棋谱与各局面的值"}},
	{sayNew, []string{"new"}, []string{"新局"}, grundy.Text{En: "a new game", Zh: "重新开始"}},
	{sayDraw, []string{"draw"}, []string{"和棋"}, grundy.Text{En: "call it a draw, once a position is there for the third time", Zh: "同一局面出现三次后可以和棋"}},
	{sayMisere, []string{"misere", "misère", "normal"}, []string{"反常规", "正常"}, grundy.Text{En: "a new game in misère play, or in normal play again", Zh: "以另一种玩法重新开始"}},
	{sayOpponent, []string{"opponent"}, []string{"对手"}, grundy.Text{En: "the next kind of opponent", Zh: "换一种对手"}},
	{sayLanguage, []string{"chinese", "english", "lang"}, []string{"英文", "中文", "语言"}, grundy.Text{En: "the other language (中文)", Zh: "另一种语言（English）"}},
	{sayHelp, []string{"help"}, []string{"帮助"}, grundy.Text{En: "these words", Zh: "列出这些词"}},
	{sayQuit, []string{"quit", "exit"}, []string{"退出"}, grundy.Text{En: "stop", Zh: "结束"}},
}

// understand reads a command.
func understand(text string) command {
	word := strings.ToLower(text)
	for _, c := range commands {
		if slices.Contains(c.en, word) || slices.Contains(c.zh, word) {
			return c.command
		}
	}
	return noCommand
}

// steps are the argument for who wins a position.
func (p speaker) steps(a app.AnalyseResult) []string {
	var lines []string
	for _, s := range a.Because.Steps {
		lines = append(lines, p.phrase(s))
	}
	how := map[string]string{
		"theorem": p.in("by theorem", "由定理得出"),
		"parts":   p.in("by theorem from the parts, whose values were computed from the rules", "由定理得出，各部分的值按规则计算"),
		"table":   p.in("computed from the rules, position by position", "按规则逐个局面计算"),
		"search":  p.in("found by search from the rules", "按规则搜索得出"),
	}[a.Because.Method]
	if a.Because.Method != "theorem" || len(lines) == 0 {
		if n := a.Because.Positions; n > 0 && a.Because.Method != "theorem" {
			how += p.f(" (%d positions)", "（%d 个局面）", n)
		}
		lines = append(lines, p.f("method: %s", "方法：%s", how))
	}
	if a.Because.Source != "" {
		lines = append(lines, p.f("source: %s", "出处：%s", a.Because.Source))
	}
	return lines
}
