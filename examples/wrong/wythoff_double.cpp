// Wrong on purpose. Wythoff's game, as in POJ 1067: 1 if the first player wins, 0 if not.
// Mistake: the multiple of the golden ratio is computed with doubles, whose 53 bits do not
// tell on which side of a whole number it lies. All heaps of eight digits are answered right.
#include <algorithm>
#include <cmath>
#include <cstdio>

int main() {
    long long a, b;
    const double phi = (1 + std::sqrt(5.0)) / 2;
    while (std::scanf("%lld %lld", &a, &b) == 2) {
        if (a > b) std::swap(a, b);
        long long k = b - a;
        std::puts((long long)(k * phi) == a ? "0" : "1");
    }
}
