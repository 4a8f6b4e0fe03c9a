package server

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"example.org/grundy/internal/app"
)

// slowly is a request that computes until its time is over.
const slowly = `{"expression":"steady(100001)","rules":"` + slow + `"}`

// A live server listens on a port of this machine.
type live struct {
	*Server
	url  string
	stop context.CancelFunc
	done chan error
}

func listening(t *testing.T, change func(*Config)) *live {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	s := &live{serving(t, change), "http://" + l.Addr().String(), stop, make(chan error, 1)}
	go func() { s.done <- s.Serve(ctx, l) }()
	t.Cleanup(stop)
	return s
}

// post sends a request, and returns its status and answer.
func (s *live) post(ctx context.Context, path, body string) (int, []byte, error) {
	r, err := http.NewRequestWithContext(ctx, "POST", s.url+"/v1/"+path, strings.NewReader(body))
	if err != nil {
		return 0, nil, err
	}
	r.Header.Set("Content-Type", "application/json")
	w, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0, nil, err
	}
	defer w.Body.Close()
	text, err := io.ReadAll(w.Body)
	return w.StatusCode, text, err
}

// until waits until something holds.
func until(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for range 1000 {
		if holds() {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatalf("%s: not after ten seconds", what)
}

func (s *live) open() int {
	s.crowd.mu.Lock()
	defer s.crowd.mu.Unlock()
	return s.crowd.all
}

// When the server is told to end, what is short is answered, what would go on is told
// so, nothing is accepted any more, and nothing is left running.
func TestShutdown(t *testing.T) {
	before := runtime.NumGoroutine()
	s := listening(t, func(c *Config) { c.Limits.Time = time.Minute })
	if code, text, err := s.post(t.Context(), "analyse", `{"expression":"nim(3)"}`); err != nil || code != 200 {
		t.Fatal(code, err, string(text))
	}
	var group sync.WaitGroup
	codes := make([]int, 4)
	for i := range codes {
		group.Go(func() {
			code, text, err := s.post(t.Context(), "analyse", slowly)
			var p Problem
			if err != nil || json.Unmarshal(text, &p) != nil || p.Kind != "busy" {
				t.Error(err, code, string(text))
			}
			codes[i] = code
		})
	}
	until(t, "requests are open", func() bool { return s.open() == len(codes) })
	began := time.Now()
	s.stop()
	if err := <-s.done; err != nil {
		t.Error(err)
	}
	if took := time.Since(began); took > Graceful+3*hard {
		t.Errorf("the server took %v to end", took)
	}
	group.Wait()
	for _, code := range codes {
		if code != http.StatusServiceUnavailable {
			t.Errorf("status %v: want 503", codes)
		}
	}
	if _, _, err := s.post(t.Context(), "analyse", `{"expression":"nim(3)"}`); err == nil {
		t.Error("a server that ended answers")
	}
	http.DefaultClient.CloseIdleConnections()
	until(t, "goroutines end", func() bool { return runtime.NumGoroutine() <= before+2 })
}

// A client that goes away leaves nothing running.
func TestClientLeaves(t *testing.T) {
	s := listening(t, func(c *Config) { c.Limits.Time = time.Minute })
	before := runtime.NumGoroutine()
	ctx, leave := context.WithCancel(t.Context())
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			if _, _, err := s.post(ctx, "analyse", slowly); err == nil {
				t.Error("an answer in no time")
			}
		})
	}
	until(t, "requests are open", func() bool { return s.open() == 8 })
	leave()
	group.Wait()
	until(t, "requests end", func() bool { return s.open() == 0 && s.lanes.slow.queue()+s.lanes.kept.queue() == 0 })
	http.DefaultClient.CloseIdleConnections()
	until(t, "goroutines end", func() bool { return runtime.NumGoroutine() <= before+1 })
	if code, _, err := s.post(t.Context(), "analyse", `{"expression":"nim(3)"}`); err != nil || code != 200 {
		t.Error(code, err)
	}
}

// Two hundred requests whose clients go away at any moment leave nothing behind: no
// goroutine, no place in a lane, no byte that is held.
func TestManyLeave(t *testing.T) {
	s := listening(t, func(c *Config) { c.Limits.Time = time.Minute })
	before := runtime.NumGoroutine()
	free := func(q *turns) int { q.mu.Lock(); defer q.mu.Unlock(); return q.free - len(q.waiting) }
	lanes := []*turns{s.lanes.quick, s.lanes.brief, s.lanes.kept, s.lanes.slow, s.lanes.ruled}
	var places []int
	for _, q := range lanes {
		places = append(places, free(q))
	}
	bodies := [][2]string{
		{"analyse", slowly}, {"analyse", `{"expression":"wythoff(300,400)","play":"misere"}`}, {"period", `{"code":"4!.0","to":1000000}`},
		{"table", `{"expression":"nim","ranges":["0..999","0..999"],"what":["grundy"]}`}, {"analyse", `{"expression":"nim(3)"}`},
	}
	var group sync.WaitGroup
	for i := range 200 {
		group.Go(func() {
			ctx, leave := context.WithTimeout(t.Context(), time.Duration(i)*time.Millisecond)
			defer leave()
			_, _, _ = s.post(ctx, bodies[i%len(bodies)][0], bodies[i%len(bodies)][1]) // whatever it is
		})
	}
	group.Wait()
	http.DefaultClient.CloseIdleConnections()
	until(t, "requests end", func() bool { return s.open() == 0 && s.held.Load() == 0 })
	for i, q := range lanes {
		until(t, "places are free", func() bool { return free(q) == places[i] })
	}
	until(t, "goroutines end", func() bool { return runtime.NumGoroutine() <= before+1 })
}

// Too many requests of one client are refused, and told when to come again; another
// client is answered, and so is a page.
func TestTooMany(t *testing.T) {
	s := listening(t, func(c *Config) { c.Limits.Client, c.Limits.Time = 3, 20*time.Second })
	ctx, leave := context.WithCancel(t.Context())
	defer leave()
	for range 3 {
		go s.post(ctx, "analyse", slowly)
	}
	until(t, "requests are open", func() bool { return s.open() == 3 })
	r, err := http.Post(s.url+"/v1/analyse", "application/json", strings.NewReader(`{"expression":"nim(3)"}`))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	var p Problem
	if json.NewDecoder(r.Body).Decode(&p) != nil || r.StatusCode != 429 || p.Kind != "busy" || r.Header.Get("Retry-After") == "" {
		t.Errorf("%d %+v", r.StatusCode, p)
	}
	if r, err := http.Get(s.url + "/healthz"); err != nil || r.StatusCode != 200 {
		t.Error(r, err)
	}
	other := &http.Client{Transport: &http.Transport{DialContext: (&net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 0, 2)}}).DialContext}}
	defer other.CloseIdleConnections()
	if r, err := other.Post(s.url+"/v1/analyse", "application/json", strings.NewReader(`{"expression":"nim(3)"}`)); err != nil {
		t.Log(err) // only 127.0.0.1 is there
	} else if r.StatusCode != 200 {
		t.Errorf("another client: %d", r.StatusCode)
	}
}

// A request that has no turn in its time is told so, and not that its work was long.
func TestNoTurn(t *testing.T) {
	s := listening(t, func(c *Config) { c.Limits.Computing, c.Limits.Time = 1, 20*time.Second })
	ctx, leave := context.WithCancel(t.Context())
	defer leave()
	taken := func(q *turns) func() bool {
		return func() bool { q.mu.Lock(); defer q.mu.Unlock(); return q.free == 0 }
	}
	s.lanes.accounts.charge("127.0.0.1", time.Minute)
	go s.post(ctx, "analyse", slowly)
	until(t, "the place is taken", taken(s.lanes.slow))
	code, text, err := s.post(t.Context(), "check", `{"names":["nim"],"limits":{"time_ms":100}}`)
	if err != nil || code != 429 || !strings.Contains(string(text), "no turn in time") {
		t.Error(code, err, string(text))
	}
	if code, text, err := s.post(t.Context(), "analyse", `{"expression":"nim(3)"}`); err != nil || code != 200 {
		t.Error("a short request waits for a long one:", code, err, string(text))
	}
}

// Answers that nobody reads hold no more memory than the limit.
func TestUnread(t *testing.T) {
	s := serving(t, func(c *Config) { c.Limits.Waiting = 10_000 })
	v := &visit{}
	if err := s.hold(v, 9000); err != nil {
		t.Fatal(err)
	}
	if err := s.hold(&visit{}, 2000); app.Fail(err).Kind != "busy" {
		t.Error(err)
	}
	s.held.Add(-v.held)
	h := s.Handler()
	for range 20 {
		if w := ask(h, "POST", "/v1/sequence", `{"code":"0.137","to":2000}`); w.Code != 200 {
			t.Fatal(w.Code, w.Body)
		}
	}
	if s.held.Load() != 0 {
		t.Errorf("%d bytes are held by nobody", s.held.Load())
	}
}

// Of those who wait, whoever used least is next; and nobody is forgotten.
func TestTurns(t *testing.T) {
	a := newAccounts()
	q := newTurns(1, a)
	now := time.Unix(0, 0)
	a.now = func() time.Time { return now }
	leave, err := q.take(t.Context(), "greedy")
	if err != nil {
		t.Fatal(err)
	}
	order := make(chan string, 4)
	var group sync.WaitGroup
	wait := func(client string) {
		n := q.queue()
		group.Go(func() {
			leave, err := q.take(context.Background(), client)
			if err != nil {
				t.Error(err)
				return
			}
			order <- client
			leave(time.Millisecond)
		})
		until(t, "it waits", func() bool { return q.queue() == n+1 })
	}
	wait("greedy")
	wait("greedy")
	wait("modest")
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := q.take(gone, "gone"); err == nil {
		t.Error("a turn for one who left")
	}
	now = now.Add(time.Second)
	leave(time.Second)
	leave(time.Second) // which counts once
	group.Wait()
	if got := <-order; got != "modest" {
		t.Errorf("%s was first", got)
	}
	if q.free != 1 || q.queue() != 0 {
		t.Errorf("%d places free, %d wait", q.free, q.queue())
	}
	for i := range 2 * remembered {
		leave, _ := q.take(t.Context(), fmt.Sprint(i))
		leave(time.Second)
	}
	if len(a.of) > remembered {
		t.Errorf("%d clients are remembered", len(a.of))
	}
}

// A mistake of ours is one problem without details, and is written to the log.
func TestMistake(t *testing.T) {
	var log bytes.Buffer
	s := serving(t, func(c *Config) { c.Log = slog.New(slog.NewTextHandler(&log, nil)) })
	j, _ := s.job(Common{})
	_, err := s.compute(t.Context(), j, typeJSON, func(context.Context, *app.App) ([]byte, error) { panic("secret") })
	if p, ok := err.(*Problem); !ok || p.Status != 500 || p.Kind != "internal" || strings.Contains(p.Message, "secret") {
		t.Errorf("%+v", err)
	}
	if !strings.Contains(log.String(), "secret") || s.lanes.quick.free != Quickly {
		t.Errorf("%d places free; log: %s", s.lanes.quick.free, log.String())
	}
}

// Behind a path, everything is behind it.
func TestBase(t *testing.T) {
	h := serving(t, func(c *Config) { c.Base = "/games" }).Handler()
	for path, code := range map[string]int{
		"/games/": 200, "/games": 307, "/games/docs": 200, "/games/style.css": 200, "/games/openapi.json": 200, "/games/healthz": 200, "/games/metrics": 200,
		"/games/v1/families": 200, "/games/v1/families/nim": 200, "/": 404, "/docs": 404, "/v1/families": 404, "/gamesx": 404,
	} {
		w := ask(h, "GET", path, "")
		if w.Code != code {
			t.Errorf("%s: %d, want %d", path, w.Code, code)
		}
		if code == 404 {
			sound(t, w)
		}
	}
	for _, base := range []string{"games", "/a b", "/{x}", "/a?b", "/a//b", "/../x", "/a/./b", "//", "/a\\b", "/a\nb", "/\xff"} {
		if _, err := New(app.New(), Config{Base: base}); err == nil {
			t.Errorf("base %q: no error", base)
		}
	}
	if _, err := New(app.New(), Config{Limits: Limits{Body: 1}}); err == nil {
		t.Error("limits of zero: no error")
	}
	for want, change := range map[string]func(*Limits){
		"limit-computing -1: want": func(l *Limits) { l.Computing = -1 }, "limit-time -1s: want": func(l *Limits) { l.Time = -time.Second }, "limit-time 1ns: want": func(l *Limits) { l.Time = 1 },
	} {
		l := Defaults
		change(&l)
		if _, err := New(app.New(), Config{Limits: l}); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v: want %s", err, want)
		}
	}
}

// Pages are sent short where that is asked for, and not again where they are known.
func TestPages(t *testing.T) {
	h := serving(t, nil).Handler()
	plain := ask(h, "GET", "/openapi.json", "")
	if plain.Header().Get("Content-Encoding") != "" || plain.Header().Get("Content-Type") != "application/json" {
		t.Error(plain.Header())
	}
	get := func(name, value string) *http.Response {
		r, _ := http.NewRequest("GET", "http://x/openapi.json", nil)
		r.Header.Set(name, value)
		w := &recorder{header: http.Header{}}
		h.ServeHTTP(w, r)
		return &http.Response{StatusCode: w.code, Header: w.header, ContentLength: int64(w.size)}
	}
	if r := get("Accept-Encoding", "gzip"); r.Header.Get("Content-Encoding") != "gzip" || r.ContentLength >= int64(plain.Body.Len()) {
		t.Error(r)
	}
	if r := get("If-None-Match", plain.Header().Get("ETag")); r.StatusCode != 304 || r.ContentLength != 0 {
		t.Error(r)
	}
	if w := ask(h, "GET", "/", ""); !strings.Contains(w.Body.String(), `<div id="app">`) || !strings.Contains(w.Body.String(), "本页需要") {
		t.Error(w.Body)
	}
}

type recorder struct {
	header     http.Header
	code, size int
}

func (r *recorder) Header() http.Header { return r.header }
func (r *recorder) WriteHeader(c int)   { r.code = c }
func (r *recorder) Write(p []byte) (int, error) {
	r.size += len(p)
	return len(p), nil
}
