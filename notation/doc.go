// Package notation is the text language of games and positions: it parses and
// prints, and knows no game.
//
// A position is written as its game, applied to what lies on the table:
//
//	nim(3,4,5)      bash(21, max=3)      subtraction(21, set={1,3,4})
//	0.137(10,4)     5*kayles(3)          nim(3) + wythoff(1,2)
//	every(euclid(25,7), euclid(24,15))   # a game made of games
//
// The whole grammar, with spaces, newlines and "# comments" free between words:
//
//	expr  := term { '+' term }
//	term  := [ count '*' ] atom                  // × and · are * too
//	atom  := call | '(' expr ')'
//	call  := name [ '(' [ arg { ',' arg } [ ',' ] ] ')' ]
//	arg   := [ key '=' ] value
//	value := number | '-' number | text | tuple | set | word | file | expr
//	text  := '"' characters of a line '"'        // "" is a quote
//	tuple := '[' [ value { ',' value } [ ',' ] ] ']'
//	set   := '{' [ range { ',' range } [ ',' ] ] '}'
//	range := number [ '..' number ]
//	file  := '@' path | '@' '"' path '"'         // "" is a quote in a path
//
// A number is decimal digits, of any length, or a power of two such numbers without
// spaces, as 10^18, of at most 100,000 digits. A name is letters of any script,
// digits, '-' and '_', or a code such as 0.137, .77 or 4.[3]: digits and dots as
// package taking reads them, with letters, sets in braces, '!' and '~' behind a
// digit, digits in square brackets, and '/' with sizes, as 4!.0, 0.{1,2}7 or 4.0/2,
// but without spaces. What (…) and = may mean in a code alone they do not here,
// where they belong to arguments. Inside an
// argument list a name alone is a word (end=positive); with parentheses, with
// a count or in a sum it is a game. A code alone is a word only after a key
// (code=0.137), so that nim(2.5) is an error and not a surprise. Full-width
// punctuation, digits and letters, as a Chinese keyboard gives them, are read
// as their ASCII twins.
//
// Worked example. Parse("bash( ２１，max=03 )") yields one term, a call of
// "bash" with the Number "21" at character 7 and, under the key "max", the
// Number "3" at character 14. Its String is "bash(21,max=3)": one meaning has
// one printed form, and parsing that form yields the same tree.
//
// Places count characters from 1, as a person counts, never bytes. Every fault
// is an *Error that says where it is, what was wanted and what was found.
//
// Files: ast.go the tree; scan.go characters and words; parse.go the grammar; power.go powers;
// print.go the canonical text; error.go faults; suggest.go near names;
// command.go command-line words.
package notation
