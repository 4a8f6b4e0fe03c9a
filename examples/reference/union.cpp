// Move in any of the games, at least one, as in Another Game of CSES: take one coin from each of any
// heaps, at least one heap; whoever cannot move loses.
// Input: the number of cases, then the number of heaps and the heaps. Output: first or second.
// Theorem (Smith 1966): lost exactly when every game by itself is lost. A heap from which one coin is
// taken at a time is lost when it is even, so: lost when all are even.
// Complexity: O(heaps). Trap: this is no sum, and nothing is xored.
#include <cstdio>

int main() {
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int n;
        std::scanf("%d", &n);
        bool won = false;
        while (n-- > 0) {
            long long coins;
            std::scanf("%lld", &coins);
            won = won || coins % 2 == 1;
        }
        std::puts(won ? "first" : "second");
    }
}
