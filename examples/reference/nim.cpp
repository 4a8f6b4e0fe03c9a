// Nim with all winning first moves, as in HDU 2176: take any number from one heap, the last wins.
// Input: the number of heaps and the heaps, again and again, until 0.
// Output: No, or Yes and for each winning move the heap before and after it.
// Theorem (Bouton 1901): the first player loses exactly when the xor X of the heaps is 0; a heap h
// has the one winning move to h xor X, exactly when that is smaller than h.
// Complexity: O(heaps). Trap: h xor X may be larger than h; such a heap has no winning move.
#include <cstdio>
#include <vector>

int main() {
    int m;
    while (std::scanf("%d", &m) == 1 && m > 0) {
        std::vector<int> heap(m);
        int sum = 0;
        for (int& h : heap) {
            std::scanf("%d", &h);
            sum ^= h;
        }
        std::puts(sum != 0 ? "Yes" : "No");
        for (int h : heap)
            if ((h ^ sum) < h) std::printf("%d %d\n", h, h ^ sum);
    }
}
