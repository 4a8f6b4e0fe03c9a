package main

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"slices"
	"sync"
	"time"
)

// rate is how many requests a second the load has.
const rate = 200

// small are positions as people ask about.
var small = []string{
	"nim(3,4,5)", "euclid(25,7)", "wythoff(6,10)", "bash(21,max=3)", "fibonacci(50)", "nim(3) + wythoff(1,2)",
	"kayles(7,5)", "0.137(10,4)", "every(euclid(2,3),euclid(3,5))", "subtraction(20,set={1,3,4})", "lasker(4,5)", "nim(1,2) + bash(5,max=3)",
}

// A sample is how a request went.
type sample struct {
	took, late time.Duration
	failed     string
}

// load asks about small positions at even distances, whether or not earlier requests are
// answered, and prints how long the answers took.
func load(url string, span time.Duration) error {
	client := &http.Client{Timeout: 30 * time.Second, Transport: &http.Transport{MaxIdleConnsPerHost: 64}}
	samples := make([]sample, int(span.Seconds()*rate))
	var group sync.WaitGroup
	began := time.Now()
	for i := range samples {
		due := began.Add(time.Duration(i) * time.Second / rate)
		time.Sleep(time.Until(due))
		body := []byte(fmt.Sprintf(`{"expression":%q}`, small[i%len(small)]))
		group.Go(func() {
			sent := time.Now()
			samples[i].late = sent.Sub(due)
			samples[i].failed = post(client, url+"/v1/analyse", body)
			samples[i].took = time.Since(sent)
		})
	}
	group.Wait()
	report(samples)
	return nil
}

// post sends a request; what is returned is what went wrong.
func post(client *http.Client, url string, body []byte) string {
	r, err := client.Post(url, "application/json", bytes.NewReader(body))
	if err != nil {
		return err.Error()
	}
	defer r.Body.Close()
	if _, err := io.Copy(io.Discard, r.Body); err != nil {
		return err.Error()
	}
	if r.StatusCode != http.StatusOK {
		return r.Status
	}
	return ""
}

func report(samples []sample) {
	var took, late []time.Duration
	wrong := map[string]int{}
	for _, s := range samples {
		if s.failed != "" {
			wrong[s.failed]++
		}
		took, late = append(took, s.took), append(late, s.late)
	}
	slices.Sort(took)
	slices.Sort(late)
	at := func(list []time.Duration, part float64) time.Duration {
		return list[min(int(part*float64(len(list))), len(list)-1)].Round(10 * time.Microsecond)
	}
	fmt.Printf("  %d requests: p50 %v, p90 %v, p99 %v, p99.9 %v, most %v; sent late by p99 %v; errors %d\n", len(samples),
		at(took, .5), at(took, .9), at(took, .99), at(took, .999), at(took, 1), at(late, .99), sum(wrong))
	for what, n := range wrong {
		fmt.Printf("  %d times: %s\n", n, what)
	}
}

func sum(m map[string]int) (n int) {
	for _, k := range m {
		n += k
	}
	return n
}
