// Subtraction from several heaps, as in HDU 1536 (S-Nim): take an amount of the set S from one
// heap; whoever cannot move loses.
// Input: k and S, the number of positions, each a number of heaps and the heaps; 0 ends it.
// Output: for each set a word of W and L.
// Theorem: the value of a heap is the mex of the values that a move leaves; heaps are xored. With
// k amounts no value exceeds k.
// Complexity: O(k · largest heap) a set, then O(1) a heap.
// Traps: a new table for each set; the mex needs no array that is cleared 10000 times.
#include <cstdio>
#include <vector>

int main() {
    const int largest = 10000;
    int k;
    while (std::scanf("%d", &k) == 1 && k > 0) {
        std::vector<int> set(k), value(largest + 1), seen(k + 2, -1);
        for (int& s : set) std::scanf("%d", &s);
        for (int n = 0; n <= largest; n++) {
            for (int s : set)
                if (s <= n) seen[value[n - s]] = n;  // n marks it, so nothing is cleared
            while (seen[value[n]] == n) value[n]++;
        }
        int positions;
        std::scanf("%d", &positions);
        while (positions-- > 0) {
            int heaps, sum = 0;
            std::scanf("%d", &heaps);
            while (heaps-- > 0) {
                int h;
                std::scanf("%d", &h);
                sum ^= value[h];
            }
            std::putchar(sum != 0 ? 'W' : 'L');
        }
        std::putchar('\n');
    }
}
