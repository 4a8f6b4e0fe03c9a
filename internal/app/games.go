package app

import (
	"context"
	"fmt"
	"strings"

	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/family"
	"example.org/grundy/laws"
)

// Families describes every family, in the order of their names.
func (a *App) Families() []family.Description {
	var out []family.Description
	for _, f := range a.games().All() {
		out = append(out, f.Describe())
	}
	return out
}

// Describe describes the family of a name or an alias.
//
// Errors: [grundy.ErrUnknown].
func (a *App) Describe(name string) (family.Description, error) {
	f, err := a.games().Find(name)
	if err != nil {
		return family.Description{}, err
	}
	return f.Describe(), nil
}

// Compounds describes the ways to play several games at once.
func (*App) Compounds() []CompoundDescription {
	var out []CompoundDescription
	for _, k := range compound.Kinds {
		out = append(out, CompoundDescription{k.String(), k.Title(), k.Rules(), k.Aliases(), k.Wins(), k.Source()})
	}
	return out
}

// A CompoundDescription is what a kind of compound says about itself.
type CompoundDescription struct {
	Name    string      `json:"name"`
	Title   grundy.Text `json:"title"`
	Rules   grundy.Text `json:"rules"`
	Aliases []string    `json:"aliases"`
	Wins    grundy.Text `json:"wins"` // when the player to move wins
	Source  string      `json:"source"`
}

// A CheckRequest asks to hold families to the laws.
type CheckRequest struct {
	Names   []string // families; empty for all
	Samples int      // positions at the most for each setting of parameters
}

// A CheckResult is what the laws found in one game.
type CheckResult struct {
	Game    string `json:"game"`
	Samples int    `json:"samples"`
	Skipped int    `json:"skipped"` // too large to be held to the rules
	Facts   int    `json:"facts"`   // compared
	Breach  string `json:"breach,omitzero"`
}

// Check holds families to the laws, and gives each result to found as it comes.
//
// Errors: [grundy.ErrUnknown], [grundy.ErrParameter], [grundy.ErrCanceled];
// [grundy.ErrLaw] if a law is broken.
func (a *App) Check(ctx context.Context, r CheckRequest, found func(CheckResult) error) error {
	if r.Samples < 1 {
		return grundy.Mistake(grundy.ErrParameter, "samples %d: want at least 1", r.Samples)
	}
	families := a.games().All()
	if len(r.Names) > 0 {
		families = nil
		for _, name := range r.Names {
			f, err := a.games().Find(name)
			if err != nil {
				return err
			}
			families = append(families, f)
		}
	}
	broken := 0
	for _, f := range families {
		for _, trial := range f.Trials() {
			report, err := trial.Check(ctx, laws.Options{Count: r.Samples, Positions: 4000})
			if ctx.Err() != nil {
				return fmt.Errorf("%w while checking %s", grundy.ErrCanceled, trial.Name)
			}
			result := CheckResult{Game: trial.Name, Samples: report.Samples, Skipped: report.Skipped}
			for _, n := range report.Checked {
				result.Facts += n
			}
			if err != nil {
				broken++
				result.Breach = strings.TrimSpace(err.Error())
			}
			if err := found(result); err != nil {
				return err
			}
		}
	}
	if broken > 0 {
		return grundy.Mistake(grundy.ErrLaw, "%d games break a law", broken)
	}
	return nil
}
