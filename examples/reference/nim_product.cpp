// The product of two nimbers below 2^64, as in Library Checker's Nim Product: the value of a product of
// two coin-turning games is the product of their values (the Tartan theorem).
// Input: the number of cases, then two numbers for each. Output: the product.
// Theorem (Conway 1976): with F = 2^(half the bits), F·F = F xor F/2, and F·x for x < F is the ordinary
// product. So (aF+b)(cF+d) = (ac+ad+bc)F + bd + ac·F/2, with xor for +.
// Complexity: four products of half the length, down to a table of the products of bytes: 4^3 look-ups.
// Trap: the numbers are unsigned.
#include <cstdio>
#include <vector>

typedef unsigned long long Word;

// product multiplies numbers of so many bits; bytes by the table, once it is there.
Word product(Word x, Word y, int bits, const std::vector<Word>& bytes) {
    if (x <= 1 || y <= 1) return x * y;
    if (bits == 8 && !bytes.empty()) return bytes[x << 8 | y];
    int half = bits / 2;
    Word mask = ((Word)1 << half) - 1, a = x >> half, b = x & mask, c = y >> half, d = y & mask;
    Word high = product(a, c, half, bytes), low = product(b, d, half, bytes);
    Word cross = product(a ^ b, c ^ d, half, bytes) ^ low;  // ac + ad + bc
    return cross << half ^ low ^ product(high, (Word)1 << (half - 1), half, bytes);
}

int main() {
    std::vector<Word> none, bytes(1 << 16);
    for (int x = 0; x < 256; x++)
        for (int y = 0; y < 256; y++) bytes[x << 8 | y] = product(x, y, 8, none);
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        Word a, b;
        std::scanf("%llu %llu", &a, &b);
        std::printf("%llu\n", product(a, b, 64, bytes));
    }
}
