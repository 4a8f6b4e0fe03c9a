package wasm

import (
	"encoding/binary"
	"slices"
)

// A source is a module that a test writes by hand: bodies of functions as bytes of code,
// without the end.
type source struct {
	version  []byte // of grundy_abi; nil: it returns 1
	alloc    []byte // nil: it returns address 1024
	options  []byte
	describe string // the text, put at address 2048; "" for no such function
	answer   []int64
	globals  []byte // a section's payload; nil for none
	pages    byte   // of memory; 0: one
	noMemory bool   // it is not exported
	imports  [][2]string
	without  string // a function that is not exported
	start    []byte // _initialize
	value    []byte // nil for no such function
	locals   int    // of options: numbers of 32 bits
}

// Addresses.
const (
	atAnswer   = 4096
	atDescribe = 2048
)

func leb(n int) []byte { return binary.AppendUvarint(nil, uint64(n)) }

func signed(n int64) []byte { return appendSigned(nil, n) }

// list writes a vector of a module.
func list(members ...[]byte) []byte {
	return slices.Concat(append([][]byte{leb(len(members))}, members...)...)
}

func text(s string) []byte { return append(leb(len(s)), s...) }

// long is the code for a number of 64 bits.
func long(n int64) []byte { return append([]byte{opI64Const}, signed(n)...) }

// whereAt is the code for an answer of so many words.
func whereAt(address, words int64) []byte { return long(address<<32 | words) }

// assemble writes the module.
func (s source) assemble() []byte {
	const word, wide = typeI32, typeI64
	m := []byte("\x00asm\x01\x00\x00\x00")
	section := func(id byte, payload []byte) {
		m = append(append(append(m, id), leb(len(payload))...), payload...)
	}
	section(sectionType, list(
		[]byte{0x60, 0, 1, word}, []byte{0x60, 1, word, 1, word}, []byte{0x60, 2, word, word, 1, wide},
		[]byte{0x60, 0, 1, wide}, []byte{0x60, 0, 0}, []byte{0x60, 1, word, 0}))
	var imports [][]byte
	for _, i := range s.imports {
		imports = append(imports, slices.Concat(text(i[0]), text(i[1]), []byte{0, 5}))
	}
	section(sectionImport, list(imports...))
	type function struct {
		name string
		kind byte
		code []byte
	}
	if s.version == nil {
		s.version = []byte{0x41, 1}
	}
	if s.alloc == nil {
		s.alloc = append([]byte{0x41}, signed(1024)...)
	}
	if s.options == nil {
		s.options = whereAt(atAnswer, int64(len(s.answer)))
	}
	functions := []function{{nameVersion, 0, s.version}, {nameAlloc, 1, s.alloc}, {nameOptions, 2, s.options}, {nameDescribe, 3, whereAt(atDescribe, int64(len(s.describe)))}, {nameStart, 4, s.start}, {nameValue, 2, s.value}}
	var kinds, exports, bodies [][]byte
	for i, f := range functions {
		kinds = append(kinds, []byte{f.kind})
		locals := []byte{0}
		if f.name == nameOptions && s.locals > 0 {
			locals = []byte{1, byte(s.locals), word}
		}
		if f.code == nil && f.kind == 2 {
			f.code = long(0)
		}
		body := slices.Concat(locals, f.code, []byte{opEnd})
		bodies = append(bodies, slices.Concat(leb(len(body)), body))
		if f.name == s.without || f.name == nameDescribe && s.describe == "" || f.name == nameStart && s.start == nil || f.name == nameValue && s.value == nil {
			continue
		}
		exports = append(exports, slices.Concat(text(f.name), []byte{0}, leb(i+len(imports))))
	}
	section(sectionFunction, list(kinds...))
	section(5, list([]byte{0, max(s.pages, 1)}))
	if s.globals != nil {
		section(sectionGlobal, s.globals)
	}
	if !s.noMemory {
		exports = append(exports, slices.Concat(text("memory"), []byte{2, 0}))
	}
	section(sectionExport, list(exports...))
	section(sectionCode, list(bodies...))
	var answer []byte
	for _, n := range s.answer {
		answer = binary.LittleEndian.AppendUint64(answer, uint64(n))
	}
	data := func(at int, bytes []byte) []byte {
		return slices.Concat([]byte{0, 0x41}, signed(int64(at)), []byte{opEnd}, leb(len(bytes)), bytes)
	}
	section(11, list(data(atAnswer, answer), data(atDescribe, []byte(s.describe))))
	return m
}
