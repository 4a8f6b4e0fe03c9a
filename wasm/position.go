package wasm

import (
	"encoding/binary"
	"strconv"
	"sync"

	"example.org/grundy"
)

// A Position is a position of a game in a module: a row of whole numbers, as two words.
// Positions of one game are equal exactly when their rows are.
//
// Rows of few and small numbers stand in the words themselves: k numbers, none of them
// negative, with 120/k bits for each and at most 64. Others are kept in a table of the
// game, and the words say where.
type Position struct{ high, low uint64 }

// The low byte of a position says how many numbers stand in it, or that it is in the
// table. The zero Position is the empty row.
const (
	bitsOfRow  = 120
	mostInline = 120
	inTable    = 255
)

// mostNumbers is how long a row may be.
const mostNumbers = 1 << 16

// tableBytes is how much the rows of a game may take that are kept in its table.
const tableBytes = 1 << 30

// widths says how many bits each of k numbers has.
var widths = func() (w [mostInline + 1]uint) {
	for k := 1; k <= mostInline; k++ {
		w[k] = min(64, bitsOfRow/uint(k))
	}
	return w
}()

// pack returns the position of a row that fits the words.
func pack(row []int64) (p Position, ok bool) {
	k := len(row)
	if k > mostInline {
		return p, false
	}
	w, all := widths[k], uint64(0)
	for i := k - 1; i >= 0; i-- {
		n := uint64(row[i])
		all |= n
		p.high, p.low = p.high<<w|p.low>>(64-w), p.low<<w|n
	}
	// A negative number has its highest bit set, which is beyond the widths but for k = 1.
	if all>>63 != 0 || all>>w != 0 {
		return Position{}, false
	}
	p.high, p.low = p.high<<8|p.low>>56, p.low<<8|uint64(k)
	return p, true
}

// packBytes is pack for k numbers as they stand in memory.
func packBytes(row []byte, k uint64) (p Position, ok bool) {
	w, all := widths[k], uint64(0)
	for at := len(row) - 8; at >= 0; at -= 8 {
		n := binary.LittleEndian.Uint64(row[at:])
		all |= n
		p.high, p.low = p.high<<w|p.low>>(64-w), p.low<<w|n
	}
	if all>>63 != 0 || all>>w != 0 {
		return Position{}, false
	}
	return Position{p.high<<8 | p.low>>56, p.low<<8 | k}, true
}

// unpack appends the row of a position that stands in the words.
func (p Position) unpack(row []int64) []int64 {
	k := int(p.low & 255)
	w := widths[k]
	high, low := p.high>>8, p.high<<56|p.low>>8
	mask := uint64(1)<<w - 1 // all ones for 64
	for range k {
		row = append(row, int64(low&mask))
		high, low = high>>w, high<<(64-w)|low>>w
	}
	return row
}

// A table keeps the rows that do not fit a position. It is safe for concurrent use.
type table struct {
	mu    sync.RWMutex
	index map[string]uint64
	rows  [][]int64
	bytes int
}

// position returns the position of a row.
//
// Errors: [grundy.ErrLimit] if the table is full.
func (t *table) position(row []int64) (Position, error) {
	if p, ok := pack(row); ok {
		return p, nil
	}
	key := make([]byte, 0, 8*len(row))
	for _, n := range row {
		key = binary.LittleEndian.AppendUint64(key, uint64(n))
	}
	t.mu.RLock()
	n, known := t.index[string(key)]
	t.mu.RUnlock()
	if known {
		return Position{n, inTable}, nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if n, known = t.index[string(key)]; known {
		return Position{n, inTable}, nil
	}
	const each = 120 // of a row, its key and their places
	if t.bytes += each + 16*len(row); t.bytes > tableBytes {
		return Position{}, &grundy.LimitError{What: "positions of many or large numbers", Limit: strconv.Itoa(tableBytes>>20) + " MiB", Fixed: true}
	}
	if t.index == nil {
		t.index = map[string]uint64{}
	}
	n = uint64(len(t.rows))
	t.index[string(key)] = n
	t.rows = append(t.rows, append([]int64(nil), row...))
	return Position{n, inTable}, nil
}

// row appends the numbers of a position.
func (t *table) row(p Position, row []int64) []int64 {
	if p.low&255 != inTable {
		return p.unpack(row)
	}
	t.mu.RLock()
	defer t.mu.RUnlock()
	return append(row, t.rows[p.high]...)
}

// texts writes the numbers of a position.
func (t *table) texts(p Position) []string {
	row := t.row(p, nil)
	texts := make([]string, len(row))
	for i, n := range row {
		texts[i] = strconv.FormatInt(n, 10)
	}
	return texts
}
