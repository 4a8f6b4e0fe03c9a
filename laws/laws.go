package laws

import (
	"context"
	"errors"
	"fmt"
	"iter"

	"example.org/grundy"
	"example.org/grundy/oracle"
)

// A Subject is a game on trial. Only Game and Samples are required.
type Subject[P comparable] struct {
	Name    string
	Game    grundy.Game[P]
	Samples iter.Seq[P]
	Parse   func(string) (P, error) // with Format: the law of text
	Format  func(P) string
	Twin    grundy.Game[P] // the same rules written another way: the law of twins
}

// Options bound a check. A zero field means its default.
type Options struct {
	Count     int // samples at the most; 200
	Small     int // the greatest number in a sample, for who makes them; 0: as they choose
	Positions int // positions that one sample may reach; larger samples are skipped; 4000
}

// A Report says what was compared.
type Report struct {
	Samples int
	Skipped int            // samples that reach too many positions
	Checked map[string]int // the number of facts compared under each law
}

// A Breach is a position where a law does not hold.
type Breach struct{ Law, Text string }

// Error names the law, and says what the game says and what its rules say.
func (b *Breach) Error() string { return b.Law + ": " + b.Text }

// Unwrap returns [grundy.ErrLaw].
func (b *Breach) Unwrap() error { return grundy.ErrLaw }

// A Law is a name and what it states.
type Law struct {
	Name      string
	Statement grundy.Text
}

// All lists the laws in the order in which they are checked.
var All = []Law{
	{"ends", grundy.Text{En: "from every sample play ends, or the game says that it is loopy", Zh: "从每个样例出发游戏必会结束，除非声明可循环"}},
	{"steady", grundy.Text{En: "Options yields the same sequence each time, can be left early, and is safe from two goroutines", Zh: "Options 每次给出相同序列，可提前中止，可并发调用"}},
	{"hashable", grundy.Text{En: "every position can be the key of a map, and equals itself", Zh: "每个局面可作为映射的键，且等于自身"}},
	{"value", grundy.Text{En: "Value is the least number that is not the value of an option, when it answers", Zh: "Value 若回答，则等于各后继值的 mex"}},
	{"outcome", grundy.Text{En: "Outcome follows the definition in both plays, when it answers", Zh: "Outcome 若回答，则在两种玩法下符合定义"}},
	{"clock", grundy.Text{En: "remoteness and suspense follow the definition, when they answer", Zh: "remoteness 与 suspense 若回答，则符合定义"}},
	{"foreclosed", grundy.Text{En: "the foreclosed value follows the definition, when it answers", Zh: "foreclosed 值若回答，则符合定义"}},
	{"winning", grundy.Text{En: "the winning moves listed are exactly the options that the opponent loses", Zh: "列出的必胜走法恰为对手必败的后继"}},
	{"chooser", grundy.Text{En: "the winning moves counted are as many as the options that the opponent loses, and those listed are among them", Zh: "必胜走法的计数等于对手必败的后继数，所列者均在其中"}},
	{"pacer", grundy.Text{En: "the groups of options are all of them, and each lasts as long as its group says", Zh: "按步数分组恰好覆盖全部后继，且每组的步数正确"}},
	{"finder", grundy.Text{En: "the options listed for a value are exactly those of that value", Zh: "按值列出的后继恰为该值的全部后继"}},
	{"sampler", grundy.Text{En: "the options counted for a value are as many as there are, and those listed are among them", Zh: "按值计数的后继数正确，所列者均在其中"}},
	{"split", grundy.Text{En: "no part is the whole, and the parts add up to it in both plays", Zh: "没有一部分等于整体，各部分之和在两种玩法下等价于整体"}},
	{"normal", grundy.Text{En: "Normal is idempotent and keeps value, outcome, length and foreclosed value", Zh: "Normal 幂等，且保持值、胜负、步数与 foreclosed 值"}},
	{"tame", grundy.Text{En: "a tame position has the values of a position of Nim in both plays", Zh: "驯服局面在两种玩法下的值与 Nim 局面相同"}},
	{"rank", grundy.Text{En: "Unrank undoes Rank, ranks are below Size, and options rank below their parents", Zh: "Unrank 与 Rank 互逆，秩小于 Size，后继的秩更小"}},
	{"liner", grundy.Text{En: "the points one line back from a position on its grid are exactly its options", Zh: "网格上沿各方向后退可达的点恰为全部后继"}},
	{"width", grundy.Text{En: "Width is the number of options", Zh: "Width 等于后继个数"}},
	{"reacher", grundy.Text{En: "Reaches tells the options from other positions, when it answers, and Take leads to options", Zh: "Reaches 若回答，则恰好认出全部后继；Take 走到的是后继"}},
	{"stall", grundy.Text{En: "a stalling move is an option of a lost position, and the longest one has the greatest remoteness", Zh: "拖延走法是必败局面的后继；称最长者 remoteness 最大"}},
	{"text", grundy.Text{En: "a position is read back from its text, and has one text", Zh: "局面可由其文本还原，且文本唯一"}},
	{"named", grundy.Text{En: "moves to different options have different names in each language", Zh: "通向不同后继的走法在每种语言中名称不同"}},
	{"agree", grundy.Text{En: "every method of the solver gives the same answer", Zh: "求解器的各种方法给出相同答案"}},
	{"twin", grundy.Text{En: "the same rules written another way yield the same options", Zh: "同一规则的另一种写法给出相同后继"}},
}

// The breaches that a check lists: of each law, and together before it stops.
const (
	ofOneLaw = 5
	ofAll    = 20
)

// A trial is the work on one subject.
type trial[P comparable] struct {
	Subject[P]
	oracle   *oracle.Oracle[P]
	keys     *keys[P]
	report   Report
	breaches []error
	broken   map[string]int // breaches of each law, those that are not listed too
	misere   map[P]uint64   // values of misère play, as far as they are needed
}

// Check holds a subject to the laws. The error joins the breaches, up to five of
// each law and up to twenty together; nil means that none was found, not that
// none exists. The methods of package solve are compared only if nothing else is
// broken, since a false theorem would be reported once more for each of them.
//
// Cost: every position that the samples reach, with its options, a few times.
// Errors: [*Breach], each of the kind [grundy.ErrLaw]; the error of the context.
func Check[P comparable](ctx context.Context, s Subject[P], o Options) (Report, error) {
	if o.Count == 0 {
		o.Count = 200
	}
	if o.Positions == 0 {
		o.Positions = 4000
	}
	t := &trial[P]{Subject: s, keys: &keys[P]{Game: s.Game}, report: Report{Checked: map[string]int{}}, broken: map[string]int{}, misere: map[P]uint64{}}
	t.oracle = oracle.New[P](t.keys)
	t.oracle.Limit = o.Positions
	t.samples(ctx, o.Count)
	return t.report, errors.Join(append(t.breaches, ctx.Err())...)
}

// samples takes each sample with all positions that it reaches, each of them once.
func (t *trial[P]) samples(ctx context.Context, count int) {
	shaped, proved := map[P]bool{}, map[P]bool{}
	var ended [][]P
	for p := range t.Samples {
		if t.report.Samples == count || t.stopped(ctx) {
			break
		}
		reached, ends, ok := t.ends(p)
		if !ok {
			continue
		}
		t.report.Samples++
		if ends {
			ended = append(ended, reached)
			t.rank(p, reached)
		}
		for _, q := range reached {
			if t.stopped(ctx) {
				return
			}
			if !shaped[q] {
				shaped[q] = true
				t.shape(q)
			}
			if ends && !proved[q] {
				proved[q] = true
				t.theorems(q)
			}
		}
	}
	for _, reached := range ended {
		if len(t.breaches) > 0 || ctx.Err() != nil {
			return
		}
		t.agree(ctx, reached)
	}
}

func (t *trial[P]) stopped(ctx context.Context) bool {
	return len(t.breaches) >= ofAll || ctx.Err() != nil
}

// shape checks the laws that hold whether play ends or not.
func (t *trial[P]) shape(p P) {
	t.steady(p)
	t.width(p)
	t.reacher(p)
	t.text(p)
	t.named(p)
	t.twin(p)
}

// theorems checks the laws that compare with the oracle.
func (t *trial[P]) theorems(p P) {
	t.value(p)
	t.outcome(p)
	t.clock(p)
	t.foreclosed(p)
	t.winning(p)
	t.chooser(p)
	t.pacer(p)
	t.finder(p)
	t.split(p)
	t.normal(p)
	t.tame(p)
	t.liner(p)
	t.stall(p)
}

// holds counts a fact, and notes a breach if it is false.
func (t *trial[P]) holds(law string, fact bool, format string, args ...any) bool {
	t.report.Checked[law]++
	if fact {
		return true
	}
	t.broken[law]++
	if t.broken[law] <= ofOneLaw && len(t.breaches) < ofAll {
		t.breaches = append(t.breaches, &Breach{law, fmt.Sprintf(format, args...)})
	}
	return false
}

// show writes a position for a person.
func (t *trial[P]) show(p P) later {
	return func() string {
		if t.Format != nil {
			return t.Format(p)
		}
		return fmt.Sprint(p)
	}
}

// later is a text that is made only where a breach is reported: most facts are
// true, and most of the work would go into texts that nobody reads.
type later func() string

func (f later) String() string { return f() }
