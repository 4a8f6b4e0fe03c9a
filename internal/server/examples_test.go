package server

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/danielgtaylor/huma/v2"

	"example.org/grundy/internal/app"
)

var update = flag.Bool("update", false, "rewrite the answers of the examples, and docs/api.md")

// serving makes a server for a test, which ends with it.
func serving(t testing.TB, change func(*Config)) *Server {
	t.Helper()
	c := Config{Limits: Defaults}
	if change != nil {
		change(&c)
	}
	s, err := New(app.New(), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.end)
	return s
}

// ask sends a request to a handler.
func ask(h http.Handler, method, path, body string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

// send sends an example.
func (e Example) send(h http.Handler) *httptest.ResponseRecorder {
	if e.Request == nil {
		path := e.Path
		if path == "" {
			path = e.Endpoint
		}
		return ask(h, http.MethodGet, "/v1/"+path, "")
	}
	return ask(h, http.MethodPost, "/v1/"+e.Endpoint, string(e.Request))
}

// The answers of the examples are those of today, and have the shapes that the document
// says.
func TestExamples(t *testing.T) {
	s := serving(t, nil)
	h := s.Handler()
	list := Examples()
	for i, e := range list {
		w := e.send(h)
		if w.Code != http.StatusOK {
			t.Errorf("%s, %s: status %d: %s", e.Endpoint, e.Title, w.Code, w.Body)
			continue
		}
		if w.Header().Get("Content-Type") != typeJSON {
			continue
		}
		valid(t, s, e.Endpoint, w.Body.Bytes())
		if e.Endpoint == "families" {
			continue // long, and held to the command
		}
		var got, want bytes.Buffer
		if err := json.Compact(&got, w.Body.Bytes()); err != nil {
			t.Fatal(err)
		}
		if e.Answer != nil {
			if err := json.Compact(&want, e.Answer); err != nil {
				t.Fatal(err)
			}
		}
		if list[i].Answer = got.Bytes(); got.String() != want.String() && !*update {
			t.Errorf("%s, %s: go test ./internal/server -update rewrites what is answered\n%s\n%s", e.Endpoint, e.Title, want.String(), got.String())
		}
	}
	if *update {
		var b bytes.Buffer
		if err := app.WriteJSON(&b, list); err != nil {
			t.Fatal(err)
		}
		text := strings.ReplaceAll(b.String(), `},{"endpoint"`, "},\n{\"endpoint\"")
		if err := os.WriteFile("examples.json", []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// valid holds an answer to the schema of its endpoint.
func valid(t *testing.T, s *Server, endpoint string, body []byte) {
	t.Helper()
	var value any
	if err := json.Unmarshal(body, &value); err != nil {
		t.Fatal(endpoint, err)
	}
	for _, item := range s.doc.Paths {
		for _, op := range []*huma.Operation{item.Get, item.Post} {
			if op == nil || op.OperationID != endpoint {
				continue
			}
			result := &huma.ValidateResult{}
			huma.Validate(s.doc.Components.Schemas, op.Responses["200"].Content[typeJSON].Schema, huma.NewPathBuffer([]byte{}, 0), huma.ModeReadFromServer, value, result)
			for _, err := range result.Errors {
				t.Errorf("%s: %v\n%.300s", endpoint, err, body)
			}
			return
		}
	}
	t.Errorf("%s: no such operation in the document", endpoint)
}

// Every endpoint has an example, and every family's examples have the shape of an
// analysis.
func TestShapes(t *testing.T) {
	s := serving(t, nil)
	h := s.Handler()
	has := byEndpoint()
	for path, item := range s.doc.Paths {
		for _, op := range []*huma.Operation{item.Get, item.Post} {
			if op != nil && has[op.OperationID] == nil {
				t.Errorf("%s has no example", path)
			}
		}
	}
	expressions := []string{"every(euclid(2,3),euclid(3,5),nim(2))", "every(nim(3,4,6),nim(9,9),nim(5,5))", "wythoff(30000,50000)", "nim(3,4)+bash(7,max=3)", "short(nim(3),nim(4))"}
	for _, d := range app.New().Families() {
		expressions = append(expressions, d.Examples...)
	}
	for _, e := range expressions {
		for _, more := range []string{"", `,"ask":["all"]`, `,"plan":true`} {
			w := ask(h, "POST", "/v1/analyse", `{"expression":"`+strings.ReplaceAll(e, `"`, `\"`)+`"`+more+`,"limits":{"positions":20000,"time_ms":3000}}`)
			if w.Code == http.StatusOK {
				valid(t, s, "analyse", w.Body.Bytes())
			} else if more == "" {
				t.Errorf("%s: %s", e, w.Body)
			}
		}
	}
}

// The document is OpenAPI 3.1, names every endpoint, and says nothing of other servers.
func TestDocument(t *testing.T) {
	h := serving(t, func(c *Config) { c.Base = "/games/" }).Handler()
	w := ask(h, "GET", "/games/openapi.json", "")
	var doc struct {
		OpenAPI string                                `json:"openapi"`
		Paths   map[string]map[string]json.RawMessage `json:"paths"`
	}
	if err := json.Unmarshal(w.Body.Bytes(), &doc); err != nil || !strings.HasPrefix(doc.OpenAPI, "3.1") {
		t.Fatal(err, doc.OpenAPI)
	}
	for _, path := range []string{"families", "families/{name}", "analyse", "options", "picture", "table", "sequence", "period", "check", "play"} {
		if doc.Paths["/games/v1/"+path] == nil {
			t.Errorf("%s is not in the document", path)
		}
	}
	for _, item := range serving(t, nil).doc.Paths {
		for _, op := range []*huma.Operation{item.Get, item.Post} {
			if op == nil {
				continue
			}
			for status, answer := range op.Responses {
				if answer.Description == "" {
					t.Errorf("%s: status %s has no description, which OpenAPI requires", op.Path, status)
				}
			}
		}
	}
	pages, err := filepath.Glob("pages/*")
	if err != nil || len(pages) < 4 {
		t.Fatal(pages, err)
	}
	for _, name := range pages {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "//") && strings.Contains(string(text), "https:") || strings.Contains(string(text), "<script>") || strings.Contains(string(text), "style=") {
			t.Errorf("%s asks another server, or has what the policy forbids", name)
		}
	}
}

// TestPage compares the endpoints of docs/api.md with the document and the examples.
func TestPage(t *testing.T) {
	const page = "../../docs/api.md"
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, ok := strings.Cut(string(text), "\n## Endpoints\n")
	_, tail, more := strings.Cut(rest, "\n## 中文\n")
	if !ok || !more {
		t.Fatal("docs/api.md: want the headings Endpoints and 中文")
	}
	want := head + "\n## Endpoints\n\nThis part is generated from the interface itself by `go test ./internal/server -update`.\n" + described(serving(t, nil)) + "\n## 中文\n" + tail
	if want == string(text) {
		return
	}
	if !*update {
		t.Error("docs/api.md is not what the program says of itself; go test ./internal/server -update rewrites it")
		return
	}
	if err := os.WriteFile(page, []byte(want), 0o666); err != nil {
		t.Fatal(err)
	}
}

// described writes each endpoint with its fields and examples.
func described(s *Server) string {
	var b strings.Builder
	has := byEndpoint()
	for _, name := range []string{"families", "family", "analyse", "options", "table", "picture", "sequence", "period", "check", "play"} {
		for path, item := range s.doc.Paths {
			for method, op := range map[string]*huma.Operation{"GET": item.Get, "POST": item.Post} {
				if op == nil || op.OperationID != name {
					continue
				}
				fmt.Fprintf(&b, "\n### %s %s\n\n%s. %s\n", method, path, op.Summary, op.Description)
				if op.RequestBody != nil {
					b.WriteString(fieldsOf(s, op.RequestBody.Content[typeJSON].Schema))
				}
				for _, e := range has[name] {
					b.WriteString(e.shown())
				}
			}
		}
	}
	return b.String()
}

// fieldsOf is a table of the fields of a request.
func fieldsOf(s *Server, schema *huma.Schema) string {
	schema = s.doc.Components.Schemas.SchemaFromRef(schema.Ref)
	var b strings.Builder
	b.WriteString("\n| field | type | meaning |\n| --- | --- | --- |\n")
	for _, name := range slices.Sorted(maps.Keys(schema.Properties)) {
		p := schema.Properties[name]
		kind := p.Type
		if p.Type == huma.TypeArray {
			kind = "list of " + p.Items.Type + "s"
		}
		if p.Ref != "" {
			kind = "object"
		}
		if slices.Contains(schema.Required, name) {
			name += " (required)"
		}
		about := p.Description
		if p.Default != nil {
			about += fmt.Sprintf(" Default: %v.", p.Default)
		}
		fmt.Fprintf(&b, "| %s | %s | %s |\n", name, kind, strings.ReplaceAll(about, "|", `\|`))
	}
	return b.String()
}

// shown writes an example.
func (e Example) shown() string {
	short := func(text []byte) string {
		if runes := []rune(string(text)); len(runes) > 900 {
			return string(runes[:900]) + " …"
		}
		return string(text)
	}
	text := "\nExample: " + e.Title + ".\n\n```json\n"
	if e.Request == nil {
		path := e.Path
		if path == "" {
			path = e.Endpoint
		}
		text += "GET /v1/" + path + "\n"
	} else {
		text += "POST /v1/" + e.Endpoint + "\n" + string(e.Request) + "\n"
	}
	if e.Answer != nil {
		text += "\n" + short(e.Answer) + "\n"
	}
	return text + "```\n"
}
