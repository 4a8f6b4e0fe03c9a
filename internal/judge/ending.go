package judge

import (
	"example.org/grundy/nat"
)

// An ending is where the cases of an input end.
type ending uint8

const (
	counted ending = iota // the first number of the input counts them
	atEnd                 // with the input
	atZeros               // with a case of zeros, which is not answered, or with the input
	once                  // after one
	some                  // with the input, but there must be one
	told                  // where the function that reads them says so
)

// mostCount is the most that a count may say. No input holds that many cases, but
// twice as many still fit a word.
const mostCount = 1<<62 - 1

// A counter knows which case of an input is being read.
type counter struct {
	ending ending
	headed bool // the count of cases has been read
	ended  bool // no case follows
	cases  int  // cases read whole, or put off
	left   int  // cases to come, where they are counted
}

// head reads the count of cases, if it is to come, from the front of numbers.
func (c *counter) head(numbers []uint64) ([]uint64, *fault) {
	if c.ending != counted || c.headed || len(numbers) == 0 {
		return numbers, nil
	}
	if f := c.headNumber(nat.Of(numbers[0])); f != nil {
		return nil, f
	}
	return numbers[1:], nil
}

func (c *counter) headNumber(n nat.Nat) *fault {
	u, ok := n.Uint64()
	if !ok || u > mostCount {
		return &fault{0, wantCases + wantFewer}
	}
	c.headed, c.left = true, int(u)
	c.ended = u == 0
	return nil
}

// toHead reports whether the count of cases is the next number.
func (c *counter) toHead() bool { return c.ending == counted && !c.headed }

// count notes that n more cases have been read.
func (c *counter) count(n int) {
	if n == 0 { // perhaps before the heading
		return
	}
	c.cases += n
	switch c.ending {
	case counted:
		c.left -= n
		c.ended = c.left == 0
	case once:
		c.ended = true
	}
}

func (c *counter) done() bool { return c.ended }

// lacks reports whether the input may not end where a case may begin.
func (c *counter) lacks() bool {
	switch c.ending {
	case counted:
		return !c.ended
	case once, some:
		return c.cases == 0
	}
	return false
}
