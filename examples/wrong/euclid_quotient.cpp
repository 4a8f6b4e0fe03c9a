// Wrong on purpose. Euclid's game, as in POJ 2348: whoever makes a zero wins.
// Mistake: only the first quotient is looked at. Where it is 1 and something is left, the
// move is forced, and the question is the same for the other player.
#include <algorithm>
#include <cstdio>

int main() {
    long long a, b;
    while (std::scanf("%lld %lld", &a, &b) == 2 && (a != 0 || b != 0)) {
        if (a < b) std::swap(a, b);
        std::puts(a / b > 1 || a % b == 0 ? "Stan wins" : "Ollie wins");
    }
}
