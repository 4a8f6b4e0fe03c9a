package server

import (
	"net/http"
	"reflect"
	"strconv"

	"github.com/danielgtaylor/huma/v2"
)

// The shapes of answers, for the document of the interface. Answers are written by the
// types of the program, and not by these; a test holds the one to the other.

// Move is a move and where it leads.
type Move struct {
	Move string `json:"move" doc:"The move as a player would name it."`
	To   string `json:"to" doc:"The position it leads to, an expression."`
}

// Analysis is what was found about a position.
type Analysis struct {
	Game       string   `json:"game"`
	Position   string   `json:"position" doc:"An expression."`
	Play       string   `json:"play" enum:"normal,misere"`
	Outcome    string   `json:"outcome,omitempty" enum:"N,P,D" doc:"N: the player to move wins; P: the other one; D: nobody."`
	Grundy     string   `json:"grundy,omitempty" doc:"In normal play. Numbers are strings of digits, of any length."`
	Remoteness string   `json:"remoteness,omitempty" doc:"Moves, if the winner hurries and the loser delays."`
	Suspense   string   `json:"suspense,omitempty" doc:"Moves, if the winner delays and the loser hurries."`
	Foreclosed string   `json:"foreclosed,omitempty" doc:"A number, ended or infinite."`
	Loopy      string   `json:"loopy,omitempty" doc:"The value where play may repeat a position."`
	Drawing    []Move   `json:"drawing,omitempty" doc:"Moves that hold the draw."`
	Winning    []Move   `json:"winning,omitempty" doc:"Winning moves: all, or the first ones; none where the position is lost."`
	Count      string   `json:"winning_count,omitempty" doc:"How many winning moves there are."`
	Recipe     *Recipe  `json:"winning_recipe,omitempty" doc:"Winning moves that choose in several games at once."`
	Resist     *Resists `json:"resist,omitempty" doc:"A move for a player who has lost."`
	Because    Because  `json:"because"`
	Unknown    []Gap    `json:"unknown,omitempty" doc:"What was asked for and is not known."`
}

// Recipe describes winning moves that choose in several games at once.
type Recipe struct {
	Rule  string       `json:"rule"`
	Games []RecipeGame `json:"games"`
}

// RecipeChoice is a group of moves that count alike.
type RecipeChoice struct {
	What  string   `json:"what"`
	Count string   `json:"count"`
	Moves []string `json:"moves"`
}

// RecipeGame is what there is to choose in one game.
type RecipeGame struct {
	Game    string         `json:"game"`
	Choices []RecipeChoice `json:"choices"`
}

// Resists is a move that holds out.
type Resists struct {
	Move
	Longest bool `json:"longest" doc:"No move is known to hold out longer, because all were compared."`
}

// Because says how an answer was obtained.
type Because struct {
	Method    string   `json:"method" enum:"theorem,parts,table,search"`
	Steps     []string `json:"steps,omitempty" doc:"The argument."`
	Source    string   `json:"source,omitempty"`
	Positions uint64   `json:"positions,omitempty" doc:"Positions examined."`
}

// Gap is a question that has no answer.
type Gap struct {
	What string `json:"what"`
	Why  string `json:"why"`
}

// Plan says how questions would be answered.
type Plan struct {
	Expression string         `json:"expression"`
	Questions  []PlanQuestion `json:"questions"`
	Parts      []Plan         `json:"parts,omitempty"`
}

// PlanNotUsed is a method that would come first and is not used.
type PlanNotUsed struct {
	Method string `json:"method"`
	Why    string `json:"why"`
}

// PlanQuestion is a question with the method that would answer it.
type PlanQuestion struct {
	Ask       string        `json:"ask"`
	Play      string        `json:"play,omitempty"`
	Method    string        `json:"method"`
	Otherwise string        `json:"otherwise,omitempty"`
	Why       string        `json:"why"`
	Before    []PlanNotUsed `json:"not_used,omitempty"`
}

// LineError is a position of several that is in error.
type LineError struct {
	Line  int     `json:"line" doc:"Which position, from 1."`
	Error Failure `json:"error"`
}

// Failure is an error, without the frame of a problem.
type Failure struct {
	Kind    string `json:"kind"`
	Message string `json:"message"`
	At      int    `json:"at,omitempty"`
	Hint    string `json:"hint,omitempty"`
}

// Options is where the moves of a position lead.
type Options struct {
	Position string   `json:"position"`
	Play     string   `json:"play"`
	Options  []Option `json:"options"`
	More     bool     `json:"more,omitempty" doc:"There may be others."`
}

// Option is a position that a move reaches.
type Option struct {
	To         string `json:"to"`
	Outcome    string `json:"outcome,omitempty"`
	Grundy     string `json:"grundy,omitempty"`
	Remoteness string `json:"remoteness,omitempty"`
	Suspense   string `json:"suspense,omitempty"`
	Foreclosed string `json:"foreclosed,omitempty"`
	Loopy      string `json:"loopy,omitempty"`
	Count      string `json:"winning_count,omitempty"`
}

// Table is the values of many positions.
type Table struct {
	Game      string      `json:"game"`
	Positions string      `json:"positions,omitempty" doc:"The positions with … for the numbers that run, if some of their numbers stay."`
	Play      string      `json:"play"`
	What      []string    `json:"what"`
	Ranges    []string    `json:"ranges"`
	Axes      []string    `json:"axes"`
	Values    [][]*string `json:"values" doc:"Of one range a row for each number, with a value for each question; of two a row for each number of the first. null is not known."`
	Methods   [][]string  `json:"methods"`
	Unknown   int         `json:"unknown,omitempty"`
	Why       string      `json:"why,omitempty"`
}

// Sequence is the values of heaps.
type Sequence struct {
	Code   string   `json:"code"`
	From   int      `json:"from"`
	Values []uint64 `json:"values"`
}

// Period says whether values repeat.
type Period struct {
	Code       string   `json:"code"`
	Status     string   `json:"status" enum:"proved,observed,none"`
	Preperiod  *int     `json:"preperiod,omitempty"`
	Period     *int     `json:"period,omitempty"`
	Saltus     *uint32  `json:"saltus,omitempty"`
	SearchedTo int      `json:"searched_to"`
	Theorem    string   `json:"theorem,omitempty"`
	Exceptions []uint32 `json:"exceptions,omitempty"`
}

// Check is what the laws found in a game.
type Check struct {
	Game    string `json:"game"`
	Samples int    `json:"samples"`
	Skipped int    `json:"skipped"`
	Facts   int    `json:"facts"`
	Breach  string `json:"breach,omitempty" doc:"The law that is broken, and the position."`
	Claims  any    `json:"claims,omitempty" doc:"What the claims of a file were held to."`
}

// Played is a position of a game after a move and the reply, and what may be done in it.
type Played struct {
	Position string        `json:"position" doc:"An expression."`
	Play     string        `json:"play" enum:"normal,misere"`
	Goal     Words         `json:"goal" doc:"What the players want."`
	Board    []PlayedBoard `json:"board,omitempty" doc:"The games of the position, for drawing."`
	Played   []PlayedMove  `json:"played,omitempty" doc:"Your move and the reply, as far as there were any."`
	Turn     string        `json:"turn" enum:"you,opponent" doc:"Who is to move, or could not."`
	Over     bool          `json:"over,omitempty"`
	Winner   string        `json:"winner,omitempty" enum:"you,opponent"`
	Moves    []PlayedNext  `json:"moves"`
	Skipped  int           `json:"skipped,omitempty" doc:"Moves before those listed."`
	More     bool          `json:"more,omitempty" doc:"There are moves after those listed."`
	Count    string        `json:"moves_count,omitempty" doc:"Of all moves, if that is known."`
	Hint     *Judged       `json:"hint,omitempty" doc:"Of the position."`
	Open     string        `json:"open,omitempty" doc:"Why it is not known who wins."`
	Parts    []PlayedPart  `json:"parts,omitempty" doc:"The games of the position, each alone."`
}

// Judged is what perfect play makes of a position.
type Judged struct {
	Outcome    string `json:"outcome,omitempty" enum:"N,P,D"`
	Grundy     string `json:"grundy,omitempty"`
	Loopy      string `json:"loopy,omitempty"`
	Remoteness string `json:"remoteness,omitempty"`
}

// PlayedBoard is one game of a position.
type PlayedBoard struct {
	Position string   `json:"position"`
	Name     string   `json:"name"`
	Unit     Words    `json:"unit"`
	Numbers  []string `json:"numbers,omitempty"`
	Picture  []string `json:"picture,omitempty"`
	Settings []string `json:"settings,omitempty"`
}

// PlayedMove is a move that was made.
type PlayedMove struct {
	By string `json:"by" enum:"you,opponent"`
	Move
	How  string `json:"how,omitempty"`
	Note string `json:"note,omitempty"`
}

// PlayedNext is a move that can be made, and the judgement of the position after it.
type PlayedNext struct {
	Number int `json:"number"`
	Move
	Judged
}

// PlayedPart is one game of a position, and its judgement.
type PlayedPart struct {
	Position string `json:"position"`
	Judged
}

// Words are the same words in two languages.
type Words struct {
	En string `json:"en"`
	Zh string `json:"zh"`
}

// Family describes a family of games.
type Family struct {
	Name     string   `json:"name"`
	Title    Words    `json:"title"`
	Rules    Words    `json:"rules"`
	Position Words    `json:"position"`
	Params   []Param  `json:"params,omitempty"`
	ByCode   string   `json:"by_code,omitempty"`
	Aliases  []Alias  `json:"aliases,omitempty"`
	Facts    []Fact   `json:"facts,omitempty"`
	Source   string   `json:"source"`
	Examples []string `json:"examples"`
}

// Param is a named argument.
type Param struct {
	Name     string   `json:"name"`
	Kind     string   `json:"kind"`
	Words    []string `json:"words,omitempty"`
	Default  string   `json:"default,omitempty"`
	Required bool     `json:"required,omitempty"`
	State    bool     `json:"state,omitempty"`
	Doc      Words    `json:"doc"`
}

// Alias is another name.
type Alias struct {
	Name   string            `json:"name"`
	Params map[string]string `json:"params,omitempty"`
}

// Fact is what is known by theorem.
type Fact struct {
	What      Words  `json:"what"`
	Statement Words  `json:"statement"`
	Source    string `json:"source"`
}

// Compound describes a way to play several games at once.
type Compound struct {
	Name    string   `json:"name"`
	Title   Words    `json:"title"`
	Rules   Words    `json:"rules"`
	Aliases []string `json:"aliases"`
	Wins    Words    `json:"wins"`
	Source  string   `json:"source"`
}

// shape returns the schema of an answer.
func shape[T any](s *Server) *huma.Schema {
	t := reflect.TypeFor[T]()
	return s.doc.Components.Schemas.Schema(t, true, t.Name())
}

// oneOf is the schema of an answer of one of several shapes.
func oneOf(list ...*huma.Schema) *huma.Schema { return &huma.Schema{AnyOf: list} }

// several is the schema of an array.
func several(each *huma.Schema) *huma.Schema {
	return &huma.Schema{Type: huma.TypeArray, Items: each}
}

// answers says what an operation answers with: JSON of a schema, and other types.
func (s *Server) answers(op *huma.Operation, schema *huma.Schema, others ...string) {
	ok := &huma.Response{Description: "The answer.", Content: map[string]*huma.MediaType{}}
	for _, kind := range others {
		ok.Content[kind] = &huma.MediaType{Schema: &huma.Schema{Type: huma.TypeString}}
	}
	if schema != nil {
		ok.Content[typeJSON] = &huma.MediaType{Schema: schema}
	}
	op.Responses = map[string]*huma.Response{"200": ok}
	op.RequestBody, op.Errors = nil, nil
	for _, status := range []int{400, 403, 404, 408, 409, 413, 415, 422, 429, 499, 503, 504} {
		if op.Method == http.MethodGet && status != 404 && status != 429 {
			continue
		}
		op.Errors = append(op.Errors, status)
	}
	for i, e := range s.examples[op.OperationID] {
		name := strconv.Itoa(i + 1)
		if media := ok.Content[typeJSON]; media != nil && e.Answer != nil {
			if media.Examples == nil {
				media.Examples = map[string]*huma.Example{}
			}
			media.Examples[name] = &huma.Example{Summary: e.Title, Value: e.Answer}
		}
		if e.Request == nil {
			continue
		}
		if op.RequestBody == nil {
			op.RequestBody = &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{typeJSON: {Examples: map[string]*huma.Example{}}}}
		}
		op.RequestBody.Content[typeJSON].Examples[name] = &huma.Example{Summary: e.Title, Value: e.Request}
	}
}
