package server

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"path"
	"runtime"
	"strings"
	"sync/atomic"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// A Config says how to serve. The zero value of a field means its default.
type Config struct {
	Base   string       // path before all others, as in /grundy; "" for none
	Limits Limits       // zero: Defaults
	Log    *slog.Logger // nil: none
}

// A Server answers requests by HTTP.
type Server struct {
	app      *app.App
	base     string
	limits   Limits
	arrival  time.Duration // of a body
	log      *slog.Logger
	lanes    *lanes
	crowd    crowd
	held     atomic.Int64 // bytes of answers that are to be read
	figures  *figures
	mux      *http.ServeMux
	api      huma.API
	doc      *huma.OpenAPI
	examples map[string][]Example
	ending   context.Context // done when requests are to end
	end      context.CancelFunc
}

// What a client may take, in time.
const (
	headerTime = 5 * time.Second
	bodyTime   = 10 * time.Second
	idleTime   = 60 * time.Second
	writeTime  = 20 * time.Second // beside the time of a request
	headerSize = 16 << 10
)

// graceful is how long requests may go on when the server is told to end, and then how
// long what was ended may take to say so.
const (
	Graceful = 3 * time.Second
	hard     = time.Second
)

// New makes a server.
//
// Errors: [grundy.ErrParameter] for limits or a path that make no sense.
func New(a *app.App, c Config) (*Server, error) {
	if c.Limits == (Limits{}) {
		c.Limits = Defaults
	}
	if err := c.Limits.check(); err != nil {
		return nil, err
	}
	if c.Limits.Computing == 0 {
		c.Limits.Computing = max(1, runtime.NumCPU()-1)
	}
	base := strings.TrimSuffix(c.Base, "/")
	if base != "" && !plain(base) {
		return nil, grundy.Mistake(grundy.ErrParameter, "base-path %q: want a path such as /grundy", short(c.Base))
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	s := &Server{
		app: a, base: base, limits: c.Limits, arrival: bodyTime, log: c.Log, mux: http.NewServeMux(),
		lanes: newLanes(c.Limits.Computing), crowd: crowd{client: map[string]int{}},
	}
	s.ending, s.end = context.WithCancel(context.Background())
	s.figures = newFigures(s)
	about := s.describe()
	s.doc, s.examples = about.OpenAPI, byEndpoint()
	s.api = humago.New(s.mux, about)
	for _, endpoint := range []func(huma.API){s.families, s.analyse, s.options, s.table, s.picture, s.sequence, s.period, s.check, s.play} {
		endpoint(s.api)
	}
	return s, s.pages()
}

// plain says whether a path is one under which a request can be found, as it is written.
func plain(base string) bool {
	return base == path.Clean("/"+base) && base != "/" && utf8.ValidString(base) &&
		!strings.ContainsAny(base, "{}?#%\\ ") && !strings.ContainsFunc(base, unicode.IsControl)
}

// describe is what the document of the interface says of it as a whole.
func (s *Server) describe() huma.Config {
	c := huma.DefaultConfig("grundy", app.Version().Version)
	c.Info.Description = "Who wins an impartial game, every winning move, and why. Answers are those of the command with --json, byte for byte."
	c.CreateHooks = nil // which would add links to schemas to the answers
	c.DocsPath, c.SchemasPath, c.OpenAPIPath = "", "", ""
	c.NoFormatFallback = false
	c.OnAddOperation = append(c.OnAddOperation, func(_ *huma.OpenAPI, op *huma.Operation) {
		for _, answer := range op.Responses {
			answer.Description = cmp.Or(answer.Description, gone) // the one status that package http has no words for
		}
	})
	return c
}

// Handler answers requests.
func (s *Server) Handler() http.Handler { return s.guard(s.mux) }

// Serve answers requests on a listener until the context ends. Then it takes no more,
// lets those that are open go on for a few seconds, and ends the others with an answer
// that says so.
//
// Errors: [grundy.ErrFile] if listening fails.
func (s *Server) Serve(ctx context.Context, l net.Listener) error {
	h := &http.Server{
		Handler: s.Handler(), ReadHeaderTimeout: headerTime, ReadTimeout: headerTime + bodyTime,
		WriteTimeout: bodyTime + s.limits.Time + writeTime, IdleTimeout: idleTime, MaxHeaderBytes: headerSize,
		ErrorLog: slog.NewLogLogger(s.log.Handler(), slog.LevelDebug),
	}
	done := make(chan error, 1)
	go func() { done <- h.Serve(l) }()
	select {
	case err := <-done:
		return grundy.Mistake(grundy.ErrFile, "listening: %v", err)
	case <-ctx.Done():
	}
	s.log.Info("ending", "within", (Graceful + hard).String())
	patience, cancel := context.WithTimeout(context.Background(), Graceful)
	defer cancel()
	err := h.Shutdown(patience)
	s.end()
	if errors.Is(err, context.DeadlineExceeded) {
		last, cancel := context.WithTimeout(context.Background(), hard)
		defer cancel()
		if h.Shutdown(last) != nil {
			h.Close()
		}
	}
	s.log.Info("ended")
	return nil
}
