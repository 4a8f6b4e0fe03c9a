// Nim products below 2^64 in the way that is usual in contests: a table of the
// products of bytes, and for each pair of places of bytes what that product
// becomes there.
#include <cstdint>

#include "cpu.hpp"
#include "nimber.hpp"

static uint8_t small[256][256];
static uint64_t carried[8][8][256];

static void build() {
  for (int x = 0; x < 256; x++)
    for (int y = 0; y < 256; y++) small[x][y] = definition(x, y);
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++) {
      uint64_t place = definition(uint64_t(1) << (8 * i), uint64_t(1) << (8 * j));
      for (int x = 0; x < 256; x++) carried[i][j][x] = definition(place, x);
    }
}

static uint64_t product(uint64_t a, uint64_t b) {
  uint64_t sum = 0;
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++) sum ^= carried[i][j][small[uint8_t(a >> (8 * i))][uint8_t(b >> (8 * j))]];
  return sum;
}

int main(int argc, char **argv) { return products(argv[argc - 1], build, product); }
