package server

import (
	"context"
	"strings"
	"testing"
	"time"

	"example.org/grundy/internal/app"
)

// A client whose requests are long does not enter the quick lane, and one whose requests
// are short waits for none of its trials.
func TestOwnTrials(t *testing.T) {
	l := newLanes(1)
	l.accounts.charge("greedy", time.Minute)
	leave, err := l.brief.take(t.Context(), "greedy")
	if err != nil {
		t.Fatal(err)
	}
	defer leave(0)
	said := func(context.Context) ([]byte, error) { return []byte("said"), nil }
	soon, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if _, err := l.do(soon, "greedy", ordinary, said); err == nil || app.Fail(err).Kind != "busy" {
		t.Errorf("a long one in the quick lane: %v", err)
	}
	if answer, err := l.do(t.Context(), "modest", ordinary, said); err != nil || string(answer) != "said" {
		t.Errorf("%s %v", answer, err)
	}
}

// Whoever goes away before its turn does not make the others of its address look short.
func TestNoTurnNoCredit(t *testing.T) {
	l := newLanes(1)
	l.accounts.charge("leaver", time.Second)
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	for range Quickly {
		leave, _ := l.quick.take(t.Context(), "x")
		defer leave(0)
	}
	leave, _ := l.brief.take(t.Context(), "x")
	defer leave(0)
	for range 10_000 {
		if _, err := l.do(gone, "leaver", ordinary, nil); err == nil {
			t.Fatal("a turn for one who left")
		}
	}
	if l.accounts.light("leaver") {
		t.Error("it is called light")
	}
}

// A trial ends when its clock has reached the span, and not while it stands.
func TestAfter(t *testing.T) {
	stopped := make(chan bool, 1)
	stop := func() { stopped <- true }
	end := after(time.Millisecond, func() time.Duration { return 0 }, stop)
	time.Sleep(20 * time.Millisecond)
	end()
	if len(stopped) > 0 {
		t.Error("a clock that stands ended a trial")
	}
	defer after(time.Millisecond, func() time.Duration { return time.Second }, stop)()
	<-stopped
}

// What a thread computes is what its clock says, to others too.
func TestThreadClock(t *testing.T) {
	got, done := make(chan time.Duration), make(chan bool)
	go onThread(false, func(computed clock) {
		for computed() < 5*time.Millisecond {
			_ = strings.Repeat("x", 1000)
		}
		go func() { got <- computed() }()
		<-done
	})
	if d := <-got; d < 5*time.Millisecond {
		t.Errorf("the clock says %v to others", d)
	}
	close(done)
}
