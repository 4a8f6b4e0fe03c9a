package proof

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode/utf8"
)

// A fields is a JSON object that is read strictly: each name once, in its exact
// letters, and no name that is not known. What one checker overlooks another might read.
type fields struct {
	place  string // of the object; "" for the whole
	values map[string]json.RawMessage
	err    error // the first trouble
}

// object reads an object whose names are among known; of no known names, any.
func object(place string, raw []byte, known ...string) *fields {
	f := &fields{place: place, values: map[string]json.RawMessage{}}
	in := json.NewDecoder(bytes.NewReader(raw))
	if start, err := in.Token(); err != nil || start != json.Delim('{') {
		f.fail("", "want an object in braces")
		return f
	}
	for in.More() {
		token, err := in.Token()
		name, isName := token.(string)
		var value json.RawMessage
		if err == nil {
			err = in.Decode(&value)
		}
		_, twice := f.values[name]
		switch {
		case err != nil || !isName:
			f.fail("", "want names and values")
			return f
		case twice:
			f.fail(name, "is there twice")
		case len(known) > 0 && !slices.Contains(known, name):
			f.fail(brief(name), "is not known: want %s", strings.Join(known, ", "))
		}
		f.values[name] = value
	}
	return f
}

// fail notes the first trouble.
func (f *fields) fail(name, format string, args ...any) {
	if f.err == nil {
		f.err = malformed(f.at(name), format, args...)
	}
}

// at is the place of a field.
func (f *fields) at(name string) string {
	place := strings.Trim(f.place+"."+name, ".")
	if place == "" {
		return "the whole"
	}
	return place
}

// raw returns a field as it stands; nil if it is not there.
func (f *fields) raw(name string, needed bool) json.RawMessage {
	value, ok := f.values[name]
	if !ok && needed {
		f.fail(name, "want it; it is not there")
	}
	return value
}

// into decodes a field that is needed.
func (f *fields) into(name string, target any, want string) {
	raw := f.raw(name, true)
	if raw == nil {
		return
	}
	if string(raw) == "null" || json.Unmarshal(raw, target) != nil {
		f.fail(name, "want %s; got %s", want, brief(string(raw)))
	}
}

func (f *fields) text(name string) (text string) {
	f.into(name, &text, "a text")
	return text
}

// number reads a whole number from 0 to most.
func (f *fields) number(name string, most int) (n int) {
	n = -1
	f.into(name, &n, "a whole number")
	if f.err == nil && (n < 0 || n > most) {
		f.fail(name, "want a whole number from 0 to %d; got %d", most, n)
	}
	return n
}

// list reads the elements of a list of at most most.
func (f *fields) list(name string, most int) (raws []json.RawMessage) {
	raw := f.raw(name, true)
	if raw == nil {
		return nil
	}
	in := json.NewDecoder(bytes.NewReader(raw))
	if start, err := in.Token(); err != nil || start != json.Delim('[') {
		f.fail(name, "want a list; got %s", brief(string(raw)))
		return nil
	}
	for in.More() {
		var element json.RawMessage
		if err := in.Decode(&element); err != nil || len(raws) == most {
			f.fail(name, "want a list of at most %d", most)
			return nil
		}
		raws = append(raws, element)
	}
	return raws
}

// integers reads a list of at most most whole numbers; their order is for the caller
// to judge.
func (f *fields) integers(name string, most int) (list []int) {
	for i, raw := range f.list(name, most) {
		n := 0
		if string(raw) == "null" || json.Unmarshal(raw, &n) != nil {
			f.fail(fmt.Sprintf("%s[%d]", name, i), "want a whole number; got %s", brief(string(raw)))
		}
		list = append(list, n)
	}
	return list
}

// adopt notes the trouble of a part, if there was none before.
func (f *fields) adopt(err error) {
	if f.err == nil {
		f.err = err
	}
}

// anything is any JSON value, which is not kept.
type anything struct{}

func (*anything) UnmarshalJSON([]byte) error { return nil }

// one checks that data is one JSON value in UTF-8 and nothing else.
func one(data []byte) error {
	if !utf8.Valid(data) {
		return malformed("the whole", "want text in UTF-8")
	}
	err := json.Unmarshal(data, &anything{})
	var syntax *json.SyntaxError
	switch {
	case errors.As(err, &syntax):
		at := min(int(syntax.Offset), len(data))
		return malformed(fmt.Sprintf("line %d", 1+bytes.Count(data[:at], []byte("\n"))), "want JSON; %s", syntax.Error())
	case err != nil:
		return malformed("the whole", "want JSON")
	}
	return nil
}

// brief is a text as an error has room for it.
func brief(text string) string {
	if letters := []rune(text[:min(len(text), 200)]); len(letters) > 40 {
		return string(letters[:39]) + "…"
	}
	return text
}

// mostInt bounds numbers that have no other bound.
const mostInt = math.MaxInt32
