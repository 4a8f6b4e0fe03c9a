// Moore's Nim: a move takes any number from each of 1 to k heaps; whoever cannot move loses.
// Input: the number of cases, then the number of heaps, k, and the heaps. Output: First or Second.
// Theorem (Moore 1910): lost exactly when in every binary place the number of ones is divisible
// by k+1.
// Complexity: O(64 · heaps). Trap: these sums without carry tell who wins; they are no Grundy
// values, and are not xored with other games.
#include <cstdio>

int main() {
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int n, k, ones[64] = {};
        std::scanf("%d %d", &n, &k);
        while (n-- > 0) {
            unsigned long long h;
            std::scanf("%llu", &h);
            for (int b = 0; b < 64; b++) ones[b] += h >> b & 1;
        }
        bool lost = true;
        for (int count : ones) lost = lost && count % (k + 1) == 0;
        std::puts(lost ? "Second" : "First");
    }
}
