package script

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/big"
	"strings"
	"unicode/utf8"

	"go.starlark.net/starlark"
)

// The bounds of a position: the bytes of its encoding, and how deep tuples nest.
const (
	mostBytes = 1 << 20
	mostDeep  = 100
)

// An encoding begins with a byte that says what follows. Small numbers, and the lengths
// of short tuples, are in that byte.
const (
	tagNumbers = 0   // and up to 191: that number
	tagTuples  = 192 // and up to 239: a tuple of so many members
	tagInt     = 240 // a number of one word
	tagLarge   = 241
	tagText    = 242
	tagTrue    = 243
	tagFalse   = 244
	tagNone    = 245
	tagTuple   = 246 // and its length
)

// base is of the digits of large numbers.
const base = 62

// encode appends the encoding of a value; different values have different ones, and no
// encoding begins another. The whole may be most bytes long.
func encode(code []byte, v starlark.Value, most, deep int) ([]byte, error) {
	if len(code) > most {
		return code, fmt.Errorf("want a position of at most %d bytes", mostBytes)
	}
	switch v := v.(type) {
	case starlark.Int:
		if n, ok := v.Int64(); ok {
			return encodeInt(code, n), nil
		}
		text := v.BigInt().Append(nil, base)
		code = binary.AppendUvarint(append(code, tagLarge), uint64(len(text)))
		return append(code, text...), nil
	case starlark.Tuple:
		if deep == 0 {
			return code, fmt.Errorf("want tuples at most %d deep in a position", mostDeep)
		}
		if len(v) < tagInt-tagTuples {
			code = append(code, tagTuples+byte(len(v)))
		} else {
			code = binary.AppendUvarint(append(code, tagTuple), uint64(len(v)))
		}
		var err error
		for _, member := range v {
			if n, ok := member.(starlark.Int); ok { // as below, without a call
				if n, ok := n.Int64(); ok {
					code = encodeInt(code, n)
					continue
				}
			}
			if code, err = encode(code, member, most, deep-1); err != nil {
				return code, err
			}
		}
		return code, nil
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
	case *starlark.List:
		return code, errors.New("a list cannot be part of a position: want a tuple, as tuple(x) makes of it")
	}
	return code, fmt.Errorf("a value of type %s cannot be part of a position: want whole numbers, texts, True, False, None and tuples of them", v.Type())
}

// encodeInt appends the encoding of a number of one word.
func encodeInt(code []byte, n int64) []byte {
	if uint64(n) < tagTuples-tagNumbers {
		return append(code, tagNumbers+byte(n))
	}
	return binary.AppendVarint(append(code, tagInt), n)
}

// writable returns what keeps a text from being written in an expression.
func writable(text string) error {
	if len(text) > mostBytes {
		return fmt.Errorf("want a text of at most %d bytes in a position", mostBytes)
	}
	if !utf8.ValidString(text) || strings.IndexByte(text, '\n') >= 0 || strings.IndexByte(text, 0) >= 0 {
		return errors.New("want texts of one line, in UTF-8, in a position")
	}
	return nil
}

// decode makes the value of an encoding.
func decode(code []byte) starlark.Value {
	v, _ := decodeFirst(code)
	return v
}

// decodeFirst makes the first value of several encodings, and returns the others.
func decodeFirst(code []byte) (v starlark.Value, rest []byte) {
	tag, code := code[0], code[1:]
	switch {
	case tag < tagTuples:
		return starlark.MakeInt(int(tag - tagNumbers)), code
	case tag < tagInt:
		return decodeTuple(code, int(tag-tagTuples))
	}
	switch tag {
	case tagInt:
		n, k := binary.Varint(code)
		return starlark.MakeInt64(n), code[k:]
	case tagTrue:
		return starlark.True, code
	case tagFalse:
		return starlark.False, code
	case tagNone:
		return starlark.None, code
	}
	n, k := binary.Uvarint(code)
	code = code[k:]
	if tag == tagTuple {
		return decodeTuple(code, int(n))
	}
	text := string(code[:n])
	if tag == tagText {
		return starlark.String(text), code[n:]
	}
	x, _ := new(big.Int).SetString(text, base)
	return starlark.MakeBigInt(x), code[n:]
}

func decodeTuple(code []byte, n int) (starlark.Value, []byte) {
	t := make(starlark.Tuple, n)
	for i := range t {
		t[i], code = decodeFirst(code)
	}
	return t, code
}
