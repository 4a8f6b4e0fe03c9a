// Powers of primes, as in Codeforces 850C: a move names p^k, k > 0, that divides some number, and divides
// all numbers by it that it divides; whoever cannot move loses.
// Input: the number of numbers, and the numbers. Output: Mojtaba (first) or Arpa.
// Theory: each prime is a game by itself, and its position is the set of its exponents, as bits. Naming k
// lowers the exponents from k on by k. The value is the mex, kept in a map; primes are xored.
// Complexity: trial division, and few sets, since exponents are at most 29.
// Trap: equal exponents are one: the position is a set.
#include <cstdio>
#include <map>
#include <set>

int grundy(unsigned exponents, std::map<unsigned, int>& known) {
    auto found = known.find(exponents);
    if (found != known.end()) return found->second;
    std::set<int> seen;
    for (int k = 1; exponents >> k != 0; k++) {
        unsigned low = exponents & ((1u << k) - 1), high = exponents >> k;
        seen.insert(grundy((low | high) & ~1u, known));  // exponent 0 is out of play
    }
    int mex = 0;
    while (seen.count(mex)) mex++;
    return known[exponents] = mex;
}

int main() {
    int n;
    std::scanf("%d", &n);
    std::map<int, unsigned> exponents;  // of a prime
    while (n-- > 0) {
        int a;
        std::scanf("%d", &a);
        for (int p = 2; a > 1; p++) {
            if (p > a / p) p = a;  // the rest is a prime
            int e = 0;
            for (; a % p == 0; e++) a /= p;
            if (e > 0) exponents[p] |= 1u << e;
        }
    }
    int sum = 0;
    std::map<unsigned, int> known;
    for (auto& of : exponents) sum ^= grundy(of.second, known);
    std::puts(sum != 0 ? "Mojtaba" : "Arpa");
}
