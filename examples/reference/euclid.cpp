// Euclid's game, as in POJ 2348: take a positive multiple of the smaller heap from the larger one;
// whoever makes a zero wins.
// Input: pairs until 0 0. Output: Stan wins (first) or Ollie wins.
// Theorem (Cole and Davie 1969): while the quotient is 1 the move is forced; whoever first meets a
// quotient of 2 or more, or a division without rest, wins. For a > b > 0 this is a/b > phi.
// Complexity: O(log a). Traps: the line 0 0 divides by zero; a >= 2·b overflows near the end of the
// type, a-b >= b does not.
#include <cstdio>
#include <utility>

int main() {
    long long a, b;
    while (std::scanf("%lld %lld", &a, &b) == 2 && (a != 0 || b != 0)) {
        bool first = true;
        if (a < b) std::swap(a, b);
        while (b > 0 && a - b < b && a != b) {
            a -= b;
            std::swap(a, b);
            first = !first;
        }
        if (b == 0) first = !first;  // no move: the other one made the zero
        std::puts(first ? "Stan wins" : "Ollie wins");
    }
}
