package archtest

import "fmt"

func Example() {
	fmt.Println(judgeImport("games/grid", module+"/games/heap"))
	fmt.Println(judgeImport("solve", module+"/oracle"))
	// Output:
	// games/grid may not import games/heap: families on different boards share code through family or taking
	// solve may not import oracle: imports go down only
}
