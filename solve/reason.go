package solve

import "example.org/grundy"

// A reason is why a method is used, or is not.
type reason uint8

const (
	covered     reason = iota // by a theorem
	fromParts                 // by a theorem, from what is computed of the parts
	ifTame                    // likewise, if the parts are tame
	fits                      // a table within the limits
	remains                   // a search
	backwards                 // retrograde analysis
	fromOutcome               // the position is lost
	byOptions                 // each option in turn
	none                      // no method is left
	notInsisted               // the table is too large for a question nobody insists on
	avoided
	declined
	unranked
	sparse
	tooLarge
	tooWide
)

// phrase says the reason for a person.
func (r reason) phrase(size, most uint64) grundy.Phrase {
	en, zh := r.words()
	if r == tooLarge && size >= 1<<63 { // the ranking only says that they are too many
		en, zh = "its table has more positions than can be numbered", "其表的局面太多，无法编号"
	}
	return grundy.Say(en, zh, "size", size, "most", most)
}

func (r reason) words() (en, zh string) {
	switch r {
	case covered:
		return "a theorem covers this position", "有定理覆盖此局面"
	case fromParts:
		return "a theorem combines what is known of the parts; that has to be computed first", "定理由各部分的值得出结论；这些值需先计算"
	case ifTame:
		return "a theorem combines what is known of the parts if they are tame; that has to be computed first", "若各部分驯服，定理可由各部分的值得出结论；这需先计算"
	case fits:
		return "its table has {size} positions, within the limit of {most}", "其表有 {size} 个局面，不超过限制 {most}"
	case remains:
		return "depth first, as far as {most} positions remembered", "深度优先搜索，至多记住 {most} 个局面"
	case backwards:
		return "play may repeat a position: retrograde analysis, as far as {most} positions remembered", "局面可能重复：逆向分析，至多记住 {most} 个局面"
	case fromOutcome:
		return "the position is lost, so there is none", "此局面必败，没有必胜走法"
	case byOptions:
		return "who wins is found for each option in turn", "逐一判断每种走法之后的胜负"
	case none:
		return "no method is left", "没有可用的方法"
	case notInsisted:
		return "out of reach for a question that was not asked by name", "对没有指名询问的问题来说代价太大"
	case avoided:
		return "it is to be avoided", "已被排除"
	case declined:
		return "no theorem covers this position", "没有定理覆盖此局面"
	case unranked:
		return "the positions below this one have no numbering", "其下的局面没有编号方式"
	case sparse:
		return "a search needs few of the positions of its table", "搜索只需其表中的少数局面"
	case tooLarge:
		return "its table has {size} positions, beyond the {most} that are left", "其表有 {size} 个局面，超过余下的 {most} 个"
	}
	return "its table of {size} positions has more options than the {most} that are left", "其 {size} 个局面的表的走法超过余下的 {most} 种"
}
