package notation

import "testing"

func TestCanonical(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"nim(3,4,5)", "nim(3,4,5)"},
		{" nim ( 3 , 4 ,\n5, ) # heaps", "nim(3,4,5)"},
		{"bash(21, max=3)", "bash(21,max=3)"},
		{"bash(max=3, 21)", "bash(21,max=3)"},
		{"subtraction(21, set={1, 3,4})", "subtraction(21,set={1,3,4})"},
		{"s({1..3,7,9 .. 9,})", "s({1..3,7,9})"},
		{"s(set={})", "s(set={})"},
		{"nim(3)+wythoff(1,2)", "nim(3) + wythoff(1,2)"},
		{"5*kayles(3)", "5*kayles(3)"},
		{"5×kayles(3)+ 02 · kayles(1)", "5*kayles(3) + 2*kayles(1)"},
		{"1*kayles(3)", "kayles(3)"},
		{"0*kayles(3)", "0*kayles(3)"},
		{"every(euclid(25,7), euclid(24,15))", "every(euclid(25,7),euclid(24,15))"},
		{"octal(10,4, code=0.137)", "octal(10,4,code=0.137)"},
		{"0.137(10,4)", "0.137(10,4)"},
		{".77(9) + 4.3 (1) + 0.[3](2) + 4.[12]0(1)", ".77(9) + 4.3(1) + 0.[3](2) + 4.[12]0(1)"},
		{"2*.77(9)", "2*.77(9)"},
		{"every(.77(9),4.3(1)+nim(2))", "every(.77(9),4.3(1) + nim(2))"},
		{"euclid(25,7, end=positive)", "euclid(25,7,end=positive)"},
		{"巴什博弈（２１，最大＝００３）", "巴什博弈(21,最大=3)"},
		{"尼姆(3、4)＋威佐夫(1,2)", "尼姆(3,4) + 威佐夫(1,2)"},
		{"ｎｉｍ（｛１..３｝）", "nim({1..3})"},
		{"nim", "nim()"},
		{"nim()", "nim()"},
		{"((nim(3)))", "nim(3)"},
		{"(nim(3)+nim(4))+nim(5)", "nim(3) + nim(4) + nim(5)"},
		{"2*(nim(3)+nim(4))", "2*(nim(3) + nim(4))"},
		{"2*((nim(3)))", "2*nim(3)"},
		{"2*(3*nim(1))", "2*(3*nim(1))"},
		{"every((nim))", "every(nim())"},
		{"every(nim)", "every(nim)"},
		{"every(nim+kayles)", "every(nim() + kayles())"},
		{"every(2*nim)", "every(2*nim())"},
		{"euclid(@a.txt,@b.txt)", "euclid(@a.txt,@b.txt)"},
		{`nim(@"a b.txt", heaps=@"say ""x"".txt")`, `nim(@"a b.txt",heaps=@"say ""x"".txt")`},
		{`nim(@"a.txt")`, "nim(@a.txt)"},
		{"nim(@数据.txt，3)", "nim(@数据.txt,3)"},
		{"nim(007,000)", "nim(7,0)"},
		{"cram(3x4)", "cram(3x4)"},
		{"\ufeffnim(3)", "nim(3)"},
		{"node-kayles(a=x_1-b)", "node-kayles(a=x_1-b)"},
	} {
		e, err := Parse(c.text)
		if err != nil {
			t.Errorf("Parse(%q): %v", c.text, err)
			continue
		}
		if got := e.String(); got != c.want {
			t.Errorf("Parse(%q) prints %q, want %q", c.text, got, c.want)
		}
		again, err := Parse(c.want)
		if err != nil || again.String() != c.want {
			t.Errorf("Parse(%q) = %v, %v: not canonical", c.want, again, err)
		}
	}
}
