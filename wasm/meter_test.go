package wasm

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"

	"example.org/grundy"
	"example.org/grundy/laws"
)

// The rules of the examples, in Go.
var inGo = map[string]func(a, b int64) [][]int64{
	"euclid": func(a, b int64) (list [][]int64) {
		a, b = max(a, b), min(a, b)
		for rest := a - b; b > 0 && rest >= 0; rest -= b {
			list = append(list, []int64{rest, b})
		}
		return list
	},
	"wythoff": func(a, b int64) (list [][]int64) {
		for k := int64(1); k <= a; k++ {
			list = append(list, []int64{a - k, b})
		}
		for k := int64(1); k <= b; k++ {
			list = append(list, []int64{a, b - k})
		}
		for k := int64(1); k <= a && k <= b; k++ {
			list = append(list, []int64{a - k, b - k})
		}
		return list
	},
}

// The examples list what the same rules in Go do.
func TestExamples(t *testing.T) {
	for _, source := range []string{"euclid", "euclid.c", "wythoff.c"} {
		t.Run(source, func(t *testing.T) {
			f := loaded(t, source).file
			name, _, _ := strings.Cut(source, ".")
			var wait sync.WaitGroup
			for half := range int64(2) { // each asks an instance of its own
				wait.Go(func() {
					g := &game{f, t.Context(), func(err error) { t.Error(err) }}
					for a := half; a < 40; a += 2 {
						for b := range int64(40) {
							p, _ := pack([]int64{a, b})
							var got [][]int64
							for q := range g.Options(p) {
								got = append(got, f.table.row(q, nil))
							}
							if want := inGo[name](a, b); !slices.EqualFunc(got, want, slices.Equal) {
								t.Fatalf("%s(%d,%d): %v; want %v", name, a, b, got, want)
							}
						}
					}
				})
			}
			wait.Wait()
		})
	}
}

// A module answers the same with and without payments, and pays no less than one step for
// each option of a loop.
func TestMeteredIsTheSame(t *testing.T) {
	module := built(t, "wythoff.c")
	metered, err := meter(module)
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	run := func(code []byte, p ...int64) (answer []byte, left int64) {
		r := wazero.NewRuntime(ctx)
		defer r.Close(ctx)
		m, err := r.Instantiate(ctx, code)
		if err != nil {
			t.Fatal(err)
		}
		room, err := m.ExportedFunction(nameAlloc).Call(ctx, uint64(len(p)))
		if err != nil || !m.Memory().Write(uint32(room[0]), words(p...)) {
			t.Fatal(err)
		}
		where, err := m.ExportedFunction(nameOptions).Call(ctx, room[0], uint64(len(p)))
		if err != nil {
			t.Fatal(err)
		}
		answer, _ = m.Memory().Read(uint32(where[0]>>32), 8*uint32(where[0]))
		if g := m.ExportedGlobal(account); g != nil {
			left = int64(g.Get())
		}
		return slices.Clone(answer), left
	}
	plain, _ := run(module, 30, 50)
	paid, left := run(metered, 30, 50)
	if !slices.Equal(plain, paid) {
		t.Errorf("the answers differ: %v and %v", plain, paid)
	}
	if steps := callSteps - left; steps < 110 || steps > 110*100 {
		t.Errorf("%d steps for 110 options", steps)
	}
}

// What is valid when it is rewritten was valid before.
func FuzzMeter(f *testing.F) {
	f.Add(source{answer: []int64{1, 2}}.assemble())
	f.Add(source{options: endless, start: []byte{0x01}}.assemble())
	f.Add(source{options: filling, globals: []byte{1, typeI32, 1, 0x41, 0, opEnd}}.assemble())
	f.Add(source{options: grow, imports: [][2]string{{system, "proc_exit"}}}.assemble())
	f.Fuzz(func(t *testing.T, module []byte) {
		metered, err := meter(module)
		if err != nil || len(module) > 1<<12 {
			return
		}
		valid := func(code []byte) error {
			ctx := context.Background()
			config := wazero.NewRuntimeConfigInterpreter().WithMemoryLimitPages(16).WithCoreFeatures(api.CoreFeaturesV2)
			r := wazero.NewRuntimeWithConfig(ctx, config)
			defer r.Close(ctx)
			_, err := r.CompileModule(ctx, code)
			return err
		}
		if after := valid(metered); after == nil {
			if before := valid(module); before != nil && !strings.Contains(before.Error(), "custom") { // those are left out
				t.Errorf("made valid: %v\n%x", before, module)
			}
		}
	})
}

// A module whose answers change breaks the law that they do not.
func TestUnsteady(t *testing.T) {
	// A global counts the calls, and an option is 8 or 9 by turns.
	count := []byte{opGlobalGet, 0, 0x41, 1, 0x73, opGlobalSet, 0,
		0x41, 0x80, 0x20, opGlobalGet, 0, 0x41, 8, 0x6a, 0x36, 2, 8} // at address 4096 + 8
	// Positions from 8 on have no options.
	count = codes([]byte{opLocalGet, 0, 0x28, 2, 0, 0x41, 8, 0x4f, opIf, typeNone}, whereAt(0, 0), []byte{0x0f, opEnd}, count, whereAt(atAnswer, 2))
	module := source{options: count, answer: []int64{1, 0}, globals: []byte{1, typeI32, 1, 0x41, 0, opEnd}, describe: `{"arity": 1}`}.assemble()
	f, err := Load(t.Context(), "unsteady.wasm", module)
	if err != nil {
		t.Fatal(err)
	}
	_, err = f.Trials()[0].Check(t.Context(), laws.Options{Small: 3})
	if !errors.Is(err, grundy.ErrLaw) || !strings.Contains(fmt.Sprint(err), "steady") {
		t.Errorf("%v; want a breach of the law steady", err)
	}
}

// A description is used.
func TestDescription(t *testing.T) {
	const said = `{"name": "Coins 2", "title": "Coins", "title_zh": "硬币", "rules": "Take one.", "start": [3], "arity": 1}`
	f, err := Load(t.Context(), "dir/x.wasm", source{describe: said, answer: nil}.assemble())
	if err != nil {
		t.Fatal(err)
	}
	d := f.Describe()
	if d.Name != "coins_2" || d.Title.En != "Coins" || d.Title.Zh != "硬币" || d.Rules.Zh != "Take one." || d.Source != "x.wasm" || f.Example(t.Context()) != "coins_2" {
		t.Errorf("%+v, example %q", d, f.Example(t.Context()))
	}
	for expression, want := range map[string]string{
		"coins_2": "", "coins_2(4)": "", "coins_2()": "",
		"coins_2(1,2)":                 "coins_2: want 1 number; got 2",
		"coins_2(-1)":                  "coins_2: want whole numbers, zero or more; got -1",
		`coins_2("a")`:                 "coins_2: want whole numbers; got a text",
		"coins_2(9223372036854775808)": "coins_2: 9223372036854775808: want numbers below 2^63, as a module has them",
		"coins_2(9223372036854775807)": "",
		"coins_2(1) + nim(3)":          "",
	} {
		err := solved(t.Context(), f, expression)
		if (err == nil) != (want == "") || err != nil && err.Error() != want {
			t.Errorf("%s: %v; want %q", expression, err, want)
		}
	}
}
