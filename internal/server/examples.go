package server

import (
	_ "embed" // for the examples
	"encoding/json"
)

// The examples of the document: requests, and what they were answered with when the
// test was last run with -update.
//
//go:embed examples.json
var exampleFile []byte

// An Example is a request to an endpoint with its answer.
type Example struct {
	Endpoint string          `json:"endpoint"`
	Path     string          `json:"path,omitempty"` // if it is not that of the endpoint
	Title    string          `json:"title"`
	Request  json.RawMessage `json:"request,omitempty"`
	Answer   json.RawMessage `json:"answer,omitempty"`
}

// Examples are all examples, in the order of the endpoints.
func Examples() []Example {
	var list []Example
	if err := json.Unmarshal(exampleFile, &list); err != nil {
		panic("server: examples.json: " + err.Error()) // a mistake in our own declarations
	}
	return list
}

func byEndpoint() map[string][]Example {
	m := map[string][]Example{}
	for _, e := range Examples() {
		m[e.Endpoint] = append(m[e.Endpoint], e)
	}
	return m
}
