// Kayles (0.77): knock down one pin, or two side by side, of one row; whoever cannot move loses.
// Input: the number of cases, then the number of rows and their lengths. Output: First or Second.
// Theorem: values by the mex over all moves, each of which leaves two rows. They have the period 12 from
// 71 on, which is proved (Guy and Smith 1956: it is enough to compute them up to 2·71 + 2·12 + 2).
// Complexity: a table of 83, then O(rows) at any length. Trap: heaps below 71 have exceptions.
#include <cstdio>
#include <vector>

// table holds the values of rows up to the end of the first period.
std::vector<int> table(int from, int period) {
    std::vector<int> value(from + period, 0);
    for (int n = 1; n < from + period; n++) {
        unsigned seen = 0;
        for (int taken = 1; taken <= 2; taken++)
            for (int left = 0; left <= n - taken; left++)
                seen |= 1u << (value[left] ^ value[n - taken - left]);
        while (seen >> value[n] & 1) value[n]++;
    }
    return value;
}

int main() {
    const int from = 71, period = 12;
    std::vector<int> value = table(from, period);
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int rows, sum = 0;
        long long n;
        std::scanf("%d", &rows);
        while (rows-- > 0) {
            std::scanf("%lld", &n);
            sum ^= value[n < from ? n : from + (n - from) % period];
        }
        std::puts(sum != 0 ? "First" : "Second");
    }
}
