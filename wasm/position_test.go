package wasm

import (
	"encoding/binary"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// number draws numbers of all lengths.
func number() *rapid.Generator[int64] {
	return rapid.Custom(func(t *rapid.T) int64 {
		return rapid.Int64().Draw(t, "n") >> rapid.IntRange(0, 63).Draw(t, "shift")
	})
}

// Rows are equal exactly when their positions are, and come back from them.
func TestPositions(t *testing.T) {
	var kept table
	seen := map[Position]string{}
	rapid.Check(t, func(t *rapid.T) {
		row := rapid.SliceOfN(number(), 0, 130).Draw(t, "row")
		p, err := kept.position(row)
		if err != nil {
			t.Fatal(err)
		}
		back := kept.row(p, nil)
		if !slices.Equal(back, row) {
			t.Fatalf("%v comes back as %v", row, back)
		}
		if q, _ := kept.position(row); q != p {
			t.Fatalf("%v is %v, and then %v", row, p, q)
		}
		text := fmt.Sprint(row)
		if other, ok := seen[p]; ok && other != text {
			t.Fatalf("%s and %s are the same position", other, text)
		}
		seen[p] = text
	})
}

// Rows at the edges of the words stand where they should.
func TestPack(t *testing.T) {
	for _, test := range []struct {
		row  []int64
		fits bool
	}{
		{nil, true}, {[]int64{0}, true}, {[]int64{1<<63 - 1}, true}, {[]int64{-1}, false},
		{[]int64{1<<60 - 1, 1<<60 - 1}, true}, {[]int64{0, 1 << 60}, false}, {[]int64{1 << 60, 0}, false},
		{[]int64{1<<40 - 1, 0, 1<<40 - 1}, true}, {[]int64{0, 1 << 40, 0}, false}, {[]int64{0, -1, 0}, false},
		{slices.Repeat([]int64{1}, 120), true}, {slices.Repeat([]int64{2}, 120), false}, {make([]int64, 121), false},
	} {
		p, ok := pack(test.row)
		if ok != test.fits || ok && !slices.Equal(p.unpack(nil), test.row) {
			t.Errorf("pack(%v): %v, %t", test.row, p, ok)
		}
		if k := len(test.row); k > 0 && k <= mostInline {
			if q, also := packBytes(words(test.row...), uint64(k)); q != p || also != ok {
				t.Errorf("packBytes(%v): %v, %t; want %v, %t", test.row, q, also, p, ok)
			}
		}
	}
}

// words are numbers as a module has them in memory.
func words(list ...int64) (bytes []byte) {
	for _, n := range list {
		bytes = binary.LittleEndian.AppendUint64(bytes, uint64(n))
	}
	return bytes
}

// decode reads an answer, by next alone or with packed before it.
func decode(d *description, t *table, p Position, answer []byte, fast bool) (list []Position, err error) {
	r := reader{description: d, words: answer, at: 1}
	for {
		if fast {
			list = r.packed(p, list)
		}
		row, more, err := r.next()
		if !more {
			return list, err
		}
		q, err := t.position(row)
		if err != nil {
			return list, err
		}
		list = append(list, q)
	}
}

// Plain options that are read fast are those that are read by the definition, and so is
// the first mistake.
func FuzzAnswer(f *testing.F) {
	f.Add(words(2, 3, 4, 1, 5, 0, 3, 1, 2, 3), byte(0))
	f.Add(words(1, 4, 1, -3), byte(2))
	f.Add(words(1, 4, 2, 3), byte(1))
	f.Add(words(2, 1<<60, 1, 2, 1, 1), byte(4))
	f.Add(words(2, 1<<60-1, 1<<60-1, 2, 5, 1<<59, 2, 0, 1<<60), byte(0))
	f.Add(words(2, 3, 4, 2, 1, 1, 2, 4, 3), byte(0))
	f.Add(words(2, 3, 4, 1, 1, 2, 4, -3), byte(4))
	f.Fuzz(func(t *testing.T, answer []byte, form byte) {
		answer = answer[:len(answer)/8*8]
		d := &description{arity: []int{0, 1, 2, 0}[form>>1&2|form&1], negative: form&2 != 0}
		var kept table
		p, err := kept.position([]int64{1, 1})
		if err != nil {
			t.Fatal(err)
		}
		slow, wrong := decode(d, &kept, p, answer, false)
		fast, also := decode(d, &kept, p, answer, true)
		if !slices.Equal(slow, fast) || fmt.Sprint(wrong) != fmt.Sprint(also) {
			t.Fatalf("%v, %v by the definition; %v, %v fast", slow, wrong, fast, also)
		}
		for _, q := range fast {
			if back, err := kept.position(kept.row(q, nil)); err != nil || back != q {
				t.Fatalf("%v is read back as %v, %v", q, back, err)
			}
		}
	})
}

// What whole accepts lies in the memory.
func FuzzWhole(f *testing.F) {
	f.Add(uint64(4096)<<32|3, uint16(8192))
	f.Add(uint64(1<<64-1), uint16(8))
	f.Fuzz(func(t *testing.T, answer uint64, size uint16) {
		if part, err := whole(answer, make([]byte, size)); err == nil && uint64(len(part)) != 8*(answer&(1<<32-1)) {
			t.Fatalf("%d bytes", len(part))
		}
	})
}
