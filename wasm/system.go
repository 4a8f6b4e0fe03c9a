package wasm

import (
	"context"
	"encoding/binary"
	"strings"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/sys"
)

// system is the module of the functions that the start of a program in Go or C needs.
const system = "wasi_snapshot_preview1"

// A host is the system as an instance sees it: a clock that stands, chance that is always
// zero, no arguments, no files, and an output of which the beginning is kept for errors.
type host struct {
	inside context.Context
	output []byte
}

type hostKey struct{}

// context is the one in which functions of the instance are called.
func (h *host) context() context.Context {
	if h.inside == nil {
		h.inside = context.WithValue(context.Background(), hostKey{}, h)
	}
	return h.inside
}

// said is the beginning of what the instance wrote.
func (h *host) said() string { return strings.TrimSpace(string(h.output)) }

// Numbers of errors of the system.
const (
	errnoOK      = 0
	errnoBadFile = 8
	errnoInvalid = 28
	errnoNoSys   = 52
)

// instant is what the clock says, in nanoseconds: the beginning of 2000.
const instant = 946684800_000000000

// A call of the system has its memory and its arguments, and returns the number of an
// error.
type service func(h *host, m api.Memory, args []uint64) uint64

// services are the functions that do something. Others return that there are none.
var services = map[string]service{
	"args_sizes_get":      nothing,
	"environ_sizes_get":   nothing,
	"args_get":            done,
	"environ_get":         done,
	"sched_yield":         done,
	"clock_res_get":       func(_ *host, m api.Memory, a []uint64) uint64 { return put(m, a[1], 1) },
	"clock_time_get":      func(_ *host, m api.Memory, a []uint64) uint64 { return put(m, a[2], instant) },
	"fd_close":            badFile,
	"fd_fdstat_get":       terminal,
	"fd_fdstat_set_flags": badFile,
	"fd_prestat_get":      badFile,
	"fd_seek":             badFile,
	"fd_read":             badFile,
	"fd_write":            write,
	"poll_oneoff":         poll,
	"random_get":          chance,
}

func done(*host, api.Memory, []uint64) uint64 { return errnoOK }

func badFile(*host, api.Memory, []uint64) uint64 { return errnoBadFile }

func put(m api.Memory, at, n uint64) uint64 {
	if !m.WriteUint64Le(uint32(at), n) {
		return errnoInvalid
	}
	return errnoOK
}

// nothing writes that a list is empty: no members, no bytes.
func nothing(_ *host, m api.Memory, a []uint64) uint64 {
	if !m.WriteUint32Le(uint32(a[0]), 0) || !m.WriteUint32Le(uint32(a[1]), 0) {
		return errnoInvalid
	}
	return errnoOK
}

// terminal describes standard output and standard error.
func terminal(_ *host, m api.Memory, a []uint64) uint64 {
	if fd := uint32(a[0]); fd != 1 && fd != 2 {
		return errnoBadFile
	}
	const character = 2
	if !m.Write(uint32(a[1]), append([]byte{character}, make([]byte, 23)...)) {
		return errnoInvalid
	}
	return errnoOK
}

// A call must not take long, so there are bounds.
const (
	mostPieces = 64
	mostChance = 1 << 16
	mostSaid   = 400
)

// write takes what is written, and keeps the beginning.
func write(h *host, m api.Memory, a []uint64) uint64 {
	pieces := uint32(min(uint64(uint32(a[2])), mostPieces))
	list, ok := m.Read(uint32(a[1]), 8*pieces)
	if fd := uint32(a[0]); fd != 1 && fd != 2 || !ok {
		return errnoBadFile
	}
	total := uint32(0)
	for ; len(list) > 0; list = list[8:] {
		text, ok := m.Read(binary.LittleEndian.Uint32(list), binary.LittleEndian.Uint32(list[4:]))
		if !ok {
			return errnoInvalid
		}
		total += uint32(len(text))
		h.output = append(h.output, text[:min(len(text), mostSaid-len(h.output))]...)
	}
	if !m.WriteUint32Le(uint32(a[3]), total) {
		return errnoInvalid
	}
	return errnoOK
}

// poll says that the first event has come, so that nobody waits.
func poll(_ *host, m api.Memory, a []uint64) uint64 {
	first, ok := m.ReadUint64Le(uint32(a[0]))
	event := binary.LittleEndian.AppendUint64(nil, first)
	if !ok || !m.Write(uint32(a[1]), append(event, make([]byte, 24)...)) || !m.WriteUint32Le(uint32(a[3]), 1) {
		return errnoInvalid
	}
	return errnoOK
}

// chance is always zero.
func chance(_ *host, m api.Memory, a []uint64) uint64 {
	if uint32(a[1]) > mostChance || !m.Write(uint32(a[0]), make([]byte, uint32(a[1]))) {
		return errnoInvalid
	}
	return errnoOK
}

// offer makes a system of the functions that a module imports.
func offer(ctx context.Context, r wazero.Runtime, module wazero.CompiledModule) error {
	imports := module.ImportedFunctions()
	if len(imports) == 0 {
		return nil
	}
	builder := r.NewHostModuleBuilder(system)
	seen := map[string]bool{}
	for _, f := range imports {
		_, name, _ := f.Import()
		if seen[name] {
			continue
		}
		seen[name] = true
		builder.NewFunctionBuilder().WithGoModuleFunction(serve(name, f), f.ParamTypes(), f.ResultTypes()).Export(name)
	}
	_, err := builder.Instantiate(ctx)
	return err
}

// arguments is how many arguments the functions have that do something.
var arguments = map[string]int{"args_sizes_get": 2, "environ_sizes_get": 2, "clock_res_get": 2, "clock_time_get": 3, "fd_fdstat_get": 2, "fd_write": 4, "poll_oneoff": 4, "random_get": 2}

// serve makes a function of the system, of the type that the module says.
func serve(name string, f api.FunctionDefinition) api.GoModuleFunc {
	act := services[name]
	if act == nil || len(f.ParamTypes()) < arguments[name] {
		act = func(*host, api.Memory, []uint64) uint64 { return errnoNoSys }
	}
	results := len(f.ResultTypes())
	return func(ctx context.Context, m api.Module, stack []uint64) {
		if name == "proc_exit" && len(stack) > 0 {
			panic(sys.NewExitError(uint32(stack[0])))
		}
		h, _ := ctx.Value(hostKey{}).(*host)
		errno := act(h, m.Memory(), stack)
		if results > 0 {
			stack[0] = errno
		}
	}
}
