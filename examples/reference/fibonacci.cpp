// Fibonacci Nim, as in HDU 2516: one heap; the first move takes anything but all, each later one
// at most twice the one before; the last one wins.
// Input: heaps until 0. Output: First win or Second win.
// Theorem (Whinihan 1963): lost exactly when n is a Fibonacci number 1, 2, 3, 5, 8, …
// Complexity: O(log n). Traps: a list of Fibonacci numbers that outgrows its type; the premise that
// the first move may not take all; several heaps are not xored by this rule.
#include <cstdio>

int main() {
    long long n;
    while (std::scanf("%lld", &n) == 1 && n > 0) {
        long long a = 1, b = 2;
        while (a < n) {
            long long next = a + b;
            a = b;
            b = next;
        }
        std::puts(a == n ? "Second win" : "First win");
    }
}
