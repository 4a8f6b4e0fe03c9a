package catalogue_test

import (
	"fmt"
	"strings"
)

// hostileRows are hostile expressions of families on rows, rings and graphs.
func hostileRows() (list []string) {
	huge := digits(1000)
	long := func(name, one, rest string, times int) string {
		return name + "(" + strings.Repeat(one+",", times) + one + rest + ")"
	}
	for _, f := range []struct{ name, rest string }{
		{"staircase", ""}, {"staircase", ",ground=first"}, {"silver", ""}, {"silver", ",first=1"}, {"koppers", ""}, {"splitthree", ""},
		{"proportional", ",part=2"}, {"proportional", ",part=" + huge}, {"splitting", ""}, {"turning", ""}, {"mock-turtles", ""},
		{"nimble", ""}, {"moore", ",k=2"}, {"moore", ",k=" + digits(9)}, {"ring", ""}, {"ring", ",code=0.137"}, {"northcott", ""}, {"hackenbush", ""},
		{"tokens", ",edges=[[7,6],[6,0]]"}, {"tokens", ",edges=[[7,6,7],[6,0]]"},
	} {
		rest := strings.TrimPrefix(f.rest, ",")
		list = append(list, f.name+"("+rest+")", f.name+"(-1"+f.rest+")", f.name+"("+huge+f.rest+")", f.name+"("+huge+","+huge+"1"+f.rest+")",
			f.name+"(x"+f.rest+")", f.name+"([1,2]"+f.rest+")", f.name+"([]"+f.rest+")", f.name+"(3..9"+f.rest+")", f.name+"([[1],2],3"+f.rest+")",
			f.name+"(60000,70001"+f.rest+")", f.name+"(1000000000,1000000007"+f.rest+")",
			long(f.name, "7", f.rest, 20_000), long(f.name, "9999", f.rest, 20_000), long(f.name, digits(30), f.rest, 3_000))
	}
	var distinct, stairs, path, star, lines, cycle []string
	for i := range 20_001 {
		distinct = append(distinct, fmt.Sprint(3*i+1))
		stairs = append(stairs, fmt.Sprintf("[%d,%d]", i, i+1))
		path = append(path, fmt.Sprint(i))
		star = append(star, fmt.Sprintf("[0,%d]", i+1))
		lines = append(lines, fmt.Sprintf("[%d,%d]", i+1, 3*i+5))
		cycle = append(cycle, fmt.Sprintf("[%d,%d]", i, (7*i+1)%20_001))
	}
	join := func(list []string) string { return strings.Join(list, ",") }
	return append(list,
		"silver("+join(distinct)+")", "turning("+join(distinct)+")", "mock-turtles("+join(distinct)+")", "nimble("+join(distinct)+")",
		"northcott("+join(lines)+")", "northcott([1,1])", "northcott([1,"+huge+"])", "northcott([-1,3])", "northcott([1,2,3])", "northcott(["+join(path)+"])",
		"hackenbush(["+join(path)+"])", "hackenbush("+join(star)+")", "hackenbush("+join(cycle)+")", "hackenbush([0,"+huge+"])", "hackenbush([0])", "hackenbush([0,0])",
		"hackenbush([5,6])", "hackenbush("+strings.Repeat("[0,1],", 20_000)+"[0,1])", "hackenbush([0,1,0,1,0,-1])",
		"tokens(0,edges=["+join(path)+"])", "tokens(0,edges=["+join(stairs)+"])", "tokens(0,edges=["+join(star)+"])", "tokens(0,edges=["+join(cycle)+"])",
		"tokens(0,edges=["+join(stairs)+",[20001,0]])", "tokens(0,edges=[[0,"+huge+"]])", "tokens(0,edges=3)", "tokens(0,edges=[[0,[1]]])", "tokens(0,edges=x)",
		"tokens(0,edges=[[0,0]])", "tokens("+join(path)+",edges=["+join(stairs)+"])", "tokens(0,1,2,3,edges=["+join(cycle)+"])",
		"moore(3,4,5,k=0)", "moore("+strings.Repeat("9,", 60)+"9,k=30)", "moore("+strings.Repeat(digits(300)+",", 200)+"9,k=100)", "moore(3,4,k="+huge+")", "moore(2000,2001,2002,k=2)",
		"ring(60000)", "ring(5000,5001)", "ring(100,code=0."+digits(200)+")", "ring(3000,code=4.007)", "ring(9,code=x)", "ring("+digits(14)+",code=0.07)",
		"koppers(1,2,3)", "koppers(0,1)", "koppers(3000,4000)", "splitthree(400,401)", "proportional(21,part=0)", "proportional(21,part=1)", "proportional("+huge+","+huge+",part=3)",
		"splitting("+strings.Repeat("0,", 3000)+"1)", "splitting("+strings.Repeat("1,", 300)+"1)", "splitting(1"+strings.Repeat(",0", 5000)+")",
		"turning(300,301,302,rule=anything)", "turning(1,1)", "turning(0)", "turning("+digits(15)+")",
		"every(staircase(30,40,50),nimble(70,80))", "union(splitting(1,1,1,1),koppers(40,50))", "short(moore(30,40,k=2),ring(50))", "urgent(tokens(0,edges=[[0,1,0]]),nim(3))", "every(northcott([1,90],[2,80]))",
		"10000*splitting(1,0,1,3)", "9999*hackenbush([0,1,2])", "9999*tokens(0,edges=[[0,1,2]])")
}
