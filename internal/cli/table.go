package cli

import (
	"context"
	"fmt"
	"strings"
	"time"

	"charm.land/lipgloss/v2"
	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
	"example.org/grundy/internal/wrap"
	"example.org/grundy/notation"
)

// tableFlags are the flags that say which positions to ask about, and what.
type tableFlags struct {
	ranges  []string
	what    []string
	play    string
	avoid   []string
	timeout time.Duration
	limit   uint64
}

func (f *tableFlags) add(c *cobra.Command) {
	c.Flags().StringSliceVar(&f.ranges, "range", nil, "numbers that run, as in 0..20, or 0..20,0..20 for two heaps")
	c.Flags().StringVar(&f.play, "play", "normal", "who cannot move loses (normal) or wins (misere)")
	c.Flags().StringSliceVar(&f.avoid, "avoid", nil, "methods not to use: theorem, parts, table, search")
	c.Flags().DurationVar(&f.timeout, "timeout", 0, "give up after this long, as in 10s (default: never)")
	c.Flags().Uint64Var(&f.limit, "limit-positions", 0, "positions that a search may remember (default: all of the table, at least 2000000)")
}

// request reads the words of a command and its flags.
func (f tableFlags) request(s *shell, name string, args []string) (app.TableRequest, error) {
	play, err := grundy.ParsePlay(f.play)
	if err != nil {
		return app.TableRequest{}, err
	}
	if f.timeout < 0 {
		return app.TableRequest{}, grundy.Mistake(grundy.ErrParameter, "%s: want no negative time after --timeout", name)
	}
	expressions, err := notation.Command(args)
	switch {
	case err != nil:
		return app.TableRequest{}, err
	case len(expressions) != 1:
		return app.TableRequest{}, grundy.Mistake(grundy.ErrParameter, "%s: want one family; got %s", name, count(len(expressions))).
			WithHint("as in: grundy %s wythoff --range 0..10,0..10", name)
	case len(f.ranges) == 0:
		return app.TableRequest{}, grundy.Mistake(grundy.ErrParameter, "%s: want --range", name).
			WithHint("as in: grundy %s wythoff --range 0..10,0..10", name)
	}
	s.subject = expressions[0]
	r := app.TableRequest{Expression: s.subject, Ranges: f.ranges, What: f.what, Play: play, Avoid: f.avoid}
	r.Limits.Positions = f.limit
	r.Parsed, err = s.parse(s.subject)
	return r, err
}

func count(n int) string {
	if n == 0 {
		return "none"
	}
	return fmt.Sprint(n)
}

// within bounds a context by the time that the flags give.
func (f tableFlags) within(ctx context.Context) (context.Context, context.CancelFunc) {
	if f.timeout == 0 {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, f.timeout)
}

func (s *shell) tables() *cobra.Command {
	var f tableFlags
	var format string
	c := &cobra.Command{
		Use:   "table FAMILY",
		Short: "the values of many positions of a family, in rows and columns",
		Long: `table writes what is known about every position of a family whose numbers run
through ranges: one range gives a row for each position, two give a row for each
number of the first and a column for each number of the second.

A family is written as for solve, with its parameters: bash max=3, wythoff,
'subtraction(set={1,3,4})'. Heaps that are written, too, stay as they are:
nim 5 --range 0..7 is nim(5,0) to nim(5,7). The second range of fibonacci and
dynamic is that of limit=.

Values are N (the player to move wins) and P (loses), and numbers; ? is not
known. Tables have at most 10000000 positions.`,
		Example: `  grundy table bash max=3 --range 0..40
  grundy table wythoff --range 0..10,0..10
  grundy table euclid --range 0..20,0..20 --what remoteness
  grundy table nim --range 0..15,0..15 --what grundy --format csv
  grundy table 'subtraction(set={1,3,4})' --range 0..30 --what outcome,grundy,remoteness
  grundy table fibonacci --range 0..12,0..12 --play misere --json`,
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return s.familyNames(), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(c *cobra.Command, args []string) error {
			if s.json {
				if c.Flags().Changed("format") && format != "json" {
					return grundy.Mistake(grundy.ErrParameter, "table: --json is --format json; got --format %q", excerpt(format))
				}
				format = "json"
			}
			return s.runTable(c.Context(), f, format, args)
		},
	}
	f.add(c)
	c.Flags().StringSliceVar(&f.what, "what", nil, "outcome, grundy, remoteness, suspense, foreclosed, winning (how many winning moves); several of one range (default: outcome, and grundy of one range)")
	c.Flags().StringVar(&format, "format", "text", "text, csv or json")
	return c
}

func (s *shell) runTable(ctx context.Context, f tableFlags, format string, args []string) error {
	lang, err := s.lang()
	if err != nil {
		return err
	}
	if format != "text" && format != "csv" && format != "json" {
		return grundy.Mistake(grundy.ErrParameter, "table: format %q: want text, csv or json", excerpt(format))
	}
	r, err := f.request(s, "table", args)
	if err != nil {
		return err
	}
	ctx, cancel := f.within(ctx)
	defer cancel()
	result, err := s.app.Table(ctx, r)
	if err != nil {
		return err
	}
	t := sheet{result, lang, s}
	switch format {
	case "csv":
		if err = result.WriteCSV(s.out); err != nil {
			err = writing(err)
		}
	case "json":
		err = s.encode(result)
	default:
		t.text()
	}
	if err != nil {
		return err
	}
	if err := result.Open(); err != nil {
		s.out.Flush()
		s.exit = s.report(err)
	}
	return nil
}

// A sheet is a table for a person to read.
type sheet struct {
	app.TableResult
	lang grundy.Lang
	*shell
}

func (t sheet) in(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(t.lang) }

// text writes the table in aligned columns, under lines that say what it shows.
func (t sheet) text() {
	play := t.in("normal play", "正常玩法")
	if t.Play == grundy.Misere {
		play = t.in("misère play", "反常规玩法（misère）")
	}
	fmt.Fprintf(t.out, "%s%s%s%s%s\n", t.Name(), t.in(", ", "，"), play, t.in(": ", "："), t.Goal.In(t.lang))
	if len(t.Axes) == 2 {
		fmt.Fprintf(t.out, t.in("%s; down: %s, across: %s\n", "%s；行：%s，列：%s\n"),
			t.Columns[0].Title().In(t.lang), t.Axes[0].Name.In(t.lang), t.Axes[1].Name.In(t.lang))
	}
	for _, mark := range t.marks() {
		for _, line := range wrap.Lines(mark, margin) {
			fmt.Fprintln(t.out, line)
		}
	}
	fmt.Fprintln(t.out)
	if len(t.Axes) == 2 {
		t.square()
	} else {
		t.list()
	}
	fmt.Fprintln(t.out)
	t.table(t.methods(), 2)
}

// methods say how the values were found.
func (t sheet) methods() []row {
	var rows []row
	label := t.in("Method", "方法")
	words := map[string]string{
		"theorem": t.in("by theorem", "由定理得出"),
		"table":   t.in("computed from the rules, position by position", "按规则逐个局面计算"),
		"search":  t.in("found by search from the rules", "按规则搜索得出"),
	}
	for _, c := range t.Columns {
		var how []string
		for _, method := range c.How() {
			how = append(how, words[method])
		}
		text := strings.Join(how, t.in("; the others ", "；其余"))
		if len(t.Columns) > 1 {
			text = c.Title().In(t.lang) + t.in(": ", "：") + text
		}
		if c.Source != "" {
			text += " [" + c.Source + "]"
		}
		if c.Positions > 0 {
			text += fmt.Sprintf(t.in(" (%d positions)", "（%d 个局面）"), c.Positions)
		}
		rows = append(rows, row{label, text})
		label = ""
	}
	return rows
}

// marks explain the signs of the table.
func (t sheet) marks() []string {
	var marks []string
	for _, c := range t.Columns {
		switch c.What {
		case "outcome":
			won := "N"
			if len(t.Axes) == 2 {
				won = "."
			}
			marks = append(marks, t.in("P: the player to move loses; ", "P：先手必败；")+won+t.in(": the player to move wins", "：先手必胜"))
			if t.Draws(c) {
				marks = append(marks, t.in("D: nobody wins", "D：不分胜负"))
			}
		case "foreclosed":
			marks = append(marks, t.in("-: the game is over; ∞: a move ends the game and wins", "-：已结束；∞：一步即可结束并获胜"))
		case "remoteness":
			marks = append(marks, t.in("remoteness: moves if the winner hurries and the loser delays", "步数：赢家求快，输家拖延"))
		case "suspense":
			marks = append(marks, t.in("suspense: moves if the winner delays and the loser hurries", "步数：赢家拖延，输家求快"))
		}
	}
	for _, c := range t.Columns {
		if c.Open > 0 {
			return append(marks, t.in("?: not known", "?：未知"))
		}
	}
	return marks
}

// show is the value of position i as the table shows it.
func (t sheet) show(c app.Column, i int) string {
	text := c.Value(i)
	switch {
	case text == "":
		return "?"
	case text == "N" && len(t.Axes) == 2:
		return "."
	case text == "ended":
		return "-"
	case text == "infinite":
		return "∞"
	}
	return text
}

// list writes a row for each position.
func (t sheet) list() {
	heads := []string{t.Axes[0].Name.In(t.lang)}
	for _, c := range t.Columns {
		heads = append(heads, c.Title().In(t.lang))
	}
	cell := func(k, i int) string {
		if k == 0 {
			return t.Axes[0].At(i).String()
		}
		return t.show(t.Columns[k-1], i)
	}
	widths := make([]int, len(heads))
	for k, h := range heads {
		widths[k] = lipgloss.Width(h)
		for i := range t.Axes[0].Size {
			widths[k] = max(widths[k], lipgloss.Width(cell(k, i)))
		}
	}
	line := func(cell func(k int) string) {
		for k, w := range widths {
			if k > 0 {
				t.out.WriteString("  ")
			}
			t.right(cell(k), w)
		}
		t.out.WriteString("\n")
	}
	line(func(k int) string { return heads[k] })
	for i := range t.Axes[0].Size {
		line(func(k int) string { return cell(k, i) })
	}
}

// square writes a row for each number of the first axis.
func (t sheet) square() {
	down, across, c := t.Axes[0], t.Axes[1], t.Columns[0]
	side := max(lipgloss.Width(down.At(0).String()), lipgloss.Width(down.At(down.Size-1).String()))
	width := lipgloss.Width(across.At(across.Size - 1).String())
	for i := range t.Len() {
		width = max(width, lipgloss.Width(t.show(c, i)))
	}
	t.out.WriteString(strings.Repeat(" ", side) + " |")
	for j := range across.Size {
		t.out.WriteString(" ")
		t.right(across.At(j).String(), width)
	}
	t.out.WriteString("\n" + strings.Repeat("-", side) + "-+" + strings.Repeat("-", across.Size*(width+1)) + "\n")
	for i := range down.Size {
		t.right(down.At(i).String(), side)
		t.out.WriteString(" |")
		for j := range across.Size {
			t.out.WriteString(" ")
			t.right(t.show(c, i*across.Size+j), width)
		}
		t.out.WriteString("\n")
	}
}

func (t sheet) right(text string, width int) {
	for n := lipgloss.Width(text); n < width; n++ {
		t.out.WriteByte(' ')
	}
	t.out.WriteString(text)
}
