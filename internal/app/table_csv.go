package app

import (
	"encoding/csv"
	"io"
)

// WriteCSV writes the table by RFC 4180: a row of headings, in English, then one for
// each number of the first axis. What is not known is empty.
//
// Errors: those of w.
func (r TableResult) WriteCSV(out io.Writer) error {
	w := csv.NewWriter(out)
	w.UseCRLF = true
	heads := []string{r.Axes[0].Name.En}
	per := len(r.Columns)
	if len(r.Axes) == 2 {
		heads[0] += ` \ ` + r.Axes[1].Name.En
		per = r.Axes[1].Size
		for j := range per {
			heads = append(heads, r.Axes[1].At(j).String())
		}
	} else {
		for _, c := range r.Columns {
			heads = append(heads, c.What)
		}
	}
	w.Write(heads)
	line := make([]string, per+1)
	for i := range r.Axes[0].Size {
		line[0] = r.Axes[0].At(i).String()
		for k := range per {
			if len(r.Axes) == 2 {
				line[k+1] = r.Columns[0].Value(i*per + k)
			} else {
				line[k+1] = r.Columns[k].Value(i)
			}
		}
		w.Write(line)
	}
	w.Flush()
	return w.Error()
}
