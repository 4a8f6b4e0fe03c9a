package notation

import (
	"strings"
	"unicode/utf8"
)

// Command turns the words of a command line into expressions for Parse, so
// that a single game needs no quotes in a shell:
//
//	euclid 25 7                  euclid(25,7)
//	subtraction 21 set=1,3,4     subtraction(21,set={1,3,4})
//	0.137 10 4                   0.137(10,4)
//	nim 3 4 + 2*kayles 5         nim(3,4) + 2*kayles(5)
//	'nim(3) + kayles(4)' nim     nim(3) + kayles(4), then nim
//
// A word with a parenthesis is an expression by itself. Any other word that
// begins with a letter starts a game, as does a code where no game is open;
// the numbers, sets, key=value and @file words that follow are its arguments.
// Commas join numbers: 3,4,5 are three arguments, set=1,3,4 is one set. A key
// given several times gives one set, because a shell turns set={1,3} into
// set=1 set=3. A '+' outside parentheses joins what stands on its two sides,
// with spaces around it or without; only in key=value and @file words it is
// an ordinary character.
//
// Domain: any words. The results are not parsed: Parse finds their faults.
// Cost:   O(total length).
// Errors: *Error for an argument before any game, and for a '+' without a
// neighbour; its Text is the words joined by spaces.
func Command(args []string) ([]string, error) {
	c := commander{text: strings.Join(args, " "), at: 1}
	for _, word := range args {
		if err := c.word(word); err != nil {
			return nil, err
		}
		c.at += utf8.RuneCountInString(word) + 1
	}
	c.close()
	if c.joining {
		c.at--
		return nil, c.fault(`a game after "+"`, "", "")
	}
	return c.done, nil
}

// A commander collects expressions from words.
type commander struct {
	text    string
	at      int // place of the word at hand
	done    []string
	joining bool // a '+' waits for the game after it

	open   bool     // a game is collecting arguments
	game   string   // its name, with its count
	plain  []string // its positional arguments
	keys   []string // its keys, in the order first given
	values map[string][]string
}

func (c *commander) fault(want, got, hint string) error {
	return &Error{Text: c.text, At: c.at, Want: want, Got: got, Hint: hint}
}

func (c *commander) word(word string) error {
	folded := strings.Map(fold, word)
	if strings.HasPrefix(folded, "@") {
		return c.positional(argument(word))
	}
	if strings.Contains(folded, "(") {
		c.close()
		c.add(word)
		return nil
	}
	if i := strings.IndexFunc(word, isEqual); i > 0 {
		key, _, _ := strings.Cut(folded, "=")
		_, size := utf8.DecodeRuneInString(word[i:])
		return c.named(key, argument(word[i+size:]))
	}
	for i, summand := range strings.Split(folded, "+") {
		if i > 0 {
			if err := c.plus(); err != nil {
				return err
			}
		}
		// A quoted "nim 3 4" is read as if it had come without the quotes.
		for _, w := range strings.Fields(summand) {
			if err := c.bare(w); err != nil {
				return err
			}
		}
	}
	return nil
}

func isEqual(r rune) bool { return fold(r) == '=' }

// argument yields value as the grammar has it: a path quoted where it must be,
// anything else folded.
func argument(value string) string {
	if r, size := utf8.DecodeRuneInString(value); fold(r) == '@' {
		if path := value[size:]; !strings.HasPrefix(path, `"`) && path != "" {
			return fileText(path)
		}
	}
	return strings.Map(fold, value)
}

// bare takes a word without parenthesis, '=', '+' or space.
func (c *commander) bare(w string) error {
	first, _ := utf8.DecodeRuneInString(w)
	number, _, counted := strings.Cut(w, "*")
	switch {
	case counted && isNumber(number), isCode(w) && !c.open:
		c.start(w)
		return nil
	case first == '{':
		return c.positional(w)
	case !isDigit(first) && !strings.ContainsRune("-.,", first):
		c.start(w)
		return nil
	}
	for _, n := range strings.Split(w, ",") {
		if n == "" {
			continue
		}
		if err := c.positional(n); err != nil {
			return err
		}
	}
	return nil
}

func (c *commander) positional(arg string) error {
	if !c.open {
		return c.fault("a game before its arguments", arg, "for example nim 3 4 5")
	}
	c.plain = append(c.plain, arg)
	return nil
}

func (c *commander) named(key, value string) error {
	if !c.open {
		return c.fault("a game before its arguments", key+"="+value, "for example bash 21 max=3")
	}
	if c.values == nil {
		c.values = make(map[string][]string)
	}
	if _, given := c.values[key]; !given {
		c.keys = append(c.keys, key)
	}
	c.values[key] = append(c.values[key], value)
	return nil
}

// plus ends the expression at hand and waits for another to add to it.
func (c *commander) plus() error {
	c.close()
	if c.joining || len(c.done) == 0 {
		return c.fault(`a game before "+"`, "+", "")
	}
	c.joining = true
	return nil
}

func (c *commander) start(game string) {
	c.close()
	c.open, c.game = true, game
}

// close writes the game that is open, if one is.
func (c *commander) close() {
	if !c.open {
		return
	}
	args := c.plain
	for _, key := range c.keys {
		args = append(args, key+"="+gather(c.values[key]))
	}
	if len(args) == 0 {
		c.add(c.game)
	} else {
		c.add(c.game + "(" + strings.Join(args, ",") + ")")
	}
	c.open, c.plain, c.keys, c.values = false, nil, nil, nil
}

// gather yields the values of one key as one value: a set if there are several.
func gather(values []string) string {
	list := strings.Join(values, ",")
	if len(values) == 1 && (strings.ContainsAny(list[:min(1, len(list))], "{@") || !strings.Contains(list, ",") && !strings.Contains(list, "..")) {
		return list
	}
	return "{" + list + "}"
}

func (c *commander) add(expression string) {
	if c.joining {
		c.done[len(c.done)-1] += " + " + expression
		c.joining = false
		return
	}
	c.done = append(c.done, expression)
}
