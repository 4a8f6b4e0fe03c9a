package cli

import (
	"fmt"
	"slices"
	"strings"

	"charm.land/lipgloss/v2"

	"example.org/grundy"
	"example.org/grundy/internal/app"
	"example.org/grundy/internal/wrap"
	"example.org/grundy/nat"
)

// A page is an answer about one position, for a person to read.
type page struct {
	app.AnalyseResult
	lang   grundy.Lang
	digits int // longer numbers are shortened; 0 means none are
	moves  int // winning moves to show; 0 means shown
}

// shown is how many winning moves a person is shown at the most by default.
const shown = 24

// enough is how many bytes of winning moves a person is shown at the most by
// default, beyond the first one.
const enough = 4000

// margin is where text is wrapped: it fits every terminal.
const margin = 80

// print writes a page: who wins, how, and why.
func (s *shell) print(p page) {
	rows := []row{}
	rows = append(rows, p.winningRows()...)
	rows = append(rows, p.drawingRows()...)
	rows = append(rows, p.resistRow()...)
	rows = append(rows, p.valueRows()...)
	rows = append(rows, p.reasonRows()...)
	fmt.Fprintf(s.out, "%s%s%s\n%s\n", p.expression(p.Position), p.convention(), p.Goal.In(p.lang), p.verdict())
	s.table(rows, 2)
}

// table writes rows with their labels in a column, and so many spaces after the
// longest of them.
func (s *shell) table(rows []row, space int) {
	width := 0
	for _, r := range rows {
		width = max(width, lipgloss.Width(r.label))
	}
	for _, r := range rows {
		r.write(s.out, width+space)
	}
}

// A row is a label and lines beside it. A label that repeats the one before is
// left out by whoever makes the row.
type row struct{ label, text string }

func (r row) write(out interface{ WriteString(string) (int, error) }, indent int) {
	label := r.label
	for text := range strings.SplitSeq(r.text, "\n") {
		lines := []string{text}
		if !strings.HasPrefix(text, " ") { // columns of figures stay as they are
			lines = wrap.Lines(text, margin-indent)
		}
		for _, line := range lines {
			pad := strings.Repeat(" ", max(indent-lipgloss.Width(label), 0))
			out.WriteString(strings.TrimRight(label+pad+line, " ") + "\n")
			label = ""
		}
	}
}

func (p page) in(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(p.lang) }

func (p page) convention() string {
	if p.Play == grundy.Misere {
		return p.in(", misère play: ", "，反常规玩法（misère）：")
	}
	return p.in(", normal play: ", "，正常玩法：")
}

func (p page) verdict() string {
	switch p.Outcome {
	case grundy.Next:
		return p.in("The player to move wins.", "先手必胜。")
	case grundy.Previous:
		return p.in("The player to move loses.", "先手必败。")
	case grundy.Drawn:
		return p.in("With perfect play nobody wins.", "双方最优则不分胜负。")
	}
	return p.in("Who wins is not known.", "胜负未知。")
}

func (p page) winningRows() []row {
	moves, ok := p.Winning.Get()
	if !ok || p.Outcome != grundy.Next {
		return nil
	}
	if len(moves) == 0 {
		return []row{{p.in("Winning move", "必胜走法"), p.in("none is needed: the player who cannot move wins", "无需走：不能走者胜")}}
	}
	limit := p.moves
	if limit == 0 {
		limit = shown
	}
	label := p.in("Winning moves", "必胜走法")
	if len(moves) == 1 {
		label = p.in("Winning move", "必胜走法")
	}
	count, known := p.Count.Get()
	var rows []row
	if recipe, ok := p.Recipe.Get(); ok && nat.Of(few).Less(count) {
		if p.moves == 0 {
			limit = examples
		}
		rows = p.recipeRows(label, recipe, count)
		label = ""
	}
	size := 0
	for i, m := range moves {
		if i == limit || p.moves == 0 && size > enough {
			limit = i
			break
		}
		text := m.Move.In(p.lang, p.digits)
		size += len(text)
		if known && count == nat.Of(1) {
			text += p.in("   (the only one)", "（唯一）")
		}
		rows = append(rows, row{label, text})
		label = ""
	}
	listed := nat.Of(uint64(min(len(moves), limit)))
	switch {
	case !known:
		rows = append(rows, row{"", p.in("and perhaps more", "可能还有更多")})
	case listed.Less(count):
		rows = append(rows, row{"", fmt.Sprintf(p.in("and %s more", "另有 %s 种"), grundy.Shorten(count.Sub(listed), p.digits, p.lang))})
	}
	return rows
}

// few is how many moves in several games at once are simply listed; more are
// described by what they are made of, with so many examples.
const (
	few      = 3
	examples = 2
)

// recipeRows say what the winning moves are made of.
func (p page) recipeRows(label string, r grundy.Recipe, count nat.Nat) []row {
	rows := []row{{label, fmt.Sprintf(p.in("%s: %s", "共 %s 种：%s"), grundy.Shorten(count, p.digits, p.lang), r.Rule.In(p.lang, p.digits))}}
	for _, menu := range r.Games {
		var lines []string
		for _, c := range menu.Choices {
			lines = append(lines, p.choice(c))
		}
		rows = append(rows, row{"", menu.Game.In(p.lang, p.digits) + p.in(": ", "：") + strings.Join(lines, p.in("; ", "；"))})
	}
	return append(rows, row{"", p.in("for example", "例如")})
}

// choice says how many options count alike, and the first of them.
func (p page) choice(c grundy.Choice) string {
	what := c.What.In(p.lang, p.digits)
	if len(c.Moves) == 0 {
		return what
	}
	moves := make([]string, len(c.Moves))
	for i, m := range c.Moves {
		moves[i] = m.In(p.lang, p.digits)
	}
	text := strings.Join(moves, p.in(" or ", " 或 "))
	if n := nat.Of(uint64(len(moves))); n.Less(c.Count) {
		text += fmt.Sprintf(p.in(" or %s more", " 或另 %s 种"), grundy.Shorten(c.Count.Sub(n), p.digits, p.lang))
	}
	return what + " [" + text + "]"
}

func (p page) resistRow() []row {
	if _, asked := p.Winning.Get(); !asked || p.Outcome != grundy.Previous {
		return nil
	}
	r, ok := p.Resist.Get()
	if !ok {
		return []row{{p.in("Moves", "走法"), p.in("there are none: the game is over", "无路可走，游戏已经结束")}}
	}
	text := r.Move.Move.In(p.lang, p.digits)
	if r.Longest {
		return []row{{p.in("Holds longest", "最顽强的走法"), text}}
	}
	return []row{{p.in("A move", "一种走法"), text + p.in("   (all moves lose; which one resists longest is not known)", "（怎么走都输；哪步最顽强未知）")}}
}

func (p page) valueRows() []row {
	var rows []row
	if v, ok := p.Loopy.Get(); ok && p.Grundy.IsZero() {
		rows = append(rows, row{p.in("Loopy value", "循环 SG 值"), p.numbers(v.String())})
	}
	if v, ok := p.Grundy.Get(); ok {
		rows = append(rows, row{p.in("Grundy value", "SG 值"), grundy.Shorten(v, p.digits, p.lang)})
	}
	remoteness, rok := p.Remoteness.Get()
	suspense, sok := p.Suspense.Get()
	label := p.in("Length", "步数")
	switch {
	case rok && sok && remoteness.IsZero() && suspense.IsZero(): // the game is over
	case rok && sok && remoteness == suspense:
		rows = append(rows, row{label, fmt.Sprintf(p.in("best play lasts %s", "双方最优共 %s"), p.steps(remoteness))})
	case rok && sok:
		rows = append(rows, row{label, fmt.Sprintf(p.in("%s if the winner hurries and the loser delays, %s the other way round", "赢家求快、输家拖延为 %s；反之为 %s"), p.steps(remoteness), p.steps(suspense))})
	case rok:
		rows = append(rows, row{label, fmt.Sprintf(p.in("%s if the winner hurries and the loser delays", "赢家求快、输家拖延：%s"), p.steps(remoteness))})
	case sok:
		rows = append(rows, row{label, fmt.Sprintf(p.in("%s if the winner delays and the loser hurries", "赢家拖延、输家求快：%s"), p.steps(suspense))})
	}
	if f, ok := p.Foreclosed.Get(); ok {
		rows = append(rows, row{p.in("Foreclosed value", "截断 SG 值"), p.foreclosed(f)})
	}
	return append(rows, p.gapRows()...)
}

// foreclosed says what a position counts in a sum that the first end ends.
func (p page) foreclosed(f grundy.Foreclosed) string {
	switch n, ok := f.Number(); {
	case ok:
		return grundy.Shorten(n, p.digits, p.lang)
	case f.Ended():
		return p.in("none: the game is over", "无：游戏已经结束")
	}
	return p.in("∞: a move ends the game, and with it the sum", "∞：有一步可结束此游戏，也就结束整个和")
}

// gapRows says what is not known, once for each reason.
func (p page) gapRows() []row {
	var reasons []string
	gaps := map[string][]string{}
	for _, g := range p.Gaps {
		why := g.Why.In(p.lang, p.digits)
		if gaps[why] == nil {
			reasons = append(reasons, why)
		}
		gaps[why] = append(gaps[why], g.What)
	}
	var rows []row
	label := p.in("Not known", "未知")
	for _, why := range reasons {
		rows = append(rows, row{label, p.questions(gaps[why]) + p.in(": ", "：") + why})
		label = ""
	}
	return rows
}

// questions names the questions that share a reason.
func (p page) questions(what []string) string {
	names := map[string]string{
		"grundy": p.in("Grundy value", "SG 值"), "length": p.in("length of play", "步数"),
		"remoteness": p.in("length if the winner hurries", "赢家求快的步数"),
		"suspense":   p.in("length if the winner delays", "赢家拖延的步数"),
		"foreclosed": p.in("foreclosed value", "截断 SG 值"),
		"winning":    p.in("list of winning moves", "必胜走法列表"),
	}
	if i := slices.Index(what, "remoteness"); i >= 0 && i+1 < len(what) && what[i+1] == "suspense" {
		what = slices.Replace(slices.Clone(what), i, i+2, "length")
	}
	list := make([]string, len(what))
	for i, w := range what {
		list[i] = names[w]
	}
	return strings.Join(list, p.in(", ", "、"))
}

func (p page) steps(n nat.Nat) string {
	text := grundy.Shorten(n, p.digits, p.lang)
	if n == nat.Of(1) {
		return p.in("1 move", "1 步")
	}
	return text + p.in(" moves", " 步")
}

func (p page) reasonRows() []row {
	var rows []row
	label := p.in("Why", "原因")
	for _, step := range p.Because.Steps {
		rows = append(rows, row{label, step.In(p.lang, p.digits)})
		label = ""
	}
	if p.Because.Method != "theorem" || len(rows) == 0 {
		how := map[string]string{
			"theorem": p.in("by theorem", "由定理得出"),
			"parts":   p.in("by theorem from the parts, whose values were computed from the rules", "由定理得出，各部分的值按规则计算"),
			"table":   p.in("computed from the rules, position by position", "按规则逐个局面计算"),
			"search":  p.in("found by search from the rules", "按规则搜索得出"),
		}[p.Because.Method]
		if n := p.Because.Positions; n > 0 && p.Because.Method != "theorem" {
			how += fmt.Sprintf(p.in(" (%d positions)", "（%d 个局面）"), n)
		}
		rows = append(rows, row{p.in("Method", "方法"), how})
	}
	if p.Because.Source != "" {
		rows = append(rows, row{p.in("Source", "出处"), p.Because.Source})
	}
	return rows
}

// expression shortens the long numbers of an expression, and a long expression.
func (p page) expression(text string) string {
	if p.digits == 0 || len(text) <= p.digits {
		return text
	}
	text = p.numbers(text)
	if letters := []rune(text); len(letters) > longExpression {
		const half = longExpression/2 - 10
		return string(letters[:half]) + " … " + string(letters[len(letters)-half:])
	}
	return text
}

// longExpression is the most characters of an expression that a person is shown.
const longExpression = 300

// numbers shortens the long numbers of a text.
func (p page) numbers(text string) string {
	return grundy.Expression(text).Shorten(p.digits, func(long string) string {
		return fmt.Sprintf(p.in("%s…%s (%d digits)", "%s…%s（%d 位）"), long[:6], long[len(long)-6:], len(long))
	})
}
