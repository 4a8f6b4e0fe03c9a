// Wrong on purpose. HDU 5795: take any number of stones from a heap, or split it in three.
// Mistake: the table of Grundy values was printed for heaps up to 6, where g(n) = n. The heaps
// 8k+7 and 8k+8 change places.
#include <cstdio>

int main() {
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int n, sum = 0;
        std::scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            int heap;
            std::scanf("%d", &heap);
            sum ^= heap;
        }
        std::puts(sum != 0 ? "First player wins." : "Second player wins.");
    }
}
