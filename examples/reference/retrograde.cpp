// One token on a directed graph that may have cycles, as in Luogu P6560: whoever reaches the target
// wins, whoever cannot move loses, and play may never end.
// Input: the numbers of vertices, arrows and questions; the arrows; a start and a target a question.
// Output: 1 if the first player wins, -1 if he loses, 0 if play never ends.
// Theory: go backwards from what is lost (the target, and vertices without arrows). A vertex with an
// arrow to a lost one is won; one whose arrows all lead to won ones is lost. The rest is a draw.
// Complexity: O(vertices + arrows) a question. Traps: the target ends play even if it has arrows; a
// recursion by the mex never returns.
#include <cstdio>
#include <vector>

int main() {
    int n, m, questions;
    std::scanf("%d %d %d", &n, &m, &questions);
    std::vector<std::vector<int>> from(n + 1);
    std::vector<int> arrows(n + 1, 0);
    while (m-- > 0) {
        int u, v;
        std::scanf("%d %d", &u, &v);
        from[v].push_back(u);
        arrows[u]++;
    }
    while (questions-- > 0) {
        int start, target;
        std::scanf("%d %d", &start, &target);
        std::vector<int> result(n + 1, 0), open = arrows, queue;
        open[target] = 0;
        for (int v = 1; v <= n; v++)
            if (open[v] == 0) {
                result[v] = -1;
                queue.push_back(v);
            }
        for (size_t i = 0; i < queue.size(); i++)
            for (int u : from[queue[i]]) {
                if (result[u] != 0) continue;
                if (result[queue[i]] == -1)
                    result[u] = 1;
                else if (--open[u] == 0)
                    result[u] = -1;
                if (result[u] != 0) queue.push_back(u);
            }
        std::printf("%d\n", result[start]);
    }
}
