// Outcome, remoteness and suspense of Euclid's game below n in normal play, as in
// solve/table.go: the ranks of the options of each position are listed once, and
// the three quantities have bytes in columns.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "cpu.hpp"

using std::uint32_t, std::uint64_t, std::uint8_t;

static uint64_t n;

static void options(uint64_t rank, std::vector<uint64_t> &list) {
  uint64_t a = rank / n, b = rank % n;
  if (a == 0 || b == 0) return;
  if (a < b) {
    for (; b > a; b -= a) list.push_back(rank -= a);
    return;
  }
  for (; a >= b; a -= b) list.push_back(rank -= b * n);
}

static const std::vector<uint32_t> &gather(const std::vector<uint8_t> &column, const std::vector<uint64_t> &list) {
  static std::vector<uint32_t> found;
  found.clear();
  for (uint64_t rank : list) found.push_back(column[rank]);
  return found;
}

// 1 is won for the player to move, 2 is lost.
static uint8_t outcome(const std::vector<uint32_t> &found) {
  for (uint32_t v : found)
    if (v == 2) return 1;
  return 2;
}

static uint8_t last(const std::vector<uint32_t> &found, bool hurries) {
  if (found.empty()) return 0;
  uint32_t turn = !hurries, shortest = ~uint32_t(0), longest = 0, won = 0;
  for (uint32_t v : found) {
    uint32_t winning = (v ^ 1) & 1;
    won |= winning;
    uint32_t longer = -(winning ^ 1 ^ turn);
    shortest = std::min(shortest, v | longer);
    longest = std::max(longest, (v + 1) & longer);
  }
  return won != turn ? shortest + 1 : longest;
}

int main(int argc, char **argv) {
  n = atoi(argv[argc - 1]);
  uint64_t steps = 0;
  for (uint64_t a = 1; a < n; a++)
    for (uint64_t b = 1; b < n; b++) steps += std::max(a, b) / std::min(a, b);
  double start = cpu();
  std::vector<uint8_t> wins(n * n), shorts(n * n), longs(n * n);
  std::vector<uint64_t> list;
  for (uint64_t rank = 0; rank < n * n; rank++) {
    list.clear();
    options(rank, list);
    wins[rank] = outcome(gather(wins, list));
    shorts[rank] = last(gather(shorts, list), true);
    longs[rank] = last(gather(longs, list), false);
  }
  uint64_t hash = 0;
  for (uint64_t i = 0; i < 1000; i++) {
    uint64_t rank = (n - 1) * (999 - i) / 999 * n + (n - 1) * (999 - i * i % 1000) / 999;
    hash = hash * 31 + wins[rank] + 3 * uint64_t(shorts[rank]) + 300 * uint64_t(longs[rank]);
  }
  report(start, hash, steps, 0);
}
