// Lasker's Nim, as in HDU 3032: take any number from one heap, or split one in two; whoever cannot
// move loses.
// Input: the number of cases, then the number of heaps and the heaps. Output: Alice (first) or Bob.
// Theorem (Lasker 1931): the value of n is n, but 4k+3 and 4k+4 change places; heaps are xored.
// Complexity: O(heaps). Trap: no table reaches 2^31; print one of 20, and see the pattern.
#include <cstdio>

long long value(long long n) {
    if (n % 4 == 3) return n + 1;
    return n % 4 == 0 && n > 0 ? n - 1 : n;
}

int main() {
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int heaps;
        long long sum = 0, n;
        std::scanf("%d", &heaps);
        while (heaps-- > 0) {
            std::scanf("%lld", &n);
            sum ^= value(n);
        }
        std::puts(sum != 0 ? "Alice" : "Bob");
    }
}
