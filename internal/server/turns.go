package server

import (
	"context"
	"math"
	"sync"
	"time"
)

// Turns are a number of places at which requests compute. Where several clients wait,
// the one that computed least of late has the next turn, so that whoever asks much
// waits for whoever asks little.
type turns struct {
	mu      sync.Mutex
	free    int
	waiting []*turn
	used    map[string]*use
	now     func() time.Time
}

// A turn is a request that waits.
type turn struct {
	client string
	ready  chan struct{}
}

// A use is how long a client computed, in seconds that fade.
type use struct {
	seconds float64
	at      time.Time
}

// fade is how long it takes until half of what a client used is forgotten.
const fade = 10 * time.Second

// remembered is how many clients are remembered at the most.
const remembered = 4096

func newTurns(places int) *turns {
	return &turns{free: places, used: map[string]*use{}, now: time.Now}
}

// take waits for a turn. The caller calls leave once, when it has computed.
//
// Errors: that of the context.
func (t *turns) take(ctx context.Context, client string) (leave func(), err error) {
	t.mu.Lock()
	if t.free > 0 {
		t.free--
		t.mu.Unlock()
		return t.leaver(client), nil
	}
	mine := &turn{client, make(chan struct{})}
	t.waiting = append(t.waiting, mine)
	t.mu.Unlock()
	select {
	case <-mine.ready:
		return t.leaver(client), nil
	case <-ctx.Done():
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for i, w := range t.waiting {
		if w == mine {
			t.waiting = append(t.waiting[:i], t.waiting[i+1:]...)
			return nil, ctx.Err()
		}
	}
	t.next() // the turn came at the same moment: somebody else has it
	return nil, ctx.Err()
}

// leaver gives the place back, once, and counts what was used.
func (t *turns) leaver(client string) func() {
	began := t.now()
	var once sync.Once
	return func() {
		once.Do(func() {
			t.mu.Lock()
			defer t.mu.Unlock()
			now := t.now()
			u := t.used[client]
			if u == nil {
				t.forget()
				u = &use{at: now}
				t.used[client] = u
			}
			u.seconds, u.at = u.left(now)+now.Sub(began).Seconds(), now
			t.next()
		})
	}
}

func (u *use) left(now time.Time) float64 {
	return u.seconds * math.Exp2(-now.Sub(u.at).Seconds()/fade.Seconds())
}

// next gives a place to whoever used least, and of those to whoever waits longest.
func (t *turns) next() {
	if len(t.waiting) == 0 {
		t.free++
		return
	}
	now, best, least := t.now(), 0, math.Inf(1)
	for i, w := range t.waiting {
		seconds := 0.0
		if u := t.used[w.client]; u != nil {
			seconds = u.left(now)
		}
		if seconds < least {
			best, least = i, seconds
		}
	}
	w := t.waiting[best]
	t.waiting = append(t.waiting[:best], t.waiting[best+1:]...)
	close(w.ready)
}

// forget makes room for another client, if there are many.
func (t *turns) forget() {
	if len(t.used) < remembered {
		return
	}
	now := t.now()
	for client, u := range t.used {
		if u.left(now) < 0.001 {
			delete(t.used, client)
		}
	}
	if len(t.used) >= remembered {
		clear(t.used)
	}
}

// queue is how many wait.
func (t *turns) queue() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return len(t.waiting)
}
