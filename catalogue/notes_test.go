package catalogue_test

import (
	"fmt"
	"testing"

	"example.org/grundy"
	"example.org/grundy/catalogue"
)

// The three blog notes that this project began with make false statements about
// the games they teach. Each test here names one of them, in our words, and holds
// the program to the right answer. Statements about C++ alone are left out.

// The note says that the first player loses a heap of n with max m exactly when n
// is not divisible by m+1. It is the other way round.
func TestNoteBashConditionReversed(t *testing.T) {
	wantOutcome(t, "bash(5,max=3)", grundy.Normal, grundy.Next)
	wantResults(t, "bash(5,max=3)", grundy.Normal, "bash(4,max=3)")
	wantOutcome(t, "bash(4,max=3)", grundy.Normal, grundy.Previous)
}

// The note balances 25 and 28 by changing the 25 into 28, which adds counters. The
// heap to change is the one with the leading bit of the nim-sum: 28 becomes 25.
func TestNoteNimMoveAddsCounters(t *testing.T) {
	wantResults(t, "nim(25,28)", grundy.Normal, "nim(25,25)")
}

// The note tests floor(d·φ) in double precision and says that it is exact. It fails
// first at d = 102334155, on a pair that fits 32 bits, and its formula leaves out
// the floor altogether.
func TestNoteWythoffInDoublePrecision(t *testing.T) {
	wantOutcome(t, "wythoff(165580140,267914295)", grundy.Normal, grundy.Previous)
	wantOutcome(t, "wythoff(165580141,267914296)", grundy.Normal, grundy.Next)
	wantOutcome(t, "wythoff(1,2)", grundy.Normal, grundy.Previous)
}

// The note says nothing of heaps of 0 and 1, and does not say that the first move
// may not take everything: with that move every heap would be won.
func TestNoteFibonacciAtTheEdge(t *testing.T) {
	wantOutcome(t, "fibonacci(0)", grundy.Normal, grundy.Previous)
	wantOutcome(t, "fibonacci(1)", grundy.Normal, grundy.Previous)
	wantOutcome(t, "fibonacci(8)", grundy.Normal, grundy.Previous)
	wantOutcome(t, "fibonacci(8,limit=8)", grundy.Normal, grundy.Next)
	for n := 2; n <= 40; n++ {
		wantOutcome(t, fmt.Sprintf("fibonacci(%d)", n), grundy.Misere, grundy.Next)
	}
}

// One note divides by a heap of zero, and another gives the win to the player who
// faces it. A zero is the end: the player to move has lost.
func TestNoteEuclidWithZero(t *testing.T) {
	for _, text := range []string{"euclid(5,0)", "euclid(0,5)", "euclid(0,0)"} {
		wantOutcome(t, text, grundy.Normal, grundy.Previous)
		wantLast(t, text, grundy.Normal, 0)
	}
}

// The note wins every pair of ratio above φ by leaving the rest plus once the
// smaller heap. That loses from (11,3) and from (4,2), which have other winning moves.
func TestNoteEuclidRecipe(t *testing.T) {
	wantOutcome(t, "euclid(5,3)", grundy.Normal, grundy.Next)
	wantResults(t, "euclid(11,3)", grundy.Normal, "euclid(2,3)")
	wantOutcome(t, "euclid(2,2)", grundy.Normal, grundy.Next)
	wantResults(t, "euclid(4,2)", grundy.Normal, "euclid(0,2)")
}

// The note compares the larger heap with twice the smaller in 64 bits and says that
// this is safe. From 2^62 on it overflows.
func TestNoteEuclidOverflow(t *testing.T) {
	wantOutcome(t, "euclid(4611686018427387905,4611686018427387904)", grundy.Normal, grundy.Previous)
	wantOutcome(t, "euclid(8000000000000000000,5000000000000000000)", grundy.Normal, grundy.Previous)
	wantOutcome(t, "euclid(8,5)", grundy.Normal, grundy.Previous)
	wantOutcome(t, "euclid(18446744073709551616,18446744073709551615)", grundy.Normal, grundy.Previous)
}

// The note gives Every-SG to the first player when the longest game has an even
// number of rounds. It is odd; the note's program is right because it counts one
// round too many.
func TestNoteEverySGParity(t *testing.T) {
	wantLast(t, "euclid(1,1)", grundy.Normal, 1)
	wantOutcome(t, "every(euclid(1,1))", grundy.Normal, grundy.Next)
	wantOutcome(t, "every(euclid(2,3))", grundy.Normal, grundy.Previous)
	wantLast(t, "euclid(2,3)", grundy.Normal, 2)
}

// The note does not say that a move is made in every game that lasts, nor that a
// move takes at least once the smaller heap, nor that this heap is not zero: a game
// that has ended stays as it is.
func TestNoteEverySGRules(t *testing.T) {
	wantResults(t, "every(euclid(2,3),euclid(3,5))", grundy.Normal, "every(euclid(2,1),euclid(3,2))")
	wantOutcome(t, "every(euclid(2,3),euclid(3,5))", grundy.Normal, grundy.Next)
	wantResults(t, "every(euclid(0,3),euclid(1,1))", grundy.Normal, "every(euclid(0,3),euclid(0,1))")
}

// The note's first program gives the win to the first player when there is no game
// at all. There is no move, so the second wins.
func TestNoteEverySGOfNothing(t *testing.T) {
	wantOutcome(t, "every()", grundy.Normal, grundy.Previous)
	wantOutcome(t, "every()", grundy.Misere, grundy.Next)
	wantOutcome(t, "every(euclid(0,7),euclid(0,0))", grundy.Normal, grundy.Previous)
}

// The note's second program has a table of 1010 rows and columns, and answers
// wrongly or crashes beyond it.
func TestNoteEverySGTable(t *testing.T) {
	wantOutcome(t, "every(euclid(1010,1))", grundy.Normal, grundy.Next)
	wantLast(t, "euclid(1010,1)", grundy.Normal, 1)
	wantOutcome(t, "every(euclid(2000,3))", grundy.Normal, grundy.Next)
	wantOutcome(t, "every(euclid(2000000000,3),euclid(5,8))", grundy.Normal, grundy.Previous)
}

// The note's strategy "leave a ratio between 1 and 2 and you never lose" fails where
// the pair below the choice is lost: it must be left at once.
func TestNoteEverySGStrategy(t *testing.T) {
	wantResults(t, "every(euclid(11,3))", grundy.Normal, "every(euclid(2,3))")
	wantResults(t, "every(euclid(4,2))", grundy.Normal, "every(euclid(0,2))")
}

// The note keeps a flag, zero or not, for each game. Such flags are not Grundy
// values: added as nimbers they give (1,1)+(2,1) to the second player.
func TestNoteFlagsAreNotValues(t *testing.T) {
	wantValue(t, "euclid(1,1)", "1")
	wantValue(t, "euclid(2,1)", "2")
	wantValue(t, "euclid(1,1)+euclid(2,1)", "3")
	wantOutcome(t, "euclid(1,1)+euclid(2,1)", grundy.Normal, grundy.Next)
}

// Equal heaps are won by the judges' rule. The formula floor(|a/b-b/a|), which is
// often quoted for it, is that of Grossman's game, where they are lost.
func TestNoteEqualHeaps(t *testing.T) {
	for _, c := range []struct{ pair, zero, positive string }{
		{"(1,1)", "1", "0"}, {"(2,1)", "2", "1"}, {"(10,3)", "2", "3"}, {"(7,7)", "1", "0"},
	} {
		wantValue(t, "euclid"+c.pair, c.zero)
		wantValue(t, "grossman"+c.pair, c.positive)
	}
	wantOutcome(t, "euclid(7,7)", grundy.Normal, grundy.Next)
	wantOutcome(t, "grossman(7,7)", grundy.Normal, grundy.Previous)
}

// The rule "the first player wins a misère sum if the xor is not 0 and some value is
// above 1, or the xor is 0 and none is" is taught as a theorem about all sums. It
// needs components that are over, or tame, at value 0: (3,5) of Wythoff's game has
// the value 0 and is lost, alone and beside two counters that cancel out.
func TestNoteMisereSumRule(t *testing.T) {
	for _, text := range []string{"sum(wythoff(3,5))", "wythoff(3,5)+nim(1)+nim(1)", "sum(euclid(3,2))"} {
		wantValue(t, text, "0")
		wantOutcome(t, text, grundy.Misere, grundy.Previous)
	}
}

// The notes' programs check no input. What is no position is an error with its kind.
func TestNoteInputIsChecked(t *testing.T) {
	for _, text := range []string{"euclid(5)", "euclid(-1,2)", "euclid(a,b)", "euclid(1,2", "nim(1,,2)", "bash(5)", "wythoff(1,2,diff=0)", ""} {
		if _, err := catalogue.Place(text); err == nil {
			t.Errorf("%q is no position, and is accepted as one", text)
		}
	}
}
