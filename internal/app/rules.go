package app

import (
	"context"
	"strings"
	"sync"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/family"
	"example.org/grundy/notation"
	"example.org/grundy/script"
)

// RulesSize is the most that a file of rules may have, in bytes.
const RulesSize = 1 << 17

// LimitScripts takes files of rules for those of strangers: their calls may add so many
// bytes, the whole program may use so many while they go on, and they nest so deep. See
// [script.LimitMemory] and [script.LimitCalls].
func LimitScripts(call, all uint64, deep int) {
	script.LimitMemory(call, all)
	script.LimitCalls(deep)
}

// A RulesFile is a file of rules in Starlark.
type RulesFile struct {
	Path   string // what errors call it
	Source []byte
}

// Load returns the program with the games of some more files, which are known by their
// names as those of the catalogue are.
//
// Errors: those of [script.Load]; [grundy.ErrParameter] for a name that is taken.
func (a *App) Load(ctx context.Context, files ...RulesFile) (*App, error) {
	written := append([]*script.Family{}, a.written...)
	var extra []family.Family
	for _, file := range files {
		f, err := script.Load(ctx, file.Path, file.Source)
		if err != nil {
			return nil, err
		}
		written = append(written, f)
	}
	for _, f := range written {
		extra = append(extra, f)
	}
	d, err := catalogue.With(extra...)
	if err != nil {
		return nil, err
	}
	return &App{directory: d, written: written}, nil
}

// Written are the names of the games of files.
func (a *App) Written() []string {
	var names []string
	for _, f := range a.written {
		names = append(names, f.Describe().Name)
	}
	return names
}

// own returns the family of a file by its name; nil if there is none.
func (a *App) own(name string) *script.Family {
	for _, f := range a.written {
		if strings.EqualFold(f.Describe().Name, name) {
			return f
		}
	}
	return nil
}

// owned returns the first game of a file in an expression; nil if there is none.
func (a *App) owned(e *notation.Expr) *script.Family {
	for _, t := range e.Terms {
		switch atom := t.Atom.(type) {
		case *notation.Expr:
			if f := a.owned(atom); f != nil {
				return f
			}
		case *notation.Call:
			if f := a.own(atom.Name); f != nil {
				return f
			}
			for _, arg := range atom.Args {
				if arg.Value.Kind == notation.Game {
					if f := a.owned(arg.Value.Expr); f != nil {
						return f
					}
				}
			}
		}
	}
	return nil
}

// Owns reports whether a text is an expression with a game of a file.
func (a *App) Owns(text string) bool {
	if len(a.written) == 0 {
		return false
	}
	e, err := notation.Parse(text)
	return err == nil && a.owned(e) != nil
}

// Certifiable reports why no certificate can be written of a position; nil if one may.
//
// Errors: [grundy.ErrParameter] for a game of a file, whose rules no certificate carries.
func (a *App) Certifiable(e *notation.Expr) error {
	if f := a.owned(e); f != nil {
		return grundy.Mistake(grundy.ErrParameter, "certificate: %s is a game of %s: a certificate is checked by rules that are built in, and does not carry those of a file", f.Describe().Name, f.File())
	}
	return nil
}

// games are the families that the program knows.
func (a *App) games() *catalogue.Directory {
	if a == nil || a.directory == nil {
		return standard()
	}
	return a.directory
}

// standard is the catalogue alone.
var standard = sync.OnceValue(func() *catalogue.Directory {
	d, _ := catalogue.With() // which fails on no name
	return d
})
