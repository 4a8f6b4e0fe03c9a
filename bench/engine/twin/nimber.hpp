// What the two programs of nim products share: the definition, which makes their
// tables, and the loop that is timed.
#pragma once
#include <cstdint>
#include <cstdlib>

#include "cpu.hpp"

using std::uint16_t, std::uint32_t, std::uint64_t, std::uint8_t;

// definition multiplies by the two rules of Fermat powers.
inline uint64_t definition(uint64_t a, uint64_t b) {
  if (a <= 1 || b <= 1) return a * b;
  int w = 32;
  while ((a | b) >> w == 0) w /= 2;
  uint64_t rest = (uint64_t(1) << w) - 1, a1 = a >> w, a0 = a & rest, b1 = b >> w, b0 = b & rest;
  uint64_t low = definition(a0, b0), cross = definition(a1 ^ a0, b1 ^ b0) ^ low;
  return cross << w ^ low ^ definition(uint64_t(1) << (w - 1), definition(a1, b1));
}

inline uint64_t next(uint64_t &state) {
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

// products takes a million products of random numbers as often as the argument
// says. The tables are made before.
template <typename Product>
int products(const char *times, void (*build)(), Product product) {
  build();
  uint64_t n = uint64_t(atoi(times)) * 1000000, state = 1, sum = 0;
  double start = cpu();
  for (uint64_t i = 0; i < n; i++) {
    uint64_t a = next(state), b = next(state);
    sum = sum * 31 + product(a, b);
  }
  report(start, sum, n, 0);
  return 0;
}
