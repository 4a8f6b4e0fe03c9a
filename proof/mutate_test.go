package proof

import (
	"bytes"
	"compress/flate"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"example.org/grundy"
)

// quick are the limits of a check in tests of damaged certificates.
var quick = Limits{Heaps: 4000, Steps: 1e8, Positions: 1000, Options: 1e5}

// judge checks a text and, if the checker accepts it, holds the claim to the
// definition: whatever is accepted has to be true.
func judge(t testing.TB, text []byte, g graph) (accepted bool) {
	t.Helper()
	report, err := Check(context.Background(), bytes.NewReader(text), texts(g), quick)
	if err != nil {
		var wrong *FalseError
		if !errors.As(err, &wrong) && !errors.Is(err, grundy.ErrFile) && !errors.Is(err, grundy.ErrLimit) {
			t.Fatalf("an error of another kind: %v\n%s", err, text)
		}
		return false
	}
	fault := ""
	if report.Certificate == kindOutcome {
		var play grundy.Play
		if err := play.UnmarshalText([]byte(report.Play)); err != nil {
			t.Fatal(err)
		}
		n, err := strconv.Atoi(report.Position)
		if err != nil || grundy.WinsIf(wins(g, play, n)).String() != report.Outcome {
			fault = "the outcome is another"
		}
	} else {
		p, err := readPeriod(object("", text, "certificate", "version", "rule", "claim", "theorem", "to", "hint", "sha256", "values"), quick.settled())
		if err != nil {
			t.Fatal(err)
		}
		fault = refute(p.Rule, p.Claim)
	}
	if fault != "" {
		t.Fatalf("wrongly accepted: %s\n%s", fault, text)
	}
	return true
}

// refute says by the definition what is false about a claim; "" if nothing is, as far
// as it looks.
func refute(r Rule, c Claim) string {
	list := values(r, 3*(c.Preperiod+c.Period)+40)
	repeats := func(from, period int, saltus int) bool {
		for n := from; n+period < len(list); n++ {
			if int(list[n+period]) != int(list[n])+saltus {
				return false
			}
		}
		return true
	}
	if !repeats(c.Preperiod, c.Period, int(c.Saltus)) {
		return "the values do not repeat"
	}
	if c.Preperiod > 0 && repeats(c.Preperiod-1, c.Period, int(c.Saltus)) {
		return "the preperiod is smaller"
	}
	for p := 1; p < c.Period; p++ {
		if c.Period%p == 0 && int(c.Saltus)%(c.Period/p) == 0 && repeats(c.Preperiod, p, int(c.Saltus)*p/c.Period) {
			return "the period is smaller"
		}
	}
	return ""
}

// trueOnes are the certificates that are damaged.
func trueOnes(t testing.TB) [][]byte {
	var list [][]byte
	for _, s := range samples {
		if s.claim.Preperiod < 100 {
			list = append(list, certificate(t, mustRead(t, s.code), s.claim))
		}
	}
	for _, play := range grundy.Plays {
		for _, n := range []int{5, 7, 9} {
			o, err := certify(takings(9), play, n, 100)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, textOf(t, o))
		}
	}
	return list
}

// TestDamage damages true certificates in bytes, and in every field of the JSON.
func TestDamage(t *testing.T) {
	rounds := 1000
	if testing.Short() {
		rounds = 200
	}
	g := takings(9)
	random := rand.New(rand.NewPCG(1, 2))
	accepted := 0
	for _, text := range trueOnes(t) {
		if !judge(t, text, g) {
			t.Fatalf("not accepted: %s", text)
		}
		for range rounds {
			if judge(t, damageBytes(random, text), g) {
				accepted++
			}
			if judge(t, damageField(t, random, text), g) {
				accepted++
			}
		}
		for i := range text[:len(text)-2] { // without the line end alone it is whole
			if judge(t, text[:i], g) {
				t.Errorf("accepted %d bytes of %s", i, text)
			}
		}
	}
	t.Logf("%d damaged certificates were accepted, all of them true", accepted)
}

func damageBytes(random *rand.Rand, text []byte) []byte {
	text = bytes.Clone(text)
	for range 1 + random.IntN(3) {
		i := random.IntN(len(text))
		switch random.IntN(4) {
		case 0:
			text[i] ^= 1 << random.IntN(8)
		case 1:
			text[i] = "0123456789"[random.IntN(10)]
		case 2:
			text = append(text[:i], text[i+1:]...)
		case 3:
			j := random.IntN(len(text))
			text[i], text[j] = text[j], text[i]
		}
	}
	return text
}

// damageField changes one number or text somewhere in the JSON, or the values, whose
// digest is then made right.
func damageField(t testing.TB, random *rand.Rand, text []byte) []byte {
	t.Helper()
	var whole map[string]any
	if err := json.Unmarshal(text, &whole); err != nil {
		t.Fatal(err)
	}
	if whole["values"] != nil && random.IntN(3) == 0 {
		damageValues(t, random, text, whole)
	} else {
		var places []func()
		collect(random, whole, func(any) {}, &places)
		places[random.IntN(len(places))]()
	}
	out, err := json.Marshal(whole)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// collect lists ways to change a JSON value and what is in it.
func collect(random *rand.Rand, value any, set func(any), places *[]func()) {
	switch v := value.(type) {
	case map[string]any:
		for name, inner := range v {
			collect(random, inner, func(x any) { v[name] = x }, places)
			*places = append(*places, func() { delete(v, name) })
		}
	case []any:
		for i, inner := range v {
			collect(random, inner, func(x any) { v[i] = x }, places)
			*places = append(*places, func() { set(append(append([]any{}, v[:i]...), v[i+1:]...)) })
		}
		*places = append(*places, func() { set(append(append([]any{}, v...), v...)) })
	case float64:
		for _, x := range []float64{v + 1, v - 1, 2 * v, 0, v + 2, 1e9} {
			*places = append(*places, func() { set(x) })
		}
	case bool:
		*places = append(*places, func() { set(!v) })
	case string:
		other := []string{"", "0", "1", "N", "P", "misere", "normal", "unequal", "equal", guySmith, takeOnly, deadValues, "0.07", "0.3", strconv.Itoa(random.IntN(10))}
		*places = append(*places, func() { set(other[random.IntN(len(other))]) })
	}
}

// damageValues changes some values, and makes the digest right.
func damageValues(t testing.TB, random *rand.Rand, text []byte, whole map[string]any) {
	t.Helper()
	p, err := readPeriod(object("", text, "certificate", "version", "rule", "claim", "theorem", "to", "hint", "sha256", "values"), Limits{}.settled())
	if err != nil {
		t.Fatal(err)
	}
	for range 1 + random.IntN(2) {
		p.values[random.IntN(len(p.values))] ^= 1 << random.IntN(4)
	}
	if random.IntN(2) == 0 { // as if the claim made the values
		c := p.Claim
		for n := c.Preperiod + c.Period; n < len(p.values); n++ {
			p.values[n] = p.values[n-c.Period] + uint16(c.Saltus)
		}
	}
	v, sum := pack(p.values)
	whole["sha256"] = sum
	whole["values"] = map[string]any{"encoding": v.Encoding, "width": v.Width, "data": v.Data}
}

// FuzzCheck looks for a text that is wrongly accepted, or that stops the checker.
func FuzzCheck(f *testing.F) {
	for _, text := range trueOnes(f) {
		f.Add(text)
	}
	g := takings(9)
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > 1<<14 {
			t.Skip("long")
		}
		if bytes.Contains(text, []byte("period")) && bytes.Count(text, []byte(":")) > 200 {
			t.Skip("many digits")
		}
		judge(t, text, g)
	})
}

// TestHostile gives the checker texts that would take all memory or time, were they
// believed.
func TestHostile(t *testing.T) {
	var bomb bytes.Buffer
	z, err := flate.NewWriter(&bomb, 9)
	if err != nil {
		t.Fatal(err)
	}
	zeros := make([]byte, 1<<20)
	for range 1 << 8 {
		_, _ = z.Write(zeros)
	}
	_ = z.Close()
	data := base64.StdEncoding.EncodeToString(bomb.Bytes())
	period := func(rule, to, data string) string {
		return fmt.Sprintf(`{"certificate":"grundy period","version":1,"rule":%s,"claim":{"preperiod":0,"period":1,"saltus":0},"theorem":"take-only","to":%s,"sha256":"","values":{"encoding":"deflate base64","width":1,"data":%q}}`, rule, to, data)
	}
	none := `{"digits":[],"tail":0,"still":[]}`
	for _, c := range []struct{ text, want string }{
		{"", "certificate: line 1: want JSON"},
		{"[]", "want an object in braces"},
		{strings.Repeat("[", 1<<20), "want JSON"},
		{strings.Repeat(`{"a":`, 1<<18), "want JSON"},
		{"{} {}", "want JSON"},
		{"\xff", "want text in UTF-8"},
		{`{"certificate":"grundy period","version":2}`, "certificate: version: want 1; got 2"},
		{`{"certificate":"grundy period","version":1,"certificate":"grundy period"}`, "certificate: certificate: is there twice"},
		{`{"certificate":"grundy period","version":1,"Rule":{}}`, `certificate: Rule: is not known`},
		{period(none, "10", data), "want 11 values of 1 bytes"},
		{period(none, "2000000000", data), "limit of 33,554,432 heaps"},
		{period(none, "-1", data), "certificate: to: want a whole number"},
		{period(none, "1e3", data), "certificate: to: want a whole number"},
		{period(none, "10", "!!"), "values.data: want base64"},
		{period(none, "10", "AAAA"), "values.data: want data in DEFLATE"},
		{period(`{"digits":[`+strings.Repeat("{},", 20000)+`{}],"tail":0,"still":[]}`, "10", data), "rule.digits: want a list of at most 10000"},
		{period(`{"digits":[{"heaps":[1]}],"tail":0,"still":[]}`, "10", data), "rule.digits[0].heaps: taking nothing"},
		{period(`{"digits":[{"heaps":[2,1]}],"tail":0,"still":[]}`, "10", data), "rule.digits[0].heaps: want ascending"},
		{period(`{"digits":[],"tail":1,"still":[]}`, "10", data), "rule.tail: want"},
		{`{"certificate":"grundy outcome","version":1,"position":"1","play":"normal","outcome":"N","steps":[` + strings.Repeat("{},", 200000) + `{}]}`, ""},
	} {
		begin := time.Now()
		_, err := Check(context.Background(), strings.NewReader(c.text), texts{}, Limits{})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.60s: got %v, want %s", c.text, err, c.want)
		}
		if took := time.Since(begin); took > time.Minute {
			t.Errorf("%.60s took %v", c.text, took)
		}
	}
	if _, err := Check(context.Background(), strings.NewReader(strings.Repeat(" ", 2000)), nil, Limits{Bytes: 1000}); !errors.Is(err, grundy.ErrLimit) {
		t.Errorf("a long text: %v", err)
	}
}

// TestLimits stops a check at its limits.
func TestLimits(t *testing.T) {
	text := certificate(t, mustRead(t, "0.77"), Claim{71, 12, 0})
	if _, err := Check(context.Background(), bytes.NewReader(text), nil, Limits{Steps: 100}); !errors.Is(err, grundy.ErrLimit) {
		t.Errorf("steps: %v", err)
	}
	if _, err := Check(context.Background(), bytes.NewReader(text), nil, Limits{Heaps: 100}); !errors.Is(err, grundy.ErrLimit) {
		t.Errorf("heaps: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Check(ctx, bytes.NewReader(text), nil, Limits{}); !errors.Is(err, context.Canceled) {
		t.Errorf("a context that has ended: %v", err)
	}
}
