// Treblecross, as in POJ 3537: both draw crosses on a strip of n cells; three in a row win.
// Input: n, from 3 to 2000, to its end. Output: 1 if the first player wins, else 2.
// Theorem: a cross within two cells of another loses at once, so it takes five cells out of play: at
// place i of n cells, i-3 at the left and n-i-2 at the right, or none, are left. The values are the mex
// of the xors; whoever cannot move loses.
// Complexity: O(n^2). Trap: for n = 2 no three fit, so the theorem begins at n = 3 (and holds for 1).
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    const int most = 2000;
    std::vector<int> value(most + 1, 0), seen(1024, 0);
    for (int m = 1; m <= most; m++) {
        for (int i = 1; i <= m; i++) seen[value[std::max(0, i - 3)] ^ value[std::max(0, m - i - 2)]] = m;
        while (seen[value[m]] == m) value[m]++;
    }
    int n;
    while (std::scanf("%d", &n) == 1) std::puts(value[n] != 0 ? "1" : "2");
}
