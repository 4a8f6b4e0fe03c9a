package taking

import (
	"bytes"
	"context"
	"errors"
	"testing"

	"example.org/grundy"
)

func TestCheckpoint(t *testing.T) {
	ctx := context.Background()
	for _, code := range []string{"0.77", "0.3000000000000000000000000000000001", "0.0"} {
		r, err := Parse(code)
		if err != nil {
			t.Fatal(err)
		}
		s := NewSequence(r, Options{})
		if err := s.Extend(ctx, 1000); err != nil {
			t.Fatal(err)
		}
		s.values.widen(1 << 20) // any width must come back
		for range 2 {
			var file bytes.Buffer
			if err := Save(&file, r, &s.values); err != nil {
				t.Fatal(err)
			}
			v, err := Load(bytes.NewReader(file.Bytes()), r, 1000)
			if err != nil {
				t.Fatal(err)
			}
			if v.Len() != 1000 {
				t.Fatalf("%s: %d heaps came back", code, v.Len())
			}
			for n := range v.Len() {
				if v.At(n) != s.At(n) {
					t.Fatalf("%s: heap %d: %d came back as %d", code, n, s.At(n), v.At(n))
				}
			}
			s = NewSequenceFrom(r, v, Options{})
		}
	}
}

// TestDamagedCheckpoint damages a checkpoint in every way: no part of it may pass.
func TestDamagedCheckpoint(t *testing.T) {
	r, err := Parse("0.77")
	if err != nil {
		t.Fatal(err)
	}
	s := NewSequence(r, Options{})
	if err := s.Extend(context.Background(), 100); err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if err := Save(&file, r, &s.values); err != nil {
		t.Fatal(err)
	}
	whole := file.Bytes()
	refused := func(what string, data []byte) {
		t.Helper()
		if _, err := Load(bytes.NewReader(data), r, 1000); !errors.Is(err, grundy.ErrFile) {
			t.Errorf("%s: got %v, want a refusal", what, err)
		}
	}
	for i := range whole {
		refused("cut", whole[:i])
		bad := bytes.Clone(whole)
		bad[i] ^= 0x10
		refused("changed", bad)
	}
	refused("longer", append(bytes.Clone(whole), 0))
	refused("another version", bytes.Replace(whole, []byte("checkpoint 1"), []byte("checkpoint 2"), 1))
	other, err := Parse("0.7")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Load(bytes.NewReader(whole), other, 1000); !errors.Is(err, grundy.ErrFile) {
		t.Errorf("another rule: got %v", err)
	}
	if _, err := Load(bytes.NewReader(whole), r, 99); !errors.Is(err, grundy.ErrFile) {
		t.Errorf("too long: got %v", err)
	}
}

func FuzzLoad(f *testing.F) {
	r, err := Parse("0.77")
	if err != nil {
		f.Fatal(err)
	}
	var file bytes.Buffer
	if err := Save(&file, r, &Values{bytes: []byte{0, 1, 2, 3}}); err != nil {
		f.Fatal(err)
	}
	f.Add(file.Bytes())
	f.Add([]byte(checkpointLine))
	f.Fuzz(func(t *testing.T, data []byte) {
		if v, err := Load(bytes.NewReader(data), r, 1000); err == nil && v.Len() > len(data) {
			t.Errorf("%d heaps out of %d bytes", v.Len(), len(data))
		}
	})
}
