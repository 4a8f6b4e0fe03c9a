// Bash's game, as in HDU 1846: one heap of n, take 1 to m, the last one wins.
// Input: the number of cases, then n and m for each. Output: first or second.
// Theorem: the first player loses exactly when n mod (m+1) = 0; what the other takes is made up
// to m+1. The Grundy value is n mod (m+1).
// Complexity: O(1) a case. Trap: the modulus is m+1, not m.
#include <cstdio>

int main() {
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        long long n, m;
        std::scanf("%lld %lld", &n, &m);
        std::puts(n % (m + 1) != 0 ? "first" : "second");
    }
}
