package notation

import (
	"math/big"
	"strconv"
	"strings"
)

// mostPower bounds the digits of a power, which is far shorter to write than to keep.
const mostPower = 100_000

// power reads what may follow the digits of a number: 10^18 is the number that it stands
// for. It yields digits without leading zeros.
func (p *parser) power(base string) (string, error) {
	base = trim(base)
	if p.peek() != '^' {
		return base, nil
	}
	p.advance()
	from := p.cursor
	at := p.at
	digits := p.digits()
	if digits == "" || insideWord(p.peek()) || p.fraction() {
		p.cursor = from
		return "", p.fault("a whole number, as in 10^18", "")
	}
	if v, ok := raised(base, trim(digits)); ok {
		return v, nil
	}
	return "", p.faultAt(at, "a power of at most "+strconv.Itoa(mostPower)+" digits", digits, "")
}

// raised yields base^exponent; ok is false if it has too many digits.
func raised(base, exponent string) (power string, ok bool) {
	switch {
	case exponent == "0", base == "1":
		return "1", true
	case base == "0":
		return "0", true
	}
	e, err := strconv.Atoi(exponent)
	if err != nil || len(base) > mostPower || (len(base)-1)*e > mostPower || e > 4*mostPower {
		return "", false
	}
	if base[0] == '1' && strings.Trim(base[1:], "0") == "" {
		power = "1" + strings.Repeat("0", (len(base)-1)*e)
	} else {
		b, _ := new(big.Int).SetString(base, 10)
		power = b.Exp(b, big.NewInt(int64(e)), nil).String()
	}
	return power, len(power) <= mostPower
}
