// Dawson's Kayles (0.07: take two neighbours of a row), as in Codeforces 1704F: Alice takes two
// neighbouring cells of which one is red, Bob two of which one is blue; the cells turn white.
// Input: the number of cases, then the number of cells and a word of R and B. Output: Alice or Bob.
// Theorem: with unequal numbers of colours, who has more wins. With equal ones only pairs of a red and
// a blue cell matter: each run in which colours alternate is a heap of 0.07.
// The values of 0.07 have the period 34 from 53 on, which is proved (Guy and Smith 1956: it is enough
// to compute them up to 2·53 + 2·34 + 2).
// Complexity: O(cells). Trap: the exceptions below 53, so the table begins with the real values.
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

// table holds the values of rows up to the end of the first period.
std::vector<int> table(int from, int period) {
    std::vector<int> value(from + period, 0);
    for (int n = 2; n < from + period; n++) {
        unsigned seen = 0;
        for (int left = 0; left <= n - 2; left++) seen |= 1u << (value[left] ^ value[n - 2 - left]);
        while (seen >> value[n] & 1) value[n]++;
    }
    return value;
}

int main() {
    const int from = 53, period = 34;
    std::vector<int> value = table(from, period);
    int cases;
    std::cin >> cases;
    while (cases-- > 0) {
        int n, surplus = 0, sum = 0;
        std::string s;
        std::cin >> n >> s;
        for (int i = 0, run = 0; i < n; i++) {
            surplus += s[i] == 'R' ? 1 : -1;
            run++;
            if (i + 1 < n && s[i + 1] != s[i]) continue;  // the run goes on
            sum ^= value[run < from ? run : from + (run - from) % period];
            run = 0;
        }
        bool alice = surplus != 0 ? surplus > 0 : sum != 0;
        std::cout << (alice ? "Alice\n" : "Bob\n");
    }
}
