// Splitting beans, as in Luogu P3185: take one bean from bottle i and put one into each of bottles j and
// k, i < j <= k; whoever cannot move loses.
// Input: the number of cases, then the number of bottles and the beans in each.
// Output: the first winning i, j, k, counted from 0, and how many win; or -1 -1 -1 and 0.
// Theorem: each bean is a game by itself, whose value depends on its distance from the last bottle: the
// mex of the xors of two values of smaller distances. Two beans in a bottle cancel.
// Complexity: O(bottles^3). Traps: only the parity of a bottle counts for the value, but a move needs a
// bean; j = k is allowed.
#include <cstdio>
#include <vector>

int main() {
    const int most = 21;
    std::vector<int> value(most, 0);  // by the distance from the last bottle
    for (int d = 1; d < most; d++) {
        std::vector<bool> seen(4096, false);
        for (int j = 0; j < d; j++)
            for (int k = 0; k <= j; k++) seen[value[j] ^ value[k]] = true;
        while (seen[value[d]]) value[d]++;
    }
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int n, sum = 0, ways = 0, first[3] = {-1, -1, -1};
        std::scanf("%d", &n);
        std::vector<int> beans(n);
        for (int i = 0; i < n; i++) {
            std::scanf("%d", &beans[i]);
            if (beans[i] % 2 == 1) sum ^= value[n - 1 - i];
        }
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n && beans[i] > 0; j++)
                for (int k = j; k < n; k++)
                    if ((sum ^ value[n - 1 - i] ^ value[n - 1 - j] ^ value[n - 1 - k]) == 0 && ways++ == 0)
                        first[0] = i, first[1] = j, first[2] = k;
        std::printf("%d %d %d\n%d\n", first[0], first[1], first[2], ways);
    }
}
