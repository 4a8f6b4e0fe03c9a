package server

import (
	"net/http"
	"strings"

	"example.org/grundy/internal/app"
)

// pages are what is not the interface itself: health, figures, its document, and pages
// for people.
func (s *Server) pages() {
	s.mux.HandleFunc("GET "+s.base+"/healthz", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		if s.ending.Err() != nil {
			w.WriteHeader(http.StatusServiceUnavailable)
			return
		}
		_, _ = w.Write([]byte("ok\n"))
	})
	s.mux.Handle("GET "+s.base+"/metrics", s.figures.handler())
	s.mux.HandleFunc(s.base+"/v1/", func(w http.ResponseWriter, r *http.Request) {
		s.missing(w, r)
	})
}

// missing says that there is no such endpoint, or none for this method.
func (s *Server) missing(w http.ResponseWriter, r *http.Request) {
	for _, method := range []string{http.MethodGet, http.MethodPost} {
		other := r.Clone(r.Context())
		other.Method = method
		if _, pattern := s.mux.Handler(other); strings.HasPrefix(pattern, method+" ") {
			w.Header().Set("Allow", method)
			send(w, shown(app.Refuse(http.StatusMethodNotAllowed, short(r.Method)+" "+short(r.URL.Path)+": want "+method)))
			return
		}
	}
	send(w, shown(app.Refuse(http.StatusNotFound, short(r.URL.Path)+": no such endpoint")))
}
