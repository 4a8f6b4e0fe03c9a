package notation

// An Expr is a disjunctive sum of one or more terms.
type Expr struct {
	Terms []Term
	At    int // place of the first character, from 1
}

// A Term is a number of copies of one game.
type Term struct {
	Count string // decimal digits without leading zeros; "" means 1
	Atom  Node
	At    int
}

// A Node is a *Call, or an *Expr that was written in parentheses.
type Node interface{ node() }

func (*Call) node() {}
func (*Expr) node() {}

// A Call is a named game with its arguments.
type Call struct {
	Name string
	Args []Arg // in the order written
	At   int   // place of the first character of the name
	End  int   // place just after the last character of the call
	Bare bool  // written without parentheses, and so without arguments
}

// An Arg is one argument of a call.
type Arg struct {
	Key   string // "" for a positional argument; no key is given twice in a call
	Value Value
	At    int // place of the key, or of the value where there is no key
}

// A Kind says which field of a Value holds it.
type Kind uint8

// The kinds of values.
const (
	Number   Kind = iota // Text: decimal digits without leading zeros
	Set                  // Set
	Word                 // Text: a name or a code, such as positive or 0.137
	File                 // Text: a path, which nobody has opened yet
	Game                 // Expr
	Negative             // Text: decimal digits without leading zeros, of a number below zero
	Quoted               // Text: any characters, written in quotes
	Tuple                // List
)

// String names k as a person would: "number", "set", "word", "file",
// "game", "negative number", "text" or "tuple".
func (k Kind) String() string {
	switch k {
	case Number:
		return "number"
	case Set:
		return "set"
	case Word:
		return "word"
	case File:
		return "file"
	case Game:
		return "game"
	case Negative:
		return "negative number"
	case Quoted:
		return "text"
	case Tuple:
		return "tuple"
	}
	return "unknown kind"
}

// A Value is what an argument holds.
//
// Numbers stay text: they may have a million digits, and the package that
// computes with them knows best how to read them.
type Value struct {
	Kind Kind
	Text string  // of a Number, Word, File, Negative or Quoted
	Set  []Range // of a Set, in the order written, repetitions included
	Expr *Expr   // of a Game
	List []Value // of a Tuple: numbers, words, texts and tuples, perhaps none
	At   int
}

// A Range is the whole numbers from From to To, both included and From <= To.
// A single number has To == From. A range is not expanded here, because
// {1..10^9} is short to write and long to list.
type Range struct {
	From, To string // decimal digits without leading zeros
	At       int
}
