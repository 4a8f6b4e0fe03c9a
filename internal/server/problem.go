package server

import (
	"cmp"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/validation"

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

// gone is status 499 in words.
const gone = "Client Closed Request"

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
	return &Problem{Title: cmp.Or(http.StatusText(f.Status), gone), Status: f.Status, Kind: f.Kind, Message: f.Message, At: f.At, Hint: byHTTP(f.Hint)}
}

// fields are what the flags of the command are called in a request.
var fields = map[string]string{
	"timeout": "limits.time_ms", "limit-positions": "limits.positions", "limit-memory": "limits.memory", "range": "ranges",
	"format csv": `"format":"csv"`, "to N": "to",
}

var (
	flags    = regexp.MustCompile(`--(format csv|to N|[a-z-]+)`)
	ranges   = regexp.MustCompile(`--range \d\S*`)
	commands = regexp.MustCompile(`grundy games\b`)
)

// byHTTP says a hint about flags of the command with the fields of a request.
func byHTTP(hint string) string {
	hint = commands.ReplaceAllString(hint, "GET /v1/families")
	if strings.Contains(hint, "grundy ") {
		return "" // an example of a command
	}
	hint = ranges.ReplaceAllStringFunc(hint, func(f string) string {
		return `"ranges":["` + strings.ReplaceAll(strings.TrimPrefix(f, "--range "), ",", `","`) + `"]`
	})
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
	hint := ""
	switch {
	case status == http.StatusUnsupportedMediaType:
		message = "body: want JSON, with the header Content-Type: application/json"
	case message == "request body is required":
		message, hint = "body: it is empty: want an object of JSON", fieldsHint
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
			} else if status == http.StatusUnprocessableEntity {
				message, hint = message+got(first), fieldsHint
			}
			if len(errs) > 1 {
				message += fmt.Sprintf(" (and %d more)", len(errs)-1)
			}
		}
	}
	p := shown(app.Refuse(status, message))
	p.Hint = hint
	return p
}

// fieldsHint says where the fields of a request are described.
const fieldsHint = "the fields are described by /openapi.json and /docs"

// got is the value of a field that is not as it should be, where it is short.
func got(d *huma.ErrorDetail) string {
	switch value := d.Value.(type) {
	case string:
		return fmt.Sprintf("; got %q", short(value))
	case float64, bool:
		if d.Message != validation.MsgUnexpectedProperty {
			return fmt.Sprintf("; got %v", value)
		}
	}
	return ""
}

// unfit is how package json says that a number does not fit its field.
var unfit = regexp.MustCompile(`^json: cannot unmarshal number (\S+) into Go (?:struct field \w+\.(\S+)|value) of type`)

func init() {
	huma.NewError = refused
	huma.ValidateStrictCasing = true // one name has one field
	validation.MsgUnexpectedProperty = "no such field"
	validation.MsgExpectedRequiredProperty = "want the field %s"
	validation.MsgExpectedString = "want text"
	validation.MsgExpectedNumber = "want a number"
	validation.MsgExpectedInteger = "want a whole number"
	validation.MsgExpectedBoolean = "want true or false"
	validation.MsgExpectedArray = "want a list"
	validation.MsgExpectedObject = "want an object"
	validation.MsgExpectedMinimumNumber = "want a number from %v"
	validation.MsgExpectedMaximumNumber = "want a number up to %v"
	validation.MsgExpectedMinLength = "want a length of at least %d"
	validation.MsgExpectedMaxLength = "want a length of at most %d"
	validation.MsgExpectedMinItems = "want a list of at least %d"
	validation.MsgExpectedMaxItems = "want a list of at most %d"
}
