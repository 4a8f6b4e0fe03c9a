// Every-SG and its counterpart for any game, by the numbers of steps. Heaps from which an amount of a
// set is taken; each turn is a move in every heap that has one. Of the two kinds, every ends when no
// heap has a move, and rapid as soon as one has none; whoever cannot move loses.
// Input: the number of cases; for each every or rapid, the number of amounts, the amounts, the number of
// heaps and the heaps. Output: First or Second.
// Theorem (Smith 1966): steps are 0 at an end, odd when won and even when lost. In every (suspense) a
// won heap has 1 + the most of its lost options, a lost one 1 + the least of all; the largest decides.
// In rapid (remoteness) a won heap has 1 + the least of its lost options, a lost one 1 + the most of
// all; the smallest decides. The first player wins exactly when that number is odd.
// Complexity: O(largest heap · amounts). Trap: min and max exchanged; Grundy values do not help here.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

// steps of the heaps up to the largest; slow is for every.
std::vector<int> steps(const std::vector<int>& set, int largest, bool slow) {
    std::vector<int> step(largest + 1, 0);
    for (int n = 1; n <= largest; n++) {
        std::vector<int> lost, all;
        for (int s : set) {
            if (s > n) continue;
            all.push_back(step[n - s]);
            if (step[n - s] % 2 == 0) lost.push_back(step[n - s]);
        }
        if (all.empty()) continue;
        bool most = lost.empty() ? !slow : slow;
        auto& from = lost.empty() ? all : lost;
        step[n] = 1 + (most ? *std::max_element(from.begin(), from.end()) : *std::min_element(from.begin(), from.end()));
    }
    return step;
}

int main() {
    int cases;
    std::cin >> cases;
    while (cases-- > 0) {
        std::string kind;
        int k, n;
        std::cin >> kind >> k;
        std::vector<int> set(k);
        for (int& s : set) std::cin >> s;
        std::cin >> n;
        std::vector<int> heap(n);
        for (int& h : heap) std::cin >> h;
        std::vector<int> step = steps(set, *std::max_element(heap.begin(), heap.end()), kind == "every");
        for (int& h : heap) h = step[h];
        auto ends = std::minmax_element(heap.begin(), heap.end());
        std::cout << ((kind == "every" ? *ends.second : *ends.first) % 2 == 1 ? "First\n" : "Second\n");
    }
}
