// Take L to R from one of N heaps, as in ABC 297 G; whoever cannot move loses.
// Input: N, L, R, then the heaps. Output: First or Second.
// Theorem: a heap of a has the Grundy value floor((a mod (L+R)) / L); the values are xored.
// Complexity: O(N). Trap: the modulus is L+R, not R+1; with L = 1 the two are the same.
#include <cstdio>

int main() {
    int n;
    long long l, r, sum = 0;
    std::scanf("%d %lld %lld", &n, &l, &r);
    while (n-- > 0) {
        long long a;
        std::scanf("%lld", &a);
        sum ^= a % (l + r) / l;
    }
    std::puts(sum != 0 ? "First" : "Second");
}
