// E&D, as in Luogu P2148 (Koppers' Nim): heaps in pairs; a move throws one heap of a pair away and
// splits the other in two, which are the new pair; whoever cannot move loses.
// Input: the number of cases, then the number of heaps and the heaps, which are pairs in order.
// Output: YES if the first player wins, else NO.
// Theorem: the value of (a,b) is the place of the lowest zero bit of (a-1)|(b-1); pairs are xored.
// Complexity: O(heaps). Trap: the pattern shows in binary of a-1 and b-1 only, not in a and b.
#include <cstdio>

int main() {
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int n, sum = 0;
        std::scanf("%d", &n);
        for (; n > 0; n -= 2) {
            unsigned a, b;
            std::scanf("%u %u", &a, &b);
            unsigned bits = (a - 1) | (b - 1);
            int place = 0;
            while (bits >> place & 1) place++;
            sum ^= place;
        }
        std::puts(sum != 0 ? "YES" : "NO");
    }
}
