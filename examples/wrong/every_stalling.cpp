// Wrong on purpose. Several games of Euclid at once, as in HDU 3595: each turn is a move in
// every one that has not ended, and whoever wins the one that lasts longest wins.
// Mistake: who wins one game is right, but not how long it lasts. A player who can choose and
// does not want to take the rest at once makes a move more, so that it lasts two moves longer
// than the rest; here it is one.
#include <algorithm>
#include <cstdio>

struct Game {
    bool won;
    int moves;
};

Game play(int a, int b) {
    if (a < b) std::swap(a, b);
    if (b == 0) return {false, 0};
    Game rest = play(b, a % b);
    if (a / b == 1) return {!rest.won, rest.moves + 1};
    return {true, rest.moves + 1};
}

int main() {
    int n;
    while (std::scanf("%d", &n) == 1) {
        Game longest = {false, -1};
        for (int i = 0; i < n; i++) {
            int a, b;
            std::scanf("%d %d", &a, &b);
            Game game = play(a, b);
            if (game.moves > longest.moves) longest = game;
        }
        std::puts(longest.won ? "MM" : "GG");
    }
}
