package cli

import (
	"context"
	"fmt"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// certify writes a certificate of who wins a position to the file that the flags
// name, if they do. The answer stands already.
func (s *shell) certify(ctx context.Context, f solveFlags, r app.AnalyseRequest, expression string) error {
	if f.certificate == "" {
		return nil
	}
	if f.timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, f.timeout)
		defer cancel()
	}
	var err error
	if r.Parsed, err = s.parse(expression); err != nil {
		return err
	}
	c, err := s.app.Certify(ctx, r)
	if err != nil {
		return err
	}
	if err := s.writeCertificate(f.certificate, c.Text); err != nil || s.json || f.certificate == "-" {
		return err
	}
	line := grundy.Say("A certificate of {n} positions is in {file}; grundy verify checks it.", "证书含 {n} 个局面，已写入 {file}；可用 grundy verify 检验。",
		"n", grundy.Grouped(uint64(c.Positions)), "file", f.certificate)
	fmt.Fprintln(s.out, oneLine(line.In(r.Lang, 0)))
	return nil
}

// writeCertificate writes a certificate to a file, which it replaces once it is
// whole, or to standard output.
func (s *shell) writeCertificate(name string, text []byte) error {
	if name == "-" {
		if _, err := s.out.Write(text); err != nil {
			return writing(err)
		}
		return nil
	}
	if err := replace(name, whole(text)); err != nil {
		return grundy.Mistake(grundy.ErrFile, "%s: %v", name, cause(err))
	}
	return nil
}
