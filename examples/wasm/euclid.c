// Euclid's game: a move takes a positive multiple of the smaller number from the larger
// one.
#include <stdint.h>

#define EXPORT(name) __attribute__((export_name(#name)))

static int64_t position[2];
static int64_t answer[1 << 20];

EXPORT(grundy_abi) uint32_t abi(void) { return 1; }

EXPORT(grundy_alloc) int64_t *alloc(uint32_t words) { return position; }

EXPORT(grundy_options) uint64_t options(const int64_t *p, uint32_t n) {
	int64_t *o = answer;
	int64_t a = p[0] > p[1] ? p[0] : p[1], b = p[0] > p[1] ? p[1] : p[0];
	if (b > 0) for (int64_t rest = a - b; rest >= 0; rest -= b) *o++ = 2, *o++ = rest, *o++ = b;
	return (uint64_t)(uintptr_t)answer << 32 | (o - answer);
}
