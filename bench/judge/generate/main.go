// Command generate writes the inputs of the judge benchmark to standard output.
//
//	go run ./bench/judge/generate euclid 2000000 > euclid.in
//
// The same name and count always give the same input.
package main

import (
	"bufio"
	"fmt"
	"math/big"
	"math/rand/v2"
	"os"
	"strconv"
)

func main() {
	if err := generate(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(2)
	}
}

func generate(args []string) error {
	if len(args) != 2 {
		return fmt.Errorf("want a name and a number of cases")
	}
	cases, err := strconv.Atoi(args[1])
	if err != nil {
		return err
	}
	out := bufio.NewWriterSize(os.Stdout, 1<<16)
	w := &writer{out: out, random: rand.New(rand.NewPCG(1, 2))}
	switch args[0] {
	case "euclid": // luogu-P1290, below 2^31
		w.line(uint64(cases))
		for range cases {
			w.line(w.below(1<<31), w.below(1<<31))
		}
	case "nim": // luogu-P2197, five heaps below 2^31
		w.line(uint64(cases))
		for range cases {
			w.line(5)
			heaps := []uint64{w.below(1 << 31), w.below(1 << 31), w.below(1 << 31), w.below(1 << 31), 0}
			if heaps[4] = heaps[0] ^ heaps[1] ^ heaps[2] ^ heaps[3]; w.random.IntN(2) == 0 {
				heaps[4] = w.below(1 << 31)
			}
			w.line(heaps...)
		}
	case "wythoff": // 51nod-1185, up to 10^18, half of them cold or one beside
		w.line(uint64(cases))
		for range cases {
			w.line(w.wythoff()...)
		}
	case "every": // hdu-3595, four games below 2^31
		for range cases {
			w.line(4)
			for range 4 {
				w.line(w.below(1<<31), w.below(1<<31))
			}
		}
	default:
		return fmt.Errorf("no input %q", args[0])
	}
	return out.Flush()
}

type writer struct {
	out    *bufio.Writer
	random *rand.Rand
	text   []byte
}

func (w *writer) below(n uint64) uint64 { return 1 + w.random.Uint64N(n-1) }

func (w *writer) line(numbers ...uint64) {
	w.text = w.text[:0]
	for i, n := range numbers {
		if i > 0 {
			w.text = append(w.text, ' ')
		}
		w.text = strconv.AppendUint(w.text, n, 10)
	}
	// A failed write is kept by the writer and returned by Flush.
	_, _ = w.out.Write(append(w.text, '\n'))
}

func (w *writer) wythoff() []uint64 {
	const most = 1_000_000_000_000_000_000
	if w.random.IntN(2) == 0 {
		return []uint64{w.below(most), w.below(most)}
	}
	// The n-th cold pair is floor((n + sqrt(5n²))/2) and n more.
	n := w.below(381_966_011_250_105_151)
	square := new(big.Int).SetUint64(n)
	square.Mul(square, square).Mul(square, big.NewInt(5))
	a := (n + square.Sqrt(square).Uint64()) / 2
	pair := []uint64{a, a + n}
	switch w.random.IntN(4) {
	case 0:
		pair[0]++
	case 1:
		pair[1]--
	case 2:
		pair[0], pair[1] = pair[1], pair[0]
	}
	return pair
}
