package taking

import (
	"context"
	"os"
	"strconv"
	"strings"
	"testing"

	"example.org/grundy/internal/raced"
)

// rows yields the fields of the lines of a file that are no comments.
func rows(t *testing.T, name string, yield func(fields []string)) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimRight(line, "\n"); line != "" && !strings.HasPrefix(line, "#") {
			seen++
			yield(strings.Split(line, "\t"))
		}
	}
	if seen < 50 {
		t.Errorf("%s: only %d rows", name, seen)
	}
}

// TestPublishedValues compares nim-sequences with those that others have printed.
func TestPublishedValues(t *testing.T) {
	rows(t, "testdata/values.txt", func(fields []string) {
		r, err := Parse(fields[0])
		if err != nil {
			t.Errorf("%s: %v", fields[0], err)
			return
		}
		values := strings.Split(fields[1], ",")
		for _, engine := range Engines() {
			s := NewSequence(r, Options{Engine: engine})
			if err := s.Extend(context.Background(), len(values)); err != nil {
				continue // it cannot play the rule
			}
			for n, want := range values {
				if got := strconv.Itoa(int(s.At(n))); got != want {
					t.Errorf("%s, %s: heap %d has value %s, want %s (%s)", fields[0], engine, n, got, want, fields[2])
					break
				}
			}
		}
	})
}

// TestPublishedPeriods proves the periods that others have found, as far as a test
// has time for them.
func TestPublishedPeriods(t *testing.T) {
	most := 700_000
	if testing.Short() || raced.Enabled {
		most = 2_000
	}
	proved := 0
	rows(t, "testdata/periods.txt", func(fields []string) {
		preperiod, _ := strconv.Atoi(fields[1])
		period, _ := strconv.Atoi(fields[2])
		if preperiod == 0 && period == 0 || 2*preperiod+2*period > most {
			return
		}
		r, err := Parse(fields[0])
		if err != nil {
			t.Errorf("%s: %v", fields[0], err)
			return
		}
		p, err := FindPeriod(context.Background(), NewSequence(r, Options{}), 2*most)
		if err != nil {
			t.Fatal(err)
		}
		if p.Status != Proved || p.Preperiod != preperiod || p.Period != period {
			t.Errorf("%s: got preperiod %d, period %d, %s; want %d, %d (%s)", fields[0], p.Preperiod, p.Period, p.Status, preperiod, period, fields[4])
		}
		proved++
	})
	if proved < 90 {
		t.Errorf("only %d periods were proved", proved)
	}
}
