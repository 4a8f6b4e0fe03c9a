// Command nat is this repository's side of the comparison of package nat with
// GMP; run.sh runs both.
//
//	nat OPERATION DIGITS TIMES
//
// prints the CPU seconds of one operation, all threads and the collection of
// garbage included, and a hash of its result.
package main

import (
	"fmt"
	"hash/fnv"
	"os"
	"strconv"
	"syscall"

	"example.org/grundy/nat"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}

func run(args []string) error {
	if len(args) != 3 {
		return fmt.Errorf("usage: nat OPERATION DIGITS TIMES")
	}
	n, err := strconv.Atoi(args[1])
	if err != nil {
		return err
	}
	times, err := strconv.Atoi(args[2])
	if err != nil {
		return err
	}
	operation, err := operation(args[0], n)
	if err != nil {
		return err
	}
	var result []byte
	start := cpu()
	for range times - 1 {
		operation()
	}
	finish := operation()
	seconds := (cpu() - start) / float64(times)
	result = finish()
	h := fnv.New64a()
	h.Write(result)
	fmt.Printf("%.9f %016x\n", seconds, h.Sum64())
	return nil
}

// operation returns the function to time; what it returns gives the bytes to
// hash, which is not timed.
func operation(name string, n int) (func() func() []byte, error) {
	text := digits(1, n)
	a, b, c := number(text), number(digits(2, n)), number(digits(3, 2*n))
	of := func(x nat.Nat) func() []byte { return func() []byte { return x.Big().Bytes() } }
	switch name {
	case "parse":
		return func() func() []byte { return of(number(text)) }, nil
	case "print":
		return func() func() []byte { s := a.Append(nil); return func() []byte { return s } }, nil
	case "mul":
		return func() func() []byte { return of(a.Mul(b)) }, nil
	case "square":
		return func() func() []byte { return of(a.Mul(a)) }, nil
	case "divmod":
		return func() func() []byte { q, _ := c.DivMod(a); return of(q) }, nil
	case "sqrt":
		return func() func() []byte { return of(a.Sqrt()) }, nil
	case "gcd":
		return func() func() []byte { return of(nat.Gcd(a, b)) }, nil
	case "fraction":
		return func() func() []byte { return of(nat.ContinuedFraction(a, b).Gcd()) }, nil
	case "phi":
		return func() func() []byte { return of(nat.FloorPhi(a)) }, nil
	case "phi-by-root": // without the digits of φ that the package keeps
		return func() func() []byte { return of(a.Mul(a).Mul(nat.Of(5)).Sqrt().Add(a).Shr(1)) }, nil
	}
	return nil, fmt.Errorf("unknown operation %q", name)
}

func number(text []byte) nat.Nat {
	x, err := nat.ParseBytes(text)
	if err != nil {
		panic(err)
	}
	return x
}

// digits returns n pseudo-random decimal digits, the same as in gmp.c.
func digits(state uint64, n int) []byte {
	s := make([]byte, n)
	for i := range s {
		state ^= state << 13
		state ^= state >> 7
		state ^= state << 17
		s[i] = '0' + byte(state>>33%10)
	}
	s[0] = '7'
	return s
}

// cpu returns the CPU seconds of this process so far.
func cpu() float64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return float64(u.Utime.Sec+u.Stime.Sec) + float64(u.Utime.Usec+u.Stime.Usec)*1e-6
}
