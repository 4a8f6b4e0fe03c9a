// Northcott's game, as in HDU 1730: on each row one white and one black piece, each player moves a
// piece of his own along its row, not past the other; whoever cannot move loses.
// Input: the numbers of rows and columns and the two pieces of each row, to the end of the input.
// Output: I WIN! (first) or BAD LUCK!
// Theorem: the gaps are heaps of Nim. A retreat is answered by an advance as long, and room for retreats
// ends, so that it changes nothing.
// Complexity: O(rows). Trap: |a-b|-1, not |a-b|.
#include <cstdio>
#include <cstdlib>

int main() {
    int rows, columns;
    while (std::scanf("%d %d", &rows, &columns) == 2) {
        int sum = 0, a, b;
        while (rows-- > 0) {
            std::scanf("%d %d", &a, &b);
            sum ^= std::abs(a - b) - 1;
        }
        std::puts(sum != 0 ? "I WIN!" : "BAD LUCK!");
    }
}
