package taking

import (
	"slices"
	"strings"
	"sync"

	"example.org/grundy"
)

// A Name is a rule that has a name of its own.
type Name struct {
	Name    string
	Aliases []string
	Title   grundy.Text
	Rules   grundy.Text // a move, in a sentence
	Code    string      // canonical; "" if no code writes the rule
	Source  string
	set     *named // the rule, where there is no code
}

// rule returns the rule of a name.
func (n Name) rule() Rule {
	if n.set != nil {
		return Rule{text: n.Name, named: n.set}
	}
	r, err := Parse(n.Code)
	if err != nil {
		panic(err) // the table holds codes only, and a test parses each
	}
	return r
}

const (
	winningWays = "Winning Ways, chapter 4"
	onag        = "Conway, On Numbers and Games, second edition, page 129"
	arithmetic  = "Iannucci and Larsson, Game values of arithmetic functions (2021)"
	unsolved    = "Guy, Unsolved Problems in Number Theory, E26"
)

// names is the table of the rules by name: first those with a code.
var names = []Name{
	coded("nim", "0.[3]", "Nim", "尼姆", "Take any number of counters from one heap.", "从一堆中取任意多个。", "Bouton 1901", "尼姆"),
	coded("kayles", "0.77", "Kayles", "凯尔斯", "Take one or two counters from a heap; what is left may be split into two heaps.", "从一堆中取一个或两个，余下的可以分成两堆。", winningWays, "凯尔斯"),
	coded("dawson-kayles", "0.07", "Dawson's Kayles", "道森凯尔斯", "Take two counters from a heap; what is left may be split into two heaps.", "从一堆中取两个，余下的可以分成两堆。", winningWays, "dawson", "道森凯尔斯"),
	coded("dawson-chess", "0.137", "Dawson's Chess", "道森棋", "Take one counter that is a heap by itself, or two without splitting, or three; the rest of three may be split into two heaps.", "取走单独的一个，或取两个而不分堆，或取三个且余下的可以分成两堆。", winningWays, "道森棋"),
	coded("treblecross", "0.007", "Treblecross, as heaps", "一维三连棋（化为堆）", "Take three counters from a heap; what is left may be split into two heaps. A board of n empty cells is a heap of n + 2, but for n = 2: there any cross leaves the opponent a third.", "从一堆中取三个，余下的可以分成两堆。n 个空格的棋盘相当于 n + 2 个的堆，n = 2 除外：那里画任何一个叉，对手都能连成三个。", winningWays, "一维三连棋"),
	coded("grundy", "4!.0", "Grundy's game", "格伦迪游戏", "Split a heap into two of different sizes.", "把一堆分成大小不同的两堆。", "Grundy 1939", "grundys-game", "格伦迪游戏"),
	coded("lasker", "4.[3]", "Lasker's Nim", "拉斯克尼姆", "Take any number of counters from a heap, or split it into two.", "从一堆中取任意多个，或把它分成两堆。", winningWays, "拉斯克"),
	coded("couples-are-forever", "4.0/2", "Couples are forever", "成双不拆", "Split a heap of three or more into two.", "把三个或更多的一堆分成两堆。", "Grossman and Nowakowski, A ruler regularity in hexadecimal games (2015)", "couples", "成双不拆"),
	coded("officers", "0.6", "Officers", "军官", "Take one counter from a heap, leaving one or two heaps.", "从一堆中取一个，留下一堆或两堆。", winningWays, "军官"),
	coded("guiles", "0.15", "Guiles", "诡计", "Take one counter that is a heap by itself, or two that are, or two and leave two heaps.", "取走单独的一个或两个，或取两个而留下两堆。", winningWays, "诡计"),
	coded("kenyon", "0.3F", "Kenyon's game", "凯尼恩游戏", "Take one counter, or two and leave up to three heaps.", "取一个，或取两个而留下至多三堆。", winningWays, "kenyons-game", "凯尼恩游戏"),

	infinite("take-a-square", recurrent(1, 4, func(_, b, k int) int { return b + 2*k + 3 }), "Take-a-square", "取平方数", "Take a square number of counters.", "取平方数个。", unsolved, "squares"),
	infinite("take-a-prime", primesUpTo, "Take-a-prime", "取素数", "Take a prime number of counters.", "取素数个。", unsolved, "primes"),
	formula(modThree, infinite("take-a-power", recurrent(1, 2, func(_, b, _ int) int { return 2 * b }), "Take-a-power", "取二的幂", "Take a power of two: 1, 2, 4, 8, and so on.", "取 2 的幂个：1、2、4、8……", winningWays, "powers")),
	infinite("take-a-fibonacci", recurrent(1, 2, func(a, b, _ int) int { return a + b }), "Take-a-Fibonacci", "取斐波那契数", "Take a Fibonacci number of counters.", "取斐波那契数个。", unsolved, "fibonacci"),
	infinite("take-a-triangle", recurrent(1, 3, func(_, b, k int) int { return b + k + 2 }), "Take-a-triangle", "取三角形数", "Take a triangular number of counters: 1, 3, 6, 10, and so on.", "取三角形数个：1、3、6、10……", "no source known", "triangles"),
	infinite("take-a-factorial", recurrent(1, 2, func(_, b, k int) int { return b * (k + 2) }), "Take-a-factorial", "取阶乘数", "Take a factorial of counters: 1, 2, 6, 24, and so on.", "取阶乘数个：1、2、6、24……", unsolved, "factorials"),
	formula(primValue, infinite("prim", below(coprimeTo), "Prim", "互素取子", "Take a number that has no factor in common with the heap; a heap of 1 is the end.", "取与堆数互素的个数；1 个的堆是终局。", onag, "互素取子")),
	formula(primWholeValue, infinite("prim-whole", coprimeTo, "Prim to nothing", "互素取完", "Take a number that has no factor in common with the heap; a heap of 1 may be taken.", "取与堆数互素的个数；1 个的堆可以取走。", arithmetic)),
	formula(twos(1), infinite("dim", divisorsOf, "Dim", "约数取子", "Take a divisor of the heap, which may be the whole heap.", "取堆数的约数个，可以取走整堆。", arithmetic, "约数取子")),
	formula(twos(0), infinite("dim-proper", below(divisorsOf), "Dim with proper divisors", "真约数取子", "Take a divisor of the heap, but not the whole heap.", "取堆数的真约数个。", arithmetic)),
}

func coded(name, code, en, zh, rulesEn, rulesZh, source string, aliases ...string) Name {
	return Name{Name: name, Aliases: aliases, Code: code, Source: source,
		Title: grundy.Text{En: en, Zh: zh}, Rules: grundy.Text{En: rulesEn, Zh: rulesZh}}
}

func infinite(name string, numbers numberSet, en, zh, rulesEn, rulesZh, source string, aliases ...string) Name {
	n := coded(name, "", en, zh, rulesEn, rulesZh, source, aliases...)
	n.set = &named{numbers: numbers}
	return n
}

// formula gives a rule by name the formula of its values.
func formula(value valuation, n Name) Name {
	n.set.value = value
	return n
}

// Names lists the rules that have a name, those with a code first. The list is the
// caller's.
//
// From a heap of n, prim takes O(n) steps to list its numbers. prim and dim find the
// primes of n first, in O(n^(1/4)) steps; each other rule without a code takes one step
// for a number listed.
func Names() []Name {
	list := slices.Clone(names)
	for i := range list {
		list[i].Aliases = slices.Clone(list[i].Aliases)
	}
	return list
}

// byName is the table by name and alias.
var byName = sync.OnceValue(func() map[string]Name {
	m := make(map[string]Name)
	for _, n := range names {
		for _, name := range append([]string{n.Name}, n.Aliases...) {
			m[name] = n
		}
	}
	return m
})

// lookup returns the rule with a name or alias, in small or capital letters.
func lookup(name string) (Name, bool) {
	n, ok := byName()[strings.ToLower(name)]
	return n, ok
}

// Source returns where a rule by name is from, with the formula for its values if
// there is one; it is empty for a code.
func (r Rule) Source() string {
	if r.named == nil {
		return ""
	}
	return byName()[r.text].Source
}
