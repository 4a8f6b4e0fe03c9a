package proof

import (
	"bytes"
	"context"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"example.org/grundy"
)

var update = flag.Bool("update", false, "write the certificates of testdata anew")

// TestGolden checks certificates that were written once: a later release has to accept
// them.
func TestGolden(t *testing.T) {
	if *update {
		writeGolden(t)
	}
	files, err := filepath.Glob("testdata/*.json")
	if err != nil || len(files) < 5 {
		t.Fatal(files, err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		report, err := Check(context.Background(), bytes.NewReader(text), texts(takings(30)), Limits{})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if report.Claim != nil && filepath.Base(name) != report.Rule+".json" {
			t.Errorf("%s: a certificate of %s", name, report.Rule)
		}
	}
}

func writeGolden(t *testing.T) {
	for _, s := range samples {
		if s.theorem == takeOnly && s.claim.Preperiod == 0 && s.code == "0." {
			continue
		}
		name := filepath.Join("testdata", s.code+".json")
		if err := os.WriteFile(name, certificate(t, mustRead(t, s.code), s.claim), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	o, err := certify(takings(30), grundy.Misere, 30, 100)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join("testdata", "outcome.json"), textOf(t, o), 0o666); err != nil {
		t.Fatal(err)
	}
}
