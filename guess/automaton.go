package guess

import (
	"fmt"
	"math"
	"strings"

	"example.org/grundy"
)

// Limits of what is learnt.
const (
	mostStates  = 64
	mostLetters = 16 // different values
	fewestAlike = 16 // cells that two states must have in common, and agree in
)

// automatic proposes that a finite automaton that reads the digits of the numbers,
// the last ones first, ends with the content. Numbers are written in base 2 or 3, or
// as sums of Fibonacci numbers of which no two are neighbours.
//
// It learns by residuals (Myhill and Nerode): two beginnings lead to one state if
// whatever follows them makes the same difference, as far as the training part goes.
//
// Cost: at most 64 states; each pair of them compares what they have in common.
type automatic struct {
	numeration
}

// A numeration writes numbers with digits.
type numeration struct {
	name  string
	base  int
	named grundy.Text
}

var numerations = []numeration{
	{"dfa2", 2, grundy.Text{En: "in base 2", Zh: "二进制"}},
	{"dfa3", 3, grundy.Text{En: "in base 3", Zh: "三进制"}},
	{"dfafib", 0, grundy.Text{En: "as sums of Fibonacci numbers", Zh: "斐波那契（Zeckendorf）记数"}},
}

// Name says what kind of formulas these are.
func (a automatic) Name() grundy.Text {
	return grundy.Text{En: "automaton reading digits " + a.named.En, Zh: "读" + a.named.Zh + "各位的自动机"}
}

// Fit proposes a formula for tables of one number or two.
func (a automatic) Fit(t *Table) []Formula {
	if len(t.Axes) > 2 {
		return nil
	}
	letters := map[int32]bool{}
	for _, v := range t.cells {
		if letters[v] = true; len(letters) > mostLetters+1 {
			return nil
		}
	}
	l := learner{numeration: a.numeration, t: t}
	if !l.learn() {
		return nil
	}
	var args []*expr
	for k := range t.Axes {
		args = append(args, variable(k))
	}
	f := l.function()
	e := call(f, args...)
	if t.What == Outcomes {
		e = equal(e, num(1))
	}
	words := grundy.Say("an automaton of {n} states that reads the digits {where}, the last first", "{n} 个状态的自动机，从末位起读{where}各位", "n", len(l.states), "where", a.named)
	return []Formula{{value: e, Words: &words}}
}

// digitsOf writes a number, the last digit first.
func (a numeration) digitsOf(n int64) []int {
	var list []int
	if a.base > 0 {
		for ; n > 0; n /= int64(a.base) {
			list = append(list, int(n%int64(a.base)))
		}
		return list
	}
	for i := len(fibonacci) - 1; i >= 0; i-- {
		if fibonacci[i] <= n {
			if list == nil {
				list = make([]int, i+1)
			}
			n -= fibonacci[i]
			list[i] = 1
		}
	}
	return list
}

// letters is how many digits there are.
func (a numeration) letters() int { return max(a.base, 2) }

// A learner finds an automaton.
type learner struct {
	numeration
	t      *Table
	digits [][]int // of each number on an axis
	states []*state
}

// A state is what may follow a beginning: for each axis the numbers that end in the
// digits read, in their order.
type state struct {
	numbers [][]int
	one     []bool // the last digit read was 1, after which a sum of Fibonacci numbers has a 0
	depth   int
	next    []int // for each digit, or pair of digits; -1 where there is none
}

// learn makes the states; it fails if they are too many, or the table is too small
// to tell them apart.
func (l *learner) learn() bool {
	most := 0
	for _, a := range l.t.Axes {
		most = max(most, a.To)
	}
	for n := range most + 1 {
		l.digits = append(l.digits, l.digitsOf(int64(n)))
	}
	start := &state{one: make([]bool, len(l.t.Axes))}
	for _, a := range l.t.Axes {
		numbers := make([]int, a.To+1)
		for n := range numbers {
			numbers[n] = n
		}
		start.numbers = append(start.numbers, numbers)
	}
	l.states = []*state{start}
	for i := 0; i < len(l.states); i++ {
		s := l.states[i]
		letters := l.letters()
		for w := range int(math.Pow(float64(letters), float64(len(s.numbers)))) {
			child := l.child(s, w)
			if child == nil {
				s.next = append(s.next, -1)
				continue
			}
			k := l.like(child)
			switch {
			case k == -2:
				return false
			case k == -1:
				if k = len(l.states); k == mostStates {
					return false
				}
				l.states = append(l.states, child)
			}
			s.next = append(s.next, k)
		}
	}
	return true
}

// child reads a digit on each axis; nil if that is no numeral.
func (l *learner) child(s *state, w int) *state {
	c := &state{depth: s.depth + 1}
	for k, numbers := range s.numbers {
		digit := w % l.letters()
		w /= l.letters()
		if l.base == 0 && s.one[k] && digit == 1 {
			return nil
		}
		var rest []int
		for _, n := range numbers {
			d := 0
			if s.depth < len(l.digits[n]) {
				d = l.digits[n][s.depth]
			}
			if d == digit {
				rest = append(rest, n)
			}
		}
		c.numbers = append(c.numbers, rest)
		c.one = append(c.one, l.base == 0 && digit == 1)
	}
	return c
}

// like finds the state that a beginning leads to: -1 if it is new, -2 if that
// cannot be told.
func (l *learner) like(c *state) int {
	for k, s := range l.states {
		same := true
		for i := range s.one {
			same = same && s.one[i] == c.one[i]
		}
		if !same {
			continue
		}
		switch alike, agree := l.compare(s, c); {
		case agree && alike < fewestAlike:
			return -2
		case agree:
			return k
		}
	}
	return -1
}

// compare counts the cells that two states have in common, as far as they agree.
func (l *learner) compare(s, c *state) (alike int, agree bool) {
	var at [MostDimensions][2]int
	d := len(s.numbers)
	var walk func(k int) bool
	walk = func(k int) bool {
		if k == d {
			var p, q [MostDimensions]int
			for i := range d {
				p[i], q[i] = at[i][0], at[i][1]
			}
			v, w := l.t.At(p[:d]...), l.t.At(q[:d]...)
			if v == Unknown || w == Unknown {
				return true
			}
			alike++
			return v == w
		}
		for i := range min(len(s.numbers[k]), len(c.numbers[k])) {
			at[k] = [2]int{s.numbers[k][i], c.numbers[k][i]}
			if !walk(k + 1) {
				return false
			}
		}
		return true
	}
	agree = walk(0)
	return alike, agree
}

// function makes the automaton a function of the numbers.
func (l *learner) function() *function {
	d := len(l.t.Axes)
	var next, out []int64
	p := make([]int, d)
	most := int64(1)
	for _, s := range l.states {
		for k := range p {
			if len(s.numbers[k]) > 0 {
				p[k] = s.numbers[k][0]
			}
		}
		v := max(int64(l.t.At(p...)), 0)
		out, most = append(out, v), max(most, v)
		for _, n := range s.next {
			next = append(next, max(int64(n), 0))
		}
	}
	letters := int64(l.letters())
	width := int64(len(next) / len(out))
	a := l.numeration
	f := &function{
		name: a.name,
		cost: 16 + float64(len(next))*math.Log2(float64(len(out))+1) + float64(len(out))*math.Log2(float64(most)+1),
		note: l.note(next, out, width),
		eval: func(x []int64) int64 {
			var words [MostDimensions][]int
			long := 0
			for k, n := range x {
				words[k] = a.digitsOf(n)
				long = max(long, len(words[k]))
			}
			s := int64(0)
			for i := range long {
				w, unit := int64(0), int64(1)
				for k := range x {
					if i < len(words[k]) {
						w += unit * int64(words[k][i])
					}
					unit *= letters
				}
				s = next[s*width+w]
			}
			return out[s]
		},
	}
	f.source = a.source(names(d), next, out, width)
	return f
}

// note says what the automaton does, where that is short.
func (l *learner) note(next, out []int64, width int64) grundy.Text {
	var b strings.Builder
	for s := range out {
		if s > 0 {
			b.WriteString("; ")
		}
		fmt.Fprintf(&b, "%d: %s", s, all(next[int64(s)*width:int64(s+1)*width]))
	}
	table := b.String()
	if len(out) > 16 {
		return grundy.Text{
			En: fmt.Sprintf("%s is an automaton of %d states, which the code lists", l.name, len(out)),
			Zh: fmt.Sprintf("%s 是 %d 个状态的自动机，见代码", l.name, len(out)),
		}
	}
	each := grundy.Text{En: "each digit", Zh: "每个数字"}
	if len(l.t.Axes) == 2 {
		each = grundy.Text{En: "each pair of digits, the first number's running fastest", Zh: "每对数字（第一数的数字先变）"}
	}
	return grundy.Text{
		En: fmt.Sprintf("%s starts in state 0; state: next state for %s: %s; it ends with %s", l.name, each.En, table, all(out)),
		Zh: fmt.Sprintf("%s 从状态 0 开始；状态：读%s之后的状态：%s；各状态的结果：%s", l.name, each.Zh, table, all(out)),
	}
}
