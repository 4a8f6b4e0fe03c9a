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
	m := NewLedger(Limits{Positions: uint64(max(most, 1))}).begin(ctx, "retrograde analysis", 0)
	defer m.end()
	n := newNetwork(g)
	if err := n.grow(p, m); err != nil {
		return nil, err
	}
	fates, err := n.judge(play, m)
	if err != nil {
		return nil, err
	}
	byPosition := make(map[P]Fate, len(fates))
	for i, f := range fates {
		byPosition[n.list[i]] = f
	}
	return byPosition, nil
}

// A network is positions of a game with all that they reach, written out.
type network[P comparable] struct {
	game    grundy.Game[P]
	list    []P
	number  map[P]int32
	parents [][]int32 // of each position, once for each move
	width   []int32   // how many options each position has
	bytes   uint64    // that it takes
	ends    []bool    // whether all play from each position ends; nil if not known yet
	fates   []Fate    // of the positions, in the play of a solver; nil if not known yet
	values  []int32   // see label; nil if not known yet
}

func newNetwork[P comparable](g grundy.Game[P]) *network[P] {
	return &network[P]{game: g, number: map[P]int32{}}
}

// What a network takes for each position beside the position, and for each option: lists
// that grow, fates and labels with what makes them.
const (
	bytesOfVertex = 128
	bytesOfArrow  = 8
)

// add gives p a number if it has none.
func (n *network[P]) add(p P, m *meter) (int32, error) {
	k, ok := n.number[p]
	if ok {
		return k, nil
	}
	if len(n.list) == mostVertices {
		return 0, m.stopped(positions(mostVertices))
	}
	bytes := weight(p) + 2*size[P]() + bytesOfVertex
	if err := m.keep(1, bytes); err != nil {
		return 0, err
	}
	n.bytes += bytes
	k = int32(len(n.list))
	n.number[p] = k
	n.list, n.parents, n.width = append(n.list, p), append(n.parents, nil), append(n.width, 0)
	return k, nil
}

// mostVertices is how many positions have numbers.
const mostVertices = 1 << 30

// grow writes p out with all that it reaches. After an error the network is of no use.
func (n *network[P]) grow(p P, m *meter) error {
	from := len(n.list)
	if _, err := n.add(p, m); err != nil {
		return err
	}
	n.ends, n.fates, n.values = nil, nil, nil
	for i := from; i < len(n.list); i++ {
		at := n.list[i]
		if err := wide(m, n.game, at); err != nil {
			return err
		}
		weight := weight(at)
		for q := range n.game.Options(at) {
			if err := m.move(weight); err != nil {
				return err
			}
			k, err := n.add(q, m)
			if err != nil {
				return err
			}
			n.bytes += bytesOfArrow
			if err := m.hold(bytesOfArrow); err != nil {
				return err
			}
			n.parents[k] = append(n.parents[k], int32(i))
			n.width[i]++
		}
		if err := m.settle(1); err != nil {
			return err
		}
	}
	return m.tell()
}

// backward walks from the positions without options back to the others. Each option that
// was visited is told to settle for each position that has it, last where all of them
// were; a position is visited once, when settle says so.
func (n *network[P]) backward(m *meter, settle func(i, option int32, last bool) bool) error {
	left := append([]int32(nil), n.width...)
	var queue []int32
	for i, options := range left {
		if options == 0 {
			queue = append(queue, int32(i))
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		for _, i := range n.parents[queue[0]] {
			if err := m.move(own); err != nil {
				return err
			}
			left[i]--
			if settle(i, queue[0], left[i] == 0) {
				queue = append(queue, i)
			}
		}
	}
	return nil
}

// judge returns the fates of all positions.
func (n *network[P]) judge(play grundy.Play, m *meter) ([]Fate, error) {
	fates := make([]Fate, len(n.list))
	for i, options := range n.width {
		if options == 0 {
			fates[i] = Fate{play.Ended(), 0}
		}
	}
	// Fates are settled in the order of remoteness, so a winner's first lost option is the
	// quickest, and a loser's last option the slowest.
	err := n.backward(m, func(i, option int32, last bool) bool {
		if fates[i].Outcome != grundy.Unknown {
			return false
		}
		f := fates[option]
		switch {
		case f.Outcome == grundy.Previous:
			fates[i] = Fate{grundy.Next, f.Remoteness + 1}
		case last:
			fates[i] = Fate{grundy.Previous, f.Remoteness + 1}
		default:
			return false
		}
		return true
	})
	if err != nil {
		return nil, err
	}
	for i := range fates {
		if fates[i].Outcome == grundy.Unknown {
			fates[i].Outcome = grundy.Drawn
		}
	}
	return fates, nil
}

// finish finds from which positions all play ends.
func (n *network[P]) finish(m *meter) error {
	if n.ends != nil {
		return nil
	}
	ends := make([]bool, len(n.list))
	for i, options := range n.width {
		ends[i] = options == 0
	}
	err := n.backward(m, func(i, _ int32, last bool) bool {
		ends[i] = last
		return last
	})
	if err != nil {
		return err
	}
	n.ends = ends
	return nil
}
