package judge

import (
	"bytes"
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"example.org/grundy"
)

func find(t *testing.T, id string) Problem {
	t.Helper()
	p, err := Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestInputErrorIsAPosition(t *testing.T) {
	err := find(t, "luogu-P1290").Run(t.Context(), strings.NewReader("2 1 1 1 x"), io.Discard, Options{})
	var input *InputError
	if !errors.Is(err, grundy.ErrPosition) || !errors.As(err, &input) {
		t.Fatalf("got %v", err)
	}
	if want := (InputError{"luogu-P1290", 2, 1, wantNumber, `"x"`}); *input != want {
		t.Errorf("got %+v, want %+v", *input, want)
	}
}

// many makes an input of many blocks whose lines break anywhere.
func many(numbers func(*rand.Rand) []uint64, cases int, head, tail string) string {
	r := rand.New(rand.NewPCG(5, 6))
	text := []byte(head)
	for range cases {
		for _, n := range numbers(r) {
			text = append(strconv.AppendUint(text, n, 10), " \n\t\n"[r.IntN(4)])
		}
	}
	return string(text) + tail
}

// Many blocks of the true size, some workers, against the reference.
func TestManyBlocks(t *testing.T) {
	pair := func(r *rand.Rand) []uint64 { return []uint64{r.Uint64N(1 << 31), r.Uint64() >> r.IntN(64)} }
	heaps := func(r *rand.Rand) []uint64 {
		list := make([]uint64, 1+r.IntN(6))
		for i := range list {
			list[i] = r.Uint64N(40)
		}
		list[0] = uint64(len(list) - 1)
		return list
	}
	games := func(r *rand.Rand) []uint64 { return append([]uint64{2}, append(pair(r), pair(r)...)...) }
	const cases = 12000
	count := strconv.Itoa(cases) + "\n"
	for id, input := range map[string]string{
		"luogu-P1290": many(pair, cases, count, "after"),
		"poj-2348":    many(pair, cases, "", "0 0 after"),
		"poj-1067":    many(pair, cases, "", "x"),
		"51nod-1185":  many(pair, cases, "20000\n", ""),
		"luogu-P2197": many(heaps, cases, count, " 1"),
		"poj-2234":    many(heaps, cases, "", "7 1"),
		"hdu-1907":    many(heaps, cases, count, ""),
		"hdu-1850":    many(heaps, cases, "", ""),
		"hdu-3595":    many(games, cases, "", "1 1 -1"),
		"hdu-2516":    many(pair, cases, "", "0 after"),
		"luogu-P1247": "60000 " + many(func(r *rand.Rand) []uint64 { return []uint64{r.Uint64N(1e9)} }, 60000, "", ""),
	} {
		p := find(t, id)
		wantOut, wantFail := refer(id, input)
		for _, workers := range []int{1, 2, 5} {
			out, fail := answer(p, input, workers, blockSize)
			if out != wantOut || fail != wantFail {
				t.Errorf("%s with %d workers: %d bytes and %q, want %d bytes and %q",
					id, workers, len(out), fail, len(wantOut), wantFail)
			}
		}
	}
}

// A repeat reader gives a text again and again.
type repeat struct {
	text  string
	times int
	at    int
}

func (r *repeat) Read(p []byte) (n int, err error) {
	for n < len(p) && r.times > 0 {
		m := copy(p[n:], r.text[r.at:])
		n += m
		if r.at += m; r.at == len(r.text) {
			r.at = 0
			r.times--
		}
	}
	if n == 0 {
		err = io.EOF
	}
	return n, err
}

func TestMemoryIsConstant(t *testing.T) {
	for _, c := range []struct{ name, id, head, text string }{
		{"pairs", "poj-1067", "", "3 5 123456789 123456788\n"},
		{"one case of Nim", "poj-2234", "99999999 ", "123456789 "},
		{"one case of Every-SG", "hdu-3595", "99999999 ", "123456789\n"},
		{"cases that are held", "hdu-1850", "", "3 1 2 3\n"},
		{"cases that a function reads", "hdu-1848", "", "3 1 2\n"},
		{"one case that a function reads", "hdu-5795", "1 99999999 ", "123456789 "},
	} {
		const length, limit = 8 << 20, 6 << 20 // the limit is that of the blocks
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		in := io.MultiReader(strings.NewReader(c.head), &repeat{text: c.text, times: length / len(c.text)})
		err := find(t, c.id).Run(t.Context(), in, io.Discard, Options{Workers: 2})
		runtime.ReadMemStats(&after)
		var input *InputError
		if err != nil && !(errors.As(err, &input) && input.Got == gotEnd) {
			t.Errorf("%s: %v", c.name, err)
		}
		if used := after.TotalAlloc - before.TotalAlloc; used > limit {
			t.Errorf("%s: %d bytes allocated for %d bytes of input", c.name, used, length)
		}
	}
}

func TestWriteErrors(t *testing.T) {
	input := many(func(r *rand.Rand) []uint64 { return []uint64{r.Uint64N(99), r.Uint64N(99)} }, 100000, "", "")
	full := errors.New("the disk is full")
	for _, workers := range []int{1, 3} {
		in, out := strings.NewReader(input), &limited{left: 30000, err: full}
		err := find(t, "poj-1067").Run(t.Context(), in, out, Options{Workers: workers})
		if !errors.Is(err, full) || !errors.Is(err, grundy.ErrFile) {
			t.Errorf("full disk: got %v", err)
		}
		err = find(t, "poj-1067").Run(t.Context(), strings.NewReader("1 2"), &limited{}, Options{Workers: workers})
		if !errors.Is(err, io.ErrShortWrite) {
			t.Errorf("short write: got %v", err)
		}
	}
	device, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("no /dev/full here")
	}
	defer device.Close()
	err = find(t, "poj-1067").Run(t.Context(), strings.NewReader("1 2"), device, Options{})
	if !errors.Is(err, grundy.ErrFile) || !strings.Contains(err.Error(), "poj-1067: writing: ") {
		t.Errorf("/dev/full: got %v", err)
	}
}

// A limited writer takes so many bytes, then less than it is given.
type limited struct {
	left int
	err  error
}

func (l *limited) Write(p []byte) (int, error) {
	if len(p) <= l.left {
		l.left -= len(p)
		return len(p), nil
	}
	return l.left, l.err
}

// The half number before a read error is no number.
func TestReadErrors(t *testing.T) {
	broken := errors.New("the disk broke")
	for _, c := range []struct{ in, out string }{
		{"2 1 8 4 4 7 12", "0\n1\n0\n"}, {"2 1 8 4\n", "0\n1\n"}, {"2 1 8 4", "0\n"}, {"12", ""},
	} {
		for _, with := range []bool{false, true} { // the last bytes with the error, or alone
			in := io.MultiReader(strings.NewReader(c.in), iotest.ErrReader(broken))
			if with {
				in = iotest.DataErrReader(in)
			}
			var b bytes.Buffer
			err := find(t, "poj-1067").Run(t.Context(), in, &b, Options{Workers: 2})
			if !errors.Is(err, broken) || !errors.Is(err, grundy.ErrFile) || b.String() != c.out {
				t.Errorf("%q, then an error: %q, %v; want %q", c.in, b.String(), err, c.out)
			}
		}
	}
	if err := find(t, "poj-1067").Run(t.Context(), stuck{}, io.Discard, Options{}); !errors.Is(err, io.ErrNoProgress) {
		t.Errorf("a reader of nothing: %v", err)
	}
}

type stuck struct{}

func (stuck) Read([]byte) (int, error) { return 0, nil }

// Somebody types, and gets each answer before the next case is typed.
func TestTyping(t *testing.T) {
	for _, workers := range []int{1, 2, 4} {
		in, typist := io.Pipe()
		screen, out := io.Pipe()
		result := make(chan error, 1)
		go func() {
			result <- find(t, "poj-2348").Run(t.Context(), in, out, Options{Workers: workers})
		}()
		read := func(want string) {
			line := make([]byte, len(want))
			if _, err := io.ReadFull(screen, line); err != nil || string(line) != want {
				t.Fatalf("got %q, %v; want %q", line, err, want)
			}
		}
		for range 10 {
			typist.Write([]byte("34 12\n15 24"))
			read("Stan wins\n")
			typist.Write([]byte("\n"))
			read("Ollie wins\n")
		}
		typist.Write([]byte("0 0\n")) // and the input stays open
		if err := <-result; err != nil {
			t.Error(err)
		}
		typist.Close()
	}
}

func TestCancel(t *testing.T) {
	why := errors.New("enough")
	for _, workers := range []int{1, 2} {
		in, typist := io.Pipe()
		screen, out := io.Pipe()
		ctx, cancel := context.WithCancelCause(t.Context())
		result := make(chan error, 1)
		go func() {
			result <- find(t, "poj-1067").Run(ctx, in, out, Options{Workers: workers})
		}()
		typist.Write([]byte("2 1\n8 4\n4 "))
		answers := make([]byte, 4)
		if _, err := io.ReadFull(screen, answers); err != nil || string(answers) != "0\n1\n" {
			t.Fatalf("got %q, %v", answers, err)
		}
		cancel(why)
		select {
		case err := <-result:
			if !errors.Is(err, why) || !errors.Is(err, grundy.ErrCanceled) {
				t.Errorf("canceled while reading: got %v", err)
			}
		case <-time.After(10 * time.Second):
			t.Fatal("canceled, but still reading")
		}
		typist.Close()
		if err := find(t, "poj-1067").Run(ctx, strings.NewReader("2 1"), out, Options{}); !errors.Is(err, why) {
			t.Errorf("canceled before: got %v", err)
		}
	}
}

// A Write that nobody takes does not hold a canceled run.
func TestCancelWhileWriting(t *testing.T) {
	screen, out := io.Pipe()
	ctx, cancel := context.WithCancel(t.Context())
	result := make(chan error, 1)
	go func() {
		in := &repeat{text: "2 1\n", times: 1 << 20}
		result <- find(t, "poj-1067").Run(ctx, in, out, Options{Workers: 2})
	}()
	if _, err := screen.Read(make([]byte, 1)); err != nil {
		t.Fatal(err)
	}
	cancel()
	if err := <-result; !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	screen.Close()
}
