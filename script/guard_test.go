package script

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"go.starlark.net/starlark"
)

// evaluate runs an expression as the file of rules would, with or without its guards.
func evaluate(t *testing.T, expression string, guarded bool) string {
	t.Helper()
	source := "def f(): return " + expression + "\nx = f()\n"
	var globals starlark.StringDict
	var err error
	if guarded {
		f := &file{path: "game.star"}
		tree, bad := dialect.Parse("game.star", source, 0)
		if bad == nil {
			bad = guard(tree)
		}
		if bad != nil {
			t.Fatal(bad)
		}
		program, bad := starlark.FileProgram(tree, predeclared.Has)
		if bad != nil {
			t.Fatal(bad)
		}
		globals, err = f.execute(context.Background(), program)
	} else {
		globals, err = starlark.ExecFileOptions(dialect, &starlark.Thread{}, "game.star", source, nil)
	}
	if err != nil {
		text := err.Error()
		return strings.TrimSpace(text[strings.LastIndex(text, ":")+1:])
	}
	return globals["x"].String()
}

// Where nothing is too large, a guarded operation is that of the language.
func TestGuardsAreTransparent(t *testing.T) {
	values := []string{"0", "7", "-3", "2147483648", "9223372036854775807", "9223372036854775808", "1 << 90", "2.5", `"ab"`, `"%d!"`, `"%s%%"`, "[1, 2]", "(1, 2)", "(5,)", "[]", "True", "None", "{1: 2}", "set([1])", `b"xy"`, "range(3)"}
	for _, x := range values {
		for _, y := range values {
			if large := strings.Contains(x+y, "47") || strings.Contains(x+y, "580") || strings.Contains(x+y, "<<"); large && strings.ContainsAny(x+y, `"[({`) {
				continue // refused, or an error of another kind
			}
			for _, form := range []string{
				"(lambda x, y: x * y)(%s, %s)", "(lambda x, y: x %% y)(%s, %s)", "[k * y for k in [%s] for y in [%s]]",
				"[k * y for k in range(4) if k for y in [%s]] and %s",
			} {
				e := fmt.Sprintf(form, x, y)
				if want, got := evaluate(t, e, false), evaluate(t, e, true); got != want {
					t.Errorf("%s is %s, guarded %s", e, want, got)
				}
			}
		}
	}
}

// What would make much of little is refused, wherever the number comes from.
func TestGuardsHold(t *testing.T) {
	for _, c := range []string{
		`"x" * 1000000000`, `1000000000 * [1]`, `(1,) * (1 << 40)`, `(1 << 60) * "x"`,
		`(1 << 60) * (1 << 60) * "x"`, `[k * "x" for k in [1 << 40]]`, `[k * y for k in range(1 << 30, 1 << 30 | 1) for y in ["abc"]]`,
		`[k * y for k in range(2) for y in [1 << 30] for k in ["x"]]`,
		`[[k * y for y in [1 << 30] for i in range(2) for k in ["x"] for j in [k * y]] for k in range(3)]`,
		`[(lambda k: k * (1 << 30))("x") for k in range(3)]`,
		`[k * (1 << 30) for k in range(2) for k in ["x"]]`,
		`(lambda range: [k * (1 << 30) for k in range(2)])(lambda n: ["x"])`,
		`[k * (1 << 30) for k, range in [("x", 1)]]`,
		`"%s%s%s" % (("x" * (1 << 23),) * 3)`, `"%10s" % (("x" * (1 << 24),) * 3)`,
	} {
		got := evaluate(t, c, true)
		if !strings.Contains(got, "want at most") && !strings.Contains(got, "a text of more than") {
			t.Errorf("%s is not refused: %.80s", c, got)
		}
	}
}

// A key that is a tuple of very many is refused, however it becomes one.
func TestKeysHold(t *testing.T) {
	const deep = `(lambda x: (lambda x: %s)([x.append((x[-1], x[-1])) for i in range(40)] and x[-1]))([()])`
	for _, c := range []string{
		"{x: 1}", "{k: 1 for k in [x]}", "{}[x]", "x in {}", "x not in {}", "x in set([1])", "set([x])", "set((x,))", "dict([(x, 1)])", "dict([[x, 1]])",
		"{}.get(x)", "{}.get(x, 1)", "{}.pop(x, 1)", "{}.setdefault(x)", "{}.update([(x, 1)])", "{}.get(*[x])", "set().add(x)", "set([1]).discard(x)", "set([1]).remove(x)",
		"set().union([x])", "set([1]).difference([x])", "set([1]).intersection([x])", "set().issuperset([x])", "set([1]).issubset([x])", "set([1]).symmetric_difference([x])",
		"[f(x) for f in [{}.get]]", "getattr({}, 'get')(x)", "sorted([x], key={}.get)", "{(1, x): 2}", "{((x,),): 2}", "{}[(x, 1)]", "{x + (1,): 1}", "{x * 3: 1}", "{(x if 1 else 0): 1}", "{(x and x): 1}",
		"(lambda d: [d for d[x] in [1]])({})", "set(x)",
	} {
		if got := evaluate(t, fmt.Sprintf(deep, c), true); !strings.HasPrefix(got, "a key of more than") {
			t.Errorf("%s is not refused: %.80s", c, got)
		}
	}
	for _, c := range []string{
		"{(1, (2, 'a')): 3, 5: 6}", "{k: k for k in [(1,), 2, 'x']}", "{1: 2}[1]", "{(1, 2): 2}[(1, 2)]", "[5, 6][-1]", "'ab' in 'xabx'", "(1,) in [(1,)]", "3 not in {3: 1}", "[1] in {}", "{}[[1]]",
		"set([(1, 2), 3]) | set([4])", "dict([(1, 2)], a = 3)", "dict({1: 2})", "{1: 2}.get(1)", "{1: 2}.get(3, 4)", "{1: 2}.pop(1)", "[1, 2].pop(0)", "{}.update({1: 2})", "{}.update([(1, 2)], b = 3)", "{1: 2}.get(*[1])",
		"set([1]).union([2, (3,)])", "[f(1) for f in [{1: 7}.get]]", "sorted([1, 2], key = {1: 5, 2: 4}.get)", "set([1, 2]).issubset([1, 2, 3])", "{}.get(1, 2, 3)", "set([[1]])", "dict([1])", "dict(5)", "set(5)", "{}.update(7)", "[].get(1)", "(1).add",
	} {
		if want, got := evaluate(t, c, false), evaluate(t, c, true); got != want {
			t.Errorf("%s is %s, guarded %s", c, want, got)
		}
	}
}
