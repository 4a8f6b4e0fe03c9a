package judge

import "testing"

// fuzz holds a problem to the reference on any bytes, whatever the workers and
// the size of blocks: no panic, the same answers and the same error.
func fuzz(f *testing.F, id string) {
	p, err := Find(id)
	if err != nil {
		f.Fatal(err)
	}
	f.Add([]byte(p.Sample.In), uint8(7))
	f.Add([]byte("\xEF\xBB\xBF2\r\n3 1 2 x"), uint8(1))
	f.Add([]byte("1 18446744073709551616 00000000000000000000000001"), uint8(200))
	f.Add([]byte("4611686018427387903 4611686018427387903 0 0"), uint8(9))
	f.Fuzz(func(t *testing.T, input []byte, how uint8) {
		agree(t, p, string(input), 1+int(how%4), 1+int(how/4))
	})
}

// FuzzEngined is the same for all problems that have a reference, the last ones too.
func FuzzEngined(f *testing.F) {
	var list []Problem
	for _, p := range All() {
		if p.form != nil {
			f.Add([]byte(p.Sample.In), uint8(7), uint8(len(list)))
			list = append(list, p)
		}
	}
	f.Fuzz(func(t *testing.T, input []byte, how, which uint8) {
		agree(t, list[int(which)%len(list)], string(input), 1+int(how%4), 1+int(how/4))
	})
}

func Fuzz51nod1185(f *testing.F)  { fuzz(f, "51nod-1185") }
func FuzzHDU1846(f *testing.F)    { fuzz(f, "hdu-1846") }
func FuzzHDU1850(f *testing.F)    { fuzz(f, "hdu-1850") }
func FuzzHDU1907(f *testing.F)    { fuzz(f, "hdu-1907") }
func FuzzHDU2516(f *testing.F)    { fuzz(f, "hdu-2516") }
func FuzzHDU3595(f *testing.F)    { fuzz(f, "hdu-3595") }
func FuzzHDU5973(f *testing.F)    { fuzz(f, "hdu-5973") }
func FuzzLuoguP1247(f *testing.F) { fuzz(f, "luogu-P1247") }
func FuzzLuoguP1290(f *testing.F) { fuzz(f, "luogu-P1290") }
func FuzzLuoguP2197(f *testing.F) { fuzz(f, "luogu-P2197") }
func FuzzLuoguP2252(f *testing.F) { fuzz(f, "luogu-P2252") }
func FuzzPOJ1067(f *testing.F)    { fuzz(f, "poj-1067") }
func FuzzPOJ2234(f *testing.F)    { fuzz(f, "poj-2234") }
func FuzzPOJ2348(f *testing.F)    { fuzz(f, "poj-2348") }
