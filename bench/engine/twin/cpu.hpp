// The clock and the output that the twins share.
#pragma once
#include <sys/resource.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>

// cpu returns the CPU seconds of this process so far.
inline double cpu() {
  rusage u;
  getrusage(RUSAGE_SELF, &u);
  return double(u.ru_utime.tv_sec + u.ru_stime.tv_sec) + double(u.ru_utime.tv_usec + u.ru_stime.tv_usec) / 1e6;
}

inline void report(double start, std::uint64_t hash, std::uint64_t steps, double bytes) {
  std::printf("%.6f %016llx %llu %.1f\n", cpu() - start, (unsigned long long)hash, (unsigned long long)steps, bytes);
}
