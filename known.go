package grundy

import (
	"encoding/json"
	"fmt"
)

// A Known is a value that may not be known. The zero Known is not.
type Known[T any] struct {
	value T
	ok    bool
}

// Know returns a Known that holds v.
func Know[T any](v T) Known[T] { return Known[T]{v, true} }

// Get returns the value; ok is false if it is not known.
func (k Known[T]) Get() (v T, ok bool) { return k.value, k.ok }

// IsZero reports whether the value is not known, so that omitzero drops it.
func (k Known[T]) IsZero() bool { return !k.ok }

// String returns the value as fmt prints it, or "not known".
func (k Known[T]) String() string {
	if !k.ok {
		return "not known"
	}
	return fmt.Sprint(k.value)
}

// MarshalJSON writes the value, or null if it is not known.
func (k Known[T]) MarshalJSON() ([]byte, error) {
	if !k.ok {
		return []byte("null"), nil
	}
	return json.Marshal(k.value)
}
