// Wrong on purpose. Euclid's game, as in POJ 2348: whoever makes a zero wins.
// Mistake: the line 0 0 that ends the input is answered like a case, by a division by zero.
#include <algorithm>
#include <cstdio>

int main() {
    long long a, b;
    while (std::scanf("%lld %lld", &a, &b) == 2) {
        bool stan = true;
        for (;;) {
            if (a < b) std::swap(a, b);
            if (a / b > 1 || a % b == 0) break;
            a -= b;
            stan = !stan;
        }
        std::puts(stan ? "Stan wins" : "Ollie wins");
    }
}
