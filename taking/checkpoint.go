package taking

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"

	"example.org/grundy"
)

// A checkpoint is values that are known already, for work to go on from. It is a
// line "grundy checkpoint 1", a line of JSON, the values in little-endian words, and
// the SHA-256 of everything before.
const checkpointLine = "grundy checkpoint 1\n"

// checkpointHead is the line of JSON.
type checkpointHead struct {
	Code  string `json:"code"`
	Width int    `json:"width"` // bytes a value
	Heaps int    `json:"heaps"` // values of the heaps 0 … Heaps-1
}

// chunk is how many values are written or read at a time.
const chunk = 1 << 15

// Save writes values as a checkpoint.
//
// Cost: O(Len).
// Errors: those of w.
func Save(w io.Writer, r Rule, v *Values) error {
	sum := sha256.New()
	out := io.MultiWriter(w, sum)
	head, err := json.Marshal(checkpointHead{r.String(), v.Width(), v.Len()})
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintf(out, "%s%s\n", checkpointLine, head); err != nil {
		return err
	}
	buffer := make([]byte, 0, chunk*v.Width())
	for from := 0; from < v.Len(); from += chunk {
		buffer = v.words(buffer[:0], from, min(from+chunk, v.Len()))
		if _, err := out.Write(buffer); err != nil {
			return err
		}
	}
	_, err = w.Write(sum.Sum(nil))
	return err
}

// words appends the values of the heaps from … to-1 as little-endian words.
func (v *Values) words(b []byte, from, to int) []byte {
	switch v.Width() {
	case 1:
		return append(b, v.bytes[from:to]...)
	case 2:
		for _, x := range v.pairs[from:to] {
			b = binary.LittleEndian.AppendUint16(b, x)
		}
	default:
		for _, x := range v.longs[from:to] {
			b = binary.LittleEndian.AppendUint32(b, x)
		}
	}
	return b
}

// Load reads a checkpoint of a rule.
//
// Domain: a checkpoint of at most most heaps. What is read is believed once its sum is right.
// Cost:   O(length), and no more memory than the file has bytes.
// Errors: [grundy.ErrFile] for a file that is no checkpoint, or damaged, or of
// another rule or version, or too long.
func Load(in io.Reader, r Rule, most int) (Values, error) {
	sum := sha256.New()
	b := bufio.NewReaderSize(in, 1<<16)
	line, err := b.ReadSlice('\n')
	switch {
	case err != nil && err != io.EOF && !errors.Is(err, bufio.ErrBufferFull):
		return Values{}, damaged("%v", err)
	case bytes.HasPrefix(line, []byte("grundy checkpoint ")) && string(line) != checkpointLine:
		return Values{}, damaged("it says %q; want version 1", bytes.TrimSpace(line[:min(len(line), 40)]))
	case string(line) != checkpointLine:
		return Values{}, damaged("want a file that begins with %q", checkpointLine[:len(checkpointLine)-1])
	}
	sum.Write(line)
	line, err = b.ReadSlice('\n')
	if err != nil {
		return Values{}, damaged("it ends in its second line")
	}
	sum.Write(line)
	var head checkpointHead
	if err := json.Unmarshal(line, &head); err != nil {
		return Values{}, damaged("its second line: %v", err)
	}
	switch {
	case head.Code != r.String():
		return Values{}, damaged("it is of %.40s; want one of %s", head.Code, r)
	case head.Width != 1 && head.Width != 2 && head.Width != 4:
		return Values{}, damaged("width %d: want 1, 2 or 4", head.Width)
	case head.Heaps < 0 || head.Heaps > most:
		return Values{}, damaged("%d heaps: want at most %d", head.Heaps, most)
	}
	return loadValues(b, sum, head)
}

// loadValues reads the values and the sum after them.
func loadValues(b *bufio.Reader, sum hash.Hash, head checkpointHead) (v Values, err error) {
	buffer := make([]byte, chunk*head.Width)
	for n := 0; n < head.Heaps; n += chunk {
		part := buffer[:min(chunk, head.Heaps-n)*head.Width]
		if _, err := io.ReadFull(b, part); err != nil {
			return Values{}, damaged("it ends after %d of %d heaps", v.Len(), head.Heaps)
		}
		sum.Write(part)
		for ; len(part) > 0; part = part[head.Width:] {
			switch head.Width {
			case 1:
				v.Append(uint32(part[0]))
			case 2:
				v.Append(uint32(binary.LittleEndian.Uint16(part)))
			case 4:
				v.Append(binary.LittleEndian.Uint32(part))
			}
		}
	}
	said := make([]byte, sha256.Size)
	if _, err := io.ReadFull(b, said); err != nil || !bytes.Equal(said, sum.Sum(nil)) {
		return Values{}, damaged("its sum is not that of its values")
	}
	if _, err := b.ReadByte(); err != io.EOF {
		return Values{}, damaged("it goes on after its end")
	}
	return v, nil
}

func damaged(format string, args ...any) error {
	return grundy.Mistake(grundy.ErrFile, "checkpoint: "+format, args...).
		WithHint("the file was not changed; name another one, or move it away")
}
