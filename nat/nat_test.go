package nat

import (
	"encoding/json"
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// natural draws numbers of the sizes where something changes: words, the edges
// of 2^64 and 2^128, and a few thousand bits.
func natural() *rapid.Generator[*big.Int] {
	return rapid.Custom(func(t *rapid.T) *big.Int {
		switch rapid.IntRange(0, 3).Draw(t, "kind") {
		case 0:
			return new(big.Int).SetUint64(rapid.Uint64().Draw(t, "word"))
		case 1:
			edge := powerOfTwo(rapid.SampledFrom([]int{0, 32, 64, 72, 128, 192, 1000}).Draw(t, "edge"))
			edge.Add(edge, big.NewInt(rapid.Int64Range(-2, 2).Draw(t, "offset")))
			return edge.Abs(edge)
		case 2:
			return new(big.Int).SetBytes(rapid.SliceOfN(rapid.Byte(), 0, 20).Draw(t, "bytes"))
		}
		return new(big.Int).SetBytes(rapid.SliceOfN(rapid.Byte(), 0, 400).Draw(t, "many bytes"))
	})
}

func of(t testing.TB, x *big.Int) Nat {
	t.Helper()
	n, ok := FromBig(x)
	if !ok {
		t.Fatalf("FromBig(%v) is false", x)
	}
	return n
}

// check compares a Nat with the number it should be, and checks that it is the
// one representation of that number.
func check(t *rapid.T, name string, got Nat, want *big.Int) {
	t.Helper()
	n, ok := FromBig(want)
	if !ok || got != n {
		t.Fatalf("%s = %v, want %v", name, got, want)
	}
	if len(got.hi) > 0 && got.hi[0] == 0 {
		t.Fatalf("%s = %v has a leading zero byte", name, got)
	}
}

func TestAgainstBig(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := natural().Draw(t, "a"), natural().Draw(t, "b")
		x, _ := FromBig(a)
		y, _ := FromBig(b)
		n := func() *big.Int { return new(big.Int) }
		check(t, "sum", x.Add(y), n().Add(a, b))
		check(t, "product", x.Mul(y), n().Mul(a, b))
		check(t, "xor", x.Xor(y), n().Xor(a, b))
		check(t, "and", x.And(y), n().And(a, b))
		check(t, "or", x.Or(y), n().Or(a, b))
		check(t, "gcd", Gcd(x, y), n().GCD(nil, nil, a, b))
		check(t, "root", x.Sqrt(), n().Sqrt(a))
		check(t, "difference", Max(x, y).Sub(Min(x, y)), n().Abs(n().Sub(a, b)))
		if x.Cmp(y) != a.Cmp(b) || x.Less(y) != (a.Cmp(b) < 0) || (x == y) != (a.Cmp(b) == 0) {
			t.Fatalf("the order of %v and %v is wrong", a, b)
		}
		if b.Sign() != 0 {
			q, r := x.DivMod(y)
			wantQ, wantR := n().QuoRem(a, b, n())
			check(t, "quotient", q, wantQ)
			check(t, "remainder", r, wantR)
		}
	})
}

func TestBitsAgainstBig(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := natural().Draw(t, "a")
		x, _ := FromBig(a)
		k := rapid.UintRange(0, 300).Draw(t, "k")
		check(t, "big", x, x.Big())
		check(t, "shifted up", x.Shl(k), new(big.Int).Lsh(a, k))
		check(t, "shifted down", x.Shr(k), new(big.Int).Rsh(a, k))
		ones := 0
		for i := range a.BitLen() {
			ones += int(a.Bit(i))
		}
		if x.BitLen() != a.BitLen() || x.OnesCount() != ones || x.Bit(k) != a.Bit(int(k)) ||
			x.TrailingZeros() != int(a.TrailingZeroBits()) || x.Odd() != (a.Bit(0) == 1) {
			t.Fatalf("the bits of %v are wrong", a)
		}
		if u, ok := x.Uint64(); ok != a.IsUint64() || ok && u != a.Uint64() {
			t.Fatalf("%v as a word is %d, %v", a, u, ok)
		}
		if x.IsZero() != (a.Sign() == 0) {
			t.Fatalf("IsZero of %v is wrong", a)
		}
	})
}

func TestText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := natural().Draw(t, "a")
		x, _ := FromBig(a)
		s := a.String()
		if x.String() != s || x.Digits() != len(s) || string(x.Append([]byte("n="))) != "n="+s {
			t.Fatalf("%v is written as %v with %d digits", a, x, x.Digits())
		}
		for _, text := range []string{s, "000" + s} {
			y, err := Parse(text)
			if err != nil || y != x {
				t.Fatalf("Parse(%q) = %v, %v", text, y, err)
			}
		}
		text, err := json.Marshal([]Nat{x})
		if err != nil || string(text) != `["`+s+`"]` {
			t.Fatalf("the JSON of %v is %s, %v", a, text, err)
		}
		for _, source := range []string{string(text), "[" + s + "]"} {
			var back []Nat
			if err := json.Unmarshal([]byte(source), &back); err != nil || back[0] != x {
				t.Fatalf("%s is read as %v, %v", source, back, err)
			}
		}
	})
}

func TestDigitsAtPowersOfTen(t *testing.T) {
	for _, k := range []int{0, 1, 18, 19, 20, 38, 39, 100, 1000, 12345} {
		x := of(t, powerOfTen(k))
		if x.Digits() != k+1 || k > 0 && x.Sub(Of(1)).Digits() != k || x.Add(Of(1)).Digits() != k+1 {
			t.Errorf("wrong number of digits around 10^%d: %d", k, x.Digits())
		}
	}
}

func TestParseErrors(t *testing.T) {
	long := make([]byte, 100)
	for i := range long {
		long[i] = '7'
	}
	for _, c := range []struct{ in, want string }{
		{"", `"": want decimal digits; got nothing`},
		{"3x", `"3x": want decimal digits; got "x" at 2`},
		{"-3", `"-3": want decimal digits; got "-" at 1`},
		{"1_0", `"1_0": want decimal digits; got "_" at 2`},
		{"1é", `"1é": want decimal digits; got "é" at 2`},
		{"1\xff", `"1\xff": want decimal digits; got "\xff" at 2`},
		{string(long) + " ", `"7777777777777777777777777777777777777777"...: want decimal digits; got " " at 101`},
	} {
		_, err := Parse(c.in)
		if err == nil || err.Error() != c.want {
			t.Errorf("Parse(%q): error %v, want %s", c.in, err, c.want)
		}
	}
	x := Of(5)
	if x.UnmarshalJSON([]byte(`"1e3"`)) == nil || x.UnmarshalJSON([]byte(`1.5`)) == nil || x.UnmarshalJSON([]byte(`""`)) == nil {
		t.Error("UnmarshalJSON accepts what is no integer")
	}
	if err := x.UnmarshalJSON([]byte("null")); err != nil || x != Of(5) {
		t.Errorf("null gives %v, %v", x, err)
	}
}

func TestDomains(t *testing.T) {
	if _, ok := FromBig(big.NewInt(-1)); ok {
		t.Error("FromBig accepts -1")
	}
	huge := Of(1).Shl(100)
	for name, f := range map[string]func(){
		"3 - 5":            func() { Of(3).Sub(Of(5)) },
		"3 - 2^100":        func() { Of(3).Sub(huge) },
		"3 / 0":            func() { Of(3).DivMod(Of(0)) },
		"2^100 / 0":        func() { huge.DivMod(Of(0)) },
		"fraction over 0":  func() { ContinuedFraction(Of(3), Of(0)) },
		"quotient too far": func() { ContinuedFraction(Of(3), Of(1)).At(1) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s does not panic", name)
				}
			}()
			f()
		}()
	}
}

func TestWordsDoNotAllocate(t *testing.T) {
	x, y := Of(1<<40+12345), Of(1<<20+1)
	var sink Nat
	if n := testing.AllocsPerRun(100, func() {
		sink = x.Add(y).Mul(Of(3)).Sub(y).Xor(y).Or(x).And(x).Sqrt()
		q, r := x.DivMod(y)
		sink = Max(Gcd(q, r), sink).Shl(3).Shr(1)
	}); n != 0 {
		t.Errorf("operations on words allocate %v times", n)
	}
	_ = sink
}
