package wasm

import (
	"encoding/binary"
	"fmt"
)

// Opcodes, types and kinds that are written or looked for.
const (
	opUnreachable = 0x00
	opBlock       = 0x02
	opLoop        = 0x03
	opIf          = 0x04
	opElse        = 0x05
	opEnd         = 0x0b
	opBranchTable = 0x0e
	opSelectTyped = 0x1c
	opLocalGet    = 0x20
	opLocalTee    = 0x22
	opGlobalGet   = 0x23
	opGlobalSet   = 0x24
	opI64Const    = 0x42
	opI64LessS    = 0x53
	opI64Sub      = 0x7d
	opI64ShrU     = 0x88
	opI64FromU32  = 0xad
	opBulk        = 0xfc
	opVector      = 0xfd

	typeI32, typeI64, typeNone = 0x7f, 0x7e, 0x40

	kindFunction, kindGlobal = 0, 3
)

// A stream is bytes that are read. It fails where they end too soon.
type stream struct {
	bytes  []byte
	failed bool
}

func (s *stream) take(n int) []byte {
	if n < 0 || n > len(s.bytes) {
		s.failed = true
		s.bytes = nil
		return nil
	}
	taken := s.bytes[:n:n]
	s.bytes = s.bytes[n:]
	return taken
}

func (s *stream) byte() byte {
	if len(s.bytes) == 0 {
		s.failed = true
		return 0
	}
	b := s.bytes[0]
	s.bytes = s.bytes[1:]
	return b
}

// u32 reads an unsigned number of at most 32 bits.
func (s *stream) u32() uint32 {
	n, size := binary.Uvarint(s.bytes)
	if size <= 0 || size > 5 || n > 1<<32-1 {
		s.failed = true
		s.bytes = nil
		return 0
	}
	s.bytes = s.bytes[size:]
	return uint32(n)
}

// skip passes over a number of any kind.
func (s *stream) skip() {
	for range 10 {
		if s.byte() < 0x80 {
			return
		}
	}
	s.failed = true
}

func appendSigned(out []byte, n int64) []byte {
	for {
		b := byte(n & 0x7f)
		n >>= 7
		if n == 0 && b&0x40 == 0 || n == -1 && b&0x40 != 0 {
			return append(out, b)
		}
		out = append(out, b|0x80)
	}
}

// A walker goes through the instructions of a function, copies them, and puts payments
// between them.
type walker struct {
	*stream
	out     []byte
	account uint64 // the global
	length  uint64 // the local for lengths
	blocks  []block
}

// A block is the function, or a block, loop or if in it.
type block struct {
	loop  int // the payment of the innermost loop around it: where its price stands in out
	price *uint64
}

// walk goes from the first instruction to the last.
func (w *walker) walk() error {
	w.enter(true)
	for len(w.blocks) > 0 {
		if len(w.bytes) == 0 {
			return errTruncated
		}
		before := w.bytes
		op := w.byte()
		*w.blocks[len(w.blocks)-1].price++
		switch op {
		case opBlock, opLoop, opIf:
			w.skip()
			w.copied(before)
			w.enter(op == opLoop)
		case opEnd:
			w.copied(before)
			w.leave()
		case opBulk:
			if err := w.bulk(before); err != nil {
				return err
			}
		default:
			if err := w.immediates(op); err != nil {
				return err
			}
			w.copied(before)
		}
		if w.failed {
			return errTruncated
		}
	}
	if len(w.bytes) > 0 {
		return errTruncated
	}
	return nil
}

// copied appends what was read since before.
func (w *walker) copied(before []byte) {
	w.out = append(w.out, before[:len(before)-len(w.bytes)]...)
}

// enter begins a block. A function and a loop begin with a payment, whose price is
// written when it is known.
func (w *walker) enter(pays bool) {
	if !pays {
		outer := w.blocks[len(w.blocks)-1]
		w.blocks = append(w.blocks, block{-1, outer.price})
		return
	}
	w.out = binary.AppendUvarint(append(w.out, opGlobalGet), w.account)
	w.out = append(w.out, opI64Const)
	at := len(w.out)
	w.out = append(w.out, 0, 0, 0, 0, 0)
	w.pay()
	w.blocks = append(w.blocks, block{at, new(uint64)})
}

// pay takes the number on the stack from the account below it, and ends the call if
// that is too much.
func (w *walker) pay() {
	w.out = binary.AppendUvarint(append(w.out, opI64Sub, opGlobalSet), w.account)
	w.out = binary.AppendUvarint(append(w.out, opGlobalGet), w.account)
	w.out = append(w.out, opI64Const, 0, opI64LessS, opIf, typeNone, opUnreachable, opEnd)
}

// leave ends a block.
func (w *walker) leave() {
	last := w.blocks[len(w.blocks)-1]
	w.blocks = w.blocks[:len(w.blocks)-1]
	if last.loop < 0 {
		return
	}
	n := *last.price + 1 // five bytes of seven bits, the last of them positive
	for i := range 5 {
		w.out[last.loop+i] = byte(n>>(7*i))&0x7f | 0x80
	}
	w.out[last.loop+4] &= 0x3f
}

// bulk copies an instruction that begins with 0xfc, most of which work on memory or on
// tables, as long as the number on the stack says.
func (w *walker) bulk(before []byte) error {
	kind := w.u32()
	switch kind {
	case 0, 1, 2, 3, 4, 5, 6, 7: // conversions
	case 8, 10, 12, 14: // memory.init, memory.copy, table.init, table.copy
		w.skip()
		w.skip()
	case 9, 11, 13, 16, 17: // data.drop, memory.fill, elem.drop, table.size, table.fill
		w.skip()
	case 15:
		return fmt.Errorf("it lets a table grow: want none that does")
	default:
		return fmt.Errorf("instruction 0xfc %d: want WebAssembly 2.0", kind)
	}
	switch kind {
	case 8, 10, 11, 12, 14, 17:
		w.out = binary.AppendUvarint(append(w.out, opLocalTee), w.length)
		w.out = binary.AppendUvarint(append(w.out, opGlobalGet), w.account)
		w.out = binary.AppendUvarint(append(w.out, opLocalGet), w.length)
		w.out = append(w.out, opI64FromU32, opI64Const, bulk, opI64ShrU)
		w.pay()
	}
	w.copied(before)
	return nil
}

// immediates passes over what belongs to an instruction.
func (w *walker) immediates(op byte) error {
	switch {
	case op == opGlobalGet || op == opGlobalSet:
		if uint64(w.u32()) >= w.account {
			return errTruncated // nobody pays himself
		}
	case op <= 0x01, op == opElse, op == 0x0f, op == 0x1a, op == 0x1b, op >= 0x45 && op <= 0xc4, op == 0xd1:
	case op == 0x0c, op == 0x0d, op == 0x10, op >= opLocalGet && op <= 0x26, op >= 0x3f && op <= opI64Const, op == 0xd0, op == 0xd2:
		w.skip()
	case op == 0x11, op >= 0x28 && op <= 0x3e:
		w.skip()
		w.skip()
	case op == opBranchTable:
		for range uint64(w.u32()) + 1 {
			if w.skip(); w.failed {
				return errTruncated
			}
		}
	case op == opSelectTyped:
		w.take(int(w.u32()))
	case op == 0x43:
		w.take(4)
	case op == 0x44:
		w.take(8)
	case op == opVector:
		return w.vector()
	default:
		return fmt.Errorf("instruction 0x%02x: want WebAssembly 2.0", op)
	}
	return nil
}

// vector passes over what belongs to an instruction on vectors.
func (w *walker) vector() error {
	switch kind := w.u32(); {
	case kind <= 11, kind == 92, kind == 93: // loads and a store
		w.skip()
		w.skip()
	case kind == 12, kind == 13: // a constant, a shuffle
		w.take(16)
	case kind >= 21 && kind <= 34: // a lane
		w.skip()
	case kind >= 84 && kind <= 91: // a load or a store of a lane
		w.skip()
		w.skip()
		w.skip()
	case kind > 255:
		return fmt.Errorf("instruction 0xfd %d: want WebAssembly 2.0", kind)
	}
	return nil
}
