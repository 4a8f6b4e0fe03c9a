package cli

import (
	"bytes"
	"context"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

func (s *shell) plot() *cobra.Command {
	var f tableFlags
	var kind, output, format string
	c := &cobra.Command{
		Use:   "plot FAMILY",
		Short: "a picture of many positions of a family, as PNG or SVG",
		Long: `plot draws what table writes. There are three kinds of pictures: a sequence is
of one range, with a point for each value; a scatter is of two, with a point for
each P-position (the player to move loses); a heat map is of two, with a coloured
cell for each value, and the value in it where there is room.

The picture goes to the file after --output, which it replaces once it is whole;
- is standard output. Its kind is that of the name, .png or .svg, or --format.
Words in a PNG are English, because its font has no Chinese signs; in an SVG they
are those of --lang. A heat map has at most 4096 cells on a side.`,
		Example: `  grundy plot wythoff --range 0..60,0..60 --output wythoff.svg
  grundy plot wythoff --range 0..9,0..9 --what grundy --output values.png
  grundy plot bash max=3 --range 0..40 --output bash.svg
  grundy plot euclid --range 1..300,1..300 --what remoteness --format png --output - > euclid.png`,
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return s.familyNames(), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(c *cobra.Command, args []string) error {
			lang, err := s.lang()
			if err != nil {
				return err
			}
			if s.json {
				return grundy.Mistake(grundy.ErrParameter, "plot: a picture is not JSON: want no --json").WithHint("grundy table --json writes the values")
			}
			format, err := pictureFormat(output, format)
			if err != nil {
				return err
			}
			table, err := f.request(s, "plot", args)
			if err != nil {
				return err
			}
			r := app.PlotRequest{TableRequest: table, Kind: kind, Format: format, Lang: lang}
			return s.runPlot(c.Context(), f, r, output)
		},
	}
	f.add(c)
	c.Flags().StringSliceVar(&f.what, "what", nil, "outcome, grundy, remoteness, suspense, foreclosed or winning (default: outcome, and grundy of one range)")
	c.Flags().StringVar(&kind, "kind", "", "heat, scatter or sequence (default: sequence of one range; of two scatter for who wins, else heat)")
	c.Flags().StringVarP(&output, "output", "o", "", "file to write, ending in .png or .svg; - is standard output")
	c.Flags().StringVar(&format, "format", "", "png or svg (default: as the name of the file says)")
	return c
}

// pictureFormat settles the format: the flag, or else the name of the file.
func pictureFormat(output, format string) (string, error) {
	if output == "" {
		return "", grundy.Mistake(grundy.ErrParameter, "plot: want --output FILE.png or FILE.svg, or --output - --format png")
	}
	if format != "" {
		return strings.ToLower(format), nil
	}
	switch ext := strings.ToLower(filepath.Ext(output)); ext {
	case ".png", ".svg":
		return ext[1:], nil
	}
	return "", grundy.Mistake(grundy.ErrParameter, "output %q: want a name that ends in .png or .svg", excerpt(output)).
		WithHint("--format says which one it is")
}

func (s *shell) runPlot(ctx context.Context, f tableFlags, r app.PlotRequest, output string) error {
	ctx, cancel := f.within(ctx)
	defer cancel()
	plot, err := s.app.Plot(ctx, r)
	if err != nil {
		return err
	}
	var data bytes.Buffer
	if err := plot.Write(&data); err != nil {
		return err
	}
	if err := ctx.Err(); err == context.Canceled {
		return grundy.ErrCanceled
	}
	if output == "-" {
		if _, err := s.out.Write(data.Bytes()); err != nil {
			return writing(err)
		}
	} else {
		if err := replace(output, whole(data.Bytes())); err != nil {
			return grundy.Mistake(grundy.ErrFile, "%s: %v", output, cause(err))
		}
	}
	if err := plot.Open(); err != nil {
		s.out.Flush()
		s.exit = s.report(err)
	}
	return nil
}
