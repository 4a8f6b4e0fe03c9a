package app

import (
	"strings"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/notation"
)

// A BoardGame is one game of a position, for drawing.
type BoardGame struct {
	Position string      `json:"position"`           // the game alone, as an expression
	Name     string      `json:"name"`               // of the game, or its code
	Unit     grundy.Text `json:"unit"`               // what each number is: a heap, a row, a number; empty if they are no numbers
	Numbers  []string    `json:"numbers,omitempty"`  // decimal digits, if all that is positional are numbers
	Settings []string    `json:"settings,omitempty"` // parameters as they are written, such as limit=4
}

// board takes a position to pieces, from left to right; at most so many.
func (app *App) board(expression string, most int) []BoardGame {
	e, err := notation.Parse(expression)
	if err != nil {
		return nil
	}
	var games []BoardGame
	app.pieces(e, most, &games)
	return games
}

func (app *App) pieces(e *notation.Expr, most int, games *[]BoardGame) {
	for _, t := range e.Terms {
		switch atom := t.Atom.(type) {
		case *notation.Expr:
			app.pieces(atom, most, games)
		case *notation.Call:
			if len(*games) >= most {
				return
			}
			if catalogue.IsCompound(atom.Name) {
				for _, a := range atom.Args {
					if a.Value.Kind == notation.Game {
						app.pieces(a.Value.Expr, most, games)
					}
				}
				continue
			}
			*games = append(*games, app.piece(atom))
		}
	}
}

// piece is a game of one family.
func (app *App) piece(call *notation.Call) BoardGame {
	g := BoardGame{Position: (&notation.Expr{Terms: []notation.Term{{Atom: call}}}).String(), Name: call.Name}
	numbers := true
	for _, a := range call.Args {
		switch {
		case a.Key != "":
			text := (&notation.Expr{Terms: []notation.Term{{Atom: &notation.Call{Name: "x", Args: []notation.Arg{a}}}}}).String()
			g.Settings = append(g.Settings, strings.TrimSuffix(strings.TrimPrefix(text, "x("), ")"))
		case a.Value.Kind == notation.Number:
			g.Numbers = append(g.Numbers, a.Value.Text)
		default:
			numbers = false
		}
	}
	if !numbers {
		g.Numbers = nil
	}
	if f, err := app.games().Find(call.Name); err == nil {
		g.Unit = f.Describe().Unit
	}
	return g
}
