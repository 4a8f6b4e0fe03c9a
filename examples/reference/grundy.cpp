// Grundy's game, as in CSES: split a heap into two unequal ones; whoever cannot move loses.
// Input: the number of cases, then one heap for each. Output: first or second.
// Theory: values by the mex over all splits, up to 2000. Beyond the heap 1222 no value 0 is known: that
// is checked far beyond 10^6 by others, and is not proved for all heaps.
// Complexity: O(2000^2) for the table, then O(1). Trap: a table to the limit of 10^6 takes too long.
#include <cstdio>
#include <vector>

int main() {
    const int size = 2000;
    std::vector<int> value(size, 0), seen(1024, 0);
    for (int n = 1; n < size; n++) {
        for (int a = 1; 2 * a < n; a++) seen[value[a] ^ value[n - a]] = n;
        while (seen[value[n]] == n) value[n]++;
    }
    int cases, n;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        std::scanf("%d", &n);
        std::puts(n >= size || value[n] != 0 ? "first" : "second");
    }
}
