package server

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net"
	"net/http"
	"time"
	"unicode/utf8"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// mark is what some editors begin a text with. JSON has none, and may be read without.
var mark = []byte("\ufeff")

// received reads the whole body of a request before anybody looks at it. What it returns
// is why the body is none; nil is a body of bounded size, in UTF-8, whose objects have
// each field once.
func (s *Server) received(w http.ResponseWriter, r *http.Request) *Problem {
	if coding := r.Header.Get("Content-Encoding"); coding != "" && coding != "identity" {
		return shown(app.Refuse(http.StatusUnsupportedMediaType, fmt.Sprintf("content-encoding %q: want a body as it is", short(coding))))
	}
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err == nil {
		r.Header.Set("Content-Type", kind) // whose letters may be large
	}
	if r.ContentLength > s.limits.Body {
		return s.tooLarge()
	}
	wire := http.NewResponseController(w)
	_ = wire.SetReadDeadline(time.Now().Add(s.arrival)) // what is no connection needs none
	text, err := io.ReadAll(http.MaxBytesReader(w, r.Body, s.limits.Body))
	if err != nil {
		// The deadline stays: package http reads on, for the rest of a body, before it answers.
		w.Header().Set("Connection", "close")
		return s.unread(err)
	}
	_ = wire.SetReadDeadline(time.Time{})
	text = bytes.TrimPrefix(text, mark)
	if at := invalid(text); at > 0 {
		return shown(app.Refuse(http.StatusBadRequest, fmt.Sprintf("body: byte %d is not UTF-8", at)))
	}
	if name, ok := repeated(text); ok {
		return problem(grundy.Mistake(grundy.ErrParameter, "body: the field %q stands twice", short(name)))
	}
	r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(text)), int64(len(text))
	return nil
}

func (s *Server) tooLarge() *Problem {
	return shown(app.Refuse(http.StatusRequestEntityTooLarge, "body: this server allows at most "+grundy.Grouped(uint64(s.limits.Body))+" bytes"))
}

// unread says why a body could not be read to its end.
func (s *Server) unread(err error) *Problem {
	var large *http.MaxBytesError
	var wire net.Error
	switch {
	case errors.As(err, &large):
		return s.tooLarge()
	case errors.As(err, &wire) && wire.Timeout():
		return shown(app.Refuse(http.StatusRequestTimeout, fmt.Sprintf("body: it did not arrive within %v", s.arrival)))
	}
	return shown(app.Refuse(http.StatusBadRequest, "body: it ends too early, or is not as its headers say"))
}

// invalid returns the place, from 1, of the first byte of a text that is not UTF-8; 0 if
// there is none.
func invalid(text []byte) int {
	for at := 0; at < len(text); {
		letter, size := utf8.DecodeRune(text[at:])
		if letter == utf8.RuneError && size == 1 {
			return at + 1
		}
		at += size
	}
	return 0
}

// repeated returns a field that stands twice in an object of a text of JSON: one of the
// two would be ignored, and nobody would know which. What is no JSON, others say.
func repeated(text []byte) (name string, ok bool) {
	type level struct {
		seen  map[string]bool // nil in an array
		value bool            // a value comes next, not a name
	}
	var levels []level
	tokens := json.NewDecoder(bytes.NewReader(text))
	tokens.UseNumber()
	for {
		token, err := tokens.Token()
		if err != nil {
			return "", false
		}
		top := len(levels) - 1
		if token == json.Delim('}') || token == json.Delim(']') {
			levels = levels[:top]
			continue
		}
		if top >= 0 && levels[top].seen != nil {
			if !levels[top].value {
				name := token.(string) // a name of a field is one
				if levels[top].seen[name] {
					return name, true
				}
				levels[top].seen[name], levels[top].value = true, true
				continue
			}
			levels[top].value = false
		}
		switch token {
		case json.Delim('{'):
			levels = append(levels, level{seen: map[string]bool{}})
		case json.Delim('['):
			levels = append(levels, level{})
		}
	}
}
