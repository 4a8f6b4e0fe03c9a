// Staircase Nim, as in the Stair Game of CSES: take any number of balls from stair k to stair k-1;
// stair 1 is the ground, and whoever cannot move loses.
// Input: the number of cases, then the number of stairs and the balls on each. Output: first or second.
// Theorem: only every other stair counts, from the one above the ground on: the xor of stairs 2, 4, 6,
// … A ball that comes to a stair that does not count is moved on by the other.
// Complexity: O(stairs). Trap: the parity. Ask which stair cannot be left; that one does not count.
#include <cstdio>

int main() {
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int n;
        long long sum = 0, balls;
        std::scanf("%d", &n);
        for (int stair = 1; stair <= n; stair++) {
            std::scanf("%lld", &balls);
            if (stair % 2 == 0) sum ^= balls;
        }
        std::puts(sum != 0 ? "first" : "second");
    }
}
