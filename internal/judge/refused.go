package judge

import (
	"strings"

	"example.org/grundy"
)

// A Refusal is a problem that is not answered, and why.
type Refusal struct {
	ID      string      `json:"id"`
	Aliases []string    `json:"aliases,omitempty"`
	Title   string      `json:"title"`
	Why     grundy.Text `json:"why"`
}

// Refusals are the problems that are known and not answered, sorted by ID.
func Refusals() []Refusal { return append([]Refusal(nil), refused...) }

// refusal returns the error of a problem that is refused, or nil.
func refusal(id string) error {
	for _, r := range refused {
		for _, name := range append([]string{r.ID}, r.Aliases...) {
			if strings.EqualFold(name, id) {
				return grundy.Mistake(grundy.ErrUnknown, "problem %s (%s) is not answered: %s", r.ID, r.Title, r.Why.En)
			}
		}
	}
	return nil
}

var refused = []Refusal{}
