package cli

import (
	"bytes"
	"context"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// ruled gives a command the flag -f, by which it knows the games of files.
func (s *shell) ruled(c *cobra.Command) *cobra.Command {
	var paths []string
	c.Flags().StringArrayVarP(&paths, "file", "f", nil, "file of rules, in Starlark or a module of WebAssembly, whose game is known by its name, as the built-in games are; - is standard input; may be given again")
	c.PreRunE = func(c *cobra.Command, _ []string) error { return s.load(c.Context(), paths) }
	return c
}

// load makes the games of more files known.
func (s *shell) load(ctx context.Context, paths []string) error {
	if len(paths) == 0 {
		return nil
	}
	var files []app.RulesFile
	for _, path := range paths {
		source, err := s.readRules(path)
		if err != nil {
			return err
		}
		if path == "-" {
			path = "stdin"
		}
		files = append(files, app.RulesFile{Path: path, Source: source})
	}
	more, err := s.app.Load(ctx, files...)
	if err != nil {
		return err
	}
	s.app = more
	return nil
}

// readRules reads a file of rules: text or a module, of a limited size.
func (s *shell) readRules(path string) ([]byte, error) {
	in, err := s.open(path)
	switch {
	case err != nil && path == "-":
		return nil, grundy.Mistake(grundy.ErrFile, "-f -: %v", err)
	case err != nil:
		return nil, grundy.Mistake(grundy.ErrFile, "%s: %v", path, cause(err))
	}
	defer in.Close()
	source, err := io.ReadAll(io.LimitReader(in, app.ModuleSize+1))
	switch {
	case err != nil:
		return nil, grundy.Mistake(grundy.ErrFile, "%s: %v", path, cause(err))
	case app.IsModule(source):
		return source, nil
	case len(source) > app.RulesSize:
		return nil, grundy.Mistake(grundy.ErrFile, "%s: want at most %d bytes of rules", path, app.RulesSize)
	case bytes.IndexByte(source, 0) >= 0:
		return nil, grundy.Mistake(grundy.ErrFile, "%s: want text; got a NUL at byte %d", path, bytes.IndexByte(source, 0)+1)
	case !utf8.Valid(source):
		return nil, grundy.Mistake(grundy.ErrFile, "%s: want text in UTF-8", path)
	}
	return source, nil
}

// withFiles loads the files among the arguments of check, and returns the names of all
// families to check.
func (s *shell) withFiles(ctx context.Context, args []string) ([]string, error) {
	var names, paths []string
	for _, a := range args {
		if strings.HasSuffix(a, ".star") || strings.HasSuffix(a, ".wasm") {
			paths = append(paths, a)
		} else {
			names = append(names, a)
		}
	}
	if err := s.load(ctx, paths); err != nil {
		return nil, err
	}
	return append(names, s.app.Written()...), nil
}
