package cli

import (
	"context"
	"strings"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// planOne shows how a position would be solved, without solving it.
func (s *shell) planOne(ctx context.Context, f solveFlags, r app.AnalyseRequest, expression string) error {
	var err error
	if r.Parsed, err = s.parse(expression); err != nil {
		return err
	}
	plan, err := s.app.Plan(ctx, r)
	if err != nil {
		return err
	}
	if s.json {
		return s.encode(plan)
	}
	s.printPlan(page{lang: r.Lang, digits: f.digits}, plan, 0)
	return nil
}

func (s *shell) printPlan(p page, plan app.PlanResult, depth int) {
	s.out.WriteString(strings.Repeat("  ", depth) + p.expression(plan.Expression) + "\n")
	var rows []row
	for _, q := range plan.Questions {
		label := strings.Repeat("  ", depth) + p.questionName(q.Ask)
		if q.Play == grundy.Misere && depth > 0 {
			label += p.in(", misère", "（反常规）")
		}
		how := p.methodName(q.Method)
		if q.Otherwise != "" {
			how += p.in(", or else ", "，否则") + p.methodName(q.Otherwise)
		}
		rows = append(rows, row{label, how + p.in(": ", "：") + q.Why.In(p.lang, p.digits)})
		for _, b := range q.Before {
			rows = append(rows, row{"", p.in("not ", "不用") + p.methodName(b.Method) + p.in(": ", "：") + b.Why.In(p.lang, p.digits)})
		}
	}
	s.table(rows, 2)
	for _, part := range plan.Parts {
		s.printPlan(p, part, depth+1)
	}
}

func (p page) questionName(ask string) string {
	return map[string]string{
		"outcome": p.in("Who wins", "胜负"), "grundy": p.in("Grundy value", "SG 值"),
		"remoteness": p.in("Length, winner hurries", "步数（赢家求快）"), "suspense": p.in("Length, winner delays", "步数（赢家拖延）"),
		"foreclosed": p.in("Foreclosed value", "截断 SG 值"), "winning": p.in("Winning moves", "必胜走法"), "tame": p.in("Tame", "是否驯服"),
	}[ask]
}

func (p page) methodName(method string) string {
	return map[string]string{
		"theorem": p.in("theorem", "定理"), "parts": p.in("theorem from the parts", "由各部分用定理"), "table": p.in("table", "列表"),
		"search": p.in("search", "搜索"), "none": p.in("none", "无"),
	}[method]
}
