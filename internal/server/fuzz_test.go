package server

import (
	"encoding/json"
	"math/rand/v2"
	"net/http"
	"strings"
	"testing"
	"time"
)

// whatever sends a body to an endpoint: the answer is sound, and if it is one of JSON it
// is valid.
func whatever(t testing.TB, h http.Handler, endpoint, body string) {
	w := ask(h, "POST", "/v1/"+endpoint, body)
	if w.Code == http.StatusInternalServerError {
		t.Errorf("%s %q: %s", endpoint, body, w.Body)
		return
	}
	sound(t, w)
	if w.Code == 200 && w.Header().Get("Content-Type") == typeJSON && !json.Valid(w.Body.Bytes()) {
		t.Errorf("%s %q: %.300s", endpoint, body, w.Body)
	}
}

var endpoints = []string{"analyse", "options", "table", "picture", "sequence", "period", "check", "play"}

// tight are limits under which any request ends soon.
func tight(c *Config) {
	c.Limits.Time, c.Limits.Positions, c.Limits.Moves, c.Limits.Memory = 100*time.Millisecond, 2000, 20_000, 1<<20
	c.Limits.Cells, c.Limits.Heaps, c.Limits.Digits = 2000, 2000, 500
}

// FuzzAPI sends any body to any endpoint.
func FuzzAPI(f *testing.F) {
	for i, name := range endpoints {
		for _, e := range byEndpoint()[name] {
			f.Add(uint8(i), string(e.Request))
		}
	}
	for _, c := range troubles {
		for i, name := range endpoints {
			if name == c.path && len(c.body) < 1000 {
				f.Add(uint8(i), c.body)
			}
		}
	}
	h := serving(f, tight).Handler()
	f.Fuzz(func(t *testing.T, endpoint uint8, body string) {
		whatever(t, h, endpoints[int(endpoint)%len(endpoints)], body)
	})
}

// Requests put together from pieces that mean something get further than those of a
// fuzzer, and are answered or refused as well.
func TestAnything(t *testing.T) {
	h := serving(t, tight).Handler()
	dice := rand.New(rand.NewPCG(1, 2))
	pick := func(list ...string) string { return list[dice.IntN(len(list))] }
	number := func() string {
		return pick("0", "1", "3", "7", "12", "99999999999999999999", "-1", "1.5", "1e9", strings.Repeat("8", 200), "９")
	}
	game := func() string {
		name := pick("nim", "wythoff", "euclid", "bash", "fibonacci", "kayles", "grundy", "0.137", "4!.0", "treblecross", "every", "sum", "union", "own", "octal", "partition", "尼姆")
		return name + "(" + pick("", number(), number()+","+number(), number()+",max="+number(), "nim("+number()+"),euclid("+number()+",2)", "@x", "{1,2}", "[1,2]", `\"ab\"`) + ")"
	}
	value := func() string {
		return pick(`"`+game()+`"`, `"`+game()+"+"+game()+`"`, `"`+number()+"*"+game()+`"`, number(), "null", "true", "[]", `["outcome","grundy"]`, `["winning"]`, `"misere"`, `"zh"`, `"csv"`, `"svg"`, `"png"`, `"heat"`,
			`["0..5","0..5"]`, `["0..`+number()+`"]`, `["nim(1)","x"]`, `{"time_ms":5}`, `{"positions":50}`, `"name=\"own\"\ndef options(n): return [n-1] if n else []"`, `"def options(n): return [n]"`, `"0.`+number()+`"`, `"\u0000"`, `"\ud800"`)
	}
	fields := []string{"expression", "expressions", "rules", "play", "ask", "avoid", "explain", "lang", "moves", "limits", "plan", "most", "ranges", "what", "format", "kind", "code", "from", "to", "engine", "names", "samples", "turn", "move", "opponent", "hints", "seed", "list", "skip", "blunder"}
	good := map[string][]string{
		"analyse": {`"expression":"GAME"`, `"expressions":["GAME","GAME"]`}, "options": {`"expression":"GAME"`}, "table": {`"expression":"nim","ranges":["0..9"]`, `"expression":"wythoff","ranges":["0..9","0..9"]`},
		"picture": {`"expression":"wythoff","ranges":["0..9","0..9"]`}, "sequence": {`"code":"0.137"`, `"code":"own","rules":"name=\"own\"\ndef options(n): return [n-1] if n else []"`}, "period": {`"code":"0.77"`}, "check": {`"names":["nim"],"samples":3`},
		"play": {`"expression":"GAME"`, `"expression":"nim(3,4)","move":"1","hints":true`},
	}
	for range 1500 {
		endpoint := pick(endpoints...)
		body := "{" + strings.ReplaceAll(pick(good[endpoint]...), "GAME", game())
		for range dice.IntN(3) {
			body += `,"` + pick(fields...) + `":` + value()
		}
		whatever(t, h, endpoint, body+"}")
	}
}
