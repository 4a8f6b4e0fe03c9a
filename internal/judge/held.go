package judge

import (
	"example.org/grundy/nat"
)

// A held is a form whose cases are a number n and then n heaps, and whose
// answers need all the heaps at once.
type held struct {
	ending ending

	words func(out []byte, heaps []uint64) []byte
	nats  func(out []byte, heaps []nat.Nat) []byte
}

func (h held) begin() reading {
	return &heldReading{form: h, counter: counter{ending: h.ending}}
}

// answer is never called: a reading of this form puts nothing off.
func (h held) answer(*block, []uint64) (ended bool) { return false }

type heldReading struct {
	form held
	counter
	inside bool
	need   uint64    // heaps to come
	heaps  []uint64  // the heaps of the open case, while all fit a word
	vast   []nat.Nat // the heaps of the open case, once one does not
}

func (r *heldReading) words(b *block, numbers []uint64) (later []uint64, f *fault) {
	all := len(numbers)
	if numbers, f = r.head(numbers); f != nil {
		return nil, f
	}
	for !r.ended && len(numbers) > 0 {
		if !r.inside {
			if f := r.number(b, nat.Of(numbers[0])); f != nil {
				f.index = all - len(numbers)
				return nil, f
			}
			numbers = numbers[1:]
			continue
		}
		mine := numbers[:min(uint64(len(numbers)), r.need)]
		numbers = numbers[len(mine):]
		r.need -= uint64(len(mine))
		if len(r.vast) > 0 {
			for _, n := range mine {
				r.vast = append(r.vast, nat.Of(n))
			}
		} else {
			r.heaps = append(r.heaps, mine...)
		}
		r.close(b)
	}
	return nil, nil
}

func (r *heldReading) number(b *block, n nat.Nat) *fault {
	switch {
	case r.ended:
		return nil
	case r.toHead():
		return r.headNumber(n)
	case !r.inside:
		heaps, ok := n.Uint64()
		if !ok || heaps > mostCount {
			return &fault{0, wantHeaps + wantFewer}
		}
		if r.ended = heaps == 0 && r.ending == atZeros; r.ended {
			return nil
		}
		r.inside, r.need = true, heaps
	default:
		if len(r.vast) == 0 {
			for _, heap := range r.heaps {
				r.vast = append(r.vast, nat.Of(heap))
			}
		}
		r.vast = append(r.vast, n)
		r.need--
	}
	r.close(b)
	return nil
}

// close answers the open case if it is complete.
func (r *heldReading) close(b *block) {
	if r.need > 0 {
		return
	}
	if len(r.vast) > 0 {
		b.out = r.form.nats(b.out, r.vast)
	} else {
		b.out = r.form.words(b.out, r.heaps)
	}
	r.inside, r.heaps, r.vast = false, r.heaps[:0], r.vast[:0]
	r.count(1)
}

func (r *heldReading) open() bool { return r.inside || r.lacks() }

func (r *heldReading) begun() bool { return r.inside }

func (r *heldReading) want() (thing string, number int) {
	switch {
	case r.toHead():
		return wantCases, 0
	case !r.inside:
		return wantHeaps, r.cases + 1
	}
	return wantNumber, r.cases + 1
}
