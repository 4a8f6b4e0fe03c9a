package app

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"time"

	"example.org/grundy"
	"example.org/grundy/internal/input"
	"example.org/grundy/internal/judge"
	"example.org/grundy/internal/stress"
	"example.org/grundy/nat"
	"example.org/grundy/solve"
)

// A GenRequest asks for a random input of a problem, or of a grammar.
type GenRequest struct {
	Problem string // or
	Grammar string
	Seed    uint64
	Cases   int // 0: as the size has it
	Size    string
	Traps   []string // numbers to try besides the general traps
}

// Gen makes the input.
//
// Errors: [grundy.ErrUnknown]; [grundy.ErrParameter] for a grammar, a size or a count.
func (*App) Gen(r GenRequest) ([]byte, error) {
	g, _, err := grammarOf(r.Problem, r.Grammar)
	if err != nil {
		return nil, err
	}
	size, err := input.ParseSize(r.Size)
	if err != nil {
		return nil, err
	}
	traps, err := numbersOf(r.Traps)
	if err != nil {
		return nil, err
	}
	t, err := g.Random(input.Recipe{Seed: r.Seed, Size: size, Cases: r.Cases, Traps: traps})
	if err != nil {
		return nil, err
	}
	return t.Bytes(), nil
}

// grammarOf is the form of the inputs of a problem, or the one that is given.
func grammarOf(id, text string) (g *input.Grammar, p judge.Problem, err error) {
	if id != "" {
		if p, err = judge.Find(id); err != nil {
			return nil, p, err
		}
	}
	if text == "" {
		if text = p.Grammar; text == "" {
			return nil, p, grundy.Mistake(grundy.ErrNotKnown, "%s: the form of its input is not known here", p.ID).WithHint("--grammar says it, as in --grammar 'C:1..100 / ( n:1..1000 m:1..1000 / )[C]'")
		}
	}
	if text == p.Grammar {
		g, err = p.Inputs()
	} else {
		g, err = input.Parse(text)
	}
	return g, p, err
}

func numbersOf(texts []string) ([]nat.Nat, error) {
	var list []nat.Nat
	for _, text := range texts {
		n, err := nat.Parse(text)
		if err != nil {
			return nil, grundy.Mistake(grundy.ErrParameter, "traps: want whole numbers; got %q", text)
		}
		list = append(list, n)
	}
	return list, nil
}

// A StressRequest asks where a program is wrong.
type StressRequest struct {
	Problem string
	Grammar string   // instead of that of the problem, or of none
	Command []string // the program and its arguments
	Against []string // a program to compare with; none: what grundy answers
	Seed    uint64
	Count   int           // random inputs; 0: 200
	For     time.Duration // search so long instead
	Jobs    int
	Size    string // of the random inputs; "": several in turn
	Traps   []string
	Input   []byte        // the one input to try; nil: those above
	Time    time.Duration // of the program for one input
	Memory  uint64        // bytes
	Lang    grundy.Lang

	Patience time.Duration // to make the input small; 0: 30 s
}

// A StressResult says that no difference was found, or the smallest one that was.
type StressResult struct {
	Problem      string   `json:"problem,omitempty"`
	Program      string   `json:"program"`
	Against      string   `json:"against,omitempty"`
	Seed         uint64   `json:"seed"`
	Inputs       int      `json:"inputs"`
	Cases        int      `json:"cases"`
	Listed       int      `json:"listed"`                // of the inputs: those that hold the small cases, all up to a size
	Skipped      int      `json:"skipped,omitzero"`      // for which the other program took too long
	Presentation int      `json:"presentation,omitzero"` // whose answers differ in blanks, line ends or capitals only
	Example      *Printed `json:"example,omitempty"`     // of such a difference
	Found        *Failing `json:"found,omitempty"`
}

// Printed is what was printed and what was wanted.
type Printed struct {
	Expected string `json:"expected"`
	Got      string `json:"got"`
}

// A Failing is an input at which a program fails.
type Failing struct {
	Verdict string `json:"verdict"`
	Detail  string `json:"detail,omitempty"`
	In      string `json:"in"`
	Printed
	Stderr   string         `json:"stderr,omitempty"`
	Cases    int            `json:"cases"`            // of the input that failed first
	Runs     int            `json:"runs"`             // to make it small
	Least    bool           `json:"least"`            // all smaller inputs of one case are right
	Empty    bool           `json:"empty,omitzero"`   // the input has no cases
	Limited  bool           `json:"limited,omitzero"` // there was no time to make it smaller still
	Position string         `json:"position,omitempty"`
	Why      *AnalyseResult `json:"why,omitempty"`
	Theory   string         `json:"theory,omitempty"` // of the problem, where there is no why
}

// Stress runs the program on inputs of the problem until it fails, and makes the input
// small.
//
// Errors: those of [App.Gen]; [grundy.ErrFile] for a program that cannot be run;
// [grundy.ErrCanceled].
func (app *App) Stress(ctx context.Context, r StressRequest) (StressResult, error) {
	g, p, err := grammarOf(r.Problem, r.Grammar)
	if err != nil {
		return StressResult{}, err
	}
	o, err := r.options()
	if err != nil {
		return StressResult{}, err
	}
	if r.Input != nil {
		if o.Only, err = g.Read(r.Input); err != nil {
			return StressResult{}, err
		}
	}
	program, err := stress.Find(r.Command)
	if err != nil {
		return StressResult{}, err
	}
	result := StressResult{Problem: p.ID, Program: program.String(), Seed: r.Seed}
	answer := engine(p)
	if len(r.Against) > 0 {
		other, err := stress.Find(r.Against)
		if err != nil {
			return result, err
		}
		result.Against = other.String()
		answer = other.Answers(o.Limits)
	}
	report, err := stress.Search(ctx, g, program, answer, o)
	if err != nil && ctx.Err() != nil {
		err = fmt.Errorf("%w after %d inputs of %s", grundy.ErrCanceled, report.Inputs, program)
	}
	if err != nil {
		return result, err
	}
	result.Inputs, result.Cases, result.Listed, result.Skipped = report.Inputs, report.Cases, report.Listed, report.Skipped
	if result.Presentation = report.Presentation; report.Presentation > 0 {
		result.Example = &Printed{Expected: string(report.Expected), Got: string(report.Example)}
	}
	if f := report.Found; f != nil {
		result.Found = &Failing{
			Verdict: string(f.Verdict), Detail: f.Detail.In(r.Lang), In: string(f.In), Stderr: f.Stderr,
			Printed: Printed{Expected: string(f.Expected), Got: string(f.Got)},
			Cases:   f.Cases, Runs: f.Runs, Least: f.Least, Limited: f.Limited, Empty: f.Tree.Cases() == 0,
		}
		app.explain(ctx, p, r, f, result.Found)
	}
	return result, nil
}

func (r StressRequest) options() (stress.Options, error) {
	o := stress.Options{
		Limits: stress.Limits{Time: r.Time, Memory: int64(r.Memory)},
		Jobs:   r.Jobs, Seed: r.Seed, Count: r.Count, For: r.For, Patience: r.Patience,
	}
	if r.Count < 0 || r.Jobs < 0 || r.For < 0 || r.Time < 0 {
		return o, grundy.Mistake(grundy.ErrParameter, "stress: want no negative number after --count, --jobs, --for and --time-limit")
	}
	var err error
	if o.Traps, err = numbersOf(r.Traps); err != nil {
		return o, err
	}
	if len(r.Against) > 0 { // which is slow as a rule
		o.Sizes = []input.Size{input.Small, input.Small, input.Medium}
	}
	if r.Size != "" {
		size, err := input.ParseSize(r.Size)
		if err != nil {
			return o, err
		}
		o.Sizes = []input.Size{size}
	}
	return o, nil
}

// engine answers the inputs of a problem as grundy does.
func engine(p judge.Problem) stress.Answerer {
	return func(ctx context.Context, in []byte) ([]byte, error) {
		var out bytes.Buffer
		err := p.Run(ctx, bytes.NewReader(in), &out, judge.Options{Workers: 1})
		return out.Bytes(), err
	}
}

// explain says why the answer that is wanted is right, where the input is one case that
// has an expression. Where it does not, the theory of the problem stands in its place.
func (app *App) explain(ctx context.Context, p judge.Problem, r StressRequest, f *stress.Found, to *Failing) {
	defer func() {
		if to.Why == nil && r.Grammar == "" && f.Tree.Cases() > 0 {
			to.Theory = p.Theory.In(r.Lang)
		}
	}()
	if p.Position == nil || r.Grammar != "" || f.Tree.Cases() != 1 {
		return
	}
	if to.Position = p.Position(f.Tree.Case(0)); to.Position == "" {
		return
	}
	ask := AnalyseRequest{Expression: to.Position, Explain: ExplainFull, Lang: r.Lang, Limits: solve.Limits{Positions: 200_000}}
	if p.Misere() {
		ask.Play = grundy.Misere
	}
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	if why, err := app.Analyse(ctx, ask); err == nil {
		to.Why = &why
	}
}

// Words splits a command into its words at blanks; there is no shell, and no quotes.
func Words(command string) []string { return strings.Fields(command) }
