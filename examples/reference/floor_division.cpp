// A heap n becomes floor(n/k), k from 2 to 6, as in CodeChef FDIVGAME; zero has no move, and whoever
// cannot move loses.
// Input: the number of cases, then the number of heaps and the heaps. Output: Henry (first) or Derek.
// Theorem: for n >= 12 the value is that of floor(n/12). Printed values are constant on 1, 2-3, 4-5,
// 6-11, and so on 12 times as long. Proof: by the definition for n < 72, and then by induction, since
// floor(floor(n/k)/12) = floor(floor(n/12)/k).
// Complexity: O(log n) a heap. Trap: the definition with a map alone reaches thousands of numbers from
// one of 10^18.
#include <cstdio>
#include <vector>

int main() {
    std::vector<int> value(12, 0);  // by the definition
    for (int n = 1; n < 12; n++) {
        unsigned seen = 0;
        for (int k = 2; k <= 6; k++) seen |= 1u << value[n / k];
        while (seen >> value[n] & 1) value[n]++;
    }
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int heaps, sum = 0;
        long long n;
        std::scanf("%d", &heaps);
        while (heaps-- > 0) {
            std::scanf("%lld", &n);
            while (n >= 12) n /= 12;
            sum ^= value[n];
        }
        std::puts(sum != 0 ? "Henry" : "Derek");
    }
}
