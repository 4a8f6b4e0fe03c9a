package app

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/taking"
)

// memory is a Store that keeps the checkpoint in memory, and can be made to fail.
type memory struct {
	data  []byte
	saves int
	fail  error
}

func (m *memory) Load() (io.ReadCloser, error) {
	if m.data == nil {
		return nil, nil
	}
	return io.NopCloser(bytes.NewReader(m.data)), nil
}

func (m *memory) Save(write func(io.Writer) error) error {
	m.saves++
	if m.fail != nil {
		return m.fail
	}
	var b bytes.Buffer
	if err := write(&b); err != nil {
		return err
	}
	m.data = b.Bytes()
	return nil
}

// naive returns values by the engine that is the definition, without a period.
func naive(t *testing.T, code string, n int) []uint64 {
	t.Helper()
	rule, err := taking.Parse(code)
	if err != nil {
		t.Fatal(err)
	}
	s := taking.NewSequence(rule, taking.Options{Engine: "naive"})
	if err := s.Extend(context.Background(), n+1); err != nil {
		t.Fatal(err)
	}
	list := make([]uint64, n+1)
	for i := range list {
		list[i] = uint64(s.At(i))
	}
	return list
}

// Values that are read off a period are those of the definition.
func TestSequenceReadsOff(t *testing.T) {
	for _, code := range []string{"0.77", "0.07", "0.[3]", "allbut(set={2,5})", "4!.0"} {
		const n = 3000
		r, err := New().Sequence(context.Background(), SequenceRequest{Code: code, From: 7, To: n})
		if err != nil {
			t.Fatal(err)
		}
		want := naive(t, code, n)
		for i := r.From; i <= r.To; i++ {
			if r.At(i) != want[i] {
				t.Fatalf("%s, heap %d: %d, want %d", code, i, r.At(i), want[i])
			}
		}
	}
	r, err := New().Sequence(context.Background(), SequenceRequest{Code: "nim", From: 1e18 - 1, To: 1e18})
	if err != nil || r.At(1e18) != 1e18 {
		t.Errorf("nim at 10^18: %v, %v", r, err)
	}
}

// Every format holds the same values.
func TestSequenceFormats(t *testing.T) {
	r, err := New().Sequence(context.Background(), SequenceRequest{Code: "kayles", From: 5, To: 40000})
	if err != nil {
		t.Fatal(err)
	}
	var text, table, words bytes.Buffer
	if err := errors.Join(r.WriteJSON(&text), r.WriteCSV(&table), r.WriteBinary(&words)); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Code   string
		From   int
		Values []uint64
	}
	if err := json.Unmarshal(text.Bytes(), &got); err != nil || got.Code != "0.77" || got.From != 5 || len(got.Values) != 39996 {
		t.Fatalf("JSON: %v, %q from %d, %d values", err, got.Code, got.From, len(got.Values))
	}
	if words.Len() != 4*len(got.Values) || strings.Count(table.String(), "\r\n") != len(got.Values)+1 {
		t.Fatalf("%d bytes of words and %d lines for %d values", words.Len(), strings.Count(table.String(), "\r\n"), len(got.Values))
	}
	for i, v := range got.Values {
		if w := binary.LittleEndian.Uint32(words.Bytes()[4*i:]); v != r.At(5+i) || uint64(w) != v {
			t.Fatalf("heap %d: %d in JSON, %d in words, want %d", 5+i, v, w, r.At(5+i))
		}
	}
	huge, err := New().Sequence(context.Background(), SequenceRequest{Code: "nim", From: 1 << 32, To: 1 << 32})
	if err != nil {
		t.Fatal(err)
	}
	if err := huge.WriteBinary(io.Discard); !errors.Is(err, grundy.ErrLimit) {
		t.Errorf("a value of 33 bits in a word: %v, want a limit", err)
	}
}

func TestSequenceMistakes(t *testing.T) {
	for _, r := range []SequenceRequest{
		{Code: "", To: 5}, {Code: "0.8x", To: 5}, {Code: "0.77", From: -1, To: 5}, {Code: "0.77", From: 6, To: 5},
		{Code: "0.77", To: 5, Work: Work{Workers: -1}}, {Code: "0.77", To: 5, Work: Work{Engine: "fast"}},
	} {
		if _, err := New().Sequence(context.Background(), r); !errors.Is(err, grundy.ErrParameter) {
			t.Errorf("%+v: %v, want a bad parameter", r, err)
		}
		if _, err := New().SequencePlan(context.Background(), r); !errors.Is(err, grundy.ErrParameter) {
			t.Errorf("plan of %+v: %v, want a bad parameter", r, err)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := New().Sequence(ctx, SequenceRequest{Code: "4!.0", To: 1e8}); !errors.Is(err, grundy.ErrCanceled) {
		t.Errorf("canceled: %v", err)
	}
	if _, err := New().Sequence(context.Background(), SequenceRequest{Code: "4!.0", To: 1e8, Work: Work{Bytes: 1000}}); !errors.Is(err, grundy.ErrLimit) {
		t.Errorf("a thousand bytes: %v, want a limit", err)
	}
}

// Work goes on from a checkpoint; one that cannot be written does not cost the answer,
// and one that cannot be read is left as it is.
func TestSequenceCheckpoint(t *testing.T) {
	m := &memory{}
	request := func(code string, to int) (SequenceResult, error) {
		return New().Sequence(context.Background(), SequenceRequest{Code: code, To: to, Work: Work{Store: m}})
	}
	if _, err := request("0.142", 2000); err != nil || m.saves != 1 {
		t.Fatalf("%v, saved %d times", err, m.saves)
	}
	r, err := request("0.142", 2000)
	if err != nil || m.saves != 1 {
		t.Fatalf("%v, saved %d times, though nothing was new", err, m.saves)
	}
	for i, v := range naive(t, "0.142", 2000) {
		if r.At(i) != v {
			t.Fatalf("heap %d: %d, want %d", i, r.At(i), v)
		}
	}
	m.fail = errors.New("the disk is full")
	kept := bytes.Clone(m.data)
	if r, err = request("0.142", 3000); err != nil || r.Unsaved != m.fail {
		t.Errorf("%v, and %v for the checkpoint, want the answer and that the disk is full", err, r.Unsaved)
	}
	m.fail = nil
	if _, err := request("0.16", 3000); !errors.Is(err, grundy.ErrFile) {
		t.Errorf("the checkpoint of another rule: %v", err)
	}
	m.data[len(m.data)/2] ^= 1
	if _, err := request("0.142", 3000); !errors.Is(err, grundy.ErrFile) {
		t.Errorf("a damaged checkpoint: %v", err)
	}
	if m.data[len(m.data)/2] ^= 1; !bytes.Equal(m.data, kept) {
		t.Error("the checkpoint was changed")
	}
}

// Pictures exist at every size; a proved period and its status are named.
func TestSequencePlot(t *testing.T) {
	for _, to := range []int{0, 1, 60, 5000} {
		for _, format := range []string{"png", "svg"} {
			r, err := New().Sequence(context.Background(), SequenceRequest{Code: "0.07", To: to, Period: true})
			if err != nil {
				t.Fatal(err)
			}
			data, err := r.Plot(format, grundy.Chinese)
			if err != nil || len(data) == 0 {
				t.Errorf("%s to %d: %d bytes, %v", format, to, len(data), err)
			}
			if format == "svg" && (!bytes.Contains(data, []byte("从 53 起周期为 34（已证明）")) || bytes.Contains(data, []byte("proved"))) {
				t.Errorf("the picture to %d does not name the period in Chinese", to)
			}
		}
	}
	r, err := New().Sequence(context.Background(), SequenceRequest{Code: "nim", To: mostDots})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := r.Plot("png", grundy.English); !errors.Is(err, grundy.ErrLimit) {
		t.Errorf("a picture of %d heaps: %v, want a limit", mostDots+1, err)
	}
	if _, err := r.Plot("gif", grundy.English); !errors.Is(err, grundy.ErrParameter) {
		t.Errorf("a GIF: %v", err)
	}
}

// Exceptions are the heaps that the period run back does not say right, and Instead
// is what it says.
func TestPeriodExceptions(t *testing.T) {
	for _, code := range []string{"0.77", "0.07", "0.137", "allbut(set={1,2,8})"} {
		r, err := New().Period(context.Background(), PeriodRequest{Code: code, To: 5000})
		if err != nil || r.Status != taking.Proved {
			t.Fatalf("%s: %v, %v", code, r.Status, err)
		}
		listed := map[int]bool{}
		for _, n := range r.Exceptions {
			listed[int(n)] = true
		}
		for n := range *r.Preperiod {
			if listed[n] != (r.Instead(n) != int64(r.At(n))) {
				t.Errorf("%s, heap %d: %d, and %d by the period; listed as an exception: %v", code, n, r.At(n), r.Instead(n), listed[n])
			}
		}
	}
}

// Three statuses, and what was found until a limit.
func TestPeriodStatus(t *testing.T) {
	for _, c := range []struct {
		code string
		to   int
		want taking.Status
	}{{"0.77", 1000, taking.Proved}, {"0.8", 3000, taking.Observed}, {"4!.0", 3000, taking.None}} {
		r, err := New().Period(context.Background(), PeriodRequest{Code: c.code, To: c.to, Certificate: true})
		if err != nil || r.Status != c.want || (r.Certificate != nil) != (c.want == taking.Proved) || (r.Period != nil) != (c.want != taking.None) {
			t.Errorf("%s: %q with %d bytes of a certificate, %v; want %q", c.code, r.Status, len(r.Certificate), err, c.want)
		}
	}
	r, err := New().Period(context.Background(), PeriodRequest{Code: "4!.0", To: 1e8, Work: Work{Bytes: 5000}})
	if !errors.Is(err, grundy.ErrLimit) || r.SearchedTo < 1000 || r.Status != taking.None {
		t.Errorf("5000 bytes: %+v, %v", r, err)
	}
	if _, err := New().Period(context.Background(), PeriodRequest{Code: "0.77", To: -1}); !errors.Is(err, grundy.ErrParameter) {
		t.Errorf("to -1: %v", err)
	}
}
