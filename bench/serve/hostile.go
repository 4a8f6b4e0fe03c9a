package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// A foe is one way to harm the service, at an address of its own on this machine.
type foe struct {
	name  string
	crowd int // of them at the same time
	pause time.Duration
	act   func(f *foe, n int)

	url    string
	client *http.Client
	ctx    context.Context
	tally  sync.Map // of statuses
}

// scripts are rules that strangers may send.
var scripts = map[string]string{
	"never ends":          "name = 'own'\ndef options(n):\n    while True:\n        pass\n",
	"never begins":        "x = 0\nwhile True:\n    x += 1\n",
	"doubles a list":      "name = 'own'\ndef options(n):\n    x = [1]\n    while True:\n        x = x + x\n",
	"fills a list":        "name = 'own'\ndef options(n):\n    x = []\n    for i in range(4000000):\n        x.append((i, i))\n    return [n - 1] if n else []\n",
	"calls itself":        "name = 'own'\ndef f(n): return f(n + 1)\ndef options(n): return [f(0)]\n",
	"has many positions":  "name = 'own'\ndef options(p): return [(p[0] - 1, k) for k in range(3000)] if p[0] else []\n",
	"has large positions": "name = 'own'\ndef options(p): return [(p[0] - 1, str(k) * 20000) for k in range(300)] if p[0] else []\n",
}

// foes are the hostile mix.
func foes() []*foe {
	huge := strings.Repeat("7", 9_990)
	list := []*foe{
		{name: "huge numbers", crowd: 6, act: func(f *foe, n int) {
			f.post("analyse", body("expression", []string{"euclid(" + huge + "," + huge[1:] + "3)", "nim(" + huge + "," + huge + ")", "wythoff(" + huge + ",1" + huge[2:] + ")",
				"fibonacci(" + huge + huge + ")", "euclid(" + huge + "1," + huge + huge + ")", "nim(" + strings.Repeat("3,", 9_000) + "3)", "bash(" + huge + ",max=7)", "999999*nim(3)"}[n%8]))
		}},
		{name: "long searches", crowd: 8, act: func(f *foe, n int) {
			f.post("analyse", with(body("expression", []string{"grundy(1222)", "nim(3)+wythoff(700,900)", "wythoff(300,400)", "every(wythoff(90,80),wythoff(70,60))"}[n%4]), "play", "misere"))
		}},
		{name: "large answers", crowd: 8, act: func(f *foe, n int) {
			switch n % 4 {
			case 0:
				f.post("table", map[string]any{"expression": "nim", "ranges": []string{"0..1023", "0..1023"}, "what": []string{"grundy"}})
			case 1:
				f.post("sequence", map[string]any{"code": "0.137", "to": 1_000_000})
			case 2:
				f.post("picture", map[string]any{"expression": "wythoff", "ranges": []string{"0..1000", "0..1000"}, "what": []string{"grundy"}, "format": "png", "kind": "heat"})
			default:
				f.post("period", map[string]any{"code": "4!.0", "to": 1_000_000})
			}
		}},
		{name: "clients that write slowly", crowd: 40, act: func(f *foe, _ int) { f.drip() }},
		{name: "clients that read slowly", crowd: 20, act: func(f *foe, _ int) { f.sip() }},
		{name: "clients that leave", crowd: 8, pause: 5 * time.Millisecond, act: func(f *foe, n int) {
			ctx, leave := context.WithTimeout(f.ctx, time.Duration(n%20)*time.Millisecond)
			defer leave()
			f.send(ctx, "analyse", encoded(with(body("expression", "wythoff(300,400)"), "play", "misere")))
		}},
		{name: "malformed", crowd: 4, pause: 10 * time.Millisecond, act: func(f *foe, n int) {
			f.send(f.ctx, []string{"analyse", "table", "sequence", "nothing"}[n%4], []string{
				`{"expression":`, `[[[[[[`, "\x00\xff", strings.Repeat("[", 100_000), strings.Repeat("x", 400_000), `{"expression":5}`, "{}", `{"expression":"nim(3`, `{"code":"0.zz"}`}[n%9])
		}},
		{name: "a flood", crowd: 100, pause: 100 * time.Millisecond, act: func(f *foe, _ int) { f.post("analyse", body("expression", "nim(3,4,5)")) }},
	}
	for name, rules := range scripts {
		list = append(list, &foe{name: "script that " + name, crowd: 2, act: func(f *foe, n int) {
			expression := "own(1)"
			if strings.Contains(rules, "options(p)") {
				expression = "own([5,0])"
			}
			f.post([]string{"analyse", "check", "period"}[n%3], with(body([]string{"expression", "names", "code"}[n%3], expression), "rules", rules))
		}})
	}
	return list
}

// hostile runs all foes, or those of some names, and prints what they were answered.
func hostile(address string, span time.Duration, names []string) error {
	ctx, cancel := context.WithTimeout(context.Background(), span)
	defer cancel()
	var group sync.WaitGroup
	all := foes()
	if len(names) > 0 {
		all = slices.DeleteFunc(all, func(f *foe) bool { return !slices.Contains(names, f.name) })
	}
	for i, f := range all {
		dialer := &net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 0, byte(10+i))}}
		f.url, f.ctx = address, ctx
		f.client = &http.Client{Timeout: 40 * time.Second, Transport: &http.Transport{DialContext: dialer.DialContext, MaxIdleConnsPerHost: 100}}
		var n atomic.Int64
		for range f.crowd {
			group.Go(func() {
				for ctx.Err() == nil {
					f.act(f, int(n.Add(1)))
					time.Sleep(f.pause)
				}
			})
		}
	}
	group.Wait()
	for _, f := range all {
		statuses := map[string]int64{}
		f.tally.Range(func(k, v any) bool { statuses[k.(string)] = v.(*atomic.Int64).Load(); return true })
		fmt.Printf("  %s:", f.name)
		for _, status := range slices.Sorted(maps.Keys(statuses)) {
			fmt.Printf(" %s %d", status, statuses[status])
		}
		fmt.Println()
	}
	return nil
}

func (f *foe) count(status string) {
	n, _ := f.tally.LoadOrStore(status, new(atomic.Int64))
	n.(*atomic.Int64).Add(1)
}

func body(key string, value any) map[string]any {
	if key == "names" {
		value = []string{"nim"}
	}
	return map[string]any{key: value}
}

func with(m map[string]any, key string, value any) map[string]any {
	m[key] = value
	return m
}

func encoded(v any) string {
	text, _ := json.Marshal(v) // maps of texts and numbers
	return string(text)
}

func (f *foe) post(endpoint string, body map[string]any) { f.send(f.ctx, endpoint, encoded(body)) }

func (f *foe) send(ctx context.Context, endpoint, body string) {
	r, err := http.NewRequestWithContext(ctx, "POST", f.url+"/v1/"+endpoint, strings.NewReader(body))
	if err != nil {
		return
	}
	r.Header.Set("Content-Type", "application/json")
	w, err := f.client.Do(r)
	if err != nil {
		f.count("none")
		return
	}
	defer w.Body.Close()
	_, _ = io.Copy(io.Discard, w.Body)
	f.count(fmt.Sprint(w.StatusCode))
}

// dial opens a connection of its own.
func (f *foe) dial() (net.Conn, error) {
	u, err := url.Parse(f.url)
	if err != nil {
		return nil, err
	}
	transport := f.client.Transport.(*http.Transport)
	c, err := transport.DialContext(f.ctx, "tcp", u.Host)
	if err == nil {
		context.AfterFunc(f.ctx, func() { c.Close() })
	}
	return c, err
}

// drip writes a request so slowly that it never ends.
func (f *foe) drip() {
	c, err := f.dial()
	if err != nil {
		f.count("refused")
		return
	}
	defer c.Close()
	if _, err := io.WriteString(c, "POST /v1/analyse HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n"); err != nil {
		return
	}
	for f.ctx.Err() == nil {
		if _, err := io.WriteString(c, "{"); err != nil {
			f.count("ended")
			return
		}
		time.Sleep(500 * time.Millisecond)
	}
}

// sip asks for a long answer, and reads it byte by byte.
func (f *foe) sip() {
	c, err := f.dial()
	if err != nil {
		f.count("refused")
		return
	}
	defer c.Close()
	text := `{"code":"0.137","to":900000}`
	fmt.Fprintf(c, "POST /v1/sequence HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", len(text), text)
	b := make([]byte, 1)
	for f.ctx.Err() == nil {
		if _, err := c.Read(b); err != nil {
			f.count("ended")
			return
		}
		time.Sleep(200 * time.Millisecond)
	}
}
