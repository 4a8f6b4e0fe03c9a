package heap

import (
	"context"
	"example.org/grundy/nat"
	"example.org/grundy/solve"
	"testing"
)

func BenchmarkRowTable(b *testing.B) {
	g := row{theory{moves: takeAny, width: func(n nat.Nat) nat.Nat { return n }}}
	for b.Loop() {
		_, _, err := solve.New(g, solve.Options{}).Grundy(context.Background(), HeapsOf(nat.Of(100), nat.Of(100)))
		if err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/(101*101*100), "ns/option")
}
func BenchmarkWythoffTable(b *testing.B) {
	g := wythoff{one}
	for b.Loop() {
		_, _, err := solve.New(g, solve.Options{}).Grundy(context.Background(), Pair{nat.Of(100), nat.Of(100)})
		if err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/(101*101*133), "ns/option")
}
func BenchmarkCycle(b *testing.B) {
	for b.Loop() {
		findCycle([]nat.Nat{nat.Of(1), nat.Of(999999), nat.Of(1000000)})
	}
}
func BenchmarkCycle2(b *testing.B) {
	for b.Loop() {
		findCycle([]nat.Nat{nat.Of(2499999), nat.Of(2500000)})
	}
}
