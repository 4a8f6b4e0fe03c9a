package app

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/laws"
	"example.org/grundy/script"
)

// A CheckRequest asks to hold families to the laws.
type CheckRequest struct {
	Names   []string // families; empty for all
	Samples int      // positions at the most for each setting of parameters
	Claims  int      // positions at the most that the claims of a file are held to; 0: all samples
	To      int      // the greatest number in them; 0: as the family chooses
}

// A CheckResult is what the laws found in one game.
type CheckResult struct {
	Game    string         `json:"game"`
	Samples int            `json:"samples"`
	Skipped int            `json:"skipped"` // too large to be held to the rules
	Facts   int            `json:"facts"`   // compared
	Breach  string         `json:"breach,omitzero"`
	Claims  *script.Claims `json:"claims,omitempty"` // of a file
}

// Held reports whether a position was held to the rules.
func (r CheckResult) Held() bool { return r.Samples > 0 || r.Breach != "" }

// checkedPositions is how many positions a sample may reach that is held to the rules.
const checkedPositions = 4000

// Check holds families to the laws, and gives each result to found as it comes. What a
// file claims is held to its rules first, since it has the smallest counterexample.
//
// Errors: [grundy.ErrUnknown], [grundy.ErrParameter], [grundy.ErrCanceled];
// [grundy.ErrRules] and others for rules of a file that fail; [grundy.ErrLaw] if a law is
// broken; [grundy.ErrLimit] if a game has no position that is small enough.
func (a *App) Check(ctx context.Context, r CheckRequest, found func(CheckResult) error) error {
	if r.Samples < 1 {
		return grundy.Mistake(grundy.ErrParameter, "samples %d: want at least 1", r.Samples)
	}
	if r.To < 0 || r.To > mostTo {
		return grundy.Mistake(grundy.ErrParameter, "to %d: want a number from 0 to %d", r.To, mostTo)
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
	broken, beyond := 0, ""
	for _, f := range families {
		for _, trial := range f.Trials() {
			result, err := a.checkOne(ctx, r, f, trial)
			if err != nil {
				return err
			}
			if result.Breach != "" {
				broken++
			} else if !result.Held() {
				beyond = result.Game
			}
			if err := found(result); err != nil {
				return err
			}
		}
	}
	switch {
	case broken == 0 && beyond != "":
		return &grundy.LimitError{What: "checking " + beyond, Limit: grundy.Grouped(checkedPositions) + " positions from each sample", Fixed: true,
			Hint: "play from the samples may never end, or be long: samples in the file may give smaller positions"}
	case broken == 0:
		return nil
	case broken == 1:
		return grundy.Mistake(grundy.ErrLaw, "1 game breaks a law")
	}
	return grundy.Mistake(grundy.ErrLaw, "%d games break a law", broken)
}

// mostTo is the greatest number that samples may be asked to have.
const mostTo = 1_000_000

func (a *App) checkOne(ctx context.Context, r CheckRequest, f family.Family, trial family.Trial) (CheckResult, error) {
	result := CheckResult{Game: trial.Name}
	if own, ok := f.(*script.Family); ok {
		claims, err := own.Claims(ctx, script.ClaimOptions{To: r.To, Count: r.Claims})
		if err != nil {
			return result, checking(ctx, err, trial.Name)
		}
		if len(claims.Names) > 0 {
			result.Claims = &claims
		}
		if claims.Against != nil {
			result.Samples, result.Skipped, result.Facts = claims.Samples, claims.Skipped, claims.Facts
			result.Breach = claims.Against.String()
			return result, nil
		}
	}
	report, err := trial.Check(ctx, laws.Options{Count: r.Samples, Small: r.To, Positions: checkedPositions})
	result.Samples, result.Skipped = report.Samples, report.Skipped
	for _, n := range report.Checked {
		result.Facts += n
	}
	if err != nil {
		if ctx.Err() != nil || !errors.Is(err, grundy.ErrLaw) {
			return result, checking(ctx, err, trial.Name)
		}
		result.Breach = strings.TrimSpace(err.Error())
	}
	return result, nil
}

// checking says what was under way when the context ended, if it did.
func checking(ctx context.Context, err error, name string) error {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return Ended(ctx.Err(), "checking "+name)
	}
	if ctx.Err() != nil {
		return fmt.Errorf("%w while checking %s", grundy.ErrCanceled, name)
	}
	return err
}
