// The table of Grundy values of Wythoff's game below n by the sets of its lines,
// as in solve/sweep.go: half of the board, the words of eight lines side by side.
#include <cstdint>
#include <vector>

#include "cpu.hpp"

using std::uint16_t, std::uint32_t, std::uint64_t;

const uint64_t full = ~uint64_t(0);

struct Lines {
  int words;
  std::vector<uint64_t> sets;
  std::vector<uint32_t> open;
  Lines(int n, int words) : words(words), sets(size_t(n + 7) / 8 * 8 * words), open(n) {}
  uint64_t *at(int slot) { return &sets[size_t(slot >> 3) * 8 * words + (slot & 7)]; }
};

int main(int argc, char **argv) {
  int n = atoi(argv[argc - 1]);
  double start = cpu();
  int words = (3 * (n - 1) + 1) / 64 + 1;
  Lines columns(n, words), diagonals(n, words);
  std::vector<uint64_t> row(words);
  std::vector<uint16_t> values(size_t(n) * (n + 1) / 2);
  size_t k = 0;
  for (int a = 0; a < n; a++) {
    row.assign(words, 0);
    int open = 0;
    for (int b = 0; b <= a; b++) {
      uint64_t *x = columns.at(b), *y = diagonals.at(a - b);
      uint32_t &xo = columns.open[b], &yo = diagonals.open[a - b];
      int w = open;
      if (w < int(xo)) w = xo;
      if (w < int(yo)) w = yo;
      uint64_t used;
      while ((used = row[w] | x[8 * w] | y[8 * w]) == full) w++;
      int free = __builtin_ctzll(~used);
      values[k++] = uint16_t(64 * w + free);
      uint64_t bit = uint64_t(1) << free;
      row[w] |= bit;
      x[8 * w] |= bit;
      y[8 * w] |= bit;
      while (row[open] == full) open++;
      while (x[8 * xo] == full) xo++;
      while (y[8 * yo] == full) yo++;
    }
    uint64_t *x = columns.at(a); // the column a begins with the mirror image of the row
    for (int w = 0; w < words; w++) x[8 * w] |= row[w];
    columns.open[a] = open;
  }
  uint64_t hash = 0;
  for (int i = 0; i < 1000; i++) {
    size_t a = size_t(n - 1) * i / 999, b = size_t(n - 1) * (i * i % 1000) / 999;
    if (a < b) std::swap(a, b);
    hash = hash * 31 + values[a * (a + 1) / 2 + b];
  }
  report(start, hash, uint64_t(n) * n, 0);
}
