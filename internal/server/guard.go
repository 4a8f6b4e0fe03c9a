package server

import (
	"context"
	"encoding/json"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// crowd counts the requests that are open, of all and of each client.
type crowd struct {
	mu     sync.Mutex
	all    int
	client map[string]int
}

func (c *crowd) enter(client string, l Limits) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.all >= l.Requests || c.client[client] >= l.Client {
		return false
	}
	c.all++
	c.client[client]++
	return true
}

func (c *crowd) leave(client string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.all--
	if c.client[client]--; c.client[client] == 0 {
		delete(c.client, client)
	}
}

type visitKey struct{}

// A visit is a request that is open.
type visit struct {
	client string // its address
	held   int64  // bytes of the answer that are to be read
}

// visitOf is the visit of a request.
func visitOf(ctx context.Context) *visit {
	if v, ok := ctx.Value(visitKey{}).(*visit); ok {
		return v
	}
	return &visit{}
}

// hold counts the bytes of an answer until the request ends: clients that read slowly
// hold no more of them than the limit.
//
// Errors: [app.ErrBusy].
func (s *Server) hold(v *visit, size int) error {
	if all := s.held.Add(int64(size)); all > int64(s.limits.Waiting) {
		s.held.Add(-int64(size))
		return grundy.Mistake(app.ErrBusy, "answers of %s bytes wait to be read by other clients", grundy.Grouped(uint64(all)-uint64(size))).WithHint("try again in a moment")
	}
	v.held += int64(size)
	return nil
}

// policy is what a page of this server may load: what this server has.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// guard surrounds every request.
func (s *Server) guard(next http.Handler) http.Handler {
	cross := http.NewCrossOriginProtection()
	cross.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		send(w, shown(app.Refuse(http.StatusForbidden, "a page of another site may not ask this server")))
	}))
	inner := cross.Handler(s.admit(next))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("X-Frame-Options", "DENY")
		seen := &watched{ResponseWriter: w, status: http.StatusOK}
		inner.ServeHTTP(seen, r)
		s.record(r, seen, time.Since(began))
	})
}

// admit lets so many requests in at the same time, and says so to the others.
func (s *Server) admit(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		path := strings.TrimPrefix(r.URL.Path, s.base)
		if !strings.HasPrefix(path, "/v1/") {
			next.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Cache-Control", "no-store")
		client, _, err := net.SplitHostPort(r.RemoteAddr)
		if err != nil {
			client = r.RemoteAddr
		}
		if !s.crowd.enter(client, s.limits) {
			send(w, shown(app.Refuse(http.StatusTooManyRequests, "too many requests at the same time")))
			return
		}
		v := &visit{client: client}
		defer func() {
			s.held.Add(-v.held)
			s.crowd.leave(client)
		}()
		if r.Method == http.MethodPost {
			if p := s.received(w, r); p != nil {
				send(w, p)
				return
			}
		}
		next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), visitKey{}, v)))
	})
}

// send writes a problem.
func send(w http.ResponseWriter, p *Problem) {
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(p.Status)
	_ = json.NewEncoder(w).Encode(p) // whoever does not read it needs no error
}

// watched remembers the status and the size of an answer, and gives statuses that say
// to come again a time to do so.
type watched struct {
	http.ResponseWriter
	status int
	bytes  int64
}

func (w *watched) WriteHeader(status int) {
	w.status = status
	if status == http.StatusTooManyRequests || status == http.StatusServiceUnavailable {
		w.Header().Set("Retry-After", "1")
	}
	w.ResponseWriter.WriteHeader(status)
}

func (w *watched) Write(p []byte) (int, error) {
	n, err := w.ResponseWriter.Write(p)
	w.bytes += int64(n)
	return n, err
}

// Unwrap is for http.ResponseController.
func (w *watched) Unwrap() http.ResponseWriter { return w.ResponseWriter }
