package play

import (
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// What the program says of moves that cannot be made has a shape in the table: a message
// that changes without it would come out in English.
func TestMovesThatCannotBeMadeInChinese(t *testing.T) {
	for _, c := range []struct{ position, move, want string }{
		{"nim(1,2)", "foo", "走法 \"foo\"：nim(1,2) 没有叫这个名称的走法；请输入走法的编号、名称或走后的局面"},
		{"nim(1,2)", "99", "走法 99：最后一种的编号是 3"},
		{"nim(1,2)", "nim(5,5)", "走法 \"nim(5,5)\"：从 nim(1,2) 一步走不到那里"},
		{"nim(0)", "1", "走法 1：nim(0) 无路可走"},
		{"nim(3,4)", "take 1", "走法 \"take 1\"：共有 2 堆，请说明从哪一堆取；例如 take 1 from heap 2"},
	} {
		_, err := app.New().Play(t.Context(), app.PlayRequest{Expression: c.position, Move: c.move})
		if err == nil {
			t.Errorf("%s from %s is a move", c.move, c.position)
			continue
		}
		if got := (speaker{lang: grundy.Chinese}).failure(err); got != c.want {
			t.Errorf("%s from %s:\n got %s\nwant %s", c.move, c.position, got, c.want)
		}
		if got := (speaker{}).failure(err); !strings.HasPrefix(got, "move ") {
			t.Errorf("%s from %s, in English: %s", c.move, c.position, got)
		}
	}
}

func TestOtherErrorsSayTheirKindInChinese(t *testing.T) {
	err := grundy.Mistake(grundy.ErrParameter, "opponent %q: want another\none", "x")
	if got, want := (speaker{lang: grundy.Chinese}).failure(err), `参数不对：opponent "x": want another one`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
