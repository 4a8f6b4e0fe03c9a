package server

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

// A trouble is a request that is refused.
type trouble struct {
	path, body string
	status     int
	kind       string
	says       string // part of the message
}

// loops is a file of rules that never ends, and lies is one whose claim is false.
const (
	loops   = `name = \"loops\"\ndef options(n):\n    while True:\n        pass\n`
	grows   = `name = \"grows\"\ndef options(n):\n    x = [1]\n    while True:\n        x = x + x\n`
	circles = `name = \"circles\"\ndef options(n):\n    return [(n + 1) % 3]\n`
	fails   = `name = \"fails\"\ndef options(n):\n    return [n // 0] if n > 0 else []\n`
	unclear = `name = \"unclear\"\ndef options(n)\n`
	slow    = `name = \"steady\"\ndef options(n):\n    x = 0\n    for i in range(100000):\n        x += i\n    return [n - 1, n - 2] if n > 1 else []\n`
)

var troubles = []trouble{
	{"analyse", `{"expression":"nim(3"}`, 400, "syntax", "nim(3: at 6: want"},
	{"analyse", `{"expression":""}`, 422, "parameter", `want "expression" or "expressions"`},
	{"analyse", `{"expression":"nim(1)","expressions":["nim(1)"]}`, 422, "parameter", "not both"},
	{"analyse", `{"expression":"euclid(25,x)"}`, 422, "position", "want a whole number"},
	{"analyse", `{"expression":"bash(3,max=x)"}`, 422, "parameter", "max"},
	{"analyse", `{"expression":"kayels(3)"}`, 404, "unknown", "kayels"},
	{"analyse", `{"expression":"nim(3)","play":"upside"}`, 422, "parameter", "upside"},
	{"analyse", `{"expression":"nim(3)","ask":["luck"]}`, 422, "parameter", "luck"},
	{"analyse", `{"expression":"nim(3)","avoid":["work"]}`, 422, "parameter", "work"},
	{"analyse", `{"expression":"nim(3)","explain":"twice"}`, 422, "parameter", "twice"},
	{"analyse", `{"expression":"nim(3)","lang":"la"}`, 422, "parameter", "la"},
	{"analyse", `{"expression":"nim(3)","moves":-1}`, 422, "parameter", "moves: want a number from 0; got -1"},
	{"analyse", `{"expression":"nim(3)","colour":"red"}`, 422, "parameter", "colour: no such field"},
	{"analyse", `{"expression":"nim(3)","limits":{"time_ms":99999999}}`, 422, "limit", "this server allows at most 10000"},
	{"analyse", `{"expression":"nim(3)","limits":{"positions":99999999}}`, 422, "limit", "this server allows at most 1000000"},
	{"analyse", `{"expression":"nim(3)","limits":{"memory":9999999999}}`, 422, "limit", "this server allows at most"},
	{"analyse", `{"expression":"nim(@/etc/passwd)"}`, 422, "file", "names no files"},
	{"analyse", `{"expression":"bash(3,max=@x)"}`, 422, "file", "names no files"},
	{"analyse", `{"expression":"every(nim(1),nim(@x))"}`, 422, "file", "names no files"},
	{"analyse", `{"expression":"nim(1","colour":1}`, 422, "parameter", "colour"},
	{"analyse", `{"expression":"nim(3,4)+wythoff(50,90)","play":"misere","limits":{"positions":100}}`, 422, "limit", "100 positions"},
	{"analyse", `{"expression":"wythoff(3,4)","play":"misere","avoid":["theorem","parts","table","search"]}`, 422, "not-known", "no method is left"},
	{"analyse", `{"expression":"circles(1)","rules":"` + circles + `"}`, 422, "loopy", "play can repeat a position"},
	{"analyse", `{"expression":"fails(1)","rules":"` + fails + `"}`, 422, "rules", "division by zero"},
	{"analyse", `{"expression":"unclear(1)","rules":"` + unclear + `"}`, 422, "rules", "rules.star:3:1: got newline"},
	{"analyse", `{"expression":"loops(1)","rules":"` + loops + `"}`, 422, "limit", "steps of the interpreter"},
	{"analyse", `{"expression":"grows(1)","rules":"` + grows + `"}`, 422, "", ""},
	{"analyse", `{"expression":"steady(100000)","rules":"` + slow + `","limits":{"time_ms":200}}`, 504, "limit", "time"},
	{"analyse", `{"expression":"x","rules":"` + strings.Repeat("#", 200_000) + `"}`, 422, "rules", "200000 bytes"},
	{"analyse", `{"expression":"x","rules":"\u0000asm\u0001\u0000\u0000\u0000"}`, 422, "rules", "want text in Starlark"},
	{"analyse", `{"expression":`, 400, "syntax", "unexpected end of JSON input"},
	{"analyse", ``, 400, "syntax", "body: it is empty: want an object of JSON"},
	{"analyse", `[]`, 422, "parameter", "body: want an object"},
	{"analyse", `"` + strings.Repeat("x", 300_000) + `"`, 413, "large", "at most 262,144 bytes"},
	{"analyse", `{"Expression":"nim(1)"}`, 422, "parameter", "Expression: no such field"},
	{"analyse", `{"expression":"nim(1)","expression":"nim(2)"}`, 422, "parameter", `the field "expression" stands twice`},
	{"analyse", `{"expression":"nim(1)","limits":{"memory":5,"memory":6}}`, 422, "parameter", `the field "memory" stands twice`},
	{"analyse", "{\"expression\":\"nim(1)\xff\"}", 400, "syntax", "byte 22 is not UTF-8"},
	{"analyse", `{"expression":"nim(1)","moves":99999999999999999999}`, 422, "parameter", "moves: 99999999999999999999: want a whole number"},
	{"analyse", `{"expression":"nim(1)","limits":{"time_ms":1e5}}`, 422, "parameter", "time_ms: 1e5: want a whole number"},
	{"analyse", `{"expression":"nim(1)","moves":1e400}`, 400, "syntax", "body: 1e400: want"},
	{"analyse", `{"expression":` + strings.Repeat("[", 100_000), 400, "syntax", "max depth"},
	{"analyse", `{"expression":"nim(1)"} {}`, 400, "syntax", "after top-level value"},
	{"analyse", `{"expression":"every(1)"`, 400, "syntax", "unexpected end"},
	{"analyse", `{"expression":3}`, 422, "parameter", "expression: want text; got 3"},
	{"analyse", `{"expressions":[null]}`, 422, "parameter", "expressions[0]: want text"},
	{"analyse", `{"expression":"nim(3)","moves":1.5}`, 422, "parameter", "moves: want a whole number; got 1.5"},
	{"options", `{"expression":"nim(3)","most":0}`, 422, "parameter", "most"},
	{"play", `{}`, 422, "parameter", "body: want the field expression"},
	{"play", `{"expression":"nim(3)","hints":"yes","blunder":2}`, 422, "parameter", "want a number up to 1; got 2 (and 1 more)"},
	{"play", `{"expression":"nim(@x)"}`, 422, "file", "names no files"},
	{"play", `{"expression":"nim(3)","move":"9"}`, 422, "position", "the last one has the number 3"},
	{"play", `{"expression":"nim(3)","turn":"me"}`, 422, "parameter", "want you or opponent"},
	{"play", `{"expression":"nim(3)","opponent":"oracle"}`, 422, "parameter", "oracle"},
	{"play", `{"expression":"nim(3)","play":"upside"}`, 422, "parameter", "upside"},
	{"play", `{"expression":"nim(` + strings.Repeat("7", 15_000) + `)","move":"` + strings.Repeat("7", 15_000) + `"}`, 422, "limit", "digits"},
	{"options", `{"expression":"nim("}`, 400, "syntax", ""},
	{"options", `{"expression":"nim(9)","most":-1}`, 422, "parameter", "most"},
	{"options", `{}`, 422, "parameter", "expression"},
	{"table", `{"expression":"wythoff","ranges":["0..9"]}`, 422, "position", "two heaps"},
	{"table", `{"expression":"wythoff","ranges":["9..0","0..9"]}`, 422, "parameter", "9..0"},
	{"table", `{"expression":"wythoff","ranges":[]}`, 422, "parameter", "ranges"},
	{"table", `{"expression":"wythoff","ranges":["0..1999","0..1999"]}`, 422, "limit", "4,000,000 positions: want at most 1,048,576"},
	{"table", `{"expression":"nim","ranges":["0..9"],"format":"xml"}`, 422, "parameter", "want json or csv"},
	{"table", `{"expression":"nim","ranges":["0..9"],"what":["luck"]}`, 422, "parameter", "luck"},
	{"picture", `{"expression":"nim","ranges":["0..9"],"format":"gif"}`, 422, "parameter", "want svg or png"},
	{"picture", `{"expression":"nim","ranges":["0..9"],"format":"json"}`, 422, "parameter", "want svg or png"},
	{"picture", `{"expression":"nim","ranges":["0..9"],"kind":"cake"}`, 422, "parameter", "cake"},
	{"sequence", `{"code":"0.1x"}`, 422, "parameter", "0.1x: at 4"},
	{"sequence", `{"code":"0.137","to":99999999}`, 422, "limit", "this server allows at most 1000000"},
	{"sequence", `{"code":"0.137","from":9,"to":3}`, 422, "parameter", "heaps 9 to 3"},
	{"sequence", `{"code":"0.137","engine":"steam"}`, 422, "parameter", "steam"},
	{"sequence", `{"code":"0.137","format":"wav"}`, 422, "parameter", "want json, csv, bin, svg or png"},
	{"sequence", `{"code":""}`, 422, "parameter", "code"},
	{"period", `{"code":"9.9.9"}`, 422, "parameter", "9.9.9"},
	{"period", `{"code":"4!.0","to":1000000,"limits":{"time_ms":20}}`, 504, "limit", "time"},
	{"check", `{}`, 422, "parameter", `want "names" or "rules"`},
	{"check", `{"names":["every"]}`, 404, "unknown", "every"},
	{"check", `{"names":["kayels"]}`, 404, "unknown", "kayels"},
	{"check", `{"names":["nim"],"samples":100000}`, 422, "parameter", "samples"},
	{"check", `{"names":["nim"],"samples":1000,"to":500,"limits":{"time_ms":20}}`, 504, "limit", "time"},
}

// Every request that is refused has the status and the kind of the one table.
func TestErrors(t *testing.T) {
	h := serving(t, nil).Handler()
	for _, c := range troubles {
		t.Run(c.path+" "+short(c.body), func(t *testing.T) {
			w := ask(h, "POST", "/v1/"+c.path, c.body)
			sound(t, w)
			var p Problem
			if err := json.Unmarshal(w.Body.Bytes(), &p); err != nil {
				t.Fatal(err, w.Body)
			}
			if w.Code != c.status || c.kind != "" && p.Kind != c.kind || !strings.Contains(p.Message, c.says) {
				t.Errorf("%d %+v: want %d %s %s", w.Code, p, c.status, c.kind, c.says)
			}
		})
	}
}

// What is refused for a limit says how to raise it only where that can be done.
func TestLimitHints(t *testing.T) {
	h := serving(t, func(c *Config) { c.Limits.Time = 200 * time.Millisecond }).Handler()
	for limits, want := range map[string]string{`{"time_ms":100}`: "limits.time_ms allows more time", `{"time_ms":200}`: "this server allows no more", `{}`: "this server allows no more"} {
		w := ask(h, "POST", "/v1/analyse", `{"expression":"steady(100000)","rules":"`+slow+`","limits":`+limits+`}`)
		if w.Code != http.StatusGatewayTimeout || !strings.Contains(w.Body.String(), want) {
			t.Errorf("%s: %s", limits, w.Body)
		}
	}
}

// A hint about a flag of the command speaks of the field of a request.
func TestRangeHint(t *testing.T) {
	w := ask(serving(t, nil).Handler(), "POST", "/v1/table", `{"expression":"wythoff","ranges":["0..9"]}`)
	var p Problem
	if err := json.Unmarshal(w.Body.Bytes(), &p); err != nil || p.Hint != `ranges wants a range for each number of a position, as in "ranges":["0..10"] or "ranges":["0..10","0..10"]` {
		t.Errorf("%v %q", err, p.Hint)
	}
}

// sound requires the form of an answer: a problem says its status and a kind that the
// document lists, and no answer is a mistake of ours.
func sound(t testing.TB, w *httptest.ResponseRecorder) {
	t.Helper()
	if w.Code == http.StatusOK {
		return
	}
	var p Problem
	if err := json.Unmarshal(w.Body.Bytes(), &p); err != nil {
		t.Fatalf("%v: %s", err, w.Body)
	}
	kinds := map[string]bool{}
	for _, k := range strings.Split("busy,canceled,file,forbidden,large,late,law,limit,loopy,media,method,not-known,parameter,position,rules,syntax,unknown", ",") {
		kinds[k] = true
	}
	if w.Header().Get("Content-Type") != "application/problem+json" || p.Status != w.Code || !kinds[p.Kind] || p.Message == "" || p.Title == "" {
		t.Errorf("%d %s %+v", w.Code, w.Header().Get("Content-Type"), p)
	}
	for _, flag := range []string{"--", "grundy solve", "grundy games"} {
		if strings.Contains(p.Hint, flag) {
			t.Errorf("the hint speaks of the command: %s", p.Hint)
		}
	}
}

// What is no request of ours is refused too.
func TestRefusals(t *testing.T) {
	h := serving(t, nil).Handler()
	for _, c := range []struct {
		method, path, kind string
		header             [2]string
		status             int
	}{
		{"GET", "/v1/analyse", "method", [2]string{}, 405},
		{"DELETE", "/v1/families", "method", [2]string{}, 405},
		{"HEAD", "/v1/analyse", "method", [2]string{}, 405},
		{"OPTIONS", "/v1/analyse", "method", [2]string{}, 405},
		{"POST", "/", "method", [2]string{}, 405},
		{"POST", "/healthz", "method", [2]string{}, 405},
		{"POST", "/metrics", "method", [2]string{}, 405},
		{"GET", "/v1/nothing", "unknown", [2]string{}, 404},
		{"GET", "/nothing", "unknown", [2]string{}, 404},
		{"GET", "/../../etc/passwd", "", [2]string{}, 307},
		{"GET", "/v1/families/unheard", "unknown", [2]string{}, 404},
		{"POST", "/v1/analyse", "media", [2]string{"Content-Type", "text/plain"}, 415},
		{"POST", "/v1/analyse", "media", [2]string{"Content-Encoding", "gzip"}, 415},
		{"POST", "/v1/analyse", "forbidden", [2]string{"Sec-Fetch-Site", "cross-site"}, 403},
	} {
		r := httptest.NewRequest(c.method, "http://example.org/", strings.NewReader(`{"expression":"nim(1)"}`))
		r.URL.Path = c.path
		r.Header.Set("Content-Type", "application/json")
		if c.header[0] != "" {
			r.Header.Set(c.header[0], c.header[1])
		}
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		var p Problem
		if c.kind != "" {
			sound(t, w)
			_ = json.Unmarshal(w.Body.Bytes(), &p)
		}
		if w.Code != c.status || p.Kind != c.kind {
			t.Errorf("%s %s: %d %+v", c.method, c.path, w.Code, p)
		}
		if w.Header().Get("Content-Security-Policy") != policy || w.Header().Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s %s: no policy", c.method, c.path)
		}
	}
}

// Numbers of too many digits are refused before anybody computes with them, and those of
// as many as allowed are answered.
func TestDigits(t *testing.T) {
	h := serving(t, nil).Handler()
	long := strings.Repeat("7", Defaults.Digits-1)
	for body, status := range map[string]int{
		`{"expression":"nim(` + long + `)","explain":"none"}`:                  200,
		`{"expression":"euclid(` + long + `,3)","ask":["outcome"]}`:            200,
		`{"expression":"nim(` + long + `,12)"}`:                                422,
		`{"expressions":["nim(` + long + `)","nim(12)"]}`:                      422,
		`{"expression":"nim(` + strings.Repeat("７", Defaults.Digits+1) + `)"}`: 422,
	} {
		began := time.Now()
		w := ask(h, "POST", "/v1/analyse", body)
		sound(t, w)
		if w.Code != status {
			t.Errorf("%.60s: status %d: %.200s", body, w.Code, w.Body)
		}
		t.Log(w.Code, time.Since(began))
	}
}

// An answer that is too long is refused, and long expressions list few moves.
func TestAnswerSize(t *testing.T) {
	h := serving(t, func(c *Config) { c.Limits.Answer = 1000 }).Handler()
	if w := ask(h, "POST", "/v1/sequence", `{"code":"0.137","to":9000}`); w.Code != 422 || !strings.Contains(w.Body.String(), "bytes: this server allows") {
		t.Errorf("%d %.200s", w.Code, w.Body)
	}
	h = serving(t, nil).Handler()
	heaps := strings.TrimSuffix(strings.Repeat("1,", 9999), ",")
	w := ask(h, "POST", "/v1/analyse", `{"expression":"nim(`+heaps+`)","explain":"none"}`)
	if w.Code != 200 || w.Body.Len() > Defaults.Answer || !strings.Contains(w.Body.String(), `"winning_count":"9999"`) {
		t.Errorf("%d, %d bytes: %.200s", w.Code, w.Body.Len(), w.Body)
	}
	fmt.Fprintln(t.Output(), w.Body.Len(), "bytes")
}
