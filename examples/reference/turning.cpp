// Mock Turtles: coins in a row; turn one, two or three, of which the rightmost goes from heads to tails;
// whoever cannot move loses.
// Input: the number of cases, then the number of heads and their places, counted from 1, all different.
// Output: First or Second.
// Theorem: a position is the sum of its heads, one at a time; a head at place n has the n-th odious
// number as its value, those with an odd number of binary ones: 1, 2, 4, 7, 8, 11, …
// With one or two coins at a time (Turning Turtles) the value is n, and the game is Nim.
// Complexity: O(heads). Trap: tails cost nothing, and turning one up is the answer to itself.
#include <cstdio>

int main() {
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int heads;
        long long sum = 0, n;
        std::scanf("%d", &heads);
        while (heads-- > 0) {
            std::scanf("%lld", &n);
            int ones = 0;
            for (long long bits = n - 1; bits > 0; bits >>= 1) ones += bits & 1;
            sum ^= 2 * (n - 1) + (ones % 2 == 0);
        }
        std::puts(sum != 0 ? "First" : "Second");
    }
}
