// Misère Nim, as in HDU 1907: take any number from one heap, the last one loses.
// Input: the number of cases, then the number of heaps and the heaps. Output: John or Brother.
// Theorem (Bouton 1901): with a heap of two or more as in Nim, won exactly when the xor is not 0.
// Of heaps of one only, won exactly when their number is even.
// Complexity: O(heaps). Trap: the case of ones, which the xor alone gets wrong.
#include <algorithm>
#include <cstdio>

int main() {
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int n, sum = 0, largest = 0;
        std::scanf("%d", &n);
        while (n-- > 0) {
            int h;
            std::scanf("%d", &h);
            sum ^= h;
            largest = std::max(largest, h);
        }
        bool won = largest > 1 ? sum != 0 : sum == 0;
        std::puts(won ? "John" : "Brother");
    }
}
