package cli

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

func (s *shell) period() *cobra.Command {
	var w workFlags
	var to int
	var certificate string
	c := &cobra.Command{
		Use:   "period CODE",
		Short: "whether the Grundy values of a taking-and-breaking game repeat, with a proof",
		Long: `period computes values until a theorem proves that they repeat for ever, and then
says from where on (the preperiod), after how many heaps (the period), by how much they
grow (the saltus), and which smaller heaps are exceptions. Preperiod and period are the
least ones. Values that only seem to repeat are called observed, with the heap up to
which they do; otherwise there is no period up to that heap, and nothing more is said.

The values of a game of a file (-f) come from its rules: a period of them is observed
at the most, and no theorem proves it.

A certificate of a proof is a text that grundy verify checks by the rule alone.
docs/certificates.md names the theorems.`,
		Example: `  grundy period 0.77
  grundy period 0.07 --json
  grundy period 0.137 --certificate dawson.json
  grundy period '4!.0' --to 20000
  grundy period 'allbut(set={2,5})'`,
		RunE: func(c *cobra.Command, args []string) error {
			code, err := one("period", args)
			if err != nil {
				return err
			}
			s.subject = code
			ctx, work, end, err := w.begin(c.Context(), s, "period", code)
			if err != nil {
				return err
			}
			defer end()
			if !c.Flags().Changed("to") && s.app.Owns(code) {
				to = fileTo
			}
			if w.plan {
				return s.planSequence(ctx, app.SequenceRequest{Code: code, To: to, Work: work})
			}
			r := app.PeriodRequest{Code: code, To: to, Work: work, Certificate: certificate != ""}
			return s.runPeriod(ctx, end, r, certificate)
		},
	}
	c.Flags().IntVar(&to, "to", 1000000, "the greatest heap to look at (default: 10000 for a game of a file)")
	c.Flags().StringVar(&certificate, "certificate", "", "file for a certificate of a period that is proved; - is standard output")
	w.add(c)
	return c
}

// fileTo is how far a period of a game of a file is looked for where nobody says.
const fileTo = 10_000

func (s *shell) runPeriod(ctx context.Context, end func(), r app.PeriodRequest, certificate string) error {
	lang, err := s.lang()
	if err != nil {
		return err
	}
	result, err := s.app.Period(ctx, r)
	end()
	if err != nil && (result.Code == "" || result.SearchedTo < 0) {
		return err
	}
	if certificate == "-" && result.Certificate != nil {
		s.out.Write(result.Certificate)
	} else if s.json {
		if failed := s.encode(result); failed != nil {
			return failed
		}
	} else {
		s.printPeriod(result, lang)
	}
	if err != nil {
		return err // what was found until then is written already
	}
	switch {
	case certificate == "" || certificate == "-" && result.Certificate != nil:
	case result.Certificate == nil:
		return grundy.Mistake(grundy.ErrNotKnown, "certificate of %s: no period is proved", result.Code).WithHint("--to N looks further")
	default:
		if err := s.writeCertificate(certificate, result.Certificate); err != nil {
			return err
		}
		if !s.json {
			wrapped(s.out, fmt.Sprintf(grundy.Text{En: "A certificate is in %s; grundy verify checks it.", Zh: "证书已写入 %s；可用 grundy verify 检验。"}.In(lang), oneLine(certificate)))
		}
	}
	if result.Unsaved != nil {
		s.out.Flush()
		s.exit = s.report(result.Unsaved)
	}
	return nil
}

// shownExceptions is how many exceptions text lists.
const shownExceptions = 20

func (s *shell) printPeriod(r app.PeriodResult, lang grundy.Lang) {
	in := func(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(lang) }
	preperiod, period, saltus := 0, 0, uint32(0)
	if r.Period != nil {
		preperiod, period, saltus = *r.Preperiod, *r.Period, *r.Saltus
	}
	wrapped(s.out, r.Code+in(": ", "：")+periodWords(lang, string(r.Status), preperiod, period, saltus, r.SearchedTo))
	if r.Theorem != "" {
		wrapped(s.out, in("Theorem: ", "定理：")+r.Words.In(lang)+fmt.Sprintf(in(" (values of the heaps 0 to %s).", "（已算堆 0 至 %s）。"), grundy.Grouped(uint64(r.SearchedTo))))
	}
	if period == 0 {
		return
	}
	if len(r.Exceptions) == 0 {
		wrapped(s.out, in("Exceptions: none.", "例外：无。"))
		return
	}
	var list []string
	for _, n := range r.Exceptions[:min(len(r.Exceptions), shownExceptions)] {
		list = append(list, fmt.Sprintf(in("%d: %d instead of %d", "%d：%d（按周期为 %d）"), n, r.At(int(n)), r.Instead(int(n))))
	}
	more := ""
	if n := len(r.Exceptions) - len(list); n > 0 {
		more = fmt.Sprintf(in("; and %s more", "；另有 %s 个"), grundy.Grouped(uint64(n)))
	}
	wrapped(s.out, fmt.Sprintf(in("Exceptions (%d): ", "例外（%d 个）："), len(r.Exceptions))+strings.Join(list, in("; ", "；"))+more+in(".", "。"))
}
