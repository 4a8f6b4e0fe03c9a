// Coins on a strip, pushed left without passing one another, as in POJ 1704 (Georgia and Bob).
// Input: the number of cases, then the number of coins and their cells, counted from 1, in any order.
// Output: Georgia will win (first) or Bob will win.
// Theorem: pair the coins from the right; a lone one is paired with the edge, cell 0. The gaps inside
// the pairs are heaps of Nim: a left coin that runs away is followed by its partner.
// Complexity: O(n log n). Traps: the input is not sorted; the lone coin is at the left.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int n, sum = 0;
        std::scanf("%d", &n);
        std::vector<int> cell(n);
        for (int& c : cell) std::scanf("%d", &c);
        if (n % 2 == 1) cell.push_back(0);
        std::sort(cell.begin(), cell.end());
        for (size_t i = 1; i < cell.size(); i += 2) sum ^= cell[i] - cell[i - 1] - 1;
        std::puts(sum != 0 ? "Georgia will win" : "Bob will win");
    }
}
