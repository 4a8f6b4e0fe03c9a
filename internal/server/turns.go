package server

import (
	"context"
	"math"
	"slices"
	"sync"
	"time"
)

// Turns are a number of places at which requests compute. Where several clients wait,
// the one that computed least of late has the next turn, so that whoever asks much
// waits for whoever asks little.
type turns struct {
	mu       sync.Mutex
	free     int
	waiting  []*turn
	accounts *accounts
}

// A turn is a request that waits.
type turn struct {
	client string
	ready  chan struct{}
}

func newTurns(places int, a *accounts) *turns { return &turns{free: places, accounts: a} }

// take waits for a turn. The caller calls leave once, with how long it computed.
//
// Errors: that of the context.
func (t *turns) take(ctx context.Context, client string) (leave func(time.Duration), err error) {
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
	if i := slices.Index(t.waiting, mine); i >= 0 {
		t.waiting = slices.Delete(t.waiting, i, i+1)
	} else {
		t.next() // the turn came at the same moment: somebody else has it
	}
	return nil, ctx.Err()
}

// leaver gives the place back, once, and counts what was used.
func (t *turns) leaver(client string) func(time.Duration) {
	var once sync.Once
	return func(took time.Duration) {
		once.Do(func() {
			t.accounts.charge(client, took)
			t.mu.Lock()
			defer t.mu.Unlock()
			t.next()
		})
	}
}

// next gives a place to whoever used least, and of those to whoever waits longest.
func (t *turns) next() {
	if len(t.waiting) == 0 {
		t.free++
		return
	}
	best, least := 0, math.Inf(1)
	for i, w := range t.waiting {
		if seconds := t.accounts.used(w.client); seconds < least {
			best, least = i, seconds
		}
	}
	w := t.waiting[best]
	t.waiting = slices.Delete(t.waiting, best, best+1)
	close(w.ready)
}

// queue is how many wait.
func (t *turns) queue() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return len(t.waiting)
}

// Accounts say how long each client computed of late, and in how many turns. Whoever goes
// away before its turn has had none.
type accounts struct {
	mu  sync.Mutex
	of  map[string]*account
	now func() time.Time
}

// An account is seconds and turns, which fade.
type account struct {
	seconds, turns float64
	at             time.Time
}

// fade is how long it takes until half of what a client used is forgotten, and
// remembered how many clients are remembered at the most.
const (
	fade       = 10 * time.Second
	remembered = 4096
)

func newAccounts() *accounts { return &accounts{of: map[string]*account{}, now: time.Now} }

// faded brings an account to this moment.
func (a *account) faded(now time.Time) *account {
	part := math.Exp2(-now.Sub(a.at).Seconds() / fade.Seconds())
	a.seconds, a.turns, a.at = a.seconds*part, a.turns*part, now
	return a
}

// find returns the account of a client, which is new if there is none.
func (a *accounts) find(client string) *account {
	if c := a.of[client]; c != nil {
		return c.faded(a.now())
	}
	if len(a.of) >= remembered {
		for name, c := range a.of {
			if c.faded(a.now()).seconds < 0.001 {
				delete(a.of, name)
			}
		}
	}
	if len(a.of) >= remembered {
		clear(a.of)
	}
	c := &account{at: a.now()}
	a.of[client] = c
	return c
}

func (a *accounts) charge(client string, took time.Duration) {
	a.mu.Lock()
	defer a.mu.Unlock()
	c := a.find(client)
	c.seconds, c.turns = c.seconds+took.Seconds(), c.turns+1
}

// used returns how many seconds a client computed of late.
func (a *accounts) used(client string) float64 {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.find(client).seconds
}

// light reports a client whose requests are short on the average.
func (a *accounts) light(client string) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	c := a.find(client)
	return c.seconds < 0.1 || c.seconds < c.turns*lightly.Seconds()
}

// lightly is how long a short request takes at the most; a trial of a client whose
// requests are long takes more.
const lightly = 2 * time.Millisecond
