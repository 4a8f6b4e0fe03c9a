package server

import (
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// figures are what an operator watches.
type figures struct {
	registry *prometheus.Registry
	requests *prometheus.CounterVec
	seconds  *prometheus.HistogramVec
	bytes    prometheus.Counter
}

func newFigures(s *Server) *figures {
	f := &figures{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "grundy_requests_total", Help: "Requests that were answered."}, []string{"endpoint", "status"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "grundy_request_seconds", Help: "Time until the answer was written.",
			Buckets: []float64{.0005, .001, .002, .005, .01, .02, .05, .1, .2, .5, 1, 2, 5, 10}}, []string{"endpoint"}),
		bytes: prometheus.NewCounter(prometheus.CounterOpts{Name: "grundy_answer_bytes_total", Help: "Bytes of answers that were written."}),
	}
	gauge := func(name, help string, value func() float64) prometheus.Collector {
		return prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, value)
	}
	f.registry.MustRegister(f.requests, f.seconds, f.bytes,
		gauge("grundy_open_requests", "Requests that are open.", func() float64 {
			s.crowd.mu.Lock()
			defer s.crowd.mu.Unlock()
			return float64(s.crowd.all)
		}),
		gauge("grundy_waiting_quick", "Requests that wait for a turn in the quick lane.", func() float64 { return float64(s.lanes.quick.queue()) }),
		gauge("grundy_waiting_slow", "Requests that wait for a turn in the slow lane.", func() float64 { return float64(s.lanes.slow.queue() + s.lanes.kept.queue()) }),
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return f
}

func (f *figures) handler() http.Handler {
	return promhttp.HandlerFor(f.registry, promhttp.HandlerOpts{})
}

// endpoint is a path as figures have it: one of a few, whatever clients ask for.
func (s *Server) endpoint(r *http.Request) string {
	_, pattern := s.mux.Handler(r)
	if _, path, ok := strings.Cut(pattern, " "); ok {
		pattern = path
	}
	if path := strings.TrimPrefix(pattern, s.base); path != "" {
		return path
	}
	return "other"
}

// record counts an answer and writes it to the log.
func (s *Server) record(r *http.Request, w *watched, took time.Duration) {
	endpoint := s.endpoint(r)
	s.figures.requests.WithLabelValues(endpoint, strconv.Itoa(w.status)).Inc()
	s.figures.seconds.WithLabelValues(endpoint).Observe(took.Seconds())
	s.figures.bytes.Add(float64(w.bytes))
	s.log.InfoContext(r.Context(), "request", "method", r.Method, "path", short(r.URL.Path), "status", w.status,
		"bytes", w.bytes, "ms", float64(took.Microseconds())/1000, "client", r.RemoteAddr)
}
