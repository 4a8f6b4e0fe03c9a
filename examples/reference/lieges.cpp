// Lieges of Legendre, as in Codeforces 603C: take one from a heap, or replace a heap of 2x by k heaps
// of x; whoever cannot move loses.
// Input: the number of heaps, k, and the heaps. Output: Kevin (first) or Nicky.
// Theorem: k equal heaps are worth 0 for even k, and one heap of x for odd k. By the mex from 0 on:
// even k: 0, 1, 2, then 0 for odd and 1 for even heaps; odd k: 0, 1, 0, 1, 2, then 0 for odd heaps, and
// for an even one the mex of 0 and the value of its half.
// Complexity: O(log heap) a heap. Trap: the first values follow no rule; write them down.
#include <cstdio>

int value(long long n, bool odd) {
    static const int small[2][5] = {{0, 1, 2, 0, 1}, {0, 1, 0, 1, 2}};
    if (n < 5) return small[odd][n];
    if (n % 2 == 1) return 0;
    return odd && value(n / 2, odd) == 1 ? 2 : 1;
}

int main() {
    int heaps, k, sum = 0;
    std::scanf("%d %d", &heaps, &k);
    while (heaps-- > 0) {
        long long n;
        std::scanf("%lld", &n);
        sum ^= value(n, k % 2 == 1);
    }
    std::puts(sum != 0 ? "Kevin" : "Nicky");
}
