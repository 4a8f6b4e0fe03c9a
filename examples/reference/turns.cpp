// A game that is no sum, by a table of won and lost positions, as in POJ 2068: 2n players of two teams
// sit by turns, player i takes 1 to M_i stones, and the last stone loses.
// Input: n, the stones and the 2n limits, until 0. Output: 1 if the first team wins, else 0.
// Theory: a position is (player, stones). It is won if some move leads to a lost one. With no stones left
// the other team took the last one, so that is won.
// Complexity: O(players · stones · limit). Traps: the player belongs to the position; the last one loses.
#include <cstdio>
#include <vector>

int main() {
    int n, stones;
    while (std::scanf("%d", &n) == 1 && n > 0) {
        std::scanf("%d", &stones);
        int players = 2 * n;
        std::vector<int> limit(players);
        for (int& m : limit) std::scanf("%d", &m);
        std::vector<std::vector<char>> won(stones + 1, std::vector<char>(players, 1));
        for (int s = 1; s <= stones; s++)
            for (int p = 0; p < players; p++) {
                won[s][p] = 0;
                for (int t = 1; t <= limit[p] && t <= s; t++)
                    if (!won[s - t][(p + 1) % players]) won[s][p] = 1;
            }
        std::puts(won[stones][0] ? "1" : "0");
    }
}
