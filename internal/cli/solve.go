package cli

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
	"example.org/grundy/notation"
)

// solveFlags are the flags of grundy solve.
type solveFlags struct {
	play    string
	ask     []string
	avoid   []string
	explain string
	moves   int
	digits  int
	timeout time.Duration
	limit   uint64

	memory   string
	plan     bool
	progress string

	certificate string
}

func (s *shell) solve() *cobra.Command {
	var f solveFlags
	c := &cobra.Command{
		Use:   "solve EXPR…",
		Short: "who wins a position, every winning move, and why",
		Long: `solve says who wins each position, every winning move, the Grundy value, how
long play lasts, and why.

A position is an expression such as nim(3,4,5), bash(21,max=3), or a sum such as
'nim(3) + wythoff(1,2)'; several games of which each move touches all are
'every(euclid(25,7),euclid(24,15))'. A single game needs no quotes: euclid 25 7.
Numbers have any length, 10^18 is one, and @FILE reads them from a file (@- from
standard input). The argument - reads one expression a line from standard input;
empty lines and what follows # are skipped.

--certificate writes a strategy of the winner, through all that the loser can do,
which grundy verify checks by the rules alone. It replaces the file once it is
whole.`,
		Example: `  grundy solve euclid 25 7
  grundy solve bash 21 max=3 --play misere
  grundy solve 'every(euclid(2,3),euclid(3,5))' --lang zh
  grundy solve --json 'nim(3) + wythoff(1,2)'
  grundy solve --json - < positions.txt`,
		RunE: func(c *cobra.Command, args []string) error { return s.runSolve(c.Context(), f, args) },
	}
	c.Flags().StringVar(&f.play, "play", "normal", "who cannot move loses (normal) or wins (misere)")
	c.Flags().StringSliceVar(&f.ask, "ask", nil, "only these: outcome, grundy, remoteness, suspense, foreclosed, winning, all; what is asked for must be found. Without it: all but foreclosed, as far as they are cheap")
	c.Flags().StringSliceVar(&f.avoid, "avoid", nil, "methods not to use: theorem, parts, table, search")
	c.Flags().StringVar(&f.explain, "explain", "full", "the argument: none, short or full")
	c.Flags().IntVar(&f.moves, "moves", 0, "winning moves to list at the most; 0: all, or the first ones of very many")
	c.Flags().IntVar(&f.digits, "digits", 40, "shorten longer numbers in text; 0 never does")
	c.Flags().DurationVar(&f.timeout, "timeout", 0, "give up on a position after this long, as in 10s (default: never)")
	c.Flags().Uint64Var(&f.limit, "limit-positions", 0, "positions that a search may remember at a time, or a table have (default 2000000)")
	c.Flags().StringVar(&f.memory, "limit-memory", "", "memory that tables and searches may take, as in 64MB or 1GiB (default 256MiB, or more after --limit-positions)")
	c.Flags().BoolVar(&f.plan, "plan", false, "say which method would answer each question, and why, and compute nothing")
	progressFlag(c, &f.progress)
	c.Flags().StringVar(&f.certificate, "certificate", "", "file to write a certificate of who wins to, of at most 100,000 positions; - is standard output, after the answer")
	return c
}

// request makes the part of a request that the flags settle.
func (f solveFlags) request(lang grundy.Lang) (app.AnalyseRequest, error) {
	play, err := grundy.ParsePlay(f.play)
	if err != nil {
		return app.AnalyseRequest{}, err
	}
	explain, err := app.ParseExplain(f.explain)
	if err != nil {
		return app.AnalyseRequest{}, err
	}
	if f.moves < 0 || f.digits < 0 || f.timeout < 0 {
		return app.AnalyseRequest{}, grundy.Mistake(grundy.ErrParameter, "solve: want no negative number after --moves, --digits and --timeout")
	}
	r := app.AnalyseRequest{Play: play, Ask: f.ask, Avoid: f.avoid, Moves: f.moves, Explain: explain, Lang: lang}
	r.Limits.Positions = f.limit
	if r.Limits.Bytes, err = app.ParseBytes(f.memory); err != nil {
		return app.AnalyseRequest{}, err
	}
	return r, r.Check()
}

func (s *shell) runSolve(ctx context.Context, f solveFlags, args []string) error {
	lang, err := s.lang()
	if err != nil {
		return err
	}
	r, err := f.request(lang)
	if err != nil {
		return err
	}
	if len(args) == 0 {
		return grundy.Mistake(grundy.ErrParameter, "solve: want a position").WithHint("as in: grundy solve euclid 25 7")
	}
	if slices.Contains(args, "-") {
		switch {
		case len(args) > 1:
			return grundy.Mistake(grundy.ErrParameter, "solve: - reads positions from standard input: want no position beside it")
		case f.certificate != "":
			return grundy.Mistake(grundy.ErrParameter, "solve -: want no --certificate, which is of one position")
		case !s.json:
			return grundy.Mistake(grundy.ErrParameter, "solve -: want --json with it").WithHint("grundy solve --json - < positions.txt")
		}
		return s.batch(ctx, f, r)
	}
	solve := s.solveOne
	if f.plan {
		solve = s.planOne
	}
	expressions, err := notation.Command(args)
	if err != nil {
		return err
	}
	if len(expressions) == 0 {
		return grundy.Mistake(grundy.ErrParameter, "solve: want a position; got nothing").WithHint("as in: grundy solve euclid 25 7")
	}
	if f.certificate != "" && (f.plan || len(expressions) > 1) {
		return grundy.Mistake(grundy.ErrParameter, "solve: --certificate is of one position: want no other beside it, and no --plan").WithHint("several games in one position are a sum: 'nim(3) + wythoff(1,2)'")
	}
	for i, expression := range expressions {
		if i > 0 && !s.json {
			s.out.WriteString("\n")
		}
		s.subject = expression
		if err := solve(ctx, f, r, expression); err != nil {
			return severally(err, args, expressions)
		}
	}
	return nil
}

// severally says how words were read that became several positions, if that
// may be what is wrong.
func severally(err error, args, expressions []string) error {
	var mistake *grundy.MistakeError
	line := strings.Join(expressions, " and ")
	if len(expressions) < 2 || strings.Contains(strings.Join(args, " "), "(") || len(line) > 60 || !errors.As(err, &mistake) || mistake.At == 0 {
		return err
	}
	clear := *mistake
	return clear.WithHint("this was read as %d positions: %s", len(expressions), line)
}

func (s *shell) solveOne(ctx context.Context, f solveFlags, r app.AnalyseRequest, expression string) error {
	if f.certificate != "" {
		if e, err := notation.Parse(expression); err == nil {
			if err := s.app.Certifiable(e); err != nil {
				return err
			}
		}
	}
	r.Account = &app.Account{}
	stop, err := s.watch(f.progress, func(elapsed time.Duration) string {
		return progressText(expression, r.Account.Progress(), elapsed, r.Lang)
	})
	if err != nil {
		return err
	}
	s.work.Store(&work{expression, r.Account})
	result, err := s.analyse(ctx, f, r, expression)
	stop()
	if err != nil {
		return err
	}
	s.work.Store(nil)
	if s.json {
		err = s.encode(result)
	} else {
		s.print(page{result, r.Lang, f.digits, f.moves})
	}
	if err != nil {
		return err
	}
	if err := result.Open(); err != nil {
		s.out.Flush()
		s.exit = s.report(err)
	}
	return s.certify(ctx, f, r, expression)
}

// analyse solves one position within the time that each may take.
func (s *shell) analyse(ctx context.Context, f solveFlags, r app.AnalyseRequest, expression string) (app.AnalyseResult, error) {
	if f.timeout == 0 {
		return s.analyseAll(ctx, r, expression)
	}
	ctx, cancel := context.WithTimeout(ctx, f.timeout)
	defer cancel()
	type outcome struct {
		result app.AnalyseResult
		err    error
	}
	done := make(chan outcome, 1)
	go func() {
		result, err := s.analyseAll(ctx, r, expression)
		done <- outcome{result, err}
	}()
	late := time.NewTimer(f.timeout + min(patience, max(f.timeout/32, 100*time.Millisecond)))
	defer late.Stop()
	select {
	case o := <-done:
		return o.result, o.err
	case <-late.C: // arithmetic on huge numbers does not look at the clock
		return app.AnalyseResult{}, grundy.Mistake(grundy.ErrLimit, "no answer within %v", f.timeout).WithHint("--timeout allows more time")
	}
}

func (s *shell) analyseAll(ctx context.Context, r app.AnalyseRequest, expression string) (app.AnalyseResult, error) {
	var err error
	if r.Parsed, err = s.parse(expression); err != nil {
		return app.AnalyseResult{}, err
	}
	return s.app.Analyse(ctx, r)
}

// encode writes v as JSON on a line of its own.
func (s *shell) encode(v any) error {
	if err := app.WriteJSON(s.out, v); err != nil {
		return writing(err)
	}
	return nil
}
