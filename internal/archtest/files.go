package archtest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
)

// The largest file and function, in lines, without a reason.
const (
	fileLines     = 400
	functionLines = 60
	excuse        = "Long because"
)

// inspect returns every breach of the architecture in a tree of Go files. Test
// files, and programs of one file, are measured, and free to import what they like.
func inspect(tree fs.FS) ([]string, error) {
	var breaches []string
	packages := map[string][]*source{}
	err := fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if base := d.Name(); name != "." && (strings.HasPrefix(base, ".") || base == "testdata" || base == "tools" || base == "bin" || base == "web") {
				return fs.SkipDir
			}
			return nil
		}
		if path.Ext(name) != ".go" {
			return nil
		}
		s, err := read(tree, name)
		if err != nil {
			return err
		}
		breaches = append(breaches, s.sizes()...)
		if s.alone() {
			return nil
		}
		packages[s.folder] = append(packages[s.folder], s)
		if !s.test {
			breaches = append(breaches, s.imports()...)
			breaches = append(breaches, s.family()...)
		}
		return nil
	})
	page, missing := fs.ReadFile(tree, "ARCHITECTURE.md")
	for folder, files := range packages {
		breaches = append(breaches, sentence(folder, files)...)
		if missing == nil && !drawn(string(page), folder) {
			breaches = append(breaches, fmt.Sprintf("ARCHITECTURE.md does not name %s: say there what it holds", folder))
		}
	}
	slices.Sort(breaches)
	return slices.Compact(breaches), err
}

// A source is a Go file of the tree.
type source struct {
	name, folder string
	test         bool
	lines        int
	excused      bool
	set          *token.FileSet
	file         *ast.File
}

func read(tree fs.FS, name string) (*source, error) {
	data, err := fs.ReadFile(tree, name)
	if err != nil {
		return nil, err
	}
	s := &source{name: name, folder: path.Dir(name), test: strings.HasSuffix(name, "_test.go"), set: token.NewFileSet()}
	s.file, err = parser.ParseFile(s.set, name, data, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	s.lines = strings.Count(string(data), "\n")
	for _, c := range s.file.Comments {
		if c.Pos() < s.file.Package || s.set.Position(c.Pos()).Line < 25 {
			s.excused = s.excused || strings.Contains(c.Text(), excuse)
		}
	}
	return s, nil
}

// alone says whether the file is a program by itself, which no package holds.
func (s *source) alone() bool {
	return slices.ContainsFunc(s.file.Comments, func(c *ast.CommentGroup) bool {
		return c.Pos() < s.file.Package && c.List[0].Text == "//go:build ignore"
	})
}

func (s *source) sizes() []string {
	if s.excused {
		return nil
	}
	var breaches []string
	if s.lines > fileLines {
		breaches = append(breaches, fmt.Sprintf("%s has %d lines: want at most %d, or a reason at the top that begins with %q", s.name, s.lines, fileLines, excuse))
	}
	for _, d := range s.file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok {
			continue
		}
		if n := s.set.Position(f.End()).Line - s.set.Position(f.Pos()).Line + 1; n > functionLines && !s.test {
			breaches = append(breaches, fmt.Sprintf("%s: %s has %d lines: want at most %d, or a reason at the top of the file that begins with %q", s.name, f.Name.Name, n, functionLines, excuse))
		}
	}
	return breaches
}

func (s *source) imports() []string {
	var breaches []string
	for _, i := range s.file.Imports {
		target, _ := strconv.Unquote(i.Path.Value)
		if wrong := judgeImport(s.folder, target); wrong != "" {
			breaches = append(breaches, wrong)
		}
	}
	if _, ok := find(s.folder); !ok {
		breaches = append(breaches, judgeImport(s.folder, ""))
	}
	return breaches
}

// family checks that a file of families declares exactly one, of its own name.
func (s *source) family() []string {
	base := strings.TrimSuffix(path.Base(s.name), ".go")
	if !strings.HasPrefix(s.folder, "games/") || base == "doc" || base == "board" || strings.HasPrefix(base, "board_") {
		return nil
	}
	var names []string
	for _, d := range s.file.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.VAR {
			continue
		}
		for _, spec := range g.Specs {
			for _, value := range spec.(*ast.ValueSpec).Values {
				if call, ok := value.(*ast.CallExpr); ok && isPut(call.Fun) {
					names = append(names, nameField(call))
				}
			}
		}
	}
	want := strings.ReplaceAll(base, "_", "-")
	if len(names) != 1 || names[0] != want {
		return []string{fmt.Sprintf("%s declares the families %q: want exactly one, named %q as the file is", s.name, names, want)}
	}
	return nil
}

// isPut reports whether an expression is the function family.Put.
func isPut(fun ast.Expr) bool {
	f, ok := fun.(*ast.SelectorExpr)
	if !ok || f.Sel.Name != "Put" {
		return false
	}
	x, ok := f.X.(*ast.Ident)
	return ok && x.Name == "family"
}

// nameField returns the field Name of the definition that a call of Put is given.
func nameField(call *ast.CallExpr) string {
	name := ""
	ast.Inspect(call, func(n ast.Node) bool {
		kv, ok := n.(*ast.KeyValueExpr)
		if !ok || name != "" {
			return name == ""
		}
		key, isIdent := kv.Key.(*ast.Ident)
		lit, isLit := kv.Value.(*ast.BasicLit)
		if isIdent && isLit && key.Name == "Name" {
			name, _ = strconv.Unquote(lit.Value)
		}
		return true
	})
	return name
}

// sentence checks that a package has a comment that begins with its name.
func sentence(folder string, files []*source) []string {
	want, name := "", ""
	for _, s := range files {
		if s.test {
			continue
		}
		name = s.file.Name.Name
		want = "Package " + name + " "
		if name == "main" {
			want = "Command " + path.Base(folder) + " "
		}
		if s.file.Doc != nil && strings.HasPrefix(s.file.Doc.Text(), want) {
			return nil
		}
	}
	if want == "" || strings.HasPrefix(folder, "bench/") {
		return nil
	}
	return []string{fmt.Sprintf("%s has no comment that begins with %q", folder, want)}
}

// drawn reports whether a page names a folder, as `solve` or in the drawing as
// cmd/grundy, or needs not to.
func drawn(page, folder string) bool {
	l, ok := find(folder)
	return !ok || l.free || folder == "." || strings.Contains(page, "`"+folder+"`") ||
		strings.Contains(folder, "/") && strings.Contains(page, folder)
}
