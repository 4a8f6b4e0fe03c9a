package play

import (
	"regexp"
	"strings"

	"example.org/grundy/internal/app"
)

// failure is an error as a line in the game. In Chinese a line about a move is said whole,
// and of others the kind, with the message of the program, which is English, behind it.
func (p speaker) failure(err error) string {
	f := app.Fail(err)
	text := p.said(f)
	if f.Hint != "" {
		text += p.in("; "+f.Hint, "；"+translated(hints, f.Hint))
	}
	return strings.NewReplacer("\n", " ", "\r", " ").Replace(text)
}

func (p speaker) said(f app.Failure) string {
	kind, ok := kinds[f.Kind]
	if chinese := translated(moves, f.Message); chinese != f.Message {
		return p.in(f.Message, chinese)
	}
	if !ok {
		return f.Message
	}
	return p.in(f.Message, kind+"："+f.Message)
}

// kinds are the kinds of errors in Chinese.
var kinds = map[string]string{
	"syntax": "读不懂", "unknown": "没有这个名字的游戏", "parameter": "参数不对", "position": "没有这样的局面或走法",
	"rules": "规则有误", "file": "文件有误", "loopy": "对局可能重复局面", "law": "游戏与自己的规则矛盾",
	"limit": "达到限制", "not-known": "没有可用的方法", "canceled": "已停止", "internal": "程序有误",
}

// A shape is how messages of one kind are written, and what they are in Chinese.
type shape struct {
	english *regexp.Regexp
	chinese string
}

var moves = []shape{
	{regexp.MustCompile(`^move (.+): no move of (.+) has this name$`), "走法 $1：$2 没有叫这个名称的走法"},
	{regexp.MustCompile(`^move (.+): no move leads there from (.+)$`), "走法 $1：从 $2 一步走不到那里"},
	{regexp.MustCompile(`^move (\d+): the last one has the number (\d+)$`), "走法 $1：最后一种的编号是 $2"},
	{regexp.MustCompile(`^move (.+): there is no move from (.+)$`), "走法 $1：$2 无路可走"},
	{regexp.MustCompile(`^move (.+): there are (\d+) heaps: want to know from which$`), "走法 $1：共有 $2 堆，请说明从哪一堆取"},
}

var hints = []shape{
	{regexp.MustCompile(`^want the number of a move, its name, or the position after it$`), "请输入走法的编号、名称或走后的局面"},
	{regexp.MustCompile(`^did you mean (.+)\?$`), "是否指 $1？"},
	{regexp.MustCompile(`^as in:? (.+)$`), "例如 $1"},
}

// translated is a text in Chinese, if it has one of the shapes, or the text itself.
func translated(shapes []shape, text string) string {
	for _, s := range shapes {
		if s.english.MatchString(text) {
			return s.english.ReplaceAllString(text, s.chinese)
		}
	}
	return text
}
