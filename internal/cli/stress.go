package cli

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"charm.land/lipgloss/v2"
	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

type stressFlags struct {
	app.StressRequest
	against string
	input   string
	memory  string
	save    string
}

func (s *shell) stress() *cobra.Command {
	var f stressFlags
	c := &cobra.Command{
		Use:   "stress PROBLEM -- PROGRAM ARGS…",
		Short: "find the smallest input at which a program is wrong",
		Long: `stress runs a program for a judge's problem on all small inputs and then on random
ones, compares what it prints with what is right, and makes the first input at
which it fails as small as it can: fewer cases, fewer and smaller numbers. It shows
the input, what is expected, what came instead, and why the expected answer is right.

A crash, an exit code other than 0, no output, and more time, memory or output than
allowed are failures, too. Blanks, line ends and capitals that differ are none: they
are counted. The program is started without a shell, in its own process group, and
killed with its children.

With --against another program says what is right; with --grammar no problem is
needed. It exits with 1 if the program fails. That it does not fail proves nothing
beyond the inputs that were tried.`,
		Example:           `  grundy stress poj-2348 --count 5 -- grundy judge poj-2348`,
		ValidArgsFunction: s.problemNames,
		RunE: func(c *cobra.Command, args []string) error {
			dash := c.ArgsLenAtDash()
			if dash < 0 {
				dash = min(1, len(args))
				if f.Grammar != "" {
					dash = 0
				}
			}
			if err := oneProblem("stress", args[:dash], f.Grammar); err != nil {
				return err
			}
			if dash > 0 {
				f.Problem = args[0]
			}
			f.Command = args[dash:]
			return s.runStress(c, f)
		},
	}
	c.Flags().StringVar(&f.Grammar, "grammar", "", "the form of the input, instead of that of the problem")
	c.Flags().StringVar(&f.against, "against", "", "a program to compare with, with its arguments after blanks; it is taken as right")
	c.Flags().Uint64Var(&f.Seed, "seed", 1, "which random inputs of all")
	c.Flags().IntVar(&f.Count, "count", 0, "random inputs, after the small ones (default 200)")
	c.Flags().DurationVar(&f.For, "for", 0, "search so long instead, as in 30s")
	c.Flags().StringVar(&f.Size, "size", "", "of the random inputs: small, medium, statement or big (default: from small to statement in turn)")
	c.Flags().StringSliceVar(&f.Traps, "traps", nil, "more numbers to try, with commas between them")
	c.Flags().StringVar(&f.input, "input", "", "file with the one input to try, and to make small; - is standard input")
	c.Flags().IntVar(&f.Jobs, "jobs", 0, "programs at a time (default: as many as processors)")
	c.Flags().DurationVar(&f.Time, "time-limit", 0, "processor time for one input; twice as long by the clock for a program that waits (default 2s)")
	c.Flags().StringVar(&f.memory, "memory-limit", "", "memory of the program and its children, as in 64MB or 1GiB (default 256MiB)")
	c.Flags().StringVar(&f.save, "save", ".", "folder for fail.in, fail.out (what is expected) and fail.got; empty: nowhere")
	return c
}

func (s *shell) runStress(c *cobra.Command, f stressFlags) (err error) {
	if f.Lang, err = s.lang(); err != nil {
		return err
	}
	if len(f.Command) == 0 || f.Command[0] == "" {
		return grundy.Mistake(grundy.ErrParameter, "stress: want a program after --").WithHint("as in: grundy stress poj-1067 -- ./program")
	}
	f.Against = app.Words(f.against)
	if f.Problem == "" && len(f.Against) == 0 {
		return grundy.Mistake(grundy.ErrParameter, "stress: want a problem, or --against with a program that is right")
	}
	if f.Memory, err = app.ParseBytes(f.memory); err != nil {
		return err
	}
	if f.input != "" {
		if f.Input, err = s.inputFile(f.input); err != nil {
			return err
		}
	}
	r, err := s.app.Stress(c.Context(), f.StressRequest)
	if err != nil {
		return err
	}
	var saved string
	var unsaved error // what was found is told all the same
	if r.Found != nil {
		s.exit = app.ExitRefuted
		saved, unsaved = saveFailing(f.save, r.Found, f.Lang)
	}
	if s.json {
		return cmp.Or(s.encode(r), unsaved)
	}
	stressPage{r, f.Lang}.write(s, saved)
	return cmp.Or(flushed(s), unsaved)
}

// inputFile reads an input.
func (s *shell) inputFile(name string) ([]byte, error) {
	in, err := s.open(name)
	if err != nil {
		return nil, grundy.Mistake(grundy.ErrFile, "--input %s: %v", name, cause(err))
	}
	defer in.Close()
	data, err := io.ReadAll(io.LimitReader(in, fileSize+1))
	switch {
	case err != nil:
		return nil, grundy.Mistake(grundy.ErrFile, "--input %s: %v", name, cause(err))
	case len(data) > fileSize:
		return nil, grundy.Mistake(grundy.ErrFile, "--input %s: want at most %d bytes", name, fileSize)
	}
	return data, nil
}

// saveFailing writes the three files, and says so.
func saveFailing(dir string, f *app.Failing, lang grundy.Lang) (string, error) {
	if dir == "" {
		return "", nil
	}
	replaced := false
	names := make([]string, 3)
	for i, file := range []struct{ name, text string }{{"fail.in", f.In}, {"fail.out", f.Expected}, {"fail.got", f.Got}} {
		names[i] = filepath.Join(dir, file.name)
		if _, err := os.Stat(names[i]); err == nil {
			replaced = true
		}
		if err := replace(names[i], whole([]byte(file.text))); err != nil {
			return "", grundy.Mistake(grundy.ErrFile, "%s: %v", names[i], cause(err)).WithHint("--save names another folder, and --save '' saves nothing")
		}
	}
	text := grundy.Text{En: "saved ", Zh: "已保存 "}
	if replaced {
		text = grundy.Text{En: "saved, in the place of files of before: ", Zh: "已保存（替换了原有文件）："}
	}
	return text.In(lang) + strings.Join(names, ", "), nil
}

// A stressPage is the result of a stress test, for a person to read.
type stressPage struct {
	app.StressResult
	lang grundy.Lang
}

func (p stressPage) in(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(p.lang) }

func (p stressPage) write(s *shell, saved string) {
	rows := []row{}
	if f := p.Found; f != nil {
		fmt.Fprintf(s.out, "%s: %s\n\n", p.Program, p.verdict(f))
		rows = append(rows, row{p.in("Input", "输入"), p.shown(f.In)}, row{p.in("Expected", "期望"), p.shown(f.Expected)}, row{p.in("Got", "实得"), p.shown(f.Got)})
		if f.Stderr != "" {
			rows = append(rows, row{p.in("It says", "错误输出"), excerptLines(strings.ReplaceAll(f.Stderr, "\t", "    "))})
		}
		rows = append(rows, row{p.in("Smallest", "最小"), p.smallest(f)})
	} else {
		fmt.Fprintf(s.out, "%s: %s\n", p.Program, p.in("no difference was found; that proves nothing beyond what was tried", "未发现差异；这只说明所试的输入，不是证明"))
	}
	rows = append(rows, row{p.in("Tried", "已试"), p.tried()})
	if p.Presentation > 0 {
		rows = append(rows, row{p.in("Presentation", "格式"), fmt.Sprintf(p.in("%d inputs were answered right but for blanks, line ends or capitals: got %q, expected %q", "%d 个输入的答案只在空白、换行或大小写上不同：实得 %q，期望 %q"), p.Presentation, excerpt(p.Example.Got), excerpt(p.Example.Expected))})
	}
	if saved != "" {
		rows = append(rows, row{p.in("Files", "文件"), saved})
	}
	if p.Found != nil && p.Found.Theory != "" {
		rows = append(rows, row{p.in("Theory", "理论"), p.Found.Theory}, row{"", notOfCase.In(p.lang)})
	}
	writeRows(s, rows)
	if p.Found != nil && p.Found.Why != nil {
		fmt.Fprintln(s.out)
		s.print(page{AnalyseResult: *p.Found.Why, lang: p.lang, digits: 40})
	}
}

// writeRows writes rows with their labels in a column. Inputs and outputs, which begin
// with a blank, stay as they are.
func writeRows(s *shell, rows []row) {
	width := 0
	for _, r := range rows {
		width = max(width, lipgloss.Width(r.label))
	}
	for _, r := range rows {
		kept, ok := strings.CutPrefix(r.text, " ")
		if !ok {
			r.write(s.out, width+2)
			continue
		}
		label := r.label
		for line := range strings.SplitSeq(kept, "\n ") {
			fmt.Fprintf(s.out, "%s%s%s\n", label, strings.Repeat(" ", width+2-lipgloss.Width(label)), line)
			label = ""
		}
	}
}

// verdict names what is wrong.
func (p stressPage) verdict(f *app.Failing) string {
	text := map[string]string{
		"wrong answer":    p.in("wrong answer", "答案错误"),
		"crash":           p.in("it crashes", "程序崩溃"),
		"time limit":      p.in("it takes too long", "超时"),
		"memory limit":    p.in("it takes too much memory", "超内存"),
		"no output":       p.in("it prints nothing", "没有输出"),
		"too much output": p.in("it prints too much", "输出过多"),
	}[f.Verdict]
	if f.Detail != "" {
		text += ": " + f.Detail
	}
	return text
}

// shown is an input or an output, or the word for an empty one.
func (p stressPage) shown(text string) string {
	if strings.TrimSpace(text) == "" {
		return p.in("nothing", "（空）")
	}
	return excerptLines(text)
}

// smallest says how far the input was made small, and what is known of smaller ones.
func (p stressPage) smallest(f *app.Failing) string {
	switch {
	case f.Empty:
		return p.in("yes: it has no cases", "是：没有任何一组数据")
	case f.Limited:
		return p.in("not known: there was no time to make it smaller", "未知：没有时间再缩小")
	case f.Least:
		return p.in("yes: all smaller inputs of one case were tried, and are answered right", "是：更小的单组输入都试过，答案都正确")
	}
	return p.in("no number, member or case of it alone can be left out or lowered; other smaller inputs may fail", "其中任何一个数、成员或测试组都不能单独去掉或减小；别的更小输入仍可能出错")
}

func (p stressPage) tried() string {
	text := fmt.Sprintf(p.in("inputs: %s; cases in them: %s; seed %d", "输入 %s 个，数据 %s 组，种子 %d"), grundy.Grouped(uint64(p.Inputs)), grundy.Grouped(uint64(p.Cases)), p.Seed)
	if p.Skipped > 0 {
		text += fmt.Sprintf(p.in("; %d left out, for which %s took too long", "；%d 个略去，因为 %s 太慢"), p.Skipped, p.Against)
	}
	if f := p.Found; f != nil && f.Runs > 0 {
		text += fmt.Sprintf(p.in("; the last input had cases: %d, and was made smaller in runs: %d", "；最后一个有 %d 组，缩小用了 %d 次运行"), f.Cases, f.Runs)
	}
	return text
}

// excerptLines is a text as a page has room for it; the lines of an input are kept.
func excerptLines(text string) string {
	const most = 12
	list := strings.Split(strings.TrimRight(text, "\r\n"), "\n")
	more := len(list) - most
	if more > 0 {
		list = append(list[:most:most], fmt.Sprintf("… (+%d)", more))
	}
	for i, line := range list {
		list[i] = " " + oneLine(shortText(line)) // a blank before keeps it from being wrapped
	}
	return strings.Join(list, "\n")
}

func shortText(text string) string {
	if letters := []rune(text); len(letters) > 200 {
		return string(letters[:199]) + "…"
	}
	return text
}
