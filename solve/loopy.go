package solve

import (
	"context"

	"example.org/grundy"
)

// A Fate is who wins a position of a loopy game, and for how long play lasts when the
// winner hurries and the loser delays. Remoteness has no meaning where Outcome is Drawn.
type Fate struct {
	Outcome    grundy.Outcome
	Remoteness uint64
}

// Retrograde decides p and every position that p reaches, where play may repeat a
// position, by retrograde analysis: from the positions without moves backwards. What is
// never reached so is drawn. It costs time and memory in proportion to the options of all
// of them, at most most positions.
//
// Errors: [grundy.ErrLimit]; [grundy.ErrCanceled].
//
// Source: Smith 1966; Fraenkel and Perl 1975.
func Retrograde[P comparable](ctx context.Context, g grundy.Game[P], p P, play grundy.Play, most int) (map[P]Fate, error) {
	list, parents, left := []P{p}, [][]int{nil}, []int{0}
	number := map[P]int{p: 0}
	for i := 0; i < len(list); i++ {
		if ctx.Err() != nil {
			return nil, &grundy.LimitError{What: "retrograde analysis", Limit: "time", Cause: ctx.Err()}
		}
		for q := range g.Options(list[i]) {
			k, seen := number[q]
			if !seen {
				if k = len(list); k >= most {
					return nil, &grundy.LimitError{What: "retrograde analysis", Limit: grundy.Grouped(uint64(most)) + " positions"}
				}
				number[q] = k
				list, parents, left = append(list, q), append(parents, nil), append(left, 0)
			}
			parents[k] = append(parents[k], i)
			left[i]++
		}
	}
	fates := make(map[P]Fate, len(list))
	var queue []int
	settle := func(i int, f Fate) {
		if _, known := fates[list[i]]; !known {
			fates[list[i]] = f
			queue = append(queue, i)
		}
	}
	for i, n := range left {
		if n == 0 {
			settle(i, Fate{play.Ended(), 0})
		}
	}
	// Fates are settled in the order of remoteness, so a winner's first lost option is the
	// quickest, and a loser's last option the slowest.
	for ; len(queue) > 0; queue = queue[1:] {
		f := fates[list[queue[0]]]
		for _, i := range parents[queue[0]] {
			if f.Outcome == grundy.Previous {
				settle(i, Fate{grundy.Next, f.Remoteness + 1})
			} else if left[i]--; left[i] == 0 {
				settle(i, Fate{grundy.Previous, f.Remoteness + 1})
			}
		}
	}
	for _, q := range list {
		if _, known := fates[q]; !known {
			fates[q] = Fate{Outcome: grundy.Drawn}
		}
	}
	return fates, nil
}
