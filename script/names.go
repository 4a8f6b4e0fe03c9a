package script

import (
	"path/filepath"
	"strings"
	"unicode"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"

	"example.org/grundy"
)

// description is what a file says beside its functions.
type description struct {
	name   string
	title  grundy.Text
	rules  grundy.Text
	loopy  bool
	stuck  bool // whoever cannot move wins
	row    bool // a position is the tuple of its arguments, however many
	params []parameter
	start  starlark.Value // nil if there is none; may be a function
}

// known are the names that mean something. Others are the file's own.
var known = map[string]string{
	"name": "text", "title": "text", "title_zh": "text", "rules": "text", "rules_zh": "text",
	"winner_when_stuck": "text", "loopy": "bool", "row": "bool", "params": "dict",
	"code": "text", "options": "function", "take": "function", "breaks": "function", "split": "function", "value": "function",
	"outcome": "function", "normal": "function", "move_name": "function", "samples": "function", "picture": "function", "start": "any",
}

// describe reads the names of a file.
func (f *file) describe(globals starlark.StringDict) error {
	texts, flags := map[string]string{}, map[string]bool{}
	for name, v := range globals {
		switch known[name] {
		case "text":
			text, ok := starlark.AsString(v)
			if !ok {
				return f.wrong(name, "a text", v)
			}
			texts[name] = text
		case "bool":
			flag, ok := v.(starlark.Bool)
			if !ok {
				return f.wrong(name, "True or False", v)
			}
			flags[name] = bool(flag)
		case "function":
			if ok, err := f.constants(name, v); err != nil {
				return err
			} else if ok {
				continue
			}
			if err := f.function(name, v); err != nil {
				return err
			}
		}
	}
	f.name = identifier(texts["name"], f.path)
	f.title = grundy.Text{En: or(texts["title"], f.name), Zh: or(texts["title_zh"], texts["title"], f.name)}
	f.loopy, f.row, f.start = flags["loopy"], flags["row"], globals["start"]
	if err := f.describeRules(texts); err != nil {
		return err
	}
	if _, ok := globals["params"]; ok && f.coded {
		return mistake(f.places["params"], "params: with a code, or numbers in take and breaks, nothing depends on them").
			WithHint("def take(n, params): return a list")
	}
	return f.readParams(globals["params"])
}

// describeRules settles how a file says its rules.
func (f *file) describeRules(texts map[string]string) error {
	switch winner := texts["winner_when_stuck"]; winner {
	case "", "previous":
	case "next":
		f.stuck = true
	default:
		return f.wrong("winner_when_stuck", `"previous" or "next"`, starlark.String(winner))
	}
	code, given := texts["code"]
	short := f.take != nil || f.breaks != nil || f.takes != nil || f.splits != nil
	if f.options == nil && !short && !given {
		return grundy.Mistake(grundy.ErrRules, "%s: no rules: want options(p), or take(n) or breaks(n) for heaps", f.path).
			WithHint("def options(p): return the list of positions that one move reaches from p")
	}
	if f.options != nil && short {
		return grundy.Mistake(grundy.ErrRules, "%s: options and take or breaks: want one of the two", f.path)
	}
	f.heaps = f.options == nil
	if err := f.readCode(code, given); err != nil {
		return err
	}
	f.rules = f.ruleText(texts)
	for _, fn := range []*function{f.split, f.normal} {
		if f.heaps && fn != nil {
			return mistake(fn.Position(), "%s: a row of heaps is split and put in order by itself", fn.name).
				WithHint("value(n) and outcome(n) may claim something about one heap")
		}
	}
	if err := f.onlyRules(); f.loopy && err != nil {
		return err
	}
	f.row = f.row || f.heaps
	if f.stuck && f.row {
		return mistake(f.places["winner_when_stuck"], `winner_when_stuck: "next" in a row of heaps, which is a sum of games that end by themselves: want options without row`).
			WithHint("ask for misère play instead: --play misere")
	}
	return nil
}

// ruleText is what the file says of its rules, or else where they stand.
func (f *file) ruleText(texts map[string]string) grundy.Text {
	base := filepath.Base(f.path)
	en, zh := "the rules of "+base, base+" 中的规则"
	if f.coded {
		en, zh = en+": the code "+f.rule.String(), zh+"：编码 "+f.rule.String()
	}
	return grundy.Text{En: or(texts["rules"], en), Zh: or(texts["rules_zh"], texts["rules"], zh)}
}

// onlyRules returns an error if a loopy file has more than rules: what it claims could not
// be held to them.
func (f *file) onlyRules() error {
	if f.heaps {
		return mistake(f.places["loopy"], "loopy: want options(p); got take or breaks, with which play ends")
	}
	for _, claim := range []*function{f.split, f.value, f.outcome, f.normal} {
		if claim != nil {
			return mistake(claim.Position(), "%s: no claims are held to rules with loopy = True: want options(p) alone", claim.name)
		}
	}
	return nil
}

// function keeps a function of the file under its name.
func (f *file) function(name string, v starlark.Value) error {
	fn, ok := v.(*starlark.Function)
	if !ok {
		want := "a function"
		if name == "take" || name == "breaks" {
			want = "a function, or a list of numbers"
		}
		return f.wrong(name, want, v)
	}
	places := map[string]**function{
		"options": &f.options, "take": &f.take, "breaks": &f.breaks, "split": &f.split, "value": &f.value,
		"outcome": &f.outcome, "normal": &f.normal, "move_name": &f.moveName, "samples": &f.samples, "picture": &f.picture,
	}
	wants := 1
	if name == "move_name" {
		wants = 2
	}
	n := fn.NumParams()
	if fn.HasVarargs() || fn.HasKwargs() || n != wants && n != wants+1 {
		return mistake(fn.Position(), "%s takes %d arguments: want %d, and perhaps params after them", name, n, wants)
	}
	*places[name] = &function{fn, name, n > wants}
	return nil
}

// wrong says that a name has a value of the wrong type.
func (f *file) wrong(name, want string, v starlark.Value) error {
	return mistake(f.places[name], "%s: want %s; got %s", name, want, shown(v))
}

func or(texts ...string) string {
	for _, t := range texts {
		if t != "" {
			return t
		}
	}
	return ""
}

// identifier makes a name for expressions of what a file calls itself, or of its own
// name.
func identifier(name, path string) string {
	if name == "" {
		name = strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	}
	name = strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || '0' <= r && r <= '9' || r == '_' {
			return unicode.ToLower(r)
		}
		return '_'
	}, name)
	if name == "" || '0' <= name[0] && name[0] <= '9' {
		name = "game_" + name
	}
	return name
}

// places finds where the names of a file are given.
func places(tree *syntax.File) map[string]syntax.Position {
	at := map[string]syntax.Position{}
	for _, s := range tree.Stmts {
		if a, ok := s.(*syntax.AssignStmt); ok {
			if id, ok := a.LHS.(*syntax.Ident); ok {
				at[id.Name] = id.NamePos
			}
		}
	}
	return at
}
