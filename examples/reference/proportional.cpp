// Take 1 to floor(A/K) from a heap of A that has a K of its own, as in ARC 091 F; whoever cannot move
// loses. K = 2 for all is UVa 1482.
// Input: the number of heaps, then A and K of each. Output: Takahashi (first) or Aoki.
// Theorem: if K divides A the value is A/K; otherwise it is that of A - floor(A/K) - 1.
// Complexity: O(K log A) at worst: while the quotient stays the same, many steps are made at once.
// Trap: one step at a time is too slow for K near 10^5.
#include <cstdio>

long long value(long long a, long long k) {
    while (a >= k) {
        long long q = a / k, rest = a % k;
        if (rest == 0) return q;
        a -= (rest + q) / (q + 1) * (q + 1);  // so many steps, until rest <= 0
    }
    return 0;
}

int main() {
    int n;
    long long sum = 0, a, k;
    std::scanf("%d", &n);
    while (n-- > 0) {
        std::scanf("%lld %lld", &a, &k);
        sum ^= value(a, k);
    }
    std::puts(sum != 0 ? "Takahashi" : "Aoki");
}
