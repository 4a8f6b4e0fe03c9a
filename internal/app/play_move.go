package app

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
)

// find returns the move that a person means: by its number among all moves, by its name in
// either language or by what only one name has, or by the position after it.
//
// Errors: [grundy.ErrPosition].
func (g *game) find(text string) (family.Made, error) {
	text = strings.TrimSpace(text)
	if text != "" && strings.Trim(text, "0123456789") == "" {
		return g.numbered(text)
	}
	if heap, k, ok := taken(text); ok {
		made, found, err := g.take(text, heap, k)
		if err != nil || found {
			return made, err
		}
	}
	made, found, err := g.named(text)
	if err != nil || found {
		return made, err
	}
	return g.leading(text)
}

// The ways to say that a number is taken, perhaps from one heap.
var (
	takeFrom = regexp.MustCompile(`^take (\d+)(?: from (?:the )?(?:heap (\d+)|([a-z]+) heap))?$`)
	fromTake = regexp.MustCompile(`^(?:from )?(?:the )?(?:heap (\d+)|([a-z]+) heap) take (\d+)$`)
	takeZh   = regexp.MustCompile(`^(?:从?第 ?(\d+) ?堆)? ?取 ?(\d+)(?: ?个)?$`)
)

// ordinals are the words for the places of heaps.
var ordinals = []string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"}

// taken reads "take 5 from heap 2" and the like; heap counts from 1, and is 0 if none is
// named.
func taken(text string) (heap int, k nat.Nat, ok bool) {
	words := folded(text)
	var place, word, count string
	if m := takeFrom.FindStringSubmatch(words); m != nil {
		count, place, word = m[1], m[2], m[3]
	} else if m := fromTake.FindStringSubmatch(words); m != nil {
		place, word, count = m[1], m[2], m[3]
	} else if m := takeZh.FindStringSubmatch(words); m != nil {
		place, count = m[1], m[2]
	} else {
		return 0, k, false
	}
	k, err := nat.Parse(count)
	switch {
	case place != "":
		heap, _ = strconv.Atoi(place)
	case word != "":
		heap = 1 + slices.Index(ordinals, word)
	}
	return heap, k, err == nil && (heap > 0 || place == "" && word == "")
}

// take returns the move that takes k from a heap; found is false if the game does not
// know its moves so.
func (g *game) take(text string, heap int, k nat.Nat) (made family.Made, found bool, err error) {
	heaps := g.at.Heaps()
	switch {
	case heaps == 0:
		return made, false, nil
	case heap == 0 && heaps > 1:
		return made, false, grundy.Mistake(grundy.ErrPosition, "move %q: there are %d heaps: want to know from which", brief(text), heaps).WithHint("as in: take 1 from heap 2")
	}
	return g.at.Take(max(heap, 1)-1, k)
}

// numbered returns the move with a number, from 1.
func (g *game) numbered(text string) (family.Made, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n == 0 || n > mostSkipped {
		return family.Made{}, grundy.Mistake(grundy.ErrPosition, "move %s: want a number from 1 to %d, or the position after the move", brief(text), mostSkipped)
	}
	moves, err := g.at.Moves(n-1, 1)
	if err != nil {
		return family.Made{}, err
	}
	if len(moves.List) == 0 {
		count, _ := moves.Count.Get()
		if count.IsZero() {
			return family.Made{}, grundy.Mistake(grundy.ErrPosition, "move %d: there is no move from %s", n, brief(g.at.Expression()))
		}
		return family.Made{}, grundy.Mistake(grundy.ErrPosition, "move %d: the last one has the number %s", n, count)
	}
	return moves.List[0], nil
}

// among is how many moves are compared with a name.
const among = MostListed

// named returns the move with a name; or the only one whose name has the words.
func (g *game) named(text string) (made family.Made, found bool, err error) {
	moves, err := g.at.Moves(0, among)
	if err != nil {
		return made, false, err
	}
	words := folded(text)
	var having []family.Made
	for _, m := range moves.List {
		en, zh := folded(m.Move.Move.In(grundy.English, 0)), folded(m.Move.Move.In(grundy.Chinese, 0))
		switch {
		case en == words || zh == words:
			return m, true, nil
		case has(en, words) || has(zh, words):
			having = append(having, m)
		}
	}
	switch {
	case len(having) == 1 && !moves.More:
		return having[0], true, nil
	case len(having) > 1:
		return made, false, grundy.Mistake(grundy.ErrPosition, "move %q: several moves have these words, such as %q and %q: want one of them", brief(text),
			brief(having[0].Move.Move.In(g.Lang, 40)), brief(having[1].Move.Move.In(g.Lang, 40)))
	}
	return made, false, nil
}

// folded writes words for comparison: in small letters, with one space between them.
func folded(text string) string {
	text = strings.Map(func(r rune) rune {
		if unicode.IsPunct(r) && r != '(' && r != ')' && r != ',' {
			return ' '
		}
		return unicode.ToLower(r)
	}, text)
	return strings.Join(strings.Fields(text), " ")
}

// has reports whether whole words are in a text: "take 1" is not in "take 12".
func has(text, words string) bool {
	for rest, from := text, 0; ; {
		i := strings.Index(rest, words)
		if i < 0 || words == "" {
			return false
		}
		start, end := from+i, from+i+len(words)
		if (start == 0 || !sameWord(text[start-1], text[start])) && (end == len(text) || !sameWord(text[end-1], text[end])) {
			return true
		}
		from += i + 1
		rest = text[from:]
	}
}

// sameWord reports whether two bytes are of one number, or of one word.
func sameWord(a, b byte) bool {
	digit := func(c byte) bool { return '0' <= c && c <= '9' }
	letter := func(c byte) bool { return 'a' <= c && c <= 'z' }
	return digit(a) && digit(b) || letter(a) && letter(b)
}

// leading returns the move that leads to a position.
func (g *game) leading(text string) (family.Made, error) {
	e, err := notation.Parse(text)
	if err != nil {
		return family.Made{}, g.noMove(text)
	}
	p, err := g.app.games().PlaceExpr(e)
	if err != nil {
		return family.Made{}, g.noMove(text)
	}
	made, ok, err := g.at.To(p)
	if err != nil {
		return family.Made{}, err
	}
	if !ok {
		return family.Made{}, grundy.Mistake(grundy.ErrPosition, "move %q: no move leads there from %s", brief(text), brief(g.at.Expression()))
	}
	return made, nil
}

// noMove says that words are no move.
func (g *game) noMove(text string) error {
	return grundy.Mistake(grundy.ErrPosition, "move %q: no move of %s has this name", brief(text), brief(g.at.Expression())).
		WithHint("want the number of a move, its name, or the position after it")
}
