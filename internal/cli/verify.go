package cli

import (
	"context"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
	"example.org/grundy/internal/wrap"
)

func (s *shell) verify() *cobra.Command {
	var f verifyFlags
	c := &cobra.Command{
		Use:   "verify FILE",
		Short: "check a certificate by the rules alone",
		Long: `verify reads a certificate, as grundy period and grundy solve write it after
--certificate, and proves what it claims from the rules of the game alone, by a
small checker that knows no engine, no search and no theorem about the game. The
file - is standard input.

It says accepted, and what was proved, and exits with 0; or it names the first
statement that is false, and exits with 1. A text that is no certificate is exit
code 2, and a limit 3: a certificate has at most 32 MiB of text, 33,554,432
heaps with values up to 65,535, or 100,000 positions with 20,000,000 options.
The page docs/certificates.md describes the format.`,
		Example: `  grundy solve 'nim(3,4,5)' --certificate nim.json
  grundy verify nim.json
  grundy verify --json - < nim.json`,
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) != 1 {
				return grundy.Mistake(grundy.ErrParameter, "verify: want one file, or - for standard input; got %d", len(args)).WithHint("as in: grundy verify nim.json")
			}
			if f.timeout < 0 || f.steps < 0 {
				return grundy.Mistake(grundy.ErrParameter, "verify: want no negative number after --timeout and --limit-steps")
			}
			return s.runVerify(c.Context(), args[0], f)
		},
	}
	c.Flags().DurationVar(&f.timeout, "timeout", 0, "give up after this long, as in 10m (default: never)")
	c.Flags().Int64Var(&f.steps, "limit-steps", 0, "pairs of heaps that may be looked at (default 10000000000000)")
	progressFlag(c, &f.progress)
	return c
}

// verifyFlags are the flags of verify.
type verifyFlags struct {
	timeout  time.Duration
	steps    int64
	progress string
}

func (s *shell) runVerify(ctx context.Context, name string, f verifyFlags) error {
	lang, err := s.lang()
	if err != nil {
		return err
	}
	if f.timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, f.timeout)
		defer cancel()
	}
	in := s.in
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return grundy.Mistake(grundy.ErrFile, "%s: %v", name, cause(err))
		}
		defer file.Close()
		in = file
	}
	r := app.VerifyRequest{In: reading{in, name}, Lang: lang}
	r.Limits.Steps, r.Limits.Watch = f.steps, new(app.VerifyWatch)
	stop, err := s.watch(f.progress, func(elapsed time.Duration) string { return verifyText(name, r.Limits.Watch, elapsed, lang) })
	if err != nil {
		return err
	}
	result, err := s.app.Verify(ctx, r)
	stop()
	if err != nil {
		return err
	}
	if !result.Accepted {
		s.exit = app.ExitRefuted
	}
	if s.json {
		return s.encode(result)
	}
	s.printVerify(result, lang)
	return nil
}

// verifyText says how far a check is, in one line.
func verifyText(name string, w *app.VerifyWatch, elapsed time.Duration, lang grundy.Lang) string {
	line := grundy.Say("{file}: checking, {s} s", "{file}：检验中，{s} 秒", "file", excerpt(name), "s", int(elapsed.Seconds()))
	if heaps, of := w.Progress(); of > 0 {
		line = grundy.Say("{file}: {n} of {of} heaps checked ({p}%), {s} s", "{file}：已检验 {n} / {of} 堆（{p}%），{s} 秒",
			"file", excerpt(name), "n", grundy.Grouped(uint64(heaps)), "of", grundy.Grouped(uint64(of)), "p", 100*heaps/of, "s", int(elapsed.Seconds()))
	}
	return oneLine(line.In(lang, 0))
}

// reading names the file in an error.
type reading struct {
	io.Reader
	name string
}

func (r reading) Read(b []byte) (int, error) {
	n, err := r.Reader.Read(b)
	if err != nil && err != io.EOF {
		err = grundy.Mistake(grundy.ErrFile, "%s: %v", r.name, cause(err))
	}
	return n, err
}

func (s *shell) printVerify(v app.VerifyResult, lang grundy.Lang) {
	in := func(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(lang) }
	say := func(en, zh string, args ...any) {
		for _, line := range wrap.Lines(grundy.Say(en, zh, args...).In(lang, 0), margin) {
			fmt.Fprintln(s.out, line)
		}
	}
	if !v.Accepted {
		say("refuted: {false}", "不成立：{false}", "false", oneLine(v.False.In(lang, 0)))
		return
	}
	steps := grundy.Grouped(uint64(v.Steps))
	if c := v.Claim; c != nil {
		n0, p := c.Preperiod, c.Period
		if c.Saltus == 0 {
			say("accepted: in {rule} a heap of n+{p} is worth as much as a heap of n, for all n ≥ {n0}, and neither number can be smaller.",
				"成立：规则 {rule} 中，对一切 n ≥ {n0}，堆 n+{p} 与堆 n 的值相同，且两数都不能更小。", "rule", v.Rule, "p", p, "n0", n0)
		} else {
			say("accepted: in {rule} a heap of n+{p} is worth {s} more than a heap of n, for all n ≥ {n0}, and neither number can be smaller.",
				"成立：规则 {rule} 中，对一切 n ≥ {n0}，堆 n+{p} 的值比堆 n 大 {s}，且两数都不能更小。", "rule", v.Rule, "p", p, "s", c.Saltus, "n0", n0)
		}
		say("The values of the heaps 0 to {to} were computed from the rule in {steps} steps; the theorem {theorem} says that they repeat for ever.",
			"堆 0 至 {to} 的值由规则重新算出，共 {steps} 步；由定理 {theorem} 知其永远循环。", "to", v.To, "steps", steps, "theorem", v.Theorem)
		return
	}
	verdict := in("the player to move wins", "先手必胜")
	if v.Outcome == "P" {
		verdict = in("the player to move loses", "先手必败")
	}
	convention := in("normal play", "正常玩法")
	if v.Play == "misere" {
		convention = in("misère play", "反常规玩法（misère）")
	}
	say("accepted: in {position}, {convention}, {verdict}.", "成立：{position}，{convention}：{verdict}。", "position", oneLine(v.Position), "convention", convention, "verdict", verdict)
	say("A strategy was followed through {n} positions and {steps} options, by the rules alone.", "仅按规则检验了策略，共 {n} 个局面、{steps} 个后继。", "n", v.Positions, "steps", steps)
}
