package app

import (
	"context"
	"sync"

	"example.org/grundy/catalogue"
	"example.org/grundy/family"
	"example.org/grundy/script"
)

// RulesSize is the most that a file of rules may have, in bytes.
const RulesSize = 1 << 17

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
	written := append([]family.Family{}, a.written...)
	for _, file := range files {
		f, err := script.Load(ctx, file.Path, file.Source)
		if err != nil {
			return nil, err
		}
		written = append(written, f)
	}
	d, err := catalogue.With(written...)
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
