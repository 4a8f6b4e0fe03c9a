// Pieces on a directed graph without cycles, as in HDU 1524: move one along an arrow; whoever cannot
// move loses.
// Input: the number of vertices, for each the number of arrows and where they go; then the number of
// pieces and their vertices, again and again, until 0; and all of it to the end of the input.
// Output: WIN or LOSE.
// Theorem: the value of a vertex is the mex of the values to which its arrows lead; pieces are xored.
// Complexity: O(vertices + arrows) a graph, then O(1) a piece.
// Traps: pieces may share a vertex, and cancel there; with a cycle this never ends (see retrograde).
#include <cstdio>
#include <vector>

int grundy(const std::vector<std::vector<int>>& to, std::vector<int>& value, int v) {
    if (value[v] >= 0) return value[v];
    std::vector<bool> seen(to[v].size() + 1, false);
    for (int w : to[v]) {
        size_t g = grundy(to, value, w);
        if (g < seen.size()) seen[g] = true;
    }
    int mex = 0;
    while (seen[mex]) mex++;
    return value[v] = mex;
}

int main() {
    int n;
    while (std::scanf("%d", &n) == 1) {
        std::vector<std::vector<int>> to(n);
        for (auto& arrows : to) {
            int count;
            std::scanf("%d", &count);
            arrows.resize(count);
            for (int& w : arrows) std::scanf("%d", &w);
        }
        std::vector<int> value(n, -1);
        int pieces, v;
        while (std::scanf("%d", &pieces) == 1 && pieces > 0) {
            int sum = 0;
            while (pieces-- > 0) {
                std::scanf("%d", &v);
                sum ^= grundy(to, value, v);
            }
            std::puts(sum != 0 ? "WIN" : "LOSE");
        }
    }
}
