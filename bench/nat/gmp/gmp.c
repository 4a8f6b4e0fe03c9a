// The GMP side of the comparison: gmp OPERATION DIGITS TIMES prints the CPU
// seconds of one operation and a hash of its result. The numbers are those that
// main.go makes.
#include <gmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static uint64_t state;

static char *digits(uint64_t seed, size_t n) {
  state = seed;
  char *s = malloc(n + 1);
  for (size_t i = 0; i < n; i++) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    s[i] = '0' + (state >> 33) % 10;
  }
  s[0] = '7';
  s[n] = 0;
  return s;
}

static uint64_t fnv(const unsigned char *b, size_t n) {
  uint64_t h = 14695981039346656037u;
  for (size_t i = 0; i < n; i++) h = (h ^ b[i]) * 1099511628211u;
  return h;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  const char *op = argv[1];
  size_t n = atol(argv[2]);
  int times = atoi(argv[3]);
  char *s = digits(1, n), *s2 = digits(2, n), *s3 = digits(3, 2 * n), *out = malloc(2 * n + 10);
  mpz_t a, b, c, z, y;
  mpz_inits(a, b, c, z, y, NULL);
  mpz_set_str(a, s, 10);
  mpz_set_str(b, s2, 10);
  mpz_set_str(c, s3, 10);
  int text = 0;
  double start = now();
  for (int i = 0; i < times; i++) {
    if (!strcmp(op, "parse")) mpz_set_str(z, s, 10);
    else if (!strcmp(op, "print")) mpz_get_str(out, 10, a), text = 1;
    else if (!strcmp(op, "mul")) mpz_mul(z, a, b);
    else if (!strcmp(op, "square")) mpz_mul(z, a, a);
    else if (!strcmp(op, "divmod")) mpz_tdiv_qr(z, y, c, a);
    else if (!strcmp(op, "sqrt")) mpz_sqrt(z, a);
    else if (!strcmp(op, "gcd") || !strcmp(op, "fraction")) mpz_gcd(z, a, b);
    else if (!strncmp(op, "phi", 3)) {
      mpz_mul(z, a, a);
      mpz_mul_ui(z, z, 5);
      mpz_sqrt(z, z);
      mpz_add(z, z, a);
      mpz_fdiv_q_2exp(z, z, 1);
    } else return 2;
  }
  double seconds = (now() - start) / times;
  uint64_t hash;
  if (text) {
    hash = fnv((unsigned char *)out, strlen(out));
  } else {
    size_t count;
    unsigned char *bytes = mpz_export(NULL, &count, 1, 1, 1, 0, z);
    hash = fnv(bytes, count);
  }
  printf("%.9f %016llx\n", seconds, (unsigned long long)hash);
  return 0;
}
