package app

import (
	"bytes"
	"context"
	"strings"
	"sync"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/family"
	"example.org/grundy/notation"
	"example.org/grundy/script"
	"example.org/grundy/wasm"
)

// The most that a file of rules may have, in bytes: of text, and of a module.
const (
	RulesSize  = 1 << 17
	ModuleSize = wasm.MostModule
)

// A RulesFile is a file of rules, in Starlark or as a module of WebAssembly.
type RulesFile struct {
	Path   string // what errors call it
	Source []byte
}

// IsModule reports whether a file of rules is a module of WebAssembly, by how it begins.
func IsModule(source []byte) bool { return bytes.HasPrefix(source, []byte(wasm.Magic)) }

// A ruled family is one of a file of rules.
type ruledFamily interface {
	family.Family
	Example(context.Context) string // an expression that runs; "" if none is found
	Heaps() bool                    // the rules have the short form for heaps
	File() string                   // what errors call the file
}

// A coded family may have rules that are a code.
type codedFamily interface {
	Code() (code string, ok bool)
	Sequence(e *notation.Expr) bool // the expression is the name alone, and so means all heaps
}

// load reads a file of rules.
func (f RulesFile) load(ctx context.Context) (ruledFamily, error) {
	if IsModule(f.Source) {
		m, err := wasm.Load(ctx, f.Path, f.Source)
		if err != nil {
			return nil, err
		}
		return m, nil
	}
	s, err := script.Load(ctx, f.Path, f.Source)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Load returns the program with the games of some more files, which are known by their
// names as those of the catalogue are.
//
// Errors: those of [script.Load] and [wasm.Load]; [grundy.ErrParameter] for a name that is taken.
func (a *App) Load(ctx context.Context, files ...RulesFile) (*App, error) {
	written := append([]ruledFamily{}, a.written...)
	var extra []family.Family
	for _, file := range files {
		f, err := file.load(ctx)
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
func (a *App) own(name string) ruledFamily {
	for _, f := range a.written {
		if strings.EqualFold(f.Describe().Name, name) {
			return f
		}
	}
	return nil
}

// owned returns the first game of a file in an expression; nil if there is none.
func (a *App) owned(e *notation.Expr) ruledFamily {
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

// Owns reports whether a text is an expression with a game of a file, and no name for a
// code.
func (a *App) Owns(text string) bool {
	if len(a.written) == 0 {
		return false
	}
	e, err := notation.Parse(text)
	return err == nil && a.owned(e) != nil && a.code(text) == text
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
