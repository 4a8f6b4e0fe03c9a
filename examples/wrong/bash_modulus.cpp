// Wrong on purpose. Bash's game, as in HDU 1846: take 1 to m of n stones, the last one wins.
// Mistake: the modulus is m here. What one player takes, the other makes up to m+1, and so
// it is m+1.
#include <cstdio>

int main() {
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int n, m;
        std::scanf("%d %d", &n, &m);
        std::puts(n % m != 0 ? "first" : "second");
    }
}
