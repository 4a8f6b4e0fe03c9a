package nat

import "math/big"

func gcd(x, y *big.Int) *big.Int                  { return new(big.Int).GCD(nil, nil, x, y) }
func appendDecimal(dst []byte, x *big.Int) []byte { return x.Append(dst, 10) }
func parseDecimal(digits []byte) *big.Int {
	z, _ := new(big.Int).SetString(string(digits), 10)
	return z
}
