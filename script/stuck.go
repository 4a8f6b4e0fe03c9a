package script

import (
	"go.starlark.net/starlark"

	"example.org/grundy"
)

// A file may say winner_when_stuck = "next": the player who cannot move wins. In the
// theory here that player loses, in every game and in every sum. So such a game gets one
// more move: from a position without options to None, where all is over. The player who
// makes it wins, as the file says, and the game is one of normal play, with values, that
// adds to others.

// over reports whether a position is the one where all is over.
func (r *rules) over(p Position) bool {
	return r.family.stuck && p.value() == starlark.None
}

// claimed is the only option of a player who is stuck and wins.
func (g *game) claimed() ([]Position, error) {
	p, err := g.intern(starlark.None)
	return []Position{p}, err
}

// goalWhenStuck says how such a game is won.
func goalWhenStuck(play grundy.Play) grundy.Text {
	if play == grundy.Misere {
		return grundy.Text{En: "whoever cannot move loses", Zh: "不能走者负"}
	}
	return grundy.Text{En: "whoever cannot move wins", Zh: "不能走者胜"}
}
