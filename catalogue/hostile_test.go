package catalogue_test

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/notation"
	"example.org/grundy/solve"
)

// Expressions that somebody might send to do harm: huge parameters, many games,
// wide positions. Each is answered, or refused, with modest means.
var hostile = []string{
	"nim()", "bash(max=3)", "sum()", "every()", "0*nim(3)", "10000*(10000*(0*nim(3)))",
	"10000*nim(3)", "9999*nim(3)", "every(10000*nim(3))", "10000*(10000*nim(3))", "every(100*(99*nim(3)))",
	"every(3*(3*(3*nim(3))))", "every(100*nim(60000))", "99999999999999999999*nim(3)",
	"every(nim(1000000000000000000000000000000),nim(3))",
	"every(nim(65000),nim(65001),nim(65002))",
	"every(bash(1000000000,max=3),bash(100000000000000,max=5))",
	"every(euclid(" + digits(2000) + ",1),euclid(1" + digits(2000) + "," + digits(2000) + "))",
	"bash(21,max=" + digits(40) + ")", "bash(" + digits(300) + ",max=" + digits(40) + ")",
	"wythoff(12,21,diff=1" + digits(40) + ")",
	"wythoff(1" + digits(30) + "," + digits(30) + ",diff=1" + digits(40) + ")",
	"wythoff(1000000,1000007,diff=100000)", "wythoff(400,401)+nim(3)", "30*wythoff(400,401)",
	"dynamic(100,factor=0,plus=0)", "dynamic(100,limit=3,factor=0,plus=0)",
	"dynamic(100,factor=1000000000)", "dynamic(10000000,factor=1000000000)",
	"dynamic(" + digits(2000) + ",factor=3)", "dynamic(" + digits(2000) + ",factor=0,plus=7)",
	"fibonacci(" + digits(2000) + ")", "fibonacci(" + digits(2000) + ",limit=1000000)", "fibonacci(100000)",
	"subtraction(1000,set={" + digits(20) + "})",
	"subtraction(50,set={1..100000})", "subtraction(1000000,set={1..100000})", "subtraction(7,set={1..100001})",
	"subtraction(" + digits(30) + ",set={1..100000})", "subtraction(7,set={1.." + digits(30) + "})",
	"subtraction(100000000,set={1,999999,1000000})",
	"subtraction(1000000,set=squares)", "subtraction(" + digits(16) + ",set=squares)", "subtraction(" + digits(300) + ",set=powers)",
	"lasker(1000000)", "lasker(104)", "run(5000)", "run(" + digits(300) + ")", "nim(499,499)", "nim(80,80,80)",
	"interval(100000,min=1,max=1)", "interval(100000,min=3,max=70000)", "interval(" + digits(40) + ",min=3,max=" + digits(14) + ")",
	"nim(" + strings.Repeat("3,", 20000) + "3)", "erasing(" + strings.Repeat("3,", 20001) + "3)", "lasker(" + strings.Repeat("3,", 3000) + "3)",
	strings.Repeat("rapid(urgent(short(union(", 22) + "nim(3)" + strings.Repeat("))))", 22),
	strings.Repeat("rapid(nim(2),urgent(nim(1),short(nim(4),union(nim(2),", 6) + "nim(3)" + strings.Repeat("))))", 6),
	"union(1000*nim(3))", "urgent(1000*nim(3))", "rapid(1000*euclid(25,7))", "short(1000*nim(3))", "union(10000*nim(3))", "urgent(10000*bash(100,max=9))",
	"urgent(nim(" + digits(30) + "),bash(" + digits(40) + ",max=3))", "short(lasker(300),lasker(301))", "union(wythoff(400,401),wythoff(30,50))",
	strings.Repeat("(", 5000) + "nim(3)" + strings.Repeat(")", 5000), strings.Repeat("every(", 90) + "nim(3)" + strings.Repeat(")", 90),
}

func digits(n int) string { return strings.Repeat("7", n) }

// The bounds are wide, because the machine that runs this may be slow and busy;
// what they are there to catch takes a hundred times as much.
const (
	longest = 2 * time.Minute
	largest = 1 << 30
)

func TestHostileExpressions(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	for _, text := range append(hostileRows(), hostile...) {
		name := fmt.Sprintf("%.60s (%d letters)", text, len(text))
		start, peak := time.Now(), watchMemory()
		err := attempt(text, solve.Options{Limits: solve.Limits{Moves: 1 << 17}})
		if took := time.Since(start); took > longest {
			t.Errorf("%s took %v", name, took)
		}
		if bytes := peak(); bytes > largest {
			t.Errorf("%s took %d MB", name, bytes>>20)
		}
		if err != nil && !expected(err) {
			t.Errorf("%s: %v is none of the errors that an expression may have", name, err)
		}
		if err != nil && (len(err.Error()) > 600 || strings.Contains(err.Error(), "\n")) {
			t.Errorf("%s: the error is no short line: %.100s… (%d letters)", name, err, len(err.Error()))
		}
	}
}

// attempt places an expression and answers all questions, in both plays.
func attempt(text string, o solve.Options) error {
	for _, play := range grundy.Plays {
		p, err := catalogue.Place(text)
		if err != nil {
			return err
		}
		o.Play = play
		if _, err := p.Analyse(context.Background(), o); err != nil {
			return err
		}
	}
	return nil
}

// expected reports whether an error is one that an expression may have.
func expected(err error) bool {
	var syntax *notation.Error
	for _, kind := range []error{grundy.ErrPosition, grundy.ErrParameter, grundy.ErrUnknown, grundy.ErrLimit, grundy.ErrNotKnown} {
		if errors.Is(err, kind) {
			return true
		}
	}
	return errors.As(err, &syntax)
}

// watchMemory samples the heap until the function that it returns is called, which
// returns the most that was seen.
func watchMemory() func() uint64 {
	runtime.GC()
	stop, most := make(chan struct{}), make(chan uint64)
	go func() {
		var peak uint64
		for {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			peak = max(peak, m.HeapAlloc)
			select {
			case <-stop:
				most <- peak
				return
			case <-time.After(20 * time.Millisecond):
			}
		}
	}()
	return func() uint64 { close(stop); return <-most }
}

// Any text is a position that can be asked about, or an error of a known kind.
func FuzzPlace(f *testing.F) {
	for _, family := range catalogue.All() {
		for _, text := range family.Describe().Examples {
			f.Add(text)
		}
	}
	for _, text := range hostile {
		if len(text) < 200 && !strings.Contains(text, "00*") {
			f.Add(text)
		}
	}
	limits := solve.Limits{Positions: 300, Moves: 3000, Bytes: 1 << 16}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 300 {
			return
		}
		p, err := catalogue.Place(text)
		if err != nil {
			return
		}
		again, err := catalogue.Place(p.Expression())
		if err != nil || again.Expression() != p.Expression() {
			t.Fatalf("%q is written %q, which is not read as the same: %v", text, p.Expression(), err)
		}
		ctx, cancel := context.WithTimeout(context.Background(), longest)
		defer cancel()
		for _, play := range grundy.Plays {
			a, err := p.Analyse(ctx, solve.Options{Play: play, Limits: limits})
			if err == nil {
				a.In(grundy.Chinese)
			}
			if err != nil && (!expected(err) || ctx.Err() != nil) {
				t.Fatalf("%q: %v", text, err)
			}
		}
	})
}
