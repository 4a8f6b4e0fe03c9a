// Take p to q of n coins, or all if fewer than p are left; the last coin loses, as in HDU 2897.
// Input: n, p, q to the end of the input. Output: WIN or LOST for the first player.
// Theorem: the first player loses exactly when 1 <= n mod (p+q) <= p. What the other takes is
// made up to p+q; whoever is left with 1 to p must take them all.
// Complexity: O(1) a case. Traps: the modulus is p+q, and the remainder 0 wins.
#include <cstdio>

int main() {
    long long n, p, q;
    while (std::scanf("%lld %lld %lld", &n, &p, &q) == 3) {
        long long rest = n % (p + q);
        std::puts(1 <= rest && rest <= p ? "LOST" : "WIN");
    }
}
