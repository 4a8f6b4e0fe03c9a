package judge

import "example.org/grundy/nat"

// A folded is a form whose cases are a number n and then n games of size
// numbers each, and whose answers are a verdict each. What a case says is folded
// into two numbers, the xor and the greatest of the values of its games, and so
// a case may be of any length.
type folded struct {
	ending ending
	size   int    // numbers of one game: 1 or 2
	thing  string // what n counts
	say    *verdict

	// cases answers the whole cases at the front of numbers, at most as many as
	// won has room for, and sets won to 1 where the player to move wins. It
	// returns how many they are and how many numbers they take.
	cases func(numbers []uint64, won []uint8) (n, length int)
	// later says that cases costs so much more than finding where they begin
	// that it is better done out of order.
	later bool
	// words is the fold of games.
	words func(games []uint64) (sum, most uint64)
	// nats is the value of one game.
	nats func(game []nat.Nat) nat.Nat
	// wins tells from the fold of a case who wins.
	wins func(sum, most nat.Nat) bool
}

func (f folded) begin() reading {
	return &foldedReading{form: f, counter: counter{ending: f.ending}}
}

func (f folded) answer(b *block, cases []uint64) (ended bool) {
	won := b.room(len(cases))
	n, _ := f.cases(cases, won)
	b.out = f.say.write(b.out, won[:n])
	return false
}

type foldedReading struct {
	form folded
	counter
	inside    bool      // a case is open
	need      uint64    // numbers to come in it
	some      []nat.Nat // the numbers of a game that are read, fewer than size
	sum, most nat.Nat
}

func (r *foldedReading) words(b *block, numbers []uint64) (later []uint64, f *fault) {
	all := len(numbers)
	if numbers, f = r.head(numbers); f != nil {
		return nil, f
	}
	if numbers = r.fold(b, numbers); r.ended {
		return nil, nil
	}
	room := len(numbers)
	if r.ending == counted {
		room = min(room, r.left)
	}
	var cases, length int
	if r.form.later {
		cases, length = r.call(numbers, room)
		later = numbers[:length]
	} else {
		won := b.room(room)
		cases, length = r.form.cases(numbers, won)
		b.out = r.form.say.write(b.out, won[:cases])
	}
	r.count(cases)
	if numbers = numbers[length:]; r.ended || len(numbers) == 0 {
		return later, nil
	}
	if f := r.number(b, nat.Of(numbers[0])); f != nil {
		f.index = all - len(numbers)
		return later, f
	}
	r.fold(b, numbers[1:])
	return later, nil
}

// whole counts the whole cases at the front of numbers, at most room of them,
// and the numbers they take.
func (r *foldedReading) call(numbers []uint64, room int) (cases, length int) {
	for cases < room && length < len(numbers) {
		games, rest := numbers[length], len(numbers)-length-1
		if games > uint64(rest) { // before the product could overflow
			break
		}
		n := int(games) * r.form.size
		if n > rest {
			break
		}
		length += 1 + n
		cases++
	}
	return cases, length
}

// fold takes the numbers of the open case and returns those after it.
func (r *foldedReading) fold(b *block, numbers []uint64) (rest []uint64) {
	if !r.inside {
		return numbers
	}
	mine := numbers[:min(uint64(len(numbers)), r.need)]
	rest = numbers[len(mine):]
	if len(r.some) > 0 && len(mine) > 0 {
		r.number(b, nat.Of(mine[0]))
		mine = mine[1:]
	}
	odd := len(mine) % r.form.size
	games := mine[:len(mine)-odd]
	if len(games) > 0 {
		sum, most := r.form.words(games)
		r.add(nat.Of(sum), nat.Of(most))
		r.need -= uint64(len(games))
	}
	for _, n := range mine[len(games):] {
		r.number(b, nat.Of(n))
	}
	r.close(b)
	return rest
}

func (r *foldedReading) number(b *block, n nat.Nat) *fault {
	switch {
	case r.ended:
		return nil
	case r.toHead():
		return r.headNumber(n)
	case !r.inside:
		games, ok := n.Uint64()
		if !ok || games > mostCount {
			return &fault{0, r.form.thing + wantFewer}
		}
		r.inside, r.need = true, games*uint64(r.form.size)
		r.sum, r.most = nat.Nat{}, nat.Nat{}
	default:
		r.need--
		if r.some = append(r.some, n); len(r.some) == r.form.size {
			value := r.form.nats(r.some)
			r.add(value, value)
			r.some = r.some[:0]
		}
	}
	r.close(b)
	return nil
}

func (r *foldedReading) add(sum, most nat.Nat) {
	r.sum, r.most = r.sum.Xor(sum), nat.Max(r.most, most)
}

// close answers the open case if it is complete.
func (r *foldedReading) close(b *block) {
	if !r.inside || r.need > 0 {
		return
	}
	r.inside = false
	b.out = r.form.say.write(b.out, []uint8{bit(r.form.wins(r.sum, r.most))})
	r.count(1)
}

func (r *foldedReading) open() bool { return r.inside || r.lacks() }

func (r *foldedReading) begun() bool { return r.inside }

func (r *foldedReading) want() (thing string, number int) {
	switch {
	case r.toHead():
		return wantCases, 0
	case !r.inside:
		return r.form.thing, r.cases + 1
	}
	return wantNumber, r.cases + 1
}
