package wasm

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/experimental"
	"github.com/tetratelabs/wazero/sys"

	"example.org/grundy"
)

// callSteps is how many instructions a call may take: some tenths of a second.
const callSteps = 1 << 28

// MostMemory is how many bytes of memory a module may have.
const MostMemory = 256 << 20

// pageBytes is a page of memory.
const pageBytes = 1 << 16

// The names that a module exports.
const (
	nameVersion  = "grundy_abi"
	nameAlloc    = "grundy_alloc"
	nameOptions  = "grundy_options"
	nameValue    = "grundy_value"
	nameDescribe = "grundy_describe"
	nameStart    = "_initialize"
)

// A program is a module that is compiled, and its instances that are idle.
type program struct {
	path     string
	runtime  wazero.Runtime
	compiled wazero.CompiledModule

	next atomic.Pointer[instance] // one that is idle, for those in haste
	mu   sync.Mutex
	idle []*instance
}

// An instance is a module with a memory of its own. It works for one caller at a time.
type instance struct {
	module  api.Module
	memory  api.Memory
	account api.MutableGlobal
	alloc   api.Function
	options api.Function
	value   api.Function // nil if the module claims no values
	stack   [2]uint64
	system  *host
	room    uint32 // the address of room for a row
	words   int    // how long that may be
	row     []int64
}

// compile makes a program of a module.
//
// Errors: [grundy.ErrRules]; [grundy.ErrLimit] and [grundy.ErrCanceled] if the context ends.
func compile(ctx context.Context, path string, module []byte) (*program, error) {
	metered, err := meter(module)
	if err != nil {
		return nil, grundy.Mistake(grundy.ErrRules, "%s: %v", path, err)
	}
	config := wazero.NewRuntimeConfig().WithMemoryLimitPages(MostMemory / pageBytes).WithCoreFeatures(api.CoreFeaturesV2)
	p := &program{path: path, runtime: wazero.NewRuntimeWithConfig(ctx, config)}
	if p.compiled, err = p.translate(ctx, metered); isLimit(err) {
		return nil, err
	}
	if err != nil {
		return nil, grundy.Mistake(grundy.ErrRules, "%s: no valid module: %s", path, oneLine(err.Error()))
	}
	if err := p.checked(); err != nil {
		return nil, err
	}
	if err := offer(ctx, p.runtime, p.compiled); err != nil {
		return nil, grundy.Mistake(grundy.ErrRules, "%s: %v", path, err)
	}
	return p, nil
}

// compileTime is how long a module may be compiled: the time is not linear in its length
// where blocks nest deep.
const compileTime = time.Minute

// translate compiles a module. The compiler does not look at its context within a function,
// so it is left alone when the time is over, and what it makes then is for nobody.
//
// Errors: [grundy.LimitError]; those of the compiler.
func (p *program) translate(ctx context.Context, module []byte) (wazero.CompiledModule, error) {
	type result struct {
		module wazero.CompiledModule
		err    error
	}
	done := make(chan result, 1)
	inner, stop := context.WithTimeout(ctx, compileTime)
	defer stop()
	go func() {
		const workers = 4
		m, err := p.runtime.CompileModule(experimental.WithCompilationWorkers(inner, workers), module)
		done <- result{m, err}
	}()
	select {
	case r := <-done:
		if r.err == nil {
			return r.module, nil
		}
		if inner.Err() == nil {
			return nil, r.err
		}
	case <-inner.Done():
	}
	if ctx.Err() != nil {
		return nil, over(ctx, p.path+": compiling")
	}
	return nil, &grundy.LimitError{What: p.path + ": compiling", Limit: "a minute", Fixed: true}
}

func isLimit(err error) bool {
	limit := (*grundy.LimitError)(nil)
	return errors.As(err, &limit)
}

// A signature is the types of a function.
type signature struct {
	name            string
	params, results []api.ValueType
	optional        bool
}

var signatures = func() []signature {
	const word, long = api.ValueTypeI32, api.ValueTypeI64
	none := []api.ValueType{}
	return []signature{
		{nameVersion, none, []api.ValueType{word}, false},
		{nameAlloc, []api.ValueType{word}, []api.ValueType{word}, false},
		{nameOptions, []api.ValueType{word, word}, []api.ValueType{long}, false},
		{nameValue, []api.ValueType{word, word}, []api.ValueType{long}, true},
		{nameDescribe, none, []api.ValueType{long}, true},
		{nameStart, none, none, true},
	}
}()

// checked compares the exports with those that are wanted.
func (p *program) checked() error {
	exports := p.compiled.ExportedFunctions()
	for _, s := range signatures {
		f, ok := exports[s.name]
		switch {
		case !ok && s.optional:
		case !ok && s.name == nameVersion:
			return grundy.Mistake(grundy.ErrRules, "%s: no module of rules: it exports no function grundy_abi", p.path).
				WithHint("docs/wasm.md says what a module of rules exports")
		case !ok:
			return grundy.Mistake(grundy.ErrRules, "%s: want an export %s", p.path, s)
		case string(f.ParamTypes()) != string(s.params) || string(f.ResultTypes()) != string(s.results):
			return grundy.Mistake(grundy.ErrRules, "%s: want the export %s; got %s", p.path, s, signature{name: s.name, params: f.ParamTypes(), results: f.ResultTypes()})
		}
	}
	if len(p.compiled.ExportedMemories()) == 0 {
		return grundy.Mistake(grundy.ErrRules, "%s: want an export of its memory", p.path)
	}
	return nil
}

// String writes the signature.
func (s signature) String() string {
	write := func(types []api.ValueType) string {
		var names []string
		for _, t := range types {
			names = append(names, api.ValueTypeName(t))
		}
		return strings.Join(names, ", ")
	}
	text := s.name + "(" + write(s.params) + ")"
	if len(s.results) > 0 {
		text += " → " + write(s.results)
	}
	return text
}

// take returns an instance for the caller alone.
func (p *program) take() (*instance, error) {
	if i := p.next.Swap(nil); i != nil {
		return i, nil
	}
	p.mu.Lock()
	if n := len(p.idle); n > 0 {
		i := p.idle[n-1]
		p.idle = p.idle[:n-1]
		p.mu.Unlock()
		return i, nil
	}
	p.mu.Unlock()
	return p.instantiate()
}

// put gives an instance back.
func (p *program) put(i *instance) {
	if p.next.CompareAndSwap(nil, i) {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.idle = append(p.idle, i)
}

// instantiate makes an instance and lets it begin.
func (p *program) instantiate() (*instance, error) {
	i := &instance{system: &host{}}
	ctx := context.WithValue(context.Background(), hostKey{}, i.system)
	module, err := p.runtime.InstantiateModule(ctx, p.compiled, wazero.NewModuleConfig().WithName("").WithStartFunctions())
	if err != nil {
		return nil, p.fault(i, "starting", err)
	}
	i.module, i.memory = module, module.Memory()
	i.account = module.ExportedGlobal(account).(api.MutableGlobal)
	i.alloc, i.options = module.ExportedFunction(nameAlloc), module.ExportedFunction(nameOptions)
	i.value = module.ExportedFunction(nameValue)
	if begin := module.ExportedFunction(nameStart); begin != nil {
		if err := i.call(begin); err != nil {
			return nil, p.fault(i, nameStart, err)
		}
	}
	if err := i.call(module.ExportedFunction(nameVersion)); err != nil {
		return nil, p.fault(i, nameVersion, err)
	}
	if v := int32(i.stack[0]); v != 1 {
		module.Close(ctx)
		return nil, grundy.Mistake(grundy.ErrRules, "%s: grundy_abi() is %d: this program knows version 1", p.path, v)
	}
	return i, nil
}

// call calls a function with what is on the stack, which then has its result.
func (i *instance) call(f api.Function) error {
	i.account.Set(callSteps)
	return f.CallWithStack(i.system.context(), i.stack[:])
}

// ask hands a row over to a function and returns the answer of the module.
func (i *instance) ask(f api.Function, row []int64) (uint64, error) {
	if len(row) > i.words || i.words == 0 {
		words := max(2*i.words, len(row), 16)
		i.stack[0] = uint64(words)
		if err := i.call(i.alloc); err != nil {
			return 0, err
		}
		i.room, i.words = uint32(i.stack[0]), words
	}
	to, ok := i.memory.Read(i.room, uint32(8*len(row)))
	if !ok {
		return 0, fmt.Errorf("grundy_alloc(%d) is address %d: want room for so many words within the memory of %d bytes", i.words, i.room, i.memory.Size())
	}
	for k, n := range row {
		binary.LittleEndian.PutUint64(to[8*k:], uint64(n))
	}
	i.stack[0], i.stack[1] = uint64(i.room), uint64(len(row))
	err := i.call(f)
	return i.stack[0], err
}

// fault says why a call failed, and closes the instance, of which nothing is known then.
func (p *program) fault(i *instance, what string, err error) error {
	text := oneLine(strings.TrimPrefix(firstLine(err.Error()), "wasm error: "))
	overdrawn, full := false, false
	if i.account != nil {
		overdrawn = int64(i.account.Get()) < 0
		full = i.memory.Size() > MostMemory/4*3
	}
	if i.module != nil {
		i.module.Close(context.Background())
	}
	if overdrawn {
		return &grundy.LimitError{What: p.path + ": " + what, Limit: grundy.Grouped(callSteps) + " instructions in one call", Fixed: true}
	}
	if exit := (*sys.ExitError)(nil); errors.As(err, &exit) {
		text = fmt.Sprintf("the module ended itself with code %d", exit.ExitCode())
	}
	if said := oneLine(i.system.said()); said != "" {
		text += ": it said " + said
	}
	wrong := grundy.Mistake(grundy.ErrRules, "%s: %s: %s", p.path, what, text)
	if full {
		wrong = wrong.WithHint("its memory is full: want at most %d MiB", MostMemory>>20)
	}
	return wrong
}
