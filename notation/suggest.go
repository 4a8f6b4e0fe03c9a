package notation

import "strings"

// Suggest finds the known name that was probably meant by name: the nearest by
// Damerau-Levenshtein distance, where one letter added, dropped or changed and
// two neighbours swapped count 1 each, and capitals count nothing.
//
// Domain: any name. The first of several nearest names is taken.
// Result: ok is false where the distance is above 2, or above half the length
// of name, because then a guess is more likely to confuse than to help.
// Cost:   O(total length of known), for names of ordinary length.
// Source: Damerau, A technique for computer detection and correction of
// spelling errors (1964), with no letter edited twice.
func Suggest(name string, known []string) (suggestion string, ok bool) {
	letters := []rune(strings.ToLower(name))
	best := min(2, len(letters)/2) + 1
	for _, k := range known {
		if d := distance(letters, []rune(strings.ToLower(k)), best); d < best {
			best, suggestion, ok = d, k, true
		}
	}
	return suggestion, ok
}

// distance is the number of edits from a to b, or limit if it is not below.
func distance(a, b []rune, limit int) int {
	if len(a)-len(b) >= limit || len(b)-len(a) >= limit {
		return limit
	}
	// Rows of the table: before the last, last, and the one being filled.
	older, old, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range old {
		old[j] = j
	}
	for i := range a {
		row[0] = i + 1
		for j := range b {
			change := old[j]
			if a[i] != b[j] {
				change++
			}
			row[j+1] = min(change, old[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				row[j+1] = min(row[j+1], older[j-1]+1)
			}
		}
		older, old, row = old, row, older
	}
	return min(old[len(b)], limit)
}
