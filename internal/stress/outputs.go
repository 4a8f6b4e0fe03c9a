package stress

import (
	"errors"
	"strings"
	"sync"
)

// capped keeps an output, up to a number of bytes, and says when there is more.
type capped struct {
	mu   sync.Mutex
	buf  []byte
	most int
	full func()
}

func (c *capped) Write(b []byte) (int, error) {
	c.mu.Lock()
	room := c.most - len(c.buf)
	c.buf = append(c.buf, b[:min(len(b), room)]...)
	c.mu.Unlock()
	if len(b) > room {
		c.full()
		return room, errors.New("too much output")
	}
	return len(b), nil
}

func (c *capped) bytes() []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.buf
}

// last keeps the last bytes of what a program says on its standard error.
type last struct {
	mu  sync.Mutex
	buf []byte
}

func (l *last) Write(b []byte) (int, error) {
	const most = 2000
	l.mu.Lock()
	defer l.mu.Unlock()
	l.buf = append(l.buf, b[max(0, len(b)-most):]...)
	l.buf = l.buf[max(0, len(l.buf)-most):]
	return len(b), nil
}

func (l *last) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return strings.TrimSpace(strings.ToValidUTF8(string(l.buf), "�"))
}
