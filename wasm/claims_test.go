package wasm

import (
	"errors"
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/laws"
	"example.org/grundy/notation"
	"example.org/grundy/solve"
)

// one is the code of options where a move takes one: from n to n - 1.
var one = codes(
	[]byte{opLocalGet, 0, 0x29, 3, 0, 0x50, opIf, typeNone}, whereAt(0, 0), []byte{0x0f, opEnd},
	[]byte{0x41, 0x80, 0x20, opLocalGet, 0, 0x29, 3, 0, opI64Const, 1, opI64Sub, 0x37, 3, 8},
	whereAt(atAnswer, 2))

// parity is the code of its values: n modulo 2.
var parity = []byte{opLocalGet, 0, 0x29, 3, 0, opI64Const, 1, 0x83}

// A claimed value answers, and is held to the rules.
func TestClaims(t *testing.T) {
	s := source{options: one, answer: []int64{1, 0}, describe: `{"arity": 1}`, value: parity}
	f, err := Load(t.Context(), "one.wasm", s.assemble())
	if err != nil {
		t.Fatal(err)
	}
	report, err := f.Trials()[0].Check(t.Context(), laws.Options{})
	if err != nil || report.Checked["value"] < 20 {
		t.Errorf("%d values compared, %v", report.Checked["value"], err)
	}
	d, err := catalogue.With(f)
	if err != nil {
		t.Fatal(err)
	}
	e, err := notation.Parse("one(1000000000000000001) + nim(1)")
	if err != nil {
		t.Fatal(err)
	}
	p, err := d.PlaceExpr(e)
	if err != nil {
		t.Fatal(err)
	}
	if a, err := p.Analyse(t.Context(), solve.Options{Ask: solve.AskOutcome}); err != nil || a.Outcome != grundy.Previous {
		t.Errorf("a large heap: %s, %v; want P", a.Outcome, err)
	}
	s.value = codes(parity, []byte{opI64Const, 0, 0x83}) // always 0
	if f, err = Load(t.Context(), "one.wasm", s.assemble()); err != nil {
		t.Fatal(err)
	}
	if _, err = f.Trials()[0].Check(t.Context(), laws.Options{}); !errors.Is(err, grundy.ErrLaw) || !strings.Contains(err.Error(), "one(1)") {
		t.Errorf("a wrong claim: %v", err)
	}
}

// Values that are none, and claims about a loopy game, are refused.
func TestWrongClaims(t *testing.T) {
	s := source{options: one, answer: []int64{1, 0}, value: long(-5)}
	if err := answer(t.Context(), s.assemble()); err == nil || err.Error() != "bad.wasm: value(5): -5: want a Grundy value, or -1 where none is claimed" {
		t.Errorf("a negative value: %v", err)
	}
	s.describe = `{"loopy": true}`
	if err := answer(t.Context(), s.assemble()); err == nil || err.Error() != "bad.wasm: grundy_value: no claims are held to rules that are loopy: want grundy_options alone" {
		t.Errorf("loopy: %v", err)
	}
}

// A loopy module is decided from the ends backwards.
func TestLoopy(t *testing.T) {
	// Every position has the options 5 and 6.
	s := source{answer: []int64{1, 5, 1, 6}, describe: `{"loopy": true}`}
	f, err := Load(t.Context(), "round.wasm", s.assemble())
	if err != nil {
		t.Fatal(err)
	}
	d, err := catalogue.With(f)
	if err != nil {
		t.Fatal(err)
	}
	e, err := notation.Parse("round(5)")
	if err != nil {
		t.Fatal(err)
	}
	p, err := d.PlaceExpr(e)
	if err != nil {
		t.Fatal(err)
	}
	if a, err := p.Analyse(t.Context(), solve.Options{Ask: solve.AskOutcome}); err != nil || a.Outcome != grundy.Drawn {
		t.Errorf("%s, %v; want a draw", a.Outcome, err)
	}
	s.describe = "" // the shortest cycle is told
	if err := answer(t.Context(), s.assemble()); !errors.Is(err, grundy.ErrLoopy) {
		t.Errorf("%v; want a loopy game", err)
	}
}
