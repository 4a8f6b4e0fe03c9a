//go:build !goexperiment.simd || !amd64

package taking

// wide is how many words are compared at once: one, in pure Go.
const wide = 1

// scan looks for a pair whose xor is x from the word w on, in as many whole words
// below end as it can; it returns the first word that it has not looked at. Here it
// leaves all of them to pure Go.
func (p *planes) scan(x uint32, w, end, shift int) (next int, found bool) { return w, false }
