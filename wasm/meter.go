package wasm

import (
	"encoding/binary"
	"fmt"
)

// The account of a module is a global that is put after its own, and exported under a
// name. Each function, and each turn of a loop, takes from it the number of instructions
// that stand there outside of inner loops, which is no less than are executed before the
// next payment. What copies or fills memory pays for its length.

// account is the name of the export.
const account = "grundy account"

// bulk is how many bytes are copied or filled for one instruction: 2 to the power of it.
const bulk = 5

// The sections of a module that are looked at.
const (
	sectionCustom   = 0
	sectionType     = 1
	sectionImport   = 2
	sectionFunction = 3
	sectionTable    = 4
	sectionGlobal   = 6
	sectionExport   = 7
	sectionCode     = 10
)

// A metering is a module that is being rewritten.
type metering struct {
	out       []byte
	params    []int // how many parameters each type has
	functions []int // the types of the functions
	globals   uint32
	paid      bool // the account is opened
}

// meter returns a module that pays for its instructions. It trusts nothing; a module that
// it accepts and that is not valid is refused by the compiler.
func meter(module []byte) ([]byte, error) {
	in := &stream{bytes: module}
	if string(in.take(8)) != "\x00asm\x01\x00\x00\x00" {
		return nil, fmt.Errorf("want a module of WebAssembly, version 1")
	}
	m := &metering{out: append([]byte{}, module[:8]...)}
	for len(in.bytes) > 0 {
		id := in.byte()
		payload := &stream{bytes: in.take(int(in.u32()))}
		if in.failed {
			return nil, errTruncated
		}
		if err := m.section(id, payload); err != nil {
			return nil, err
		}
		if payload.failed {
			return nil, errTruncated
		}
	}
	return m.out, nil
}

var errTruncated = fmt.Errorf("the module is cut off, or no module")

// section copies a section, and changes those that the account needs changed.
func (m *metering) section(id byte, in *stream) error {
	whole := in.bytes
	switch id {
	case sectionCustom:
		return nil // names and such, which nobody reads here
	case sectionType:
		m.types(in)
	case sectionImport:
		if err := m.imports(in); err != nil {
			return err
		}
	case sectionFunction:
		for range in.u32() {
			m.functions = append(m.functions, int(in.u32()))
			if in.failed {
				return errTruncated
			}
		}
	case sectionTable:
		if err := tables(in); err != nil {
			return err
		}
	case sectionGlobal:
		m.globals = in.u32()
		m.open(in.bytes)
		return nil
	case sectionExport:
		return m.exports(in)
	case sectionCode:
		return m.code(in)
	}
	m.put(id, whole)
	return nil
}

func (m *metering) put(id byte, payload []byte) {
	m.out = append(m.out, id)
	m.out = binary.AppendUvarint(m.out, uint64(len(payload)))
	m.out = append(m.out, payload...)
}

// open writes the globals of the module, and the account after them.
func (m *metering) open(globals []byte) {
	section := binary.AppendUvarint(nil, uint64(m.globals)+1)
	section = append(section, globals...)
	section = append(section, typeI64, 1, opI64Const)
	section = appendSigned(section, callSteps)
	m.put(sectionGlobal, append(section, opEnd))
	m.paid = true
}

// exports writes the exports of the module, and the account after them.
func (m *metering) exports(in *stream) error {
	if !m.paid {
		m.open(nil)
	}
	count := in.u32()
	all := in.bytes
	for range count {
		in.take(int(in.u32()))
		kind, index := in.byte(), in.u32()
		if in.failed || kind == kindGlobal && index >= m.globals {
			return errTruncated
		}
	}
	if len(in.bytes) > 0 {
		return errTruncated
	}
	section := binary.AppendUvarint(nil, uint64(count)+1)
	section = append(section, all...)
	section = binary.AppendUvarint(section, uint64(len(account)))
	section = append(append(section, account...), kindGlobal)
	m.put(sectionExport, binary.AppendUvarint(section, uint64(m.globals)))
	return nil
}

// types counts the parameters of each type of functions.
func (m *metering) types(in *stream) {
	for range in.u32() {
		if in.byte() != 0x60 {
			in.failed = true
		}
		params := in.u32()
		in.take(int(params))
		in.take(int(in.u32()))
		if in.failed {
			return
		}
		m.params = append(m.params, int(params))
	}
}

// imports refuses all but functions of the system.
func (m *metering) imports(in *stream) error {
	for range in.u32() {
		module, name := string(in.take(int(in.u32()))), string(in.take(int(in.u32())))
		kind := in.byte()
		if in.failed {
			return errTruncated
		}
		if kind != kindFunction || module != system {
			return fmt.Errorf("it imports %s of %s: want no imports but functions of %s", brief(name), brief(module), system)
		}
		in.u32()
	}
	return nil
}

// mostEntries is how many entries a table of functions may have.
const mostEntries = 1 << 20

// tables refuses tables beyond the limit.
func tables(in *stream) error {
	for range in.u32() {
		in.byte()
		bounded := in.byte()
		if least := in.u32(); least > mostEntries {
			return fmt.Errorf("a table of %d entries: want at most %d", least, mostEntries)
		}
		if bounded&1 != 0 {
			in.u32()
		}
		if in.failed {
			return errTruncated
		}
	}
	return nil
}

// code rewrites the functions.
func (m *metering) code(in *stream) error {
	if !m.paid {
		m.open(nil)
	}
	count := in.u32()
	if int(count) != len(m.functions) {
		return errTruncated
	}
	section := binary.AppendUvarint(nil, uint64(count))
	var body []byte
	for i := range int(count) {
		function := &stream{bytes: in.take(int(in.u32()))}
		if in.failed {
			return errTruncated
		}
		if m.functions[i] >= len(m.params) {
			return errTruncated
		}
		var err error
		if body, err = m.function(body[:0], function, m.params[m.functions[i]]); err != nil {
			return err
		}
		section = binary.AppendUvarint(section, uint64(len(body)))
		section = append(section, body...)
	}
	if len(in.bytes) > 0 {
		return errTruncated
	}
	m.put(sectionCode, section)
	return nil
}

// function rewrites the body of one. It has one more local, for lengths.
func (m *metering) function(out []byte, in *stream, params int) ([]byte, error) {
	groups := in.u32()
	declared := in.bytes
	locals := uint64(params)
	for range groups {
		locals += uint64(in.u32())
		in.byte()
		if in.failed || locals > 50_000 {
			return nil, errTruncated
		}
	}
	declared = declared[:len(declared)-len(in.bytes)]
	out = binary.AppendUvarint(out, uint64(groups)+1)
	out = append(append(out, declared...), 1, typeI32)
	w := &walker{stream: in, out: out, account: uint64(m.globals), length: locals}
	if err := w.walk(); err != nil {
		return nil, err
	}
	return w.out, nil
}
