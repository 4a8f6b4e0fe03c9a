// Wythoff's game, as in 51Nod 1185: take any number from one heap or the same from both.
// Input: the number of cases, then two heaps for each. Output: A (first) or B.
// Theorem (Wythoff 1907): with x <= y and d = y-x, lost exactly when x = floor(d·phi), phi being the
// golden ratio: x = (d + floor(sqrt(5·d·d))) / 2, in whole numbers.
// Complexity: O(1). Trap: a double is wrong at 165580140 267914295 already; 5·d·d needs 128 bits
// here.
#include <cmath>
#include <cstdio>
#include <utility>

typedef unsigned __int128 Wide;

// root is floor(sqrt(n)): a guess by floating point, made right.
Wide root(Wide n) {
    Wide r = (Wide)std::sqrt((long double)n);
    while (r * r > n) r--;
    while ((r + 1) * (r + 1) <= n) r++;
    return r;
}

int main() {
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        long long x, y;
        std::scanf("%lld %lld", &x, &y);
        if (x > y) std::swap(x, y);
        Wide d = y - x;
        std::puts((Wide)x == (d + root(5 * d * d)) / 2 ? "B" : "A");
    }
}
