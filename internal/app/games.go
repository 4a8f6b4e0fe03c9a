package app

import (
	"context"
	"slices"
	"strings"

	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/family"
)

// Families describes every family, in the order of their names.
func (a *App) Families() []family.Description {
	var out []family.Description
	for _, f := range a.games().All() {
		out = append(out, a.described(f.Describe()))
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
	return a.described(f.Describe()), nil
}

// described gives the family of a file an example that runs.
func (a *App) described(d family.Description) family.Description {
	if f := a.own(d.Name); f != nil {
		if e := f.Example(context.Background()); e != "" {
			d.Examples = []string{e}
		}
	}
	return d
}

// Compounds describes the ways to play several games at once.
func (*App) Compounds() []CompoundDescription {
	var out []CompoundDescription
	for _, k := range compound.Kinds {
		out = append(out, CompoundDescription{k.String(), k.Title(), k.Rules(), k.Aliases(), k.Wins(), k.Source()})
	}
	return out
}

// Compound describes the way to play several games at once of a name or an alias; ok is
// false if there is none.
func (a *App) Compound(name string) (d CompoundDescription, ok bool) {
	for _, k := range a.Compounds() {
		if slices.Contains(slices.Concat(k.Aliases, []string{k.Name}), strings.ToLower(name)) {
			return k, true
		}
	}
	return d, false
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
