package cli

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
	"example.org/grundy/internal/server"
)

// serveFlags are the flags of grundy serve.
type serveFlags struct {
	listen, base, log     string
	memory, total, answer string
	body                  string
	limits                server.Limits
}

func (s *shell) serve() *cobra.Command {
	f := serveFlags{limits: server.Defaults}
	c := &cobra.Command{
		Use:   "serve",
		Short: "the program as a service: an HTTP API, and its documentation",
		Long: `serve answers requests by HTTP until it is interrupted. The API is described by
/openapi.json and, for people, by /docs; POST /v1/analyse answers with the same
JSON as grundy solve --json. It listens on this machine only, unless --listen says
otherwise.

Each request has limits; a request may ask for lower ones, never for higher ones.
Requests that take long wait for each other and not others for them; whoever asks
much waits for whoever asks little. An interruption lets open requests go on for
3 seconds.`,
		Example: `  grundy serve --help`,
		Args:    noArguments,
		RunE:    func(c *cobra.Command, _ []string) error { return s.runServe(c.Context(), f) },
	}
	l := &f.limits
	c.Flags().StringVar(&f.listen, "listen", "127.0.0.1:8080", "address and port; port 0 takes a free one")
	c.Flags().StringVar(&f.base, "base-path", "", "path before all others, as in /grundy, behind a proxy that serves other things too")
	c.Flags().StringVar(&f.log, "log", "text", "requests on standard error: text, json or off")
	c.Flags().DurationVar(&l.Time, "limit-time", l.Time, "time of one request")
	c.Flags().Uint64Var(&l.Positions, "limit-positions", l.Positions, "positions that a search may remember at a time, or a table have")
	c.Flags().StringVar(&f.memory, "limit-memory", "64MiB", "memory that the tables and searches of one request may take")
	c.Flags().StringVar(&f.total, "limit-total-memory", "384MiB", "memory of the whole program, which it tries to stay under")
	c.Flags().StringVar(&f.body, "limit-body", "256KiB", "size of one request")
	c.Flags().StringVar(&f.answer, "limit-answer", "8MiB", "size of one answer")
	c.Flags().IntVar(&l.Digits, "limit-digits", l.Digits, "digits of all numbers of one request")
	c.Flags().IntVar(&l.Cells, "limit-cells", l.Cells, "positions of a table or a picture")
	c.Flags().IntVar(&l.Heaps, "limit-heaps", l.Heaps, "the greatest heap of a sequence")
	c.Flags().IntVar(&l.Batch, "limit-batch", l.Batch, "positions in one request")
	c.Flags().IntVar(&l.Requests, "limit-requests", l.Requests, "requests at the same time")
	c.Flags().IntVar(&l.Client, "limit-client", l.Client, "requests of one client at the same time")
	c.Flags().IntVar(&l.Computing, "limit-computing", l.Computing, "requests that compute for long at the same time (default: one for each processor but one, at least one)")
	return c
}

// settle reads the flags that are amounts of memory, and returns that of the program.
func (f *serveFlags) settle() (total uint64, err error) {
	for _, size := range []struct {
		text string
		put  func(uint64)
	}{
		{f.memory, func(n uint64) { f.limits.Memory = n }},
		{f.body, func(n uint64) { f.limits.Body = int64(n) }},
		{f.answer, func(n uint64) { f.limits.Answer = int(n) }},
		{f.total, func(n uint64) { total = n }},
	} {
		n, err := app.ParseBytes(size.text)
		if err != nil {
			return 0, err
		}
		size.put(n)
	}
	return total, nil
}

// logger writes to standard error.
func (s *shell) logger(kind string) (*slog.Logger, error) {
	switch kind {
	case "text":
		return slog.New(slog.NewTextHandler(s.err, nil)), nil
	case "json":
		return slog.New(slog.NewJSONHandler(s.err, nil)), nil
	case "off":
		return nil, nil
	}
	return nil, grundy.Mistake(grundy.ErrParameter, "log %q: want text, json or off", excerpt(kind))
}

func (s *shell) runServe(ctx context.Context, f serveFlags) error {
	log, err := s.logger(f.log)
	if err != nil {
		return err
	}
	total, err := f.settle()
	if err != nil {
		return err
	}
	service, err := server.New(s.app, server.Config{Base: f.base, Limits: f.limits, Log: log})
	if err != nil {
		return err
	}
	l, err := net.Listen("tcp", f.listen)
	if err == nil && (f.listen == "" || strings.HasSuffix(f.listen, ":")) { // which package net takes for any address, and for any port
		l.Close()
		err = errors.New("want an address and a port")
	}
	if err != nil {
		return grundy.Mistake(grundy.ErrFile, "listen %q: %v", excerpt(f.listen), cause(err)).WithHint("--listen ADDRESS:PORT, as in 127.0.0.1:8080; port 0 takes a free one")
	}
	debug.SetMemoryLimit(int64(total))
	debug.SetGCPercent(200) // there is room, and each collection stops everybody
	app.LimitScripts(f.limits.Memory/2, total, server.Deep)
	// What computes keeps a processor of Go, whether or not the system runs its thread. So
	// there is one for each request of the quick lane, and the system shares the true ones.
	runtime.GOMAXPROCS(max(server.Quickly, 2*runtime.GOMAXPROCS(0)+f.limits.Computing))
	s.grace.Store(int64(server.Graceful + 2*time.Second))
	fmt.Fprintf(s.out, "http://%s%s/\n", l.Addr(), strings.TrimSuffix(f.base, "/"))
	if err := s.out.Flush(); err != nil {
		l.Close()
		return writing(err)
	}
	return service.Serve(ctx, l)
}
