package app

import (
	"math"
	"strconv"
	"strings"
	"sync/atomic"

	"example.org/grundy"
	"example.org/grundy/solve"
)

// Progress is how far the work on a request has come.
type Progress = solve.Progress

// An Account shows how far the work on a request has come, to whoever watches
// from another goroutine. The zero Account is ready for one request at a time.
type Account struct{ ledger atomic.Pointer[solve.Ledger] }

// Progress returns how far the work has come; nothing before it begins.
func (a *Account) Progress() Progress {
	if l := a.ledger.Load(); l != nil {
		return l.Progress()
	}
	return Progress{}
}

// units are those of memory, the longer names first.
var units = []struct {
	name  string
	bytes uint64
}{
	{"KiB", 1 << 10}, {"MiB", 1 << 20}, {"GiB", 1 << 30}, {"TiB", 1 << 40},
	{"KB", 1e3}, {"MB", 1e6}, {"GB", 1e9}, {"TB", 1e12}, {"B", 1}, {"", 1},
}

// ParseBytes reads an amount of memory: a whole number of bytes, or of a unit as
// in 64MB or 1GiB. "" is 0.
//
// Errors: [grundy.ErrParameter].
func ParseBytes(text string) (uint64, error) {
	if text == "" {
		return 0, nil
	}
	wrong := grundy.Mistake(grundy.ErrParameter, "memory %q: want a whole number of bytes, or of a unit, above zero", brief(text)).WithHint("as in 500000000, 64MB or 1GiB")
	for _, u := range units {
		if len(text) < len(u.name) || !strings.EqualFold(text[len(text)-len(u.name):], u.name) {
			continue
		}
		n, err := strconv.ParseUint(strings.TrimSpace(text[:len(text)-len(u.name)]), 10, 64)
		if err != nil || n == 0 || n > math.MaxInt64/u.bytes {
			return 0, wrong
		}
		return n * u.bytes, nil
	}
	return 0, wrong
}
