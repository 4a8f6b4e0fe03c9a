package script

import (
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"unicode/utf8"

	"go.starlark.net/starlark"
)

// A Position is a position of a game that a file describes. Positions of one game
// are equal exactly when their values are.
type Position struct{ node *node }

// A node is a value that is kept once.
type node struct {
	home    *rules
	value   starlark.Value
	bytes   int                        // that it takes, an estimate from above
	options atomic.Pointer[[]Position] // as soon as they are known
}

// Bytes is the memory that the position refers to.
func (p Position) Bytes() int {
	if p.node == nil {
		return 0
	}
	return p.node.bytes
}

// String writes the position as an expression.
func (p Position) String() string {
	if p.node == nil {
		return "no position"
	}
	return p.node.home.family.name + "(" + strings.Join(p.node.home.format(p), ",") + ")"
}

// A store keeps values once. It is safe for concurrent use.
type store struct {
	mu    sync.RWMutex
	nodes map[string]*node // by the encoding of the value
}

// The bounds of a position: the bytes of its encoding, and how deep tuples nest.
const (
	mostBytes = 1 << 20
	mostDeep  = 100
)

// nodeBytes is what a node takes beside its value, with its place in the store.
const nodeBytes = 160

// buffers are for encodings, most of which are found in a store and forgotten.
var buffers = sync.Pool{New: func() any { b := make([]byte, 0, 256); return &b }}

// intern returns the position of a value. Errors say what is wrong with the value.
func (r *rules) intern(v starlark.Value) (Position, error) {
	buffer := buffers.Get().(*[]byte)
	defer buffers.Put(buffer)
	code, err := encode((*buffer)[:0], v, mostDeep)
	*buffer = code[:0]
	if err != nil {
		return Position{}, err
	}
	s := &r.store
	s.mu.RLock()
	n := s.nodes[string(code)]
	s.mu.RUnlock()
	if n != nil {
		return Position{n}, nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	key := string(code)
	if n = s.nodes[key]; n == nil {
		v.Freeze()
		n = &node{home: r, value: v, bytes: nodeBytes + 4*len(key)}
		s.nodes[key] = n
	}
	return Position{n}, nil
}

// The kinds of values in an encoding.
const (
	tagSmall = iota
	tagLarge
	tagText
	tagTrue
	tagFalse
	tagNone
	tagTuple
)

// encode appends the encoding of a value; different values have different ones.
func encode(code []byte, v starlark.Value, deep int) ([]byte, error) {
	if len(code) > mostBytes {
		return code, fmt.Errorf("want a position of at most %d bytes", mostBytes)
	}
	switch v := v.(type) {
	case starlark.Int:
		if n, ok := v.Int64(); ok {
			return binary.AppendVarint(append(code, tagSmall), n), nil
		}
		text := v.BigInt().Append(nil, 62)
		code = binary.AppendUvarint(append(code, tagLarge), uint64(len(text)))
		return append(code, text...), nil
	case starlark.String:
		if err := writable(string(v)); err != nil {
			return code, err
		}
		code = binary.AppendUvarint(append(code, tagText), uint64(len(v)))
		return append(code, v...), nil
	case starlark.Bool:
		if v {
			return append(code, tagTrue), nil
		}
		return append(code, tagFalse), nil
	case starlark.NoneType:
		return append(code, tagNone), nil
	case starlark.Tuple:
		if deep == 0 {
			return code, fmt.Errorf("want tuples at most %d deep in a position", mostDeep)
		}
		code = binary.AppendUvarint(append(code, tagTuple), uint64(len(v)))
		var err error
		for _, member := range v {
			if code, err = encode(code, member, deep-1); err != nil {
				return code, err
			}
		}
		return code, nil
	case *starlark.List:
		return code, errors.New("a list cannot be part of a position: want a tuple, as tuple(x) makes of it")
	}
	return code, fmt.Errorf("a value of type %s cannot be part of a position: want whole numbers, texts, True, False, None and tuples of them", v.Type())
}

// writable returns what keeps a text from being written in an expression.
func writable(text string) error {
	if len(text) > mostBytes {
		return fmt.Errorf("want a text of at most %d bytes in a position", mostBytes)
	}
	if !utf8.ValidString(text) || strings.ContainsAny(text, "\n\x00") {
		return errors.New("want texts of one line, in UTF-8, in a position")
	}
	return nil
}
