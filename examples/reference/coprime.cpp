// Take a number coprime to the heap, as in Codeforces 2004E; whoever cannot move loses.
// Input: the number of cases, then the number of heaps and the heaps. Output: Alice (first) or Bob.
// Theorem: the value of 1 is 1, of an even number 0, of any other the place of its least prime factor
// among the primes 2, 3, 5, … (3 is worth 2, 5 is worth 3, 9 is worth 2).
// Complexity: a sieve of the least prime factors to the largest heap, then O(heaps).
// Trap: from a heap of 1 one may take 1, so it is worth 1.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int cases;
    std::scanf("%d", &cases);
    std::vector<int> value = {0, 1};
    while (cases-- > 0) {
        int n;
        std::scanf("%d", &n);
        std::vector<int> heap(n);
        for (int& h : heap) std::scanf("%d", &h);
        int largest = *std::max_element(heap.begin(), heap.end());
        if ((int)value.size() <= largest) {
            largest = std::max(largest, 2 * (int)value.size());  // not a little more for each case
            value.assign(largest + 1, -1);                       // -1: no prime factor is known yet
            value[0] = 0;
            value[1] = 1;
            for (int p = 2, place = 0; p <= largest; p++) {
                if (value[p] >= 0) continue;
                place++;
                for (int m = p; m <= largest; m += p)
                    if (value[m] < 0) value[m] = p == 2 ? 0 : place;
            }
        }
        int sum = 0;
        for (int h : heap) sum ^= value[h];
        std::puts(sum != 0 ? "Alice" : "Bob");
    }
}
