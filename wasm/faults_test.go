package wasm

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/notation"
	"example.org/grundy/solve"
)

// Pieces of code.
var (
	trap    = []byte{0x00}
	endless = append([]byte{opLoop, typeNone, 0x0c, 0, opEnd}, long(0)...)
	// grow asks for a page more in each turn, and fails where there is none.
	grow = append([]byte{opLoop, typeNone, 0x41, 1, 0x40, 0, 0x41, 0, 0x48, opIf, typeNone, 0x00, opEnd, 0x0c, 0, opEnd}, long(0)...)
	// filling fills the same page again and again, without a loop of its own for each byte.
	filling = append([]byte{opLoop, typeNone, 0x41, 0, 0x41, 0, 0x41, 0x80, 0x80, 0x04, opBulk, 11, 0, 0x0c, 0, opEnd}, long(0)...)
)

// Each module has one fault, and its error is one line that names the file and the fault.
func TestFaults(t *testing.T) {
	for _, test := range []struct {
		name   string
		module []byte
		kind   error
		want   string
	}{
		{"no module", []byte("\x00asm"), grundy.ErrRules, "bad.wasm: want a module of WebAssembly, version 1"},
		{"a component", []byte("\x00asm\x0d\x00\x01\x00"), grundy.ErrRules, "bad.wasm: want a module of WebAssembly, version 1"},
		{"cut off", source{}.assemble()[:60], grundy.ErrRules, "bad.wasm: the module is cut off, or no module"},
		{"no version", source{without: nameVersion}.assemble(), grundy.ErrRules, "bad.wasm: no module of rules: it exports no function grundy_abi"},
		{"another version", source{version: []byte{0x41, 2}}.assemble(), grundy.ErrRules, "bad.wasm: grundy_abi() is 2: this program knows version 1"},
		{"no options", source{without: nameOptions}.assemble(), grundy.ErrRules, "bad.wasm: want an export grundy_options(i32, i32) → i64"},
		{"no memory", source{noMemory: true}.assemble(), grundy.ErrRules, "bad.wasm: want an export of its memory"},
		{"an import", source{imports: [][2]string{{"env", "puts"}}}.assemble(), grundy.ErrRules, "bad.wasm: it imports puts of env: want no imports but functions of wasi_snapshot_preview1"},
		{"invalid", source{options: []byte{0x41, 0}}.assemble(), grundy.ErrRules, "bad.wasm: no valid module: invalid function[2] export[\"grundy_options\"]: cannot use i32 as result[0] type i64"},
		{"fails at its start", source{start: trap}.assemble(), grundy.ErrRules, "bad.wasm: _initialize: unreachable"},
		{"no end of its start", source{start: []byte{opLoop, typeNone, 0x0c, 0, opEnd}}.assemble(), grundy.ErrLimit, "bad.wasm: _initialize: stopped at the limit of 268,435,456 instructions in one call"},
		{"ends itself", source{imports: [][2]string{{system, "proc_exit"}}, options: append([]byte{0x41, 3, 0x10, 0}, long(0)...)}.assemble(), grundy.ErrRules, "bad.wasm: options(5): the module ended itself with code 3"},
		{"describes nonsense", source{describe: "{"}.assemble(), grundy.ErrRules, "bad.wasm: grundy_describe: unexpected EOF"},
		{"describes more", source{describe: `{"player": 1}`}.assemble(), grundy.ErrRules, `bad.wasm: grundy_describe: unknown field "player"`},
		{"describes a wrong start", source{describe: `{"arity": 2, "start": [1]}`}.assemble(), grundy.ErrRules, "bad.wasm: grundy_describe: start: want 2 numbers; got 1"},
		{"trap", source{options: trap}.assemble(), grundy.ErrRules, "bad.wasm: options(5): unreachable"},
		{"beyond the memory", source{options: codes(long(-1), []byte{0xa7, 0x29, 3, 0})}.assemble(), grundy.ErrRules, "bad.wasm: options(5): out of bounds memory access"},
		{"division", source{options: codes(long(1), long(0), []byte{0x7f})}.assemble(), grundy.ErrRules, "bad.wasm: options(5): integer divide by zero"},
		{"recursion", source{options: []byte{opLocalGet, 0, opLocalGet, 1, 0x10, 2, opI64Const, 1, 0x7c}}.assemble(), grundy.ErrRules, "bad.wasm: options(5): stack overflow"},
		{"endless", source{options: endless}.assemble(), grundy.ErrLimit, "bad.wasm: options(5): stopped at the limit of 268,435,456 instructions in one call"},
		{"endless filling", source{options: filling}.assemble(), grundy.ErrLimit, "bad.wasm: options(5): stopped at the limit of 268,435,456 instructions in one call"},
		{"memory", source{options: grow}.assemble(), grundy.ErrRules, "bad.wasm: options(5): unreachable"},
		{"no room", source{alloc: append([]byte{0x41}, signed(-8)...)}.assemble(), grundy.ErrRules, "bad.wasm: options(5): grundy_alloc(16) is address 4294967288: want room for so many words within the memory of 65536 bytes"},
		{"answer elsewhere", source{options: whereAt(65536, 1)}.assemble(), grundy.ErrRules, "bad.wasm: options(5): the answer has 1 words at address 65536, beyond the memory of 65536 bytes"},
		{"huge answer", source{options: whereAt(0, 1<<32-2)}.assemble(), grundy.ErrRules, "bad.wasm: options(5): the answer has 4294967294 words at address 0, beyond the memory of 65536 bytes"},
		{"truncated", source{answer: []int64{1, 4, 2, 3}}.assemble(), grundy.ErrRules, "bad.wasm: options(5): word 3 of the answer: an option of 2 numbers, and the answer ends after 1 more"},
		{"huge option", source{answer: []int64{-1}}.assemble(), grundy.ErrRules, "bad.wasm: options(5): word 1 of the answer: an option of -1 numbers, and the answer ends after 0 more"},
		{"negative", source{answer: []int64{1, 4, 1, -3}}.assemble(), grundy.ErrRules, "bad.wasm: options(5): word 4 of the answer: an option with the number -3: want no negative ones, or a description with \"negative\": true"},
		{"another arity", source{describe: `{"arity": 1}`, answer: []int64{2, 4, 4}}.assemble(), grundy.ErrRules, "bad.wasm: options(5): word 1 of the answer: an option of 2 numbers: want 1, as described"},
		{"itself", source{answer: []int64{1, 5}}.assemble(), grundy.ErrLoopy, "bad.wasm: options(5) contains bad(5) itself: play can repeat a position: bad(5) -> bad(5)"},
		{"no position", source{options: long(-1)}.assemble(), grundy.ErrRules, "bad.wasm: options(5): no position of this game, as the module says"},
		{"a table that grows", source{options: []byte{0xd0, 0x70, 0x41, 0, opBulk, 15, 0}}.assemble(), grundy.ErrRules, "bad.wasm: it lets a table grow: want none that does"},
		{"the account", source{options: []byte{opGlobalGet, 0}}.assemble(), grundy.ErrRules, "bad.wasm: the module is cut off, or no module"},
	} {
		err := answer(t.Context(), test.module)
		if err == nil || err.Error() != test.want || !errors.Is(err, test.kind) {
			t.Errorf("%s: %v\nwant %s", test.name, err, test.want)
		}
	}
}

func codes(parts ...[]byte) (all []byte) {
	for _, p := range parts {
		all = append(all, p...)
	}
	return all
}

// answer asks who wins the position of one number, 5.
func answer(ctx context.Context, module []byte) error {
	f, err := Load(ctx, "bad.wasm", module)
	if err != nil {
		return err
	}
	return solved(ctx, f, "bad(5)")
}

func solved(ctx context.Context, f *Family, expression string) error {
	d, err := catalogue.With(f)
	if err != nil {
		return err
	}
	e, err := notation.Parse(expression)
	if err != nil {
		return err
	}
	p, err := d.PlaceExpr(e)
	if err != nil {
		return err
	}
	_, err = p.Analyse(ctx, solve.Options{Ask: solve.AskOutcome, Must: solve.AskOutcome})
	return err
}

// A module that goes wrong says why, if it can.
func TestGoPanics(t *testing.T) {
	f := loaded(t, "euclid")
	g := &game{f.file, t.Context(), func(error) {}}
	p, err := f.file.table.position([]int64{1 << 62, 1})
	if err != nil {
		t.Fatal(err)
	}
	_, err = g.expand(p, nil)
	if err == nil || !strings.HasPrefix(err.Error(), "euclid.wasm: options(4611686018427387904,1): ") {
		t.Errorf("an endless list: %v", err)
	}
	p, _ = f.file.table.position([]int64{25, 7})
	if list, err := g.expand(p, nil); err != nil || len(list) != 3 {
		t.Errorf("after a failure: %d options, %v; want 3", len(list), err)
	}
}

// A context that ends in an endless loop is what the error tells, soon.
func TestContexts(t *testing.T) {
	f, err := Load(t.Context(), "bad.wasm", source{options: endless}.assemble())
	if err != nil {
		t.Fatal(err)
	}
	canceled, cancel := context.WithCancel(t.Context())
	time.AfterFunc(time.Millisecond, cancel)
	if err := solved(canceled, f, "bad(5)"); !errors.Is(err, grundy.ErrCanceled) {
		t.Errorf("canceled: %v", err)
	}
	late, stop := context.WithTimeout(t.Context(), time.Millisecond)
	defer stop()
	if err := solved(late, f, "bad(5)"); !errors.Is(err, grundy.ErrLimit) || !strings.Contains(err.Error(), "time") {
		t.Errorf("late: %v", err)
	}
	for range 2 { // another instance, and one more
		if err := solved(t.Context(), f, "bad(5)"); !errors.Is(err, grundy.ErrLimit) || !strings.Contains(err.Error(), "instructions") {
			t.Errorf("in time: %v", err)
		}
	}
}

// A module that takes long to compile is given up when the context ends.
func TestCompilingEnds(t *testing.T) {
	deep := codes(bytes.Repeat([]byte{opLoop, typeNone}, 500), bytes.Repeat([]byte{opLocalGet, 0, 0x0d, 0, opEnd}, 500), long(0))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Load(ctx, "deep.wasm", source{options: deep}.assemble()); !errors.Is(err, grundy.ErrCanceled) || err.Error() != "interrupted: deep.wasm: compiling" {
		t.Errorf("%v", err)
	}
}
