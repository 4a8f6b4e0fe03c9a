package play

import (
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"example.org/grundy"
	"example.org/grundy/internal/app"
	"example.org/grundy/internal/wrap"
	"example.org/grundy/nat"
)

// The colours, which only repeat what signs and words say.
var (
	bold = lipgloss.NewStyle().Bold(true)
	dim  = lipgloss.NewStyle().Faint(true)
	won  = lipgloss.NewStyle().Foreground(lipgloss.Green)
	lost = lipgloss.NewStyle().Foreground(lipgloss.Red)
	even = lipgloss.NewStyle().Foreground(lipgloss.Yellow)
	here = lipgloss.NewStyle().Reverse(true)
)

func (m *screen) View() tea.View {
	v := tea.NewView(strings.Join(m.lines(), "\n"))
	v.AltScreen = true
	v.WindowTitle = "grundy play"
	return v
}

// fit breaks text into lines of the screen.
func (m *screen) fit(text string) []string { return wrap.Cut(wrap.Lines(text, m.width), m.width) }

// cut shortens a line to the screen.
func (m *screen) cut(text string, width int) string {
	if lipgloss.Width(text) <= width {
		return text
	}
	return wrap.Cut([]string{text}, max(width-1, 1))[0] + "…"
}

// styled breaks text into lines and colours them.
func (m *screen) styled(text string, style lipgloss.Style) []string {
	lines := m.fit(text)
	for i := range lines {
		lines[i] = style.Render(lines[i])
	}
	return lines
}

// lines are the whole screen.
func (m *screen) lines() []string {
	switch {
	case m.session == nil:
		return []string{m.cut(m.working(), m.width)}
	case m.panel != nil:
		return m.panelView()
	}
	head, foot := m.head(), m.foot()
	if len(head)+len(foot)+least > m.height { // a small screen
		foot = m.smallFoot()
		head = slices.DeleteFunc(head, func(line string) bool { return line == "" })
		head = head[max(len(head)-max(m.height-len(foot)-least, 1), 0):]
	}
	list := m.list(max(m.height-len(head)-len(foot), least))
	return append(append(head, list...), foot...)
}

// least is the least number of lines for the moves.
const least = 4

// head says what is played, draws the position and says what happened last.
func (m *screen) head() []string {
	s, sp, at := m.session, m.speaker(), m.session.at()
	lines := m.styled(m.f("%s, %s: %s", "%s，%s：%s", sp.expression(s.steps()[0].position), sp.play(s.Play), at.Goal.In(sp.lang)), bold)
	lines = append(lines, m.styled(sp.opponent(s.Opponent), dim)...)
	lines = append(lines, "")
	lines = append(lines, m.fitAll(sp.board(at.PlayResult, m.width, max(m.height/3, 2)))...)
	lines = append(lines, "")
	for _, played := range at.Played {
		lines = append(lines, m.fit(clean(sp.made(played, s.Opponent, s.Hints)))...)
		if text := sp.unsure(played); text != "" {
			lines = append(lines, m.styled(text, even)...)
		}
	}
	if s.Hints {
		lines = append(lines, m.judgement(at.PlayResult)...)
	}
	return append(lines, m.status()...)
}

func (m *screen) fitAll(lines []string) []string {
	var out []string
	for _, line := range lines {
		out = append(out, wrap.Cut([]string{clean(line)}, m.width)...)
	}
	return out
}

// judgement says what perfect play makes of the position and of its parts.
func (m *screen) judgement(r app.PlayResult) []string {
	if r.Hint == nil {
		return nil
	}
	sp := m.speaker()
	lines := m.styled(mark(r.Hint.Outcome, true)+" "+sp.value(*r.Hint), colour(r.Hint.Outcome, true))
	if r.Open != nil {
		lines = append(lines, m.fit(m.f("Not known: %s", "未知：%s", sp.phrase(*r.Open)))...)
	}
	for i, c := range r.Parts {
		if i == 4 {
			lines = append(lines, m.f("  … and %d more games", "  ……另有 %d 个游戏", len(r.Parts)-i))
			break
		}
		lines = append(lines, m.cut(m.f("  %s alone: %s", "  %s 单独：%s", clean(sp.expression(c.Position)), sp.value(c.Judgement)), m.width))
	}
	return lines
}

// status says whose turn it is, or who won.
func (m *screen) status() []string {
	s, sp, at := m.session, m.speaker(), m.session.at()
	switch {
	case s.agreed:
		return m.styled(sp.ended("", s.Opponent), bold)
	case at.Over:
		return m.styled(m.in("There is no move: the game is over. ", "无路可走，对局结束。")+sp.ended(at.Winner, s.Opponent), bold)
	}
	lines := m.styled(sp.turn(at.Turn, s.Opponent), bold)
	if n := s.repeated(); n >= enough {
		lines = append(lines, m.styled(m.f("This position is here for the %s time: d ends the game as a draw.", "这一局面第 %s 次出现：按 d 即以和棋结束。", ordinal(sp.lang, n)), even)...)
	}
	return lines
}

// list shows the moves around the cursor in so many lines.
func (m *screen) list(room int) []string {
	at, sp := m.session.at(), m.speaker()
	if m.session.over() {
		return m.pad(nil, room)
	}
	moves := m.shown()
	title := m.f("Moves %d to %d", "走法 %d 至 %d", at.Skipped+1, at.Skipped+len(at.Moves))
	if n, ok := at.Count.Get(); ok {
		title += m.f(" of %s", "，共 %s", sp.number(n))
	}
	if m.filter != "" {
		title += m.f(", those with %q: %d", "，含“%s”的 %d 种", m.filter, len(moves))
	}
	lines := []string{dim.Render(m.cut(title, m.width))}
	whole := m.whole(moves)
	whole = whole[:min(len(whole), room/2)]
	rows := max(room-1-len(whole), 1)
	from := max(min(m.cursor-rows/2, len(moves)-rows), 0)
	for i := from; i < len(moves) && i < from+rows; i++ {
		lines = append(lines, m.row(moves[i], i == m.cursor))
	}
	return m.pad(append(lines, whole...), room)
}

// whole is the move at the cursor, if the list has no room for all of it.
func (m *screen) whole(moves []app.ListedMove) []string {
	if m.cursor >= len(moves) {
		return nil
	}
	move := moves[m.cursor]
	text, worth := m.words(move)
	if lipgloss.Width(text)+lipgloss.Width(worth) <= m.width {
		return nil
	}
	text = clean(m.speaker().phrase(move.Move.Move))
	if move.Judgement != nil {
		text += m.in(": ", "：") + m.speaker().after(*move.Judgement)
	}
	return m.fit(text)
}

// pad fills the room of the list, so that the foot stays in its place.
func (m *screen) pad(lines []string, room int) []string {
	for len(lines) < room {
		lines = append(lines, "")
	}
	return lines
}

// words are a move in the list, and what it is worth: a sign, and in words how long it
// lasts; on a narrow screen only the number.
func (m *screen) words(move app.ListedMove) (text, worth string) {
	sp := m.speaker()
	last := m.session.at().Moves[len(m.session.at().Moves)-1].Number
	text = fmt.Sprintf("%*d  %s", len(fmt.Sprint(last)), move.Number, clean(sp.phrase(move.Move.Move)))
	if j := move.Judgement; j != nil {
		text = mark(j.Outcome, false) + " " + text
		worth = "  " + sp.after(*j)
		if n, ok := j.Remoteness.Get(); m.width < narrow {
			worth = ""
			if ok {
				worth = "  " + sp.number(n.Add(nat.Of(1)))
			}
		}
	}
	return "  " + text, worth
}

// narrow is the width below which a screen is short of room.
const narrow = 60

// row is one move of the list.
func (m *screen) row(move app.ListedMove, at bool) string {
	text, worth := m.words(move)
	if at {
		text = ">" + text[1:]
	}
	text = m.cut(text, max(m.width-lipgloss.Width(worth), m.width/2))
	text = m.cut(text+worth, m.width)
	style := lipgloss.NewStyle()
	if j := move.Judgement; j != nil {
		style = colour(j.Outcome, false)
	}
	if at {
		style = style.Inherit(here)
	}
	return style.Render(text)
}

// mark is a sign for what a position is to who moves, or else to who moved there.
func mark(o grundy.Outcome, toMove bool) string {
	switch {
	case o == grundy.Drawn:
		return "="
	case o == grundy.Unknown:
		return "?"
	case (o == grundy.Next) == toMove:
		return "+"
	}
	return "-"
}

func colour(o grundy.Outcome, toMove bool) lipgloss.Style {
	switch mark(o, toMove) {
	case "+":
		return won
	case "-":
		return lost
	case "=":
		return even
	}
	return lipgloss.NewStyle()
}

// foot is what is typed or said, and the keys.
func (m *screen) foot() []string { return append(m.said(), m.styled(m.keyLine(), dim)...) }

// smallFoot is foot where there is room for few lines.
func (m *screen) smallFoot() []string {
	said := m.said()
	return append(said[:min(len(said), 2)], dim.Render(m.cut(m.in("F1 keys  q quit", "F1 按键  q 退出"), m.width)))
}

// said is what is typed or was said last.
func (m *screen) said() []string {
	switch {
	case m.busy:
		return []string{m.cut(m.working(), m.width)}
	case m.entry == filtering:
		return []string{m.cut("/"+clean(m.typed)+"_", m.width)}
	case m.entry == moving:
		return []string{m.cut(m.in("move: ", "走法：")+clean(m.typed)+"_", m.width)}
	case m.entry == asking:
		return m.fit(m.f("A new game in %s? y or n", "以%s重新开始？y 或 n", m.speaker().play(1-m.session.Play)))
	}
	return m.fit(clean(m.note))
}

// keyLine names the keys.
func (m *screen) keyLine() string {
	var words []string
	for _, k := range keys {
		if k.short.En != "" {
			words = append(words, k.name+"\u00a0"+k.short.In(m.speaker().lang))
		}
	}
	return strings.Join(words, "  ")
}

// working says how far the work has come.
func (m *screen) working() string {
	text := m.f("computing, %.0f s", "计算中，%.0f 秒", m.now.Sub(m.began).Seconds())
	if n := m.account.Progress().Positions; n > 0 {
		text += m.f(", %s positions", "，%s 个局面", grundy.Grouped(n))
	}
	return text + m.in("; esc stops", "；按 esc 停止")
}

// panelLines are the lines of the text that is shown in place of the game.
func (m *screen) panelLines() []string {
	var lines []string
	for _, line := range m.panel {
		lines = append(lines, m.fit(clean(line))...)
	}
	return lines
}

func (m *screen) panelView() []string {
	lines := m.panelLines()
	page := max(m.height-2, 1)
	lines = lines[min(m.scroll, len(lines)):]
	lines = m.pad(lines[:min(page, len(lines))], page)
	return append(lines, m.styled(m.in("up and down scroll, another key closes", "上下键滚动，其他键关闭"), dim)...)
}
