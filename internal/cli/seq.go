package cli

import (
	"context"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// workFlags are the flags that say how a sequence is computed.
type workFlags struct {
	engine     string
	workers    int
	checkpoint string
	every      time.Duration
	memory     string
	timeout    time.Duration
	progress   string
	plan       bool
}

func (f *workFlags) add(c *cobra.Command) {
	c.Flags().StringVar(&f.engine, "engine", "", "naive, candidate or rare (default: the cheapest, chosen anew as the values grow)")
	c.Flags().IntVar(&f.workers, "workers", 0, "goroutines that may compute at once, at most 64 (default: one for each processor); the values do not depend on it")
	c.Flags().StringVar(&f.checkpoint, "checkpoint", "", "file to go on from, written now and then and at the end, so that little is lost")
	c.Flags().DurationVar(&f.every, "checkpoint-every", 20*time.Second, "time between two checkpoints")
	c.Flags().StringVar(&f.memory, "limit-memory", "", "memory that the values may take, as in 64MB or 2GiB (default 1GiB)")
	c.Flags().DurationVar(&f.timeout, "timeout", 0, "give up after this long, as in 10m (default: never)")
	progressFlag(c, &f.progress)
	c.Flags().BoolVar(&f.plan, "plan", false, "say which engine would be chosen, and why")
}

// begin makes the work of a request, bounds the context by the time that the flags
// give, and shows progress, until end is called.
func (f workFlags) begin(ctx context.Context, s *shell, name, code string) (within context.Context, w app.Work, end func(), err error) {
	if f.workers < 0 || f.timeout < 0 || f.every < 0 {
		return nil, w, nil, grundy.Mistake(grundy.ErrParameter, "%s: want no negative number after --workers, --timeout and --checkpoint-every", name)
	}
	lang, err := s.lang()
	if err != nil {
		return nil, w, nil, err
	}
	w = app.Work{Engine: f.engine, Workers: f.workers, Every: f.every, Watch: &app.Watch{}}
	if w.Bytes, err = app.ParseBytes(f.memory); err != nil {
		return nil, w, nil, err
	}
	release := func() {}
	if f.checkpoint != "" {
		file := checkpointFile(f.checkpoint)
		if release, err = file.lock(); err != nil {
			return nil, w, nil, err
		}
		w.Store = file
		s.grace.Store(int64(time.Minute)) // a checkpoint is finished before an interruption ends the program
	}
	stop, err := s.watch(f.progress, func(elapsed time.Duration) string { return sequenceText(code, w.Watch.Progress(), elapsed, lang) })
	if err != nil {
		release()
		return nil, w, nil, err
	}
	within, cancel := context.WithCancel(ctx)
	if f.timeout > 0 {
		within, cancel = context.WithTimeout(ctx, f.timeout)
	}
	return within, w, func() { cancel(); stop(); release() }, nil
}

// one returns the only argument of a command that wants a code.
func one(name string, args []string) (string, error) {
	if len(args) != 1 {
		return "", grundy.Mistake(grundy.ErrParameter, "%s: want one code; got %d", name, len(args)).
			WithHint("as in: grundy %s 0.77", name)
	}
	return args[0], nil
}

// sequenceText says how far the work on a sequence is, in one line.
func sequenceText(code string, p app.SequenceProgress, elapsed time.Duration, lang grundy.Lang) string {
	in := func(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(lang) }
	if letters := []rune(code); len(letters) > 20 {
		code = string(letters[:19]) + "…"
	}
	parts := []string{
		fmt.Sprintf(in("%s of %s heaps (%d%%)", "%s / %s 堆（%d%%）"), grundy.Grouped(uint64(p.Heaps)), grundy.Grouped(uint64(p.To)), int(100*float64(p.Heaps)/float64(max(p.To, 1)))),
		grundy.Grouped(uint64(p.Rate)) + in("/s", "/秒"),
	}
	if p.Engine != "" {
		parts = append(parts, p.Engine)
	}
	if p.Rare > 0 {
		parts = append(parts, fmt.Sprintf(in("%s rare", "稀疏集 %s"), grundy.Grouped(uint64(p.Rare))))
	}
	parts = append(parts, fmt.Sprintf(in("%.0f s", "%.0f 秒"), elapsed.Seconds()))
	return code + in(": ", "：") + strings.Join(parts, in(", ", "，"))
}

func (s *shell) seq() *cobra.Command {
	var w workFlags
	var from, to, format, output = 0, 0, "", ""
	c := &cobra.Command{
		Use:   "seq CODE",
		Short: "the Grundy values of the heaps of a taking-and-breaking game",
		Long: `seq writes the Grundy values of the heaps from --from to -n under a rule of taking
and breaking: an octal or hexadecimal code such as 0.137, or a name such as kayles.
The page docs/codes.md describes codes and names.

With -f it may be the game of a file whose position is one number or a heap; then a
period is observed at the most.

As soon as a period is proved, the values after it are read off; text then has a row
a period. bin is a 32-bit word a heap, low byte first. png and svg are pictures with
ticks where periods begin. With --checkpoint the work goes on where it was left.`,
		Example: `  grundy seq 0.77 -n 100
  grundy seq kayles -n 20 --json
  grundy seq '4!.0' -n 1000 --from 990 --format csv
  grundy seq 0.07 -n 300 --output dawson.svg
  grundy seq 0.16 -n 20000 --plan`,
		RunE: func(c *cobra.Command, args []string) error {
			code, err := one("seq", args)
			if err != nil {
				return err
			}
			if format, err = s.sequenceFormat(c, format, output); err != nil {
				return err
			}
			if !c.Flags().Changed("to") && c.Flags().Changed("from") {
				return grundy.Mistake(grundy.ErrParameter, "seq: --from without -n: want the last heap").WithHint("as in: grundy seq %s --from %d -n %d", excerpt(code), from, from+100)
			}
			return s.runSeq(c.Context(), w, app.SequenceRequest{Code: code, From: from, To: to}, format, output)
		},
	}
	c.Flags().IntVarP(&to, "to", "n", 100, "the last heap")
	c.Flags().IntVar(&from, "from", 0, "the first heap")
	c.Flags().StringVar(&format, "format", "", "text, csv, json, bin, png or svg (default: as the name of the file says, or text)")
	c.Flags().StringVarP(&output, "output", "o", "-", "file to write; - is standard output")
	w.add(c)
	return c
}

func (s *shell) runSeq(ctx context.Context, w workFlags, r app.SequenceRequest, format, output string) error {
	s.subject = r.Code
	within, work, end, err := w.begin(ctx, s, "seq", r.Code)
	if err != nil {
		return err
	}
	defer end()
	r.Work, r.Period = work, format == "text" || format == "png" || format == "svg"
	if w.plan {
		return s.planSequence(within, r)
	}
	result, err := s.app.Sequence(within, r)
	end()
	s.grace.Store(0) // the checkpoint is written
	if err != nil {
		return err
	}
	if by, ok := within.Deadline(); ok { // the time left is for writing
		var cancel context.CancelFunc
		ctx, cancel = context.WithDeadline(ctx, by)
		defer cancel()
	}
	return s.writeSequence(ctx, result, format, output)
}

// sequenceFormat settles the format: the flag, or --json, or the name of the file.
func (s *shell) sequenceFormat(c *cobra.Command, format, output string) (string, error) {
	formats := []string{"text", "csv", "json", "bin", "png", "svg"}
	if s.json {
		if c.Flags().Changed("format") && format != "json" {
			return "", grundy.Mistake(grundy.ErrParameter, "seq: --json is --format json; got --format %q", excerpt(format))
		}
		return "json", nil
	}
	if format == "" {
		for _, f := range formats {
			if strings.HasSuffix(strings.ToLower(output), "."+f) {
				return f, nil
			}
		}
		return "text", nil
	}
	for _, f := range formats {
		if f == format {
			return f, nil
		}
	}
	return "", grundy.Mistake(grundy.ErrParameter, "seq: format %q: want text, csv, json, bin, png or svg", excerpt(format))
}

// writeSequence writes the values in a format, to a file that it replaces once it is
// whole, or to standard output.
func (s *shell) writeSequence(ctx context.Context, r app.SequenceResult, format, output string) error {
	lang, err := s.lang()
	if err != nil {
		return err
	}
	write := func(w io.Writer) error {
		w = app.Timely{Context: ctx, To: w, What: "the nim-sequence of " + r.Code}
		switch format {
		case "csv":
			return r.WriteCSV(w)
		case "json":
			return r.WriteJSON(w)
		case "bin":
			return r.WriteBinary(w)
		case "png", "svg":
			data, err := r.Plot(format, lang)
			if err == nil {
				_, err = w.Write(data)
			}
			return err
		}
		return (&sequencePage{r, lang}).write(w)
	}
	if output == "-" {
		if err = write(s.out); err != nil && app.Fail(err).Kind == "internal" {
			err = writing(err)
		}
	} else if err = replace(output, write); err != nil && app.Fail(err).Kind == "internal" {
		err = grundy.Mistake(grundy.ErrFile, "%s: %v", output, cause(err))
	}
	if err == nil && r.Unsaved != nil {
		s.out.Flush()
		s.exit = s.report(r.Unsaved)
	}
	return err
}

// planSequence says which engine would compute the values, and why.
func (s *shell) planSequence(ctx context.Context, r app.SequenceRequest) error {
	lang, err := s.lang()
	if err != nil {
		return err
	}
	plan, err := s.app.SequencePlan(ctx, r)
	if err != nil {
		return err
	}
	lines := []string{}
	for _, line := range plan.Lines {
		lines = append(lines, line.In(lang))
	}
	if s.json {
		return s.encode(struct {
			Code string   `json:"code"`
			Plan []string `json:"plan"`
		}{plan.Code, lines})
	}
	fmt.Fprintln(s.out, strings.Join(lines, "\n"))
	return nil
}
