// Green Hackenbush, as in POJ 3710: cut an edge; what no longer hangs on the root falls; whoever cannot
// move loses.
// Input: the number of graphs, and for each the numbers of vertices and edges, and the edges; vertex 1
// is the root; to the end of the input. Output: Sally (first) or Harry.
// Theorem (Winning Ways, chapter 7): a tree on an edge is worth one more than without the edge (colon);
// the vertices of a cycle may be made one, and its edges loops worth 1 each (fusion); what hangs at a
// vertex is xored.
// So: an edge that is no bridge counts 1; a bridge counts 1 + the value of what hangs on it.
// Complexity: O(edges), by one depth-first search with the lowest place that is reached.
// Traps: two edges between the same vertices are a cycle; leave by the number of the edge, not by the
// parent.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

struct Graph {
    std::vector<std::vector<std::pair<int, int>>> ends;  // of a vertex: neighbour and edge
    std::vector<int> place, low;
    int count = 0;

    int value(int v, int by) {
        place[v] = low[v] = ++count;
        int sum = 0;
        for (auto [w, edge] : ends[v]) {
            if (edge == by) continue;
            if (place[w] == 0) {
                int branch = value(w, edge);
                low[v] = std::min(low[v], low[w]);
                sum ^= low[w] > place[v] ? branch + 1 : branch ^ 1;
            } else if (place[w] <= place[v]) {  // an edge back, or a loop: counted once
                low[v] = std::min(low[v], place[w]);
                sum ^= 1;
            }
        }
        return sum;
    }
};

int main() {
    int graphs;
    while (std::scanf("%d", &graphs) == 1) {
        int sum = 0;
        while (graphs-- > 0) {
            int n, m;
            std::scanf("%d %d", &n, &m);
            Graph g;
            g.ends.resize(n + 1);
            g.place.resize(n + 1);
            g.low.resize(n + 1);
            for (int e = 0; e < m; e++) {
                int a, b;
                std::scanf("%d %d", &a, &b);
                g.ends[a].push_back({b, e});
                if (a != b) g.ends[b].push_back({a, e});
            }
            sum ^= g.value(1, -1);
        }
        std::puts(sum != 0 ? "Sally" : "Harry");
    }
}
