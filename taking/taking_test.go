package taking

import (
	"context"
	"fmt"
	"testing"
)

func TestNaiveKayles(t *testing.T) {
	r, err := Parse("0.77")
	if err != nil {
		t.Fatal(err)
	}
	s := NewSequence(r, Options{})
	if err := s.Extend(context.Background(), 13); err != nil {
		t.Fatal(err)
	}
	got := ""
	for n := range s.Len() {
		got += fmt.Sprint(s.At(n), " ")
	}
	if want := "0 1 2 3 1 4 3 2 1 4 2 6 4 "; got != want {
		t.Errorf("0.77: got %s, want %s", got, want)
	}
}
