package guess

import "math/bits"

// cost is the description length in bits: four for each operation, and for a
// number twice the length of its binary form, so that formulas of one table can be
// ranked.
func (e *expr) cost() float64 {
	sum := 4.0
	switch e.op {
	case opNum:
		return 1 + length(e.k)
	case opVar:
		return 2
	case opAt:
		sum += length(int64(len(e.list)))
		most := int64(1)
		for _, v := range e.list {
			most = max(most, v, -v)
		}
		sum += float64(len(e.list) * bits.Len64(uint64(most)))
	case opIn:
		sum += length(int64(len(e.list)))
		before := int64(0)
		for _, v := range e.list {
			sum += length(v - before)
			before = v
		}
	case opCall:
		sum = e.fn.cost
	}
	for _, a := range e.args {
		sum += a.cost()
	}
	return sum
}

// length is that of a number without an end known beforehand.
func length(k int64) float64 {
	return float64(2*bits.Len64(uint64(max(k, -k))) + 1)
}
