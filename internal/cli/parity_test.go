package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"

	"example.org/grundy"
	"example.org/grundy/internal/app"
	"example.org/grundy/internal/raced"
	"example.org/grundy/internal/server"
)

// A pair is one request, as words of the command and as HTTP.
type pair struct {
	args   []string
	method string
	path   string
	body   map[string]any
}

// fields is a body of a request.
type fields = map[string]any

// pairs are all requests that both surfaces answer: every example of every family, in
// both languages and both plays, and some of each endpoint with each of its fields.
func pairs(t *testing.T) []pair {
	list := []pair{
		{[]string{"solve", "nim 3 4", "--ask", "grundy,winning", "--moves", "1", "--explain", "short"}, "POST", "analyse", fields{"expression": "nim(3,4)", "ask": []string{"grundy", "winning"}, "moves": 1, "explain": "short"}},
		{[]string{"solve", "nim(3,4)", "--avoid", "theorem,table", "--explain", "none"}, "POST", "analyse", fields{"expression": "nim(3,4)", "avoid": []string{"theorem", "table"}, "explain": "none"}},
		{[]string{"solve", "nim(3)+wythoff(1,2)", "--plan"}, "POST", "analyse", fields{"expression": "nim(3)+wythoff(1,2)", "plan": true}},
		{[]string{"solve", "every(nim(3,4,6),nim(9,9),nim(5,5))"}, "POST", "analyse", fields{"expression": "every(nim(3,4,6),nim(9,9),nim(5,5))"}},
		{[]string{"solve", "0.137(10,4) + kayles(7)"}, "POST", "analyse", fields{"expression": "0.137(10,4) + kayles(7)"}},
		{[]string{"solve", "nim(1267650600228229401496703205376)"}, "POST", "analyse", fields{"expression": "nim(1267650600228229401496703205376)"}},
		{[]string{"table", "wythoff", "--range", "0..12,0..12"}, "POST", "table", fields{"expression": "wythoff", "ranges": []string{"0..12", "0..12"}}},
		{[]string{"table", "subtraction(set={1,3,4})", "--range", "0..30", "--what", "outcome,grundy,remoteness"}, "POST", "table", fields{"expression": "subtraction(set={1,3,4})", "ranges": []string{"0..30"}, "what": []string{"outcome", "grundy", "remoteness"}}},
		{[]string{"table", "fibonacci", "--range", "0..12,0..12", "--play", "misere"}, "POST", "table", fields{"expression": "fibonacci", "ranges": []string{"0..12", "0..12"}, "play": "misere"}},
		{[]string{"seq", "0.77", "-n", "80"}, "POST", "sequence", fields{"code": "0.77", "to": 80}},
		{[]string{"seq", "4!.0", "--from", "90", "-n", "100"}, "POST", "sequence", fields{"code": "4!.0", "from": 90, "to": 100}},
		{[]string{"period", "0.137"}, "POST", "period", fields{"code": "0.137"}},
		{[]string{"period", "0.007", "--to", "500"}, "POST", "period", fields{"code": "0.007", "to": 500}},
		{[]string{"check", "nim", "euclid", "-n", "10"}, "POST", "check", fields{"names": []string{"nim", "euclid"}, "samples": 10}},
		{[]string{"games"}, "GET", "families", nil},
		{[]string{"games", "euclid"}, "GET", "families/euclid", nil},
		{[]string{"games", "every-sg"}, "GET", "families/every-sg", nil},
	}
	expressions := []string{"sum(nim(3),euclid(7,2),fibonacci(6))", "every(euclid(2,3),euclid(3,5),nim(2))", "short(nim(3),wythoff(1,2))", "rapid(nim(2),nim(3))", "union(nim(2),euclid(7,3))", "urgent(nim(3),bash(7,max=3))"}
	for _, d := range app.New().Families() {
		expressions = append(expressions, d.Examples...)
		list = append(list, pair{[]string{"games", d.Name}, "GET", "families/" + d.Name, nil})
	}
	for _, e := range expressions {
		for _, lang := range []string{"en", "zh"} {
			for _, play := range []string{"normal", "misere"} {
				if play == "misere" && strings.HasPrefix(e, "grundy(") {
					continue // a search of minutes, which ends at a limit
				}
				list = append(list, pair{[]string{"solve", e, "--lang", lang, "--play", play}, "POST", "analyse", fields{"expression": e, "lang": lang, "play": play}})
			}
		}
	}
	return list
}

// TestParity requires the same bytes of the command and of the service.
func TestParity(t *testing.T) {
	raced.Sequential(t)
	service := served(t)
	for _, p := range pairs(t) {
		t.Run(strings.Join(p.args, " "), func(t *testing.T) {
			want, errs, code := called(append(p.args, "--json"))
			status, kind, got := asked(t, service, p)
			if code != 0 && code != app.ExitLimit || status != http.StatusOK {
				if status == http.StatusOK || code == 0 {
					t.Fatalf("exit %d, status %d\n%s%s", code, status, errs, got)
				}
				sameError(t, errs, code, got)
				return
			}
			if got != want {
				t.Errorf("%s\ncommand: %s\nservice: %s", kind, want, got)
			}
		})
	}
}

// sameError requires the message of the command in the problem, and the exit code of
// its kind.
func sameError(t *testing.T, errs string, code int, body string) {
	var problem server.Problem
	if err := json.Unmarshal([]byte(body), &problem); err != nil {
		t.Fatal(err, body)
	}
	if !strings.Contains(errs, problem.Message) {
		t.Errorf("command: %s\nservice: %s", errs, problem.Message)
	}
	if code == app.ExitInterrupted {
		t.Errorf("exit %d", code)
	}
}

// TestParityOfFormats compares what is not JSON.
func TestParityOfFormats(t *testing.T) {
	raced.Sequential(t)
	service := served(t)
	for _, p := range []pair{
		{[]string{"table", "wythoff", "--range", "0..5,0..5", "--format", "csv"}, "POST", "table", fields{"expression": "wythoff", "ranges": []string{"0..5", "0..5"}, "format": "csv"}},
		{[]string{"plot", "wythoff", "--range", "0..20,0..20", "-o", "-", "--format", "svg", "--lang", "zh"}, "POST", "picture", fields{"expression": "wythoff", "ranges": []string{"0..20", "0..20"}, "lang": "zh"}},
		{[]string{"plot", "euclid", "--range", "1..20,1..20", "-o", "-", "--format", "png", "--what", "remoteness"}, "POST", "picture", fields{"expression": "euclid", "ranges": []string{"1..20", "1..20"}, "format": "png", "what": []string{"remoteness"}}},
		{[]string{"seq", "0.77", "-n", "50", "--format", "csv"}, "POST", "sequence", fields{"code": "0.77", "to": 50, "format": "csv"}},
		{[]string{"seq", "0.77", "-n", "50", "--format", "bin"}, "POST", "sequence", fields{"code": "0.77", "to": 50, "format": "bin"}},
		{[]string{"seq", "0.77", "-n", "50", "--format", "svg"}, "POST", "sequence", fields{"code": "0.77", "to": 50, "format": "svg"}},
	} {
		want, errs, code := called(p.args)
		status, kind, got := asked(t, service, p)
		if code != 0 || status != http.StatusOK || got != want {
			t.Errorf("%v: exit %d, status %d, %s: %d and %d bytes\n%s", p.args, code, status, kind, len(want), len(got), errs)
		}
	}
}

// TestParityOfPlay compares the service with what the command plays by: it shows a game
// as text alone.
func TestParityOfPlay(t *testing.T) {
	raced.Sequential(t)
	service := served(t)
	blunder := 1.0
	for _, c := range []struct {
		want app.PlayRequest
		body fields
	}{
		{app.PlayRequest{Expression: "nim(1,2,3)"}, fields{"expression": "nim(1,2,3)"}},
		{app.PlayRequest{Expression: "nim(1,2,3)", Move: "2", Hints: true}, fields{"expression": "nim(1,2,3)", "move": "2", "hints": true}},
		{app.PlayRequest{Expression: "euclid(25,7)", Turn: app.Other, Lang: grundy.Chinese}, fields{"expression": "euclid(25,7)", "turn": "opponent", "lang": "zh"}},
		{app.PlayRequest{Expression: "nim(9,9)", Turn: app.Other, Opponent: app.Beginner, Blunder: &blunder, Seed: 7}, fields{"expression": "nim(9,9)", "turn": "opponent", "opponent": "beginner", "blunder": 1, "seed": 7}},
		{app.PlayRequest{Expression: "nim(3)+wythoff(2,4)", Play: grundy.Misere, Opponent: app.NoOpponent, Skip: 2, List: 3}, fields{"expression": "nim(3)+wythoff(2,4)", "play": "misere", "opponent": "none", "skip": 2, "list": 3}},
	} {
		result, err := app.New().Play(t.Context(), c.want)
		var want bytes.Buffer
		if err != nil || app.WriteJSON(&want, result) != nil {
			t.Fatal(err)
		}
		if status, _, got := asked(t, service, pair{nil, "POST", "play", c.body}); status != http.StatusOK || got != want.String() {
			t.Errorf("%v\nprogram: %s\nservice: %s", c.body, want.String(), got)
		}
	}
}

// TestParityOfRules compares what is said about games of files, and of batches.
func TestParityOfRules(t *testing.T) {
	raced.Sequential(t)
	service := served(t)
	rules, err := os.ReadFile(root + "/examples/mock_turtles.star")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(dir+"/rules.star", rules, 0o666); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	for _, p := range []pair{
		{[]string{"solve", "rules(5)", "-f", "rules.star"}, "POST", "analyse", fields{"expression": "rules(5)", "rules": string(rules)}},
		{[]string{"check", "rules.star", "-n", "20"}, "POST", "check", fields{"rules": string(rules), "samples": 20}},
	} {
		want, errs, _ := called(append(p.args, "--json"))
		_, _, got := asked(t, service, p)
		if got != want {
			if sameError(t, errs, 2, got); want != "" {
				t.Errorf("%v\ncommand: %s%s\nservice: %s", p.args, want, errs, got)
			}
		}
	}
	lines := []string{"nim(3,4)", "wythoff(1,2)", "nim(x)", "unheard(1)"}
	var out, errs bytes.Buffer
	Main([]string{"solve", "--json", "-"}, strings.NewReader(strings.Join(lines, "\n")), &out, &errs)
	_, _, got := asked(t, service, pair{nil, "POST", "analyse", fields{"expressions": lines}})
	want := strings.ReplaceAll(out.String(), "grundy games", "GET /v1/families")
	if got != want {
		t.Errorf("command: %s\nservice: %s", want, got)
	}
}

// called runs the command.
func called(args []string) (out, errs string, code int) {
	var o, e bytes.Buffer
	code = Main(args, strings.NewReader(""), &o, &e)
	return o.String(), e.String(), code
}

// served is the service with the limits of the command.
func served(t *testing.T) http.Handler {
	t.Helper()
	limits := server.Defaults
	limits.Time, limits.Positions, limits.Moves, limits.Memory = time.Minute, 2_000_000, 10_000_000, 1<<28
	s, err := server.New(app.New(), server.Config{Limits: limits})
	if err != nil {
		t.Fatal(err)
	}
	return s.Handler()
}

// asked asks the service, for lines where there are several.
func asked(t *testing.T, service http.Handler, p pair) (status int, kind, body string) {
	t.Helper()
	text, err := json.Marshal(p.body)
	if err != nil {
		t.Fatal(err)
	}
	r := httptest.NewRequest(p.method, "/v1/"+p.path, bytes.NewReader(text))
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", "application/x-ndjson, application/json")
	w := httptest.NewRecorder()
	service.ServeHTTP(w, r)
	return w.Code, fmt.Sprint(w.Header().Get("Content-Type")), w.Body.String()
}
