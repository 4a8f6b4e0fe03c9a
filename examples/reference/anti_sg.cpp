// A misère sum (Anti-SG), as in HDU 2509: rows of apples; eat any run of one row, which may fall in two;
// the last apple loses.
// Input: the number of rows and their lengths, to the end of the input. Output: Yes if the first player
// wins, else No.
// Theorem: a row of n has the Grundy value n, and misère play follows the rule of misère Nim:
// with a value above 1 won exactly when the xor is not 0, without one exactly when it is 0 (the SJ
// theorem of Jia Zhihao 2009).
// Complexity: O(rows). Trap: the SJ theorem is no theorem about all games. It needs that every position of
// value 0 in a single game is an end, as here; in misère Kayles it fails at one row of 8.
#include <algorithm>
#include <cstdio>

int main() {
    int rows;
    while (std::scanf("%d", &rows) == 1) {
        int sum = 0, largest = 0, n;
        while (rows-- > 0) {
            std::scanf("%d", &n);
            sum ^= n;
            largest = std::max(largest, n);
        }
        bool won = largest > 1 ? sum != 0 : sum == 0;
        std::puts(won ? "Yes" : "No");
    }
}
