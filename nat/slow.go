package nat

import "math/big"

func divide(x, y *big.Int) (q, r *big.Int) {
	return new(big.Int).QuoRem(x, y, new(big.Int))
}
func squareRoot(x *big.Int) *big.Int              { return new(big.Int).Sqrt(x) }
func gcd(x, y *big.Int) *big.Int                  { return new(big.Int).GCD(nil, nil, x, y) }
func appendDecimal(dst []byte, x *big.Int) []byte { return x.Append(dst, 10) }
func parseDecimal(digits []byte) *big.Int {
	z, _ := new(big.Int).SetString(string(digits), 10)
	return z
}
