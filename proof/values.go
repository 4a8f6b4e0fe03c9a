package proof

import (
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"io"

	"example.org/grundy"
)

// The most that a certificate of a period may hold.
const (
	mostHeaps = 1 << 25
	mostValue = 1<<16 - 1
)

var (
	heapsLimit = grundy.Grouped(mostHeaps) + " heaps"
	valueLimit = fmt.Sprintf("values to %d", mostValue)
)

// encoding is how the values are written: each in a word of width bytes, the lower
// byte first, all compressed by DEFLATE (RFC 1951) and in base64 (RFC 4648).
const encoding = "deflate base64"

type jsonValues struct {
	Encoding string `json:"encoding"`
	Width    int    `json:"width"`
	Data     []byte `json:"data"` // in base64, as package json writes bytes
}

// pack encodes values, and returns the digest of their words.
func pack(values []uint16) (v jsonValues, sum string) {
	v = jsonValues{Encoding: encoding, Width: 1}
	for _, x := range values {
		if x > 0xff {
			v.Width = 2
			break
		}
	}
	words := make([]byte, 0, len(values)*v.Width)
	for _, x := range values {
		words = append(words, byte(x))
		if v.Width == 2 {
			words = append(words, byte(x>>8))
		}
	}
	var packed bytes.Buffer
	z, _ := flate.NewWriter(&packed, flate.BestCompression) // the level is one of those allowed
	_, _ = z.Write(words)                                   // a buffer takes everything
	_ = z.Close()
	v.Data = packed.Bytes()
	return v, digest(words)
}

func digest(words []byte) string {
	sum := sha256.Sum256(words)
	return hex.EncodeToString(sum[:])
}

// unpack decodes exactly count values from the fields of a certificate. However much
// the text would unfold to, no more than these are unfolded.
func unpack(f *fields, count int) ([]uint16, error) {
	v := object("values", f.raw("values", true), "encoding", "width", "data")
	if name := v.text("encoding"); v.err == nil && name != encoding {
		v.fail("encoding", "want %q; got %q", encoding, brief(name))
	}
	width := v.number("width", 2)
	text := v.text("data")
	want := f.text("sha256")
	f.adopt(v.err)
	if f.err != nil {
		return nil, f.err
	}
	if width == 0 {
		return nil, malformed("values.width", "want 1 or 2; got 0")
	}
	packed, err := base64.StdEncoding.Strict().DecodeString(text)
	if err != nil {
		return nil, malformed("values.data", "want base64; it breaks off or has other letters")
	}
	words, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), int64(count*width)+1))
	switch {
	case err != nil:
		return nil, malformed("values.data", "want data in DEFLATE; it is damaged after %d bytes", len(words))
	case len(words) != count*width:
		more := "fewer"
		if len(words) > count*width {
			more = "more"
		}
		return nil, malformed("values.data", "want %d values of %d bytes, as the field to says; there are %s", count, width, more)
	case digest(words) != want:
		return nil, malformed("sha256", "want %s, which is the digest of the values; got %q", digest(words), brief(want))
	}
	values := make([]uint16, count)
	for n := range values {
		values[n] = uint16(words[n*width])
		if width == 2 {
			values[n] |= uint16(words[n*width+1]) << 8
		}
	}
	return values, nil
}
