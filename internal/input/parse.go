package input

import (
	"slices"
	"strconv"
	"strings"

	"example.org/grundy/nat"
	"example.org/grundy/notation"
)

const (
	deepest   = 20       // groups within groups
	longest   = 64 << 10 // bytes of a grammar
	mostPower = 1 << 20
)

// Parse reads a grammar. The package comment describes the language.
//
// Errors: [grundy.ErrParameter] with the place and perhaps a hint.
func Parse(text string) (*Grammar, error) {
	p := &parser{lexer: lexer{text: text}, used: map[int]int{}}
	if len(text) > longest {
		return nil, p.mistake(0, "want at most %d bytes; got %d", longest, len(text))
	}
	items, err := p.items(0)
	if err != nil {
		return nil, err
	}
	if p.at < len(text) {
		return nil, p.mistake(p.at, "want no ) here, since no ( is open")
	}
	if !slices.ContainsFunc(items, func(it item) bool { return it.kind != lineEnd }) {
		return nil, p.mistake(0, "want at least one number, as in n:1..100")
	}
	g := &Grammar{items: items, slots: p.slots, batch: -1}
	for i, it := range items {
		if it.kind == group && (it.loop != counted || p.free(it.count)) {
			g.batch = i
		}
	}
	return g, nil
}

// A parser reads a grammar. Names are known to the end of their group.
type parser struct {
	lexer
	scope []named
	slots int
	ended bool        // a group to the end of the input has been read
	used  map[int]int // how often a name stands in a bound
}

type named struct {
	name string
	slot int   // -1 for rows and words
	uses *bool // set when a count has the name
}

func (p *parser) items(depth int) ([]item, error) {
	if depth > deepest {
		return nil, p.mistake(p.at, "want groups nested at most %d deep", deepest)
	}
	had := len(p.scope)
	defer func() { p.scope = p.scope[:had] }()
	var items []item
	var uses []*bool
	for {
		p.blanks()
		if p.at == len(p.text) || p.text[p.at] == ')' {
			break
		}
		if p.ended {
			return nil, p.mistake(p.at, "want nothing after ( … )*, which goes to the end of the input")
		}
		it, used, err := p.item(depth)
		if err != nil {
			return nil, err
		}
		items, uses = append(items, it), append(uses, used)
	}
	for i := range items {
		items[i].counts = *uses[i]
	}
	return items, nil
}

func (p *parser) item(depth int) (item, *bool, error) {
	used := new(bool)
	switch {
	case p.take("/"):
		return item{kind: lineEnd, slot: -1}, used, nil
	case p.text[p.at] == '(':
		it, err := p.group(depth)
		return it, used, err
	case !letter(p.text[p.at]):
		return item{}, used, p.mistake(p.at, "want a name, /, ( or ); got %s", p.rest()).WithHint("as in: C:1..100 / ( n:1..1000 m:1..1000 / )[C]")
	}
	from := p.at
	it := item{name: p.name(), slot: -1}
	if i := slices.IndexFunc(p.scope, func(n named) bool { return n.name == it.name }); i >= 0 {
		return it, used, p.mistake(from, "want another name: %s is taken", it.name)
	}
	var err error
	if p.take("[") {
		it.row = true
		if it.count, err = p.bound("a count"); err == nil && !p.take("]") {
			err = p.mistake(p.at, "want ] after the count of %s; got %s", it.name, p.rest())
		}
		p.countBy(it.count)
	}
	if err == nil && !p.take(":") {
		err = p.mistake(p.at, "%s: want : and a range; got %s", it.name, p.rest()).WithHint("as in %s:1..100", it.name)
	}
	if err == nil {
		err = p.values(&it)
	}
	if err != nil {
		return it, used, err
	}
	n := named{name: it.name, slot: -1, uses: used}
	if it.kind == number && !it.row {
		it.slot, n.slot = p.slots, p.slots
		p.slots++
	}
	p.scope = append(p.scope, n)
	return it, used, nil
}

// values reads what may stand for a name: a range, or characters and lengths.
func (p *parser) values(it *item) (err error) {
	if p.at < len(p.text) && p.text[p.at] == '"' {
		it.kind = word
		if it.letters, err = p.alphabet(); err != nil {
			return err
		}
		if !p.take("{") {
			return p.mistake(p.at, "%s: want {lo..hi}, the lengths of the word; got %s", it.name, p.rest())
		}
		if err = p.between(it); err == nil && !p.take("}") {
			err = p.mistake(p.at, "%s: want }; got %s", it.name, p.rest())
		}
		if err == nil && it.lo.constant() {
			if lo, _ := it.lo.value(nil); lo.IsZero() {
				err = p.mistake(p.at, "%s: want words of at least one character: blanks part them", it.name)
			}
		}
		return err
	}
	if err = p.between(it); err != nil || !it.row {
		return err
	}
	it.sorted = p.word("sorted")
	it.distinct = p.word("distinct")
	if !it.sorted {
		it.sorted = p.word("sorted")
	}
	return nil
}

// between reads lo..hi, or one bound that is both.
func (p *parser) between(it *item) (err error) {
	from := p.at
	if it.lo, err = p.bound("a whole number or a name"); err != nil {
		return err
	}
	it.hi = it.lo
	if p.take("..") {
		if it.hi, err = p.bound("a whole number or a name"); err != nil {
			return err
		}
	}
	if it.lo.constant() && it.hi.constant() {
		lo, _ := it.lo.value(nil)
		if hi, _ := it.hi.value(nil); hi.Less(lo) {
			return p.mistake(from, "%s: want a range from low to high; got %s..%s", it.name, it.lo, it.hi)
		}
	}
	return nil
}

// alphabet reads the characters of words, in quotes.
func (p *parser) alphabet() (string, error) {
	from := p.at
	end := strings.IndexByte(p.text[from+1:], '"')
	if end < 0 {
		return "", p.mistake(from, "want a second \" after the characters")
	}
	p.at = from + 1 + end + 1
	letters := p.text[from+1 : from+1+end]
	if letters == "" {
		return "", p.mistake(from, "want at least one character between the quotes")
	}
	for i := range len(letters) {
		if c := letters[i]; c <= ' ' || c > '~' || c == '\\' {
			return "", p.mistake(from, "want characters of ASCII that are seen, and no \\; got %s", strconv.Quote(letters))
		}
		if strings.IndexByte(letters[:i], letters[i]) >= 0 {
			return "", p.mistake(from, "want each character once; %q is twice in %s", letters[i], strconv.Quote(letters))
		}
	}
	return letters, nil
}

// group reads ( … ) and how often it comes.
func (p *parser) group(depth int) (it item, err error) {
	from := p.at
	p.take("(")
	it = item{kind: group, slot: -1}
	if it.items, err = p.items(depth + 1); err != nil {
		return it, err
	}
	if !p.take(")") {
		return it, p.mistake(from, "want ) for this (")
	}
	if !slices.ContainsFunc(it.items, func(x item) bool { return x.kind != lineEnd }) {
		return it, p.mistake(from, "want something between ( and )")
	}
	switch {
	case p.take("["):
		if it.count, err = p.bound("a count"); err == nil && !p.take("]") {
			err = p.mistake(p.at, "want ] after the count; got %s", p.rest())
		}
		p.countBy(it.count)
		at := p.at
		if it.acyclic = err == nil && p.word("acyclic"); it.acyclic && !slices.ContainsFunc(it.items, arrows) {
			err = p.mistake(at, "acyclic: want a row of numbers in the group, which says where arrows go").WithHint("as in ( k:0..n-1 to[k]:0..n-1 / )[n] acyclic")
		}
	case p.take("*"):
		if depth > 0 {
			return it, p.mistake(from, "want ( … )* outside of all groups, since it goes to the end of the input")
		}
		it.loop, p.ended = toEnd, true
	case p.word("until"):
		it.loop = until
		err = p.sentinel(&it)
	default:
		err = p.mistake(p.at, "want [count], * or until after ); got %s", p.rest()).WithHint("as in ( … )[n], ( … )* or ( … ) until 0 0 /")
	}
	return it, err
}

// sentinel reads the numbers after until.
func (p *parser) sentinel(it *item) error {
	first := it.items[slices.IndexFunc(it.items, func(x item) bool { return x.kind != lineEnd })]
	for {
		p.blanks()
		from := p.at
		digits := p.digits()
		if digits == "" {
			break
		}
		n, err := nat.Parse(digits)
		if err != nil || len(digits) > 1000 {
			return p.mistake(from, "until: want a whole number of at most 1000 digits")
		}
		it.sentinel = append(it.sentinel, n)
	}
	switch {
	case len(it.sentinel) == 0:
		return p.mistake(p.at, "until: want the numbers that end the input; got %s", p.rest()).WithHint("as in ( … ) until 0 0 /")
	case first.kind != number:
		return p.mistake(p.at, "until: want a group that begins with a number")
	}
	p.take("/")
	return nil
}

// free reports whether a count is one name that stands nowhere else, so that what it
// counts can be left out or added.
func (p *parser) free(count bound) bool {
	slot := count.alone()
	return slot >= 0 && p.used[slot] == 1
}

// countBy notes the names in a count.
func (p *parser) countBy(b bound) {
	slots := b.names()
	for _, n := range p.scope {
		if n.slot >= 0 && slices.Contains(slots, n.slot) {
			*n.uses = true
		}
	}
}

// bound reads a sum of products.
func (p *parser) bound(want string) (bound, error) {
	var b bound
	from := p.at
	minus := false
	for {
		t := term{minus: minus}
		for {
			f, err := p.factor(want)
			if err != nil {
				return nil, err
			}
			if t.factors = append(t.factors, f); !p.take("*") {
				break
			}
		}
		b = append(b, t)
		switch {
		case p.take("+"):
			minus = false
		case p.take("-"):
			minus = true
		default:
			if b.constant() {
				if _, ok := b.value(nil); !ok {
					return nil, p.mistake(from, "%s: want a number from 0 to 2^%d", b, mostBits)
				}
			}
			return b, nil
		}
	}
}

func (p *parser) factor(want string) (factor, error) {
	from := p.at
	f := factor{slot: -1, power: 1}
	if p.at < len(p.text) && letter(p.text[p.at]) {
		f.name = p.name()
		if f.slot = p.known(f.name); f.slot < 0 {
			return f, p.unknown(from, f.name)
		}
		p.used[f.slot]++
	} else {
		digits := p.digits()
		n, err := nat.Parse(digits)
		if err != nil {
			return f, p.mistake(from, "want %s; got %s", want, p.rest())
		}
		f.n = n
	}
	if p.take("^") {
		at := p.at
		power, err := strconv.Atoi(p.digits())
		if err != nil || power > mostPower {
			return f, p.mistake(at, "want a power from 0 to %d", mostPower)
		}
		f.power = power
	}
	return f, nil
}

func (p *parser) known(name string) int {
	for _, n := range p.scope {
		if n.name == name {
			return n.slot
		}
	}
	return -1
}

// unknown says why a name has no value.
func (p *parser) unknown(at int, name string) error {
	var names []string
	for _, n := range p.scope {
		if n.name == name {
			return p.mistake(at, "%s: want the name of one number; this is a row or a word", name)
		}
		if n.slot >= 0 {
			names = append(names, n.name)
		}
	}
	err := p.mistake(at, "%s: there is no number of that name before", name)
	if near, ok := notation.Suggest(name, names); ok {
		return err.WithHint("did you mean %s?", near)
	}
	return err
}
