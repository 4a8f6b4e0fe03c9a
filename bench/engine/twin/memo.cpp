// The Grundy value of three heaps of n, from one of which a move takes 1 to 7
// counters: depth first with memory and a stack of its own, as in solve/memo.go
// and solve/store.go, where the index, the chunks and the frames are explained.
#include <array>
#include <cstdint>
#include <malloc.h>
#include <memory>
#include <vector>

#include "cpu.hpp"

using std::size_t, std::uint32_t, std::uint64_t, std::vector;

typedef std::array<uint32_t, 3> Position;

const uint32_t pending = ~uint32_t(0);
const int ahead = 8;

struct Store {
  vector<uint32_t> slots = vector<uint32_t>(16);
  uint32_t mask = 15, count = 0, use = 0;
  vector<std::unique_ptr<Position[]>> positions;
  vector<std::unique_ptr<uint32_t[]>> words;

  static uint64_t hash(const Position &p) {
    __uint128_t x = __uint128_t(p[0] ^ uint64_t(p[1]) << 32 ^ 0xa0761d6478bd642fu) * (p[2] ^ 0xe7037ed1a0b428dbu);
    uint64_t y = uint64_t(x) ^ uint64_t(x >> 64);
    x = __uint128_t(y) * 0x8ebc6af09c88c6e3u;
    return uint64_t(x) ^ uint64_t(x >> 64);
  }
  Position &position(uint32_t n) { return positions[n >> 12][n & 4095]; }
  uint32_t &word(uint32_t n) { return words[n >> 12][n & 4095]; }
  bool find(const Position &p, uint64_t h, uint32_t &number) {
    uint32_t tag = uint32_t(h >> 32) & ~mask;
    for (uint32_t i = uint32_t(h) & mask;; i = (i + 1) & mask) {
      uint32_t slot = slots[i], n = slot & mask;
      if (n == 0) return false;
      if ((slot & ~mask) == tag && position(n - 1) == p) {
        number = n - 1;
        return true;
      }
    }
  }
  void fetch(const uint64_t *hashes, size_t n) {
    for (size_t i = 0; i < n && i < ahead; i++) use |= slots[uint32_t(hashes[i]) & mask];
  }
  uint32_t hole(uint64_t h) {
    uint32_t i = uint32_t(h) & mask;
    while (slots[i] & mask) i = (i + 1) & mask;
    return i;
  }
  void rehash() {
    slots = vector<uint32_t>();
    slots = vector<uint32_t>(2 * (size_t(mask) + 1));
    mask = 2 * mask + 1;
    for (uint32_t n = 0; n < count - 1;) {
      uint64_t hashes[ahead];
      uint32_t k = std::min(count - 1 - n, uint32_t(ahead));
      for (uint32_t i = 0; i < k; i++) hashes[i] = hash(position(n + i));
      fetch(hashes, k);
      for (uint32_t i = 0; i < k; i++) {
        n++;
        slots[hole(hashes[i])] = (uint32_t(hashes[i] >> 32) & ~mask) | n;
      }
    }
  }
  uint32_t add(const Position &p, uint64_t h, uint32_t w) {
    uint32_t n = count++;
    if (uint64_t(count) * 4 > uint64_t(slots.size()) * 3) rehash();
    slots[hole(h)] = (uint32_t(h >> 32) & ~mask) | (n + 1);
    if ((n & 4095) == 0) {
      positions.emplace_back(new Position[4096]);
      words.emplace_back(new uint32_t[4096]);
    }
    position(n) = p;
    word(n) = w;
    return n;
  }
};

struct Frame {
  uint32_t number;
  size_t from, next, to;
};

struct Memo {
  Store known;
  vector<Frame> stack;
  vector<Position> below;
  vector<uint64_t> hashes;
  vector<uint32_t> found;
  uint64_t moves = 0;

  void push(const Position &p, uint64_t h) {
    Frame f{known.add(p, h, pending), below.size(), below.size(), 0};
    for (int i = 0; i < 3; i++) {
      Position q = p;
      for (uint32_t k = 0; k < p[i] && k < 7; k++) {
        q[i] = p[i] - 1 - k;
        below.push_back(q);
        hashes.push_back(Store::hash(q));
        moves++;
      }
    }
    f.to = below.size();
    if (found.size() < f.to) found.resize(f.to);
    stack.push_back(f);
  }
  uint32_t mex(const Frame &f) {
    uint64_t seen = 0; // no value here is above 7
    for (size_t i = f.from; i < f.to; i++) seen |= uint64_t(1) << found[i];
    return __builtin_ctzll(~seen);
  }
  // Returns whether f has all its options, and pushes one that is not known if not.
  bool advance(Frame &f) {
    for (int i = 0; f.next < f.to; i++) {
      if (i % ahead == 0 && f.next > f.from) known.fetch(&hashes[f.next], f.to - f.next);
      uint32_t n;
      if (!known.find(below[f.next], hashes[f.next], n)) {
        Position q = below[f.next];
        push(q, hashes[f.next]);
        return false;
      }
      uint32_t v = known.word(n);
      if (v == pending) abort(); // a loop
      found[f.next++] = v;
    }
    return true;
  }
  uint32_t settle(const Position &root) {
    push(root, Store::hash(root));
    for (;;) {
      if (!advance(stack.back())) continue;
      Frame f = stack.back();
      uint32_t v = mex(f);
      known.word(f.number) = v;
      below.resize(f.from);
      hashes.resize(f.from);
      stack.pop_back();
      if (stack.empty()) return v;
      found[stack.back().next++] = v;
    }
  }
};

int main(int argc, char **argv) {
  uint32_t n = atoi(argv[argc - 1]);
  double start = cpu();
  Memo m;
  uint64_t v = m.settle({n, n, n});
  double bytes = double(mallinfo2().uordblks + mallinfo2().hblkhd) / m.known.count;
  report(start, v << 32 | m.known.count, m.moves, bytes);
}
