package script

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"go.starlark.net/starlark"
)

// randomValue makes a value that may be a position, often a small one.
func randomValue(r *rand.Rand, deep int) starlark.Value {
	switch k := r.IntN(12); {
	case k < 4:
		return starlark.MakeInt(r.IntN(300))
	case k == 4:
		return starlark.MakeInt64(int64(r.Uint64()) >> r.IntN(64))
	case k == 5:
		x := new(big.Int).Lsh(big.NewInt(int64(r.Uint64())), uint(r.IntN(200)))
		return starlark.MakeBigInt(x)
	case k == 6:
		return starlark.String(strings.Repeat("é", r.IntN(3)) + strings.Repeat("a", r.IntN(12)))
	case k == 7:
		return []starlark.Value{starlark.True, starlark.False, starlark.None, starlark.String("")}[r.IntN(4)]
	case deep == 0:
		return starlark.MakeInt(r.IntN(4))
	}
	t := make(starlark.Tuple, r.IntN(4))
	if r.IntN(40) == 0 {
		t = make(starlark.Tuple, r.IntN(100))
	}
	for i := range t {
		t[i] = randomValue(r, deep-1)
	}
	return t
}

// name writes a value so that different values have different names.
func name(v starlark.Value) string {
	if t, ok := v.(starlark.Tuple); ok {
		names := make([]string, len(t))
		for i, member := range t {
			names[i] = name(member)
		}
		return "(" + strings.Join(names, ",") + ")"
	}
	return v.Type() + v.String()
}

// A store keeps values as a map of their names does, and gives them back.
func TestStoreIsMap(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	s, byName, values := newStore(), map[string]uint32{}, []starlark.Value{}
	hold := func(v starlark.Value, n uint32) {
		want, ok := byName[name(v)]
		if !ok {
			want = uint32(len(values))
			byName[name(v)], values = want, append(values, v)
		}
		if n != want {
			t.Fatalf("%v has number %d: want %d", v, n, want)
		}
	}
	options := map[uint32][]uint32{}
	for i := range 3000 {
		// Numbers and pairs near the bounds, which grow meanwhile.
		scale := 1 << (2 + i*r.IntN(12)/3000)
		few := []uint64{uint64(r.IntN(scale)), uint64(r.IntN(scale))}[:1+r.IntN(2)]
		v := starlark.Value(starlark.Tuple{starlark.MakeUint64(few[0]), starlark.MakeUint64(few[len(few)-1])})
		if len(few) == 1 {
			v = starlark.MakeUint64(few[0])
		}
		n, ok := s.direct(few)
		if !ok {
			var err error
			if n, err = s.number(v); err != nil {
				t.Fatal(err)
			}
		}
		hold(v, n)
	}
	for range 3000 {
		v := randomValue(r, 3)
		n, err := s.number(v)
		if err != nil {
			t.Fatal(err)
		}
		hold(v, n)
		list := make(starlark.Tuple, r.IntN(50))
		for i := range list {
			list[i] = randomValue(r, 2)
		}
		numbers, err := s.numbers(list, false)
		if err != nil {
			t.Fatal(err)
		}
		for i, v := range list {
			hold(v, numbers[i])
		}
		if _, known := s.options(n); !known && r.IntN(2) > 0 {
			options[n] = slices.Clone(s.keep(n, numbers))
		}
	}
	for n, v := range values {
		if got := s.value(uint32(n)); name(got) != name(v) {
			t.Fatalf("position %d is %s: want %s", n, name(got), name(v))
		}
		list, known := s.options(uint32(n))
		if want, ok := options[uint32(n)]; ok != known || !slices.Equal(list, want) {
			t.Fatalf("position %d has options %v, known %t: want %v, %t", n, list, known, want, ok)
		}
	}
	if s.hashed == 0 || len(s.near.ones) == 0 || s.near.bits == 0 {
		t.Errorf("%d positions are hashed, with bounds of %d numbers and %d bits: want some of each", s.hashed, len(s.near.ones), s.near.bits)
	}
	if s.count != len(values) {
		t.Errorf("%d positions: want %d", s.count, len(values))
	}
}

// No encoding begins another, so that one with zeros after it is unique.
func TestEncodingsEnd(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	codes := map[string]string{}
	for range 20_000 {
		v := randomValue(r, 2)
		code, err := encode(nil, v, mostBytes, mostDeep)
		if err != nil {
			t.Fatal(err)
		}
		codes[string(code)] = name(v)
	}
	sorted := make([]string, 0, len(codes))
	for code := range codes {
		sorted = append(sorted, code)
	}
	slices.Sort(sorted)
	for i := 1; i < len(sorted); i++ {
		if strings.HasPrefix(sorted[i], sorted[i-1]) {
			t.Fatalf("the encoding of %s begins that of %s", codes[sorted[i-1]], codes[sorted[i]])
		}
	}
	if got := fmt.Sprint(len(sorted)); len(sorted) < 1000 {
		t.Fatalf("only %s values", got)
	}
}
