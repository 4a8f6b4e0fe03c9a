// Wythoff's game: any number from one of two heaps, or the same number from both.
#include <stdint.h>

#define EXPORT(name) __attribute__((export_name(#name)))

static int64_t position[16];
static int64_t answer[1 << 20];

EXPORT(grundy_abi) uint32_t abi(void) { return 1; }

EXPORT(grundy_alloc) int64_t *alloc(uint32_t words) { return words <= 16 ? position : 0; }

EXPORT(grundy_options) uint64_t options(const int64_t *p, uint32_t n) {
	int64_t *o = answer;
	if (n != 2 || p[0] + p[1] > 100000) return -1; // no position of this game
	for (int64_t k = 1; k <= p[0]; k++) *o++ = 2, *o++ = p[0] - k, *o++ = p[1];
	for (int64_t k = 1; k <= p[1]; k++) *o++ = 2, *o++ = p[0], *o++ = p[1] - k;
	for (int64_t k = 1; k <= p[0] && k <= p[1]; k++) *o++ = 2, *o++ = p[0] - k, *o++ = p[1] - k;
	return (uint64_t)(uintptr_t)answer << 32 | (o - answer);
}
