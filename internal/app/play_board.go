package app

import (
	"context"
	"strings"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/notation"
	"example.org/grundy/solve"
)

// A BoardGame is one game of a position, for drawing.
type BoardGame struct {
	Position string      `json:"position"`           // the game alone, as an expression
	Name     string      `json:"name"`               // of the game, or its code
	Unit     grundy.Text `json:"unit"`               // what each number is: a heap, a row, a number; empty if they are no numbers
	Numbers  []string    `json:"numbers,omitempty"`  // decimal digits, if all that is positional are numbers
	Picture  []string    `json:"picture,omitempty"`  // lines of text, where the game draws itself
	Settings []string    `json:"settings,omitempty"` // parameters as they are written, such as limit=4
}

// board takes a position to pieces, from left to right; at most so many.
//
// Errors: those of rules that draw pictures.
func (app *App) board(ctx context.Context, expression string, most int) ([]BoardGame, error) {
	e, err := notation.Parse(expression)
	if err != nil {
		return nil, err
	}
	var games []BoardGame
	app.pieces(e, most, &games)
	for i := range games {
		if app.own(games[i].Name) == nil {
			continue // only games of files draw themselves
		}
		if games[i].Picture, err = app.picture(ctx, games[i].Position); err != nil {
			return nil, err
		}
	}
	return games, nil
}

// picture draws a position of one game.
func (app *App) picture(ctx context.Context, expression string) ([]string, error) {
	e, err := notation.Parse(expression)
	if err != nil {
		return nil, err
	}
	p, err := app.games().PlaceExpr(e)
	if err != nil {
		return nil, err
	}
	m, err := p.Match(ctx, solve.Options{})
	if err != nil {
		return nil, err
	}
	defer m.Close()
	return m.Picture()
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
