package server

import (
	"cmp"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"example.org/grundy/internal/app"
)

// A Problem is an error as HTTP has it, by RFC 9457, with the kind, the message, the
// place and the hint of the one table of errors.
type Problem struct {
	Title   string `json:"title" doc:"The status in words."`
	Status  int    `json:"status" doc:"The status of the answer."`
	Kind    string `json:"kind" enum:"busy,canceled,file,forbidden,internal,large,late,law,limit,loopy,media,method,not-known,parameter,position,rules,syntax,unknown" doc:"What kind of error it is. One kind has one status, except that a limit of time is 504."`
	Message string `json:"message" doc:"The thing, the value and what is wanted, in one line."`
	At      int    `json:"at,omitzero" doc:"The place in the text of the request, in characters from 1."`
	Hint    string `json:"hint,omitempty" doc:"The way out."`
}

// Error returns the message.
func (p *Problem) Error() string { return p.Message }

// GetStatus returns the status.
func (p *Problem) GetStatus() int { return p.Status }

// ContentType is that of problems.
func (p *Problem) ContentType(string) string { return "application/problem+json" }

// problem makes a problem of an error.
func problem(err error) *Problem { return shown(app.Fail(err)) }

func shown(f app.Failure) *Problem {
	if f.Kind == "internal" {
		f.Message, f.Hint = "a mistake of this program; its log says more", ""
	}
	title := http.StatusText(f.Status)
	if f.Status == 499 {
		title = "Client Closed Request"
	}
	return &Problem{Title: title, Status: f.Status, Kind: f.Kind, Message: f.Message, At: f.At, Hint: byHTTP(f.Hint)}
}

// fields are what the flags of the command are called in a request.
var fields = map[string]string{
	"timeout": "limits.time_ms", "limit-positions": "limits.positions", "limit-memory": "limits.memory", "range": "range",
	"format csv": `"format":"csv"`, "to N": "to",
}

var (
	flags    = regexp.MustCompile(`--(format csv|to N|[a-z-]+)`)
	commands = regexp.MustCompile(`grundy games\b`)
)

// byHTTP says a hint about flags of the command with the fields of a request.
func byHTTP(hint string) string {
	hint = commands.ReplaceAllString(hint, "GET /v1/families")
	if strings.Contains(hint, "grundy ") {
		return "" // an example of a command
	}
	return flags.ReplaceAllStringFunc(hint, func(f string) string {
		name := strings.TrimPrefix(f, "--")
		if field, ok := fields[name]; ok {
			return field
		}
		return name
	})
}

// refused makes a problem of a request that is none: what huma found, or the router.
func refused(status int, message string, errs ...error) huma.StatusError {
	if status == http.StatusUnsupportedMediaType {
		message = "body: want JSON, with the header Content-Type: application/json"
	}
	if status == http.StatusUnprocessableEntity || status == http.StatusBadRequest {
		var first *huma.ErrorDetail
		for _, err := range errs {
			var d *huma.ErrorDetail
			if first == nil && errors.As(err, &d) {
				first = d
			}
		}
		if first != nil {
			message = strings.TrimPrefix(strings.TrimPrefix(first.Location, "body."), "query.") + ": " + first.Message
			if found := unfit.FindStringSubmatch(first.Message); found != nil {
				message = fmt.Sprintf("%s: %s: want a whole number in digits, of at most 64 bits", cmp.Or(found[2], "body"), short(found[1]))
			} else if value, ok := first.Value.(string); ok && status == http.StatusUnprocessableEntity {
				message += fmt.Sprintf("; got %q", short(value))
			}
			if len(errs) > 1 {
				message += fmt.Sprintf(" (and %d more)", len(errs)-1)
			}
		}
	}
	return shown(app.Refuse(status, message))
}

// unfit is how package json says that a number does not fit its field.
var unfit = regexp.MustCompile(`^json: cannot unmarshal number (\S+) into Go (?:struct field \w+\.(\S+)|value) of type`)

func init() {
	huma.NewError = refused
	huma.ValidateStrictCasing = true // one name has one field
}
