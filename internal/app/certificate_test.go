package app

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/internal/raced"
	"example.org/grundy/taking"
)

// TestPeriodCertificates proves periods, and has each certificate checked.
func TestPeriodCertificates(t *testing.T) {
	for _, code := range []string{"0.77", "0.07", "0.137", "0.15", "0.44", "0.3", "0.333", "4.3", "0.156"} {
		r, err := taking.Parse(code)
		if err != nil {
			t.Fatal(err)
		}
		s := taking.NewSequence(r, taking.Options{})
		p, err := taking.FindPeriod(context.Background(), s, 10000)
		if err != nil {
			t.Fatal(err)
		}
		var text bytes.Buffer
		if err := writePeriodCertificate(&text, s, p); err != nil {
			t.Errorf("%s: %v", code, err)
			continue
		}
		v, err := New().Verify(context.Background(), VerifyRequest{In: &text})
		if err != nil || !v.Accepted || v.Rule != code || v.Claim.Preperiod != p.Preperiod || v.Claim.Period != p.Period || v.Claim.Saltus != p.Saltus {
			t.Errorf("%s: %+v, %v; want %+v", code, v, err, p)
		}
	}
}

func TestNoPeriodNoCertificate(t *testing.T) {
	r, err := taking.Parse("0.007")
	if err != nil {
		t.Fatal(err)
	}
	s := taking.NewSequence(r, taking.Options{})
	if err := s.Extend(context.Background(), 100); err != nil {
		t.Fatal(err)
	}
	if err := writePeriodCertificate(&bytes.Buffer{}, s, s.Period()); !errors.Is(err, grundy.ErrNotKnown) {
		t.Errorf("got %v", err)
	}
}

// TestCertificatesOfExamples certifies the examples of every family, and compares what
// the checker accepts with the answer.
func TestCertificatesOfExamples(t *testing.T) {
	raced.Sequential(t)
	certified := 0
	for _, f := range catalogue.All() {
		for _, example := range f.Describe().Examples {
			for _, play := range grundy.Plays {
				r := AnalyseRequest{Expression: example, Play: play, Ask: []string{"outcome"}}
				ctx, cancel := context.WithTimeout(context.Background(), time.Second) // some examples are huge
				answer, err := New().Analyse(ctx, r)
				if err != nil {
					cancel()
					continue
				}
				c, err := New().Certify(ctx, r)
				cancel()
				if errors.Is(err, grundy.ErrLimit) || errors.Is(err, grundy.ErrLoopy) {
					continue // a number beyond listing, or play without end
				}
				certified++
				if err != nil {
					t.Errorf("%s, %v: %v", example, play, err)
					continue
				}
				v, err := New().Verify(context.Background(), VerifyRequest{In: bytes.NewReader(c.Text)})
				if err != nil || !v.Accepted || v.Outcome != answer.Outcome.String() || v.Position != answer.Position || v.Play != play.String() {
					t.Errorf("%s, %v: %+v, %v; want %v", example, play, v, err, answer.Outcome)
				}
			}
		}
	}
	if certified < 20 {
		t.Errorf("only %d certificates", certified)
	}
}

// TestSmallCertificates certifies small sums and compounds of each kind.
func TestSmallCertificates(t *testing.T) {
	for _, expression := range []string{
		"nim(0)", "nim(1,1)", "nim(2) + wythoff(1,2)", "every(euclid(2,3),euclid(3,5))", "rapid(nim(2),nim(3))", "short(nim(2),nim(3))",
		"union(nim(2),nim(1,1))", "urgent(nim(2),nim(3))", "3*lasker(3)", "every(nim(1) + nim(2),euclid(3,2))",
	} {
		for _, play := range grundy.Plays {
			r := AnalyseRequest{Expression: expression, Play: play, Ask: []string{"outcome"}}
			answer, err := New().Analyse(context.Background(), r)
			if err != nil {
				t.Fatal(err)
			}
			c, err := New().Certify(context.Background(), r)
			if err != nil {
				t.Errorf("%s, %v: %v", expression, play, err)
				continue
			}
			lines := strings.Count(string(c.Text), "\n")
			if !strings.Contains(string(c.Text), `"outcome": "`+answer.Outcome.String()+`"`) || lines != c.Positions+9 {
				t.Errorf("%s, %v: want %v, %d positions; got\n%s", expression, play, answer.Outcome, c.Positions, c.Text)
			}
		}
	}
}
