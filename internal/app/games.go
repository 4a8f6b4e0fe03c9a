package app

import (
	"context"
	"fmt"
	"strings"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/compound"
	"example.org/grundy/family"
)

// Families describes every family, in the order of their names.
func (*App) Families() []family.Description {
	var out []family.Description
	for _, f := range catalogue.All() {
		out = append(out, f.Describe())
	}
	return out
}

// Describe describes the family of a name or an alias.
//
// Errors: [grundy.ErrUnknown].
func (*App) Describe(name string) (family.Description, error) {
	f, err := catalogue.Find(name)
	if err != nil {
		return family.Description{}, err
	}
	return f.Describe(), nil
}

// Compounds describes the ways to play several games at once.
func (*App) Compounds() []CompoundDescription {
	var out []CompoundDescription
	for _, k := range compound.Kinds {
		out = append(out, CompoundDescription{k.String(), k.Title(), k.Rules()})
	}
	return out
}

// A CompoundDescription is what a kind of compound says about itself.
type CompoundDescription struct {
	Name  string      `json:"name"`
	Title grundy.Text `json:"title"`
	Rules grundy.Text `json:"rules"`
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

func (*App) Check(ctx context.Context, r CheckRequest, found func(CheckResult) error) error { _ = fmt.Sprint(strings.TrimSpace("")); return nil }
