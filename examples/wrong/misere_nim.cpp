// Wrong on purpose. Misere Nim, as in HDU 1907: whoever takes the last one loses.
// Mistake: the case of heaps of one only is left out, where an even number of them wins.
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
        std::puts(sum != 0 ? "John" : "Brother");
    }
}
