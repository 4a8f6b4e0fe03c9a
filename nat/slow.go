package nat

import "math/big"

func gcd(x, y *big.Int) *big.Int { return new(big.Int).GCD(nil, nil, x, y) }
