package app

import (
	"strconv"
	"strings"
	"unicode"

	"example.org/grundy"
	"example.org/grundy/family"
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
	made, found, err := g.named(text)
	if err != nil || found {
		return made, err
	}
	return g.leading(text)
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
const among = 2000

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
	made, ok, err := g.at.To(p.Expression())
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
