// A limit that depends on the last move: after t were taken, at most f(t) may be, here f(t) = t+1,
// as in CODE THANKS FESTIVAL 2014 B-G; the first limit is P, and the last one wins.
// Input: N and P. Output: first or second.
// Theorem (Schwenk 1970, Epp and Ferguson 1980), for f that never falls: let H be 1, and the next
// part always the last part h plus the least part g with f(g) >= h. Take the largest part out of
// N again and again; the last part taken out is the least one, and the first player wins exactly
// when P is at least that.
// Complexity: O(number of parts). Traps: "+1" is easily lost in copies of the statement; for 2t
// the parts are the Fibonacci numbers, for t the powers of two.
#include <cstdio>
#include <vector>

long long limit(long long taken) { return taken + 1; }

int main() {
    long long n, p;
    std::scanf("%lld %lld", &n, &p);
    std::vector<long long> part = {1};
    for (int least = 0; part.back() < n;) {
        while (limit(part[least]) < part.back()) least++;
        part.push_back(part.back() + part[least]);
    }
    long long smallest = 0;
    for (int i = part.size() - 1; n > 0; i--)
        if (part[i] <= n) n -= smallest = part[i];
    std::puts(p >= smallest ? "first" : "second");
}
