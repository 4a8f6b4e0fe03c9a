package cli

import (
	"fmt"

	"example.org/grundy"
)

// drawingRows list the moves that hold a draw.
func (p page) drawingRows() []row {
	moves, ok := p.Drawing.Get()
	if !ok || p.Outcome != grundy.Drawn {
		return nil
	}
	label := p.in("Drawing moves", "保和走法")
	if len(moves) == 1 {
		label = p.in("Drawing move", "保和走法")
	}
	limit := p.moves
	if limit == 0 {
		limit = shown
	}
	var rows []row
	for i, m := range moves {
		if i == limit {
			return append(rows, row{"", fmt.Sprintf(p.in("and %d more", "另有 %d 种"), len(moves)-limit)})
		}
		rows = append(rows, row{label, m.Move.In(p.lang, p.digits)})
		label = ""
	}
	return rows
}
