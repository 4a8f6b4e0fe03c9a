// Nim products below 2^64 as in nimber/product.go: logarithms below 2^16, and
// Karatsuba's method twice.
#include <cstdint>

#include "cpu.hpp"
#include "nimber.hpp"

const uint32_t order = (1 << 16) - 1, noLog = 3 * order - 2;
static uint32_t logs[1 << 16], half, halfSquare;
static uint16_t powers[1 << 19];

static void build() {
  uint16_t low[256] = {}, high[256] = {};
  for (int bit = 0; bit < 8; bit++) {
    uint16_t l = definition(258, uint64_t(1) << bit), h = definition(258, uint64_t(1) << (bit + 8));
    for (int x = 0; x < 1 << bit; x++) {
      low[x | 1 << bit] = low[x] ^ l;
      high[x | 1 << bit] = high[x] ^ h;
    }
  }
  uint16_t x = 1;
  for (uint32_t n = 0; n < order; n++) {
    logs[x] = n;
    powers[n] = powers[n + order] = powers[n + 2 * order] = x;
    x = low[x & 255] ^ high[x >> 8];
  }
  for (uint32_t n = noLog; n < 3 * order; n++) powers[n] = 0;
  logs[0] = noLog;
  half = logs[1 << 15];
  halfSquare = 2 * half % order;
}

static inline uint32_t power(uint32_t n) { return powers[n]; }

static inline void sums(uint32_t a, uint32_t b, uint32_t &high, uint32_t &low, uint32_t &both) {
  high = logs[a >> 16] + logs[b >> 16];
  low = logs[uint16_t(a)] + logs[uint16_t(b)];
  both = logs[uint16_t(a >> 16 ^ a)] + logs[uint16_t(b >> 16 ^ b)];
}

static uint32_t product32(uint32_t a, uint32_t b) {
  uint32_t high, low, both;
  sums(a, b, high, low, both);
  uint32_t l = power(low);
  return (power(both) ^ l) << 16 | (l ^ power(high + half));
}

static uint32_t productHalf32(uint32_t a, uint32_t b) {
  uint32_t high, low, both;
  sums(a, b, high, low, both);
  return (power(both + half) ^ power(high + halfSquare)) << 16 | (power(both + halfSquare) ^ power(low + halfSquare));
}

static uint64_t product(uint64_t a, uint64_t b) {
  if ((a | b) >> 16 == 0) return power(logs[a] + logs[b]);
  if ((a | b) >> 32 == 0) return product32(a, b);
  uint32_t a1 = a >> 32, a0 = a, b1 = b >> 32, b0 = b;
  uint32_t low = product32(a0, b0), cross = product32(a1 ^ a0, b1 ^ b0) ^ low;
  return uint64_t(cross) << 32 | (low ^ productHalf32(a1, b1));
}

int main(int argc, char **argv) { return products(argv[argc - 1], build, product); }
