package judge

import "example.org/grundy/nat"

// A fixed is a form whose cases are size numbers each, and whose answers are a
// verdict each.
type fixed struct {
	ending ending
	size   int
	say    *verdict

	// words sets won[i] to 1 where the player to move wins case i of cases.
	words func(cases []uint64, won []uint8)
	// nats reports whether the player to move wins one case.
	nats func(c []nat.Nat) bool
}

func (f fixed) begin() reading {
	return &fixedReading{form: f, counter: counter{ending: f.ending}}
}

func (f fixed) answer(b *block, cases []uint64) (ended bool) {
	if f.ending == atZeros {
		if end := f.zeros(cases); end >= 0 {
			cases, ended = cases[:end], true
		}
	}
	won := b.room(len(cases) / f.size)
	f.words(cases, won)
	b.out = f.say.write(b.out, won)
	return ended
}

// zeros finds the case of zeros, or is -1.
func (f fixed) zeros(cases []uint64) int {
	switch f.size {
	case 1:
		for i, n := range cases {
			if n == 0 {
				return i
			}
		}
	case 2:
		for i := 1; i < len(cases); i += 2 {
			if cases[i-1]|cases[i] == 0 {
				return i - 1
			}
		}
	}
	return -1
}

type fixedReading struct {
	form fixed
	counter
	some []nat.Nat // the numbers of a case that are read, fewer than size
}

func (r *fixedReading) words(b *block, numbers []uint64) (later []uint64, f *fault) {
	numbers, f = r.head(numbers)
	for f == nil && !r.ended && len(r.some) > 0 && len(numbers) > 0 {
		f = r.number(b, nat.Of(numbers[0]))
		numbers = numbers[1:]
	}
	if f != nil || r.ended {
		return nil, f
	}
	whole := len(numbers) / r.form.size
	if r.ending == counted {
		whole = min(whole, r.left)
	}
	later, numbers = numbers[:whole*r.form.size], numbers[whole*r.form.size:]
	r.count(whole)
	if !r.ended {
		for _, n := range numbers {
			r.some = append(r.some, nat.Of(n))
		}
	}
	return later, nil
}

func (r *fixedReading) number(b *block, n nat.Nat) *fault {
	if r.ended {
		return nil
	}
	if r.toHead() {
		return r.headNumber(n)
	}
	r.some = append(r.some, n)
	if len(r.some) < r.form.size {
		return nil
	}
	c := r.some
	r.some = r.some[:0]
	if r.ending == atZeros && nat.Max(c[0], c[len(c)-1]).IsZero() {
		r.ended = true
		return nil
	}
	b.out = r.form.say.write(b.out, []uint8{bit(r.form.nats(c))})
	r.count(1)
	return nil
}

func (r *fixedReading) open() bool { return r.begun() || r.lacks() }

func (r *fixedReading) begun() bool { return len(r.some) > 0 }

func (r *fixedReading) want() (thing string, number int) {
	if r.toHead() {
		return wantCases, 0
	}
	return wantNumber, r.cases + 1
}
