package server

import (
	"fmt"
	"time"

	"example.org/grundy"
	"example.org/grundy/internal/app"
	"example.org/grundy/notation"
)

// Limits are what the server allows a request, and all of them together. They are lower
// than those of the command, because strangers ask.
type Limits struct {
	Body      int64         // bytes of a request
	Digits    int           // decimal digits of all numbers of a request: arithmetic on them cannot be stopped
	Time      time.Duration // for one request
	Positions uint64        // of one request, as solve.Limits has them
	Moves     uint64        // options that one request looks at
	Memory    uint64        // bytes that tables, searches and values of one request may take
	Cells     int           // positions of a table or a picture
	Heaps     int           // the greatest heap of a sequence that is computed
	Batch     int           // positions of one request
	Answer    int           // bytes of one answer
	Requests  int           // of all clients at the same time
	Client    int           // of one client at the same time
	Computing int           // that compute for long at the same time; 0: one for each processor but one
	Waiting   int           // bytes of answers that clients have yet to read
}

// Defaults are the limits of a server that nobody sets.
var Defaults = Limits{
	Body: 256 << 10, Digits: 20_000, Time: 10 * time.Second,
	Positions: 1_000_000, Moves: 10_000_000, Memory: 64 << 20,
	Cells: 1 << 20, Heaps: 1_000_000, Batch: 1000, Answer: 8 << 20,
	Requests: 256, Client: 64, Waiting: 64 << 20,
}

// Deep is how deep calls of functions of rules nest at the most.
const Deep = 1000

// A Lower is the part of a request that asks for less than the server allows.
type Lower struct {
	Time      int    `json:"time_ms,omitempty" minimum:"1" doc:"Milliseconds for the whole request."`
	Positions uint64 `json:"positions,omitempty" minimum:"1" doc:"Positions that a search may remember at a time, or a table have."`
	Memory    uint64 `json:"memory,omitempty" minimum:"1" doc:"Bytes that tables, searches and values may take."`
}

// settle returns the limits of a request: those of the server, or lower ones.
//
// Errors: [grundy.ErrLimit] for a limit above that of the server.
func (l Limits) settle(r Lower) (Limits, error) {
	above := func(name string, got, most any) error {
		return grundy.Mistake(grundy.ErrLimit, "limits.%s %v: this server allows at most %v", name, got, most)
	}
	if d := time.Duration(r.Time) * time.Millisecond; r.Time > 0 {
		if r.Time > int(l.Time/time.Millisecond) {
			return l, above("time_ms", r.Time, l.Time.Milliseconds())
		}
		l.Time = d
	}
	if r.Positions > 0 {
		if r.Positions > l.Positions {
			return l, above("positions", r.Positions, l.Positions)
		}
		l.Positions = r.Positions
	}
	if r.Memory > 0 {
		if r.Memory > l.Memory {
			return l, above("memory", r.Memory, l.Memory)
		}
		l.Memory = r.Memory
	}
	return l, nil
}

// digits reports an error if the numbers of some texts have too many digits together.
//
// Errors: [grundy.ErrLimit].
func (l Limits) digits(texts ...string) error {
	sum := 0
	for _, text := range texts {
		for _, r := range text {
			if r >= '0' && r <= '9' || r >= '０' && r <= '９' {
				sum++
			}
		}
	}
	if sum > l.Digits {
		return grundy.Mistake(grundy.ErrLimit, "numbers of %s digits together: this server allows at most %s", grundy.Grouped(uint64(sum)), grundy.Grouped(uint64(l.Digits))).
			WithHint("arithmetic on huge numbers cannot be stopped; the command has no such limit")
	}
	return nil
}

// parse reads an expression of a request, which names no files of this machine.
//
// Errors: those of [notation.Parse]; [grundy.ErrLimit]; [grundy.ErrFile].
func (l Limits) parse(expression string) (*notation.Expr, error) {
	if err := l.digits(expression); err != nil {
		return nil, err
	}
	e, err := notation.Parse(expression)
	if err != nil {
		return nil, err
	}
	return e, noFiles(e)
}

// noFiles refuses an expression that names a file.
func noFiles(e *notation.Expr) error {
	for _, t := range e.Terms {
		switch atom := t.Atom.(type) {
		case *notation.Expr:
			if err := noFiles(atom); err != nil {
				return err
			}
		case *notation.Call:
			for _, a := range atom.Args {
				if err := noFile(a.Value); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

func noFile(v notation.Value) error {
	switch v.Kind {
	case notation.File:
		return grundy.Mistake(grundy.ErrFile, "@%s: a request by HTTP names no files: want the numbers themselves", short(v.Text)).WithPlace(v.At)
	case notation.Game:
		return noFiles(v.Expr)
	case notation.Tuple:
		for _, m := range v.List {
			if err := noFile(m); err != nil {
				return err
			}
		}
	}
	return nil
}

// short is a text as an error has room for it.
func short(text string) string {
	if letters := []rune(text); len(letters) > 40 {
		return string(letters[:39]) + "…"
	}
	return text
}

// moves is how many winning moves an analysis lists: as asked, but not so many copies
// of a long expression that they would be longer than an answer may be.
func (l Limits) moves(asked, length int) int {
	const long = 2000 // characters
	if length <= long {
		return asked
	}
	most := max(1, l.Answer/(4*length))
	if asked == 0 {
		return min(most, 12)
	}
	return min(asked, most)
}

// check reports an error if limits of a server make no sense.
func (l Limits) check() error {
	for name, n := range map[string]int64{
		"body": l.Body, "digits": int64(l.Digits), "positions": int64(l.Positions), "memory": int64(l.Memory),
		"cells": int64(l.Cells), "heaps": int64(l.Heaps), "batch": int64(l.Batch), "requests": int64(l.Requests), "client": int64(l.Client), "answer": int64(l.Answer), "waiting": int64(l.Waiting),
	} {
		if n <= 0 {
			return grundy.Mistake(grundy.ErrParameter, "limit-%s %d: want a number above zero", name, n)
		}
	}
	if l.Computing < 0 {
		return grundy.Mistake(grundy.ErrParameter, "limit-computing %d: want a number above zero", l.Computing)
	}
	if l.Time < time.Millisecond {
		return grundy.Mistake(grundy.ErrParameter, "limit-time %v: want a millisecond or more", l.Time).WithHint("as in 500ms, 10s or 2m")
	}
	return nil
}

// search are the limits as the engine has them.
func (l Limits) search() app.Limits {
	return app.Limits{Positions: l.Positions, Moves: l.Moves, Bytes: l.Memory}
}

// work is how a sequence is computed within the limits: by one goroutine, since
// others compute beside it.
func (l Limits) work(engine string) app.Work {
	return app.Work{Engine: engine, Workers: 1, Bytes: l.Memory}
}

// answer reports an error for an answer that is too long.
func (l Limits) answer(size int) error {
	if size > l.Answer {
		return fmt.Errorf("%w", grundy.Mistake(grundy.ErrLimit, "an answer of %s bytes: this server allows at most %s", grundy.Grouped(uint64(size)), grundy.Grouped(uint64(l.Answer))))
	}
	return nil
}
