package wasm

import (
	"context"
	"testing"
)

// The options of positions of two numbers below 200, asked for one after the other.
func BenchmarkOptions(b *testing.B) {
	for _, source := range []string{"euclid", "euclid.c", "wythoff.c"} {
		b.Run(source, func(b *testing.B) {
			g := &game{loaded(b, source).file, context.Background(), func(err error) { b.Fatal(err) }}
			moves := 0
			for b.Loop() {
				for x := range int64(200) {
					for y := range int64(200) {
						p, _ := pack([]int64{x, y})
						for range g.Options(p) {
							moves++
						}
					}
				}
			}
			b.ReportMetric(float64(moves)/b.Elapsed().Seconds()/1e6, "Mmoves/s")
		})
	}
}
