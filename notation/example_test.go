package notation_test

import (
	"fmt"

	"example.org/grundy/notation"
)

func Example() {
	e, err := notation.Parse("bash( ２１，max=03 ) + 5*kayles(3) # 巴什 and kayles")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(e)
	call := e.Terms[0].Atom.(*notation.Call)
	for _, a := range call.Args {
		fmt.Printf("%s %q: %s at %d\n", a.Value.Kind, a.Key, a.Value.Text, a.Value.At)
	}
	// Output:
	// bash(21,max=3) + 5*kayles(3)
	// number "": 21 at 7
	// number "max": 3 at 14
}

func ExampleParse_fault() {
	_, err := notation.Parse("nim(3,-x)")
	fmt.Println(err)
	// Output: nim(3,-x): at 7: want a whole number; got "-x"
}

func ExampleCommand() {
	texts, _ := notation.Command([]string{"subtraction", "21", "set=1,3,4", "+", "0.137", "10", "4"})
	fmt.Println(texts[0])
	// Output: subtraction(21,set={1,3,4}) + 0.137(10,4)
}

func ExampleSuggest() {
	fmt.Println(notation.Suggest("kayels", []string{"nim", "kayles"}))
	// Output: kayles true
}
