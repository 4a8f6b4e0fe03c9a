// Take any number from one heap, or split one in three, as in HDU 5795; whoever cannot move loses.
// Input: the number of cases, then the number of heaps and the heaps.
// Output: First player wins. or Second player wins.
// Theorem: the value of n is n, but 8k+7 and 8k+8 change places. Here the table of the definition,
// by the mex over all moves, comes first, and the formula is only used beyond it.
// Complexity: O(size^2) numbers for the table, then O(heaps). Trap: a table up to 6 looks like Nim.
#include <cstdio>
#include <set>
#include <vector>

// table finds values by the definition: the mex of what the moves leave.
std::vector<long long> table(int size) {
    std::vector<long long> value(size, 0);
    for (int n = 1; n < size; n++) {
        std::set<long long> seen(value.begin(), value.begin() + n);
        for (int a = 1; 3 * a <= n; a++)
            for (int b = a; a + 2 * b <= n; b++) seen.insert(value[a] ^ value[b] ^ value[n - a - b]);
        while (seen.count(value[n])) value[n]++;
    }
    return value;
}

int main() {
    std::vector<long long> small = table(40);
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int heaps;
        long long sum = 0, n;
        std::scanf("%d", &heaps);
        while (heaps-- > 0) {
            std::scanf("%lld", &n);
            if (n < (long long)small.size())
                sum ^= small[n];
            else
                sum ^= n % 8 == 7 ? n + 1 : n % 8 == 0 ? n - 1 : n;
        }
        std::puts(sum != 0 ? "First player wins." : "Second player wins.");
    }
}
