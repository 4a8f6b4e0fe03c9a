package app_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/compound"
	"example.org/grundy/internal/app"
)

// small is a small position of each family.
var small = map[string]string{
	"allbut": "allbut(6,set={2,5})", "bash": "bash(9,max=3)", "dynamic": "dynamic(7,factor=3)", "erasing": "erasing(1,2,2)",
	"euclid": "euclid(9,5)", "fibonacci": "fibonacci(8)", "grundy": "grundy(9)", "interval": "interval(8,min=2,max=3)",
	"lasker": "lasker(4,2)", "nim": "nim(3,2,2)", "octal": "0.77(6)", "partition": "partition(7,set={2,3})", "run": "run(5)",
	"subtraction": "subtraction(9,set={1,3,4})", "treblecross": "treblecross(7)", "wythoff": "wythoff(3,5)",
	"hackenbush": "hackenbush([0,1],[1,2],[0,3])", "koppers": "koppers(3,4)", "moore": "moore(2,2,1,k=2)", "nimble": "nimble(2,3)",
	"northcott": "northcott([1,4],[2,4],[6,3])", "proportional": "proportional(7,part=2)", "ring": "ring(5)", "silver": "silver(1,3,5)",
	"splitthree": "splitthree(5)", "splitting": "splitting(1,0,2)", "staircase": "staircase(1,2,1)", "turning": "turning(1,3)",
	"tokens": "tokens(0,3,edges=[[0,1],[0,2],[1,2],[3,1],[3,0]])",
}

// zeros make a number that nobody counts to.
var zeros = strings.Repeat("0", 60)

// reached lists the positions below one, itself first, at most so many.
func reached(t *testing.T, expression string, most int) []string {
	t.Helper()
	p, err := catalogue.Place(expression)
	if err != nil {
		t.Fatal(err)
	}
	list := []string{p.Expression()}
	for i := 0; i < len(list); i++ {
		p, err := catalogue.Place(list[i])
		if err != nil {
			t.Fatal(err)
		}
		options, err := p.Options()
		if err != nil {
			t.Fatal(err)
		}
		for q := range options {
			if !slices.Contains(list, q) && len(list) < most {
				list = append(list, q)
			}
		}
	}
	return list
}

// playOut lets a perfect opponent play against random moves, and returns who won.
func playOut(t *testing.T, program *app.App, expression string, play grundy.Play, turn app.Side, r *rand.Rand) app.Side {
	t.Helper()
	request := app.PlayRequest{Expression: expression, Play: play, Turn: turn, List: 500}
	for range 200 {
		result, err := program.Play(context.Background(), request)
		if err != nil {
			t.Fatalf("%s: %v", request.Expression, err)
		}
		if result.Over {
			return result.Winner
		}
		request.Expression, request.Turn = result.Position, app.You
		request.Move = fmt.Sprint(1 + r.IntN(len(result.Moves)))
	}
	t.Fatalf("%s in %s play does not end", expression, play)
	return ""
}

// A perfect opponent wins each position that is won for it, of every family and of every
// kind of compound, in both plays.
func TestPerfectOpponentWins(t *testing.T) {
	program, r := app.New(), rand.New(rand.NewPCG(7, 1902))
	var starts []string
	for _, d := range program.Families() {
		if small[d.Name] == "" {
			t.Fatalf("%s: want a small position in this test", d.Name)
		}
		starts = append(starts, small[d.Name])
	}
	for _, k := range compound.Kinds {
		starts = append(starts, fmt.Sprintf("%s(nim(2),wythoff(1,2),bash(3,max=2))", k), fmt.Sprintf("%s(euclid(5,3),sum(run(2),nim(1)))", k))
	}
	for _, start := range starts {
		for _, expression := range reached(t, start, 25) {
			for _, play := range grundy.Plays {
				a, err := program.Analyse(context.Background(), app.AnalyseRequest{Expression: expression, Play: play, Ask: []string{"outcome"}})
				if play == grundy.Misere && errors.Is(err, grundy.ErrParameter) {
					continue // which the game does not have
				}
				if err != nil {
					t.Fatal(err)
				}
				turn := app.You
				if a.Outcome == grundy.Next {
					turn = app.Other
				}
				if winner := playOut(t, program, expression, play, turn, r); winner != app.Other {
					t.Errorf("%s in %s play, %s to move: the perfect opponent loses a position that it had won", expression, play, turn)
				}
			}
		}
	}
}

// The perfect opponent wins as fast as the remoteness says, and loses as late.
func TestPerfectOpponentHurriesAndDelays(t *testing.T) {
	program := app.New()
	for _, expression := range []string{"nim(2,3)", "wythoff(2,4)", "nim(2) + euclid(5,3)", "nim(1,2,3)", "wythoff(3,5)"} {
		for _, play := range grundy.Plays {
			a, err := program.Analyse(context.Background(), app.AnalyseRequest{Expression: expression, Play: play})
			if err != nil {
				t.Fatal(err)
			}
			want, _ := a.Remoteness.Get()
			at, moves := expression, uint64(0)
			for {
				r, err := program.Play(context.Background(), app.PlayRequest{Expression: at, Play: play, Turn: app.Other})
				if err != nil {
					t.Fatal(err)
				}
				if len(r.Played) == 0 {
					break
				}
				if how := r.Played[0].How; how != app.Winning && how != app.Resisting {
					t.Errorf("%s: a move of perfect play %s", at, how)
				}
				at, moves = r.Position, moves+1
			}
			if n, _ := want.Uint64(); n != moves {
				t.Errorf("%s in %s play: perfect play lasts %d moves; want %d", expression, play, moves, n)
			}
		}
	}
}

func TestMovesByNumberNameAndResult(t *testing.T) {
	program := app.New()
	for _, c := range []struct{ at, move, to string }{
		{"nim(3,4,5)", "2", "nim(1,4,5)"},
		{"nim(3,4,5)", "from the second heap: take 4 from 4, leaving 0", "nim(3,0,5)"},
		{"nim(3,4,5)", " 第 3 堆：从 5 中取 5，剩 0 ", "nim(3,4,0)"},
		{"nim(3,4,5)", "Take 3 from 3", "nim(0,4,5)"},
		{"nim(3,4,5)", "nim(3, 4, 1)", "nim(3,4,1)"},
		{"nim(12)", "take 1", "nim(11)"},
		{"nim(12)", "取 11", "nim(1)"},
		{"nim(3) + wythoff(1,2)", "nim(3)+wythoff(0,1)", "nim(3) + wythoff(0,1)"},
		{"kayles(3)", "kayles(1,1)", "0.77(1,1)"},
		{"fibonacci(9)", "fibonacci(7,limit=4)", "fibonacci(7,limit=4)"},
		{"nim(1" + zeros + ",9)", "nim(77,9)", "nim(77,9)"},
		{"nim(1" + zeros + ",9)", "take 99" + zeros[2:] + " from heap 1", "nim(1" + zeros[2:] + ",9)"},
		{"nim(1" + zeros + ",9)", "from the second heap: take 3", "nim(1" + zeros + ",6)"},
		{"nim(1" + zeros + ",9)", "从第2堆取3", "nim(1" + zeros + ",6)"},
		{"fibonacci(1" + zeros + ")", "take 90" + zeros[2:], "fibonacci(10" + zeros[2:] + ",limit=180" + zeros[2:] + ")"},
		{"wythoff(1" + zeros + ",9)", "wythoff(5,9)", "wythoff(5,9)"},
		{"euclid(3" + zeros + ",2)", "euclid(100,2)", "euclid(100,2)"},
		{"bash(1" + zeros + ",max=1" + zeros + ") + nim(3)", "take 1" + zeros + " from heap 1", "bash(0,max=1" + zeros + ") + nim(3)"},
		{"bash(5,max=3) + nim(1" + zeros + ")", "bash(5,max=3)+nim(8)", "bash(5,max=3) + nim(8)"},
		{"every(nim(1" + zeros + "),nim(3))", "every(nim(8),nim(1))", "every(nim(8),nim(1))"},
		{"lasker(1" + zeros + ")", "lasker(4" + zeros[1:] + ",6" + zeros[1:] + ")", "lasker(4" + zeros[1:] + ",6" + zeros[1:] + ")"},
		{"every(nim(2),nim(3))", "every(nim(1),nim(0))", "every(nim(1),nim(0))"},
	} {
		r, err := program.Play(context.Background(), app.PlayRequest{Expression: c.at, Move: c.move, Opponent: app.NoOpponent})
		if err != nil {
			t.Errorf("%s, %q: %v", c.at, c.move, err)
			continue
		}
		if r.Position != c.to || r.Turn != app.Other {
			t.Errorf("%s, %q leads to %s, %s to move; want %s", c.at, c.move, r.Position, r.Turn, c.to)
		}
	}
}

func TestMovesThatAreNone(t *testing.T) {
	program := app.New()
	for _, c := range []struct{ at, move, says string }{
		{"nim(3,4,5)", "13", "the last one has the number 12"},
		{"nim(3,4,5)", "0", "want a number from 1"},
		{"nim(3,4,5)", "99999999999999999999999", "want a number from 1"},
		{"nim(3,4,5)", "take 1", "want to know from which"},
		{"nim(3,4,5)", "take 4 from heap 1", "has this name"},
		{"nim(3,4,5)", "take 1 from heap 4", "has this name"},
		{"nim(3,4,5)", "leaving 0", "several moves"},
		{"nim(1" + zeros + ")", "nim(2" + zeros + ")", "no move leads there"},
		{"euclid(3" + zeros + ",7)", "euclid(8,7)", "no move leads there"},
		{"fibonacci(1" + zeros + ",limit=5)", "take 6", "has this name"},
		{"nim(3,4,5)", "nim(3,4,5)", "no move leads there"},
		{"nim(3,4,5)", "nim(3,4)", "no move leads there"},
		{"nim(3,4,5)", "wythoff(3,4)", "no move leads there"},
		{"nim(3,4,5)", "jump", "has this name"},
		{"nim(0)", "1", "there is no move from nim(0)"},
		{"fibonacci(9)", "fibonacci(7)", "no move leads there"},
	} {
		_, err := program.Play(context.Background(), app.PlayRequest{Expression: c.at, Move: c.move})
		if !errors.Is(err, grundy.ErrPosition) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s, %q: %v; want %q", c.at, c.move, err, c.says)
		}
	}
}

// race is a game in which play may go round: 1, 2 and 3 are drawn, 4 is won.
const race = `
name = "race"
loopy = True
def options(p):
    return {1: [2], 2: [3], 3: [1, 4], 4: [5, 1], 5: [], 6: [4, 7], 7: [6, 4, 5], 8: [7, 4]}[p]
def samples(n):
    return [1, 2, 3, 4, 5, 6, 7, 8]
`

// A perfect opponent does not go round where it can win, and does not lose a draw.
func TestPerfectOpponentDoesNotGoRound(t *testing.T) {
	program, err := app.New().Load(t.Context(), app.RulesFile{Path: "race.star", Source: []byte(race)})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(3, 3))
	for _, expression := range []string{"race(1)", "race(3)", "race(4)", "race(6)", "race(7)", "race(8)", "race(4) + nim(2)", "race(7) + race(8)", "race(7) + race(4) + nim(3)", "race(3) + nim(1)"} {
		for _, play := range grundy.Plays {
			a, err := program.Analyse(t.Context(), app.AnalyseRequest{Expression: expression, Play: play, Ask: []string{"outcome"}})
			if errors.Is(err, grundy.ErrLoopy) {
				continue // sums are decided in normal play only
			}
			if err != nil {
				t.Fatal(err)
			}
			for _, turn := range []app.Side{app.You, app.Other} {
				for range 5 {
					winner := goRound(t, program, expression, play, turn, r)
					won := a.Outcome == grundy.Next && turn == app.Other || a.Outcome == grundy.Previous && turn == app.You
					if won && winner != app.Other || a.Outcome == grundy.Drawn && winner == app.You {
						t.Errorf("%s in %s play is %s, %s to move: won by %q", expression, play, a.Outcome, turn, winner)
					}
				}
			}
		}
	}
}

// goRound is playOut for a game that may not end: then nobody wins.
func goRound(t *testing.T, program *app.App, expression string, play grundy.Play, turn app.Side, r *rand.Rand) app.Side {
	t.Helper()
	request := app.PlayRequest{Expression: expression, Play: play, Turn: turn}
	for range 40 {
		result, err := program.Play(t.Context(), request)
		if err != nil {
			t.Fatalf("%s: %v", request.Expression, err)
		}
		if result.Over {
			return result.Winner
		}
		request.Expression, request.Turn, request.Move = result.Position, app.You, fmt.Sprint(1+r.IntN(len(result.Moves)))
	}
	return ""
}

// A file of rules may draw its positions.
func TestPictures(t *testing.T) {
	rules := "name = \"drawn\"\ndef options(p):\n    return [p - 1] if p else []\ndef picture(p):\n    return "
	for _, c := range []struct{ picture, want, err string }{
		{`"a\nb"`, "a|b", ""},
		{`["#" * p, "x"]`, "###|x", ""},
		{`("y",)`, "y", ""},
		{`None`, "", ""},
		{`[1]`, "", "want a text or a list of texts; got [1]"},
		{`p // 0`, "", "division by zero"},
	} {
		program, err := app.New().Load(t.Context(), app.RulesFile{Path: "drawn.star", Source: []byte(rules + c.picture + "\n")})
		if err != nil {
			t.Fatal(err)
		}
		r, err := program.Play(t.Context(), app.PlayRequest{Expression: "drawn(3) + nim(2)"})
		if c.err != "" {
			if !errors.Is(err, grundy.ErrRules) || !strings.Contains(err.Error(), c.err) {
				t.Errorf("picture %s: %v; want %q", c.picture, err, c.err)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(r.Board[0].Picture, "|"); got != c.want || r.Board[1].Picture != nil {
			t.Errorf("picture %s: %q; want %q", c.picture, got, c.want)
		}
	}
}

// What is drawn follows from the request alone.
func TestOpponentsDraw(t *testing.T) {
	program := app.New()
	never, always := 0.0, 1.0
	reply := func(r app.PlayRequest) app.PlayedMove {
		t.Helper()
		r.Expression, r.Turn = "nim(20,21,22)", app.Other
		result, err := program.Play(t.Context(), r)
		if err != nil {
			t.Fatal(err)
		}
		return result.Played[0]
	}
	drawn := map[string]bool{}
	for seed := range uint64(20) {
		a, b := reply(app.PlayRequest{Opponent: app.Random, Seed: seed}), reply(app.PlayRequest{Opponent: app.Random, Seed: seed})
		if a.To != b.To || a.How != app.Drawn {
			t.Errorf("seed %d: %s (%s) and %s", seed, a.To, a.How, b.To)
		}
		drawn[a.To] = true
		if m := reply(app.PlayRequest{Opponent: app.Beginner, Blunder: &always, Seed: seed}); m.How != app.Blunder {
			t.Errorf("a beginner who always blunders makes a move that %s", m.How)
		}
		if m := reply(app.PlayRequest{Opponent: app.Beginner, Blunder: &never, Seed: seed}); m.How != app.Winning {
			t.Errorf("a beginner who never blunders makes a move that %s", m.How)
		}
	}
	if len(drawn) < 10 {
		t.Errorf("20 seeds draw only %d moves", len(drawn))
	}
}

func TestPlayRefuses(t *testing.T) {
	program := app.New()
	much := 1.5
	for _, c := range []struct {
		r    app.PlayRequest
		kind error
		says string
	}{
		{app.PlayRequest{Opponent: "god"}, grundy.ErrParameter, `opponent "god"`},
		{app.PlayRequest{Turn: "me"}, grundy.ErrParameter, `turn "me"`},
		{app.PlayRequest{Blunder: &much}, grundy.ErrParameter, "blunder 1.5"},
		{app.PlayRequest{List: 5000}, grundy.ErrParameter, "list 5000"},
		{app.PlayRequest{Skip: -1}, grundy.ErrParameter, "skip -1"},
		{app.PlayRequest{Turn: app.Other, Move: "1"}, grundy.ErrParameter, "it is the opponent's turn"},
		{app.PlayRequest{Expression: "nam(3)"}, grundy.ErrUnknown, `unknown game "nam"`},
		{app.PlayRequest{Expression: "treblecross(5)", Play: grundy.Misere}, grundy.ErrParameter, "want normal play"},
	} {
		if c.r.Expression == "" {
			c.r.Expression = "nim(3)"
		}
		if _, err := program.Play(t.Context(), c.r); !errors.Is(err, c.kind) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%+v: %v; want %q", c.r, err, c.says)
		}
	}
}

// The request and the result are JSON, in the language that is asked for.
func TestPlayAsJSON(t *testing.T) {
	var r app.PlayRequest
	if err := json.Unmarshal([]byte(`{"expression":"nim(1,2)","play":"misere","move":"2","opponent":"perfect","hints":true}`), &r); err != nil {
		t.Fatal(err)
	}
	r.Lang = grundy.Chinese
	result, err := app.New().Play(t.Context(), r)
	if err != nil {
		t.Fatal(err)
	}
	got, err := json.Marshal(result)
	if err != nil {
		t.Fatal(err)
	}
	const want = `{"position":"nim(0,1)","play":"misere","goal":{"en":"whoever makes the last move loses","zh":"走最后一步者负"},` +
		`"board":[{"position":"nim(0,1)","name":"nim","unit":{"en":"heap","zh":"堆"},"numbers":["0","1"]}],` +
		`"played":[{"by":"you","move":"第 2 堆：从 2 中取 1，剩 1","to":"nim(1,1)"},{"by":"opponent","move":"第 1 堆：从 1 中取 1，剩 0","to":"nim(0,1)","how":"wins"}],` +
		`"turn":"you","moves":[{"number":1,"move":"第 2 堆：从 1 中取 1，剩 0","to":"nim(0,0)","outcome":"N","remoteness":"0"}],"moves_count":"1",` +
		`"hint":{"outcome":"P","remoteness":"1"},"parts":[{"position":"nim(0)","outcome":"N","remoteness":"0"},{"position":"nim(1)","outcome":"P","remoteness":"1"}]}`
	if string(got) != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// Where the time is over before it is known who wins, the game can be played on all the
// same, and the answer says why there are no hints.
func TestPlayTime(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	r, err := app.New().Play(ctx, app.PlayRequest{Expression: "0.07(300)", Play: grundy.Misere, Opponent: app.NoOpponent, Hints: true})
	if err != nil || len(r.Moves) != app.DefaultListed || r.Moves[0].Judgement != nil || r.Open == nil || !strings.Contains(r.Open.String(), "time") {
		t.Errorf("%v, %d moves, open: %v", err, len(r.Moves), r.Open)
	}
	expired, cancel := context.WithTimeout(t.Context(), 0)
	defer cancel()
	_, err = app.New().Play(expired, app.PlayRequest{Expression: "0.07(300)", Play: grundy.Misere, Turn: app.Other})
	if f := app.Fail(err); f.Status != 504 || !strings.Contains(f.Message, "stopped at the limit of time") {
		t.Errorf("%+v", f)
	}
}
