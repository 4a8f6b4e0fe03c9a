// Nimble, as in HDU 1849: coins on a strip, each moved left by any number of cells; coins may share a
// cell and pass one another; whoever cannot move loses.
// Input: the number of coins and their cells, counted from 0, again and again, until 0.
// Output: Rabbit Win! (first) or Grass Win!
// Theorem: each coin is a heap of Nim of the size of its cell; xor them.
// Complexity: O(coins). Trap: if coins block one another it is another game (see silver).
#include <cstdio>

int main() {
    int coins;
    while (std::scanf("%d", &coins) == 1 && coins > 0) {
        int sum = 0, cell;
        while (coins-- > 0) {
            std::scanf("%d", &cell);
            sum ^= cell;
        }
        std::puts(sum != 0 ? "Rabbit Win!" : "Grass Win!");
    }
}
