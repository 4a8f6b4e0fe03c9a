package server

import (
	"fmt"
	"io"
	"net"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

// A body may begin with a byte order mark, as some editors write it; zero is a number
// that somebody may mean.
func TestBodies(t *testing.T) {
	h := serving(t, nil).Handler()
	for _, c := range [][3]string{
		{"analyse", "\ufeff" + `{"expression":"nim(3)","ask":["outcome"],"explain":"none"}`, `"outcome":"N"`},
		{"sequence", `{"code":"0.137","to":0}`, `"values":[0]}`},
		{"sequence", `{"code":"0.137"}`, `,"from":0,`},
		{"analyse", `{"expression":"nim(3)","limits":{"memory":500000},"explain":"none"}`, `"outcome":"N"`},
		{"analyse", `{"expressions":["nim(1)","nim(1)"],"ask":["outcome","outcome"]}`, `"outcome":"N"`},
	} {
		if w := ask(h, "POST", "/v1/"+c[0], c[1]); w.Code != 200 || !strings.Contains(w.Body.String(), c[2]) {
			t.Errorf("%s %s: %d %.300s", c[0], c[1], w.Code, w.Body)
		}
	}
}

// A field stands twice only if it does so in one object.
func TestRepeated(t *testing.T) {
	for text, want := range map[string]string{
		`{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}`: "",
		`{"a":1,"b":"a","c":["a","a"]}`:             "",
		`{"a":[{"x":1,"y":[],"x":2}]}`:              "x",
		`{"a":{},"a":{}}`:                           "a",
		`{"a":[],"b":[[]],"a":[]}`:                  "a",
		`{"a":1,"\u0061":2}`:                        "a",
		`{"a":1,"a"`:                                "a",
		`{"":1,"":2}`:                               "",
		`]`:                                         "",
		`}`:                                         "",
		`{"a"}`:                                     "",
	} {
		if name, ok := repeated([]byte(text)); name != want || ok != (want != "" || text == `{"":1,"":2}`) {
			t.Errorf("%s: %q %v, want %q", text, name, ok, want)
		}
	}
}

// What arrives by the wire and is no body is a mistake of the client, and not of ours.
func TestBrokenBodies(t *testing.T) {
	s := listening(t, nil)
	for _, c := range []struct {
		header, body, want string
	}{
		{"Transfer-Encoding: chunked", "5\r\n{\"exp\r\nzz\r\n", "400 Bad Request"},
		{"Content-Length: 100", "{", "400 Bad Request"},
		{"Content-Length: 999999999", "{", "413 Request Entity Too Large"},
		{"Transfer-Encoding: chunked", fmt.Sprintf("%x\r\n%s\r\n0\r\n\r\n", 300_000, strings.Repeat(" ", 300_000)), "413 Request Entity Too Large"},
	} {
		wire, err := net.Dial("tcp", strings.TrimPrefix(s.url, "http://"))
		if err != nil {
			t.Fatal(err)
		}
		go func() { // the answer may come before all is sent
			fmt.Fprintf(wire, "POST /v1/analyse HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n%s\r\n\r\n%s", c.header, c.body)
			_ = wire.(*net.TCPConn).CloseWrite()
		}()
		text, _ := io.ReadAll(wire) // the end of the connection may be a reset
		if !strings.HasPrefix(string(text), "HTTP/1.1 "+c.want) || !strings.Contains(string(text), `"message":"body: `) {
			t.Errorf("%s %.20s: %s", c.header, c.body, text)
		}
		wire.Close()
	}
}

// A body that does not arrive is answered when its time is over, whether or not the rest
// ever comes, and the connection ends.
func TestLateBodies(t *testing.T) {
	s := serving(t, nil)
	s.arrival = 50 * time.Millisecond
	h := httptest.NewServer(s.Handler())
	defer h.Close()
	for _, header := range []string{"Content-Length: 50", "Transfer-Encoding: chunked"} {
		wire, err := net.Dial("tcp", h.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(wire, "POST /v1/analyse HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n%s\r\n\r\n", header)
		text, err := io.ReadAll(wire)
		if err != nil || !strings.HasPrefix(string(text), "HTTP/1.1 408 ") || !strings.Contains(string(text), `"kind":"late"`) {
			t.Errorf("%s: %v %s", header, err, text)
		}
		wire.Close()
	}
}

// The type of a body is read as RFC 9110 has it: in any letters, with parameters.
func TestContentType(t *testing.T) {
	h := serving(t, nil).Handler()
	for kind, status := range map[string]int{"application/json": 200, "Application/JSON": 200, "application/json ; charset=UTF-8": 200, "": 200, "text/json": 415, "application/cbor": 415, "garbage;;;": 415, "application/x-www-form-urlencoded": 415} {
		r := httptest.NewRequest("POST", "/v1/analyse", strings.NewReader(`{"expression":"nim(1)"}`))
		r.Header.Set("Content-Type", kind)
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		sound(t, w)
		if w.Code != status {
			t.Errorf("%q: %d, want %d: %s", kind, w.Code, status, w.Body)
		}
	}
}
