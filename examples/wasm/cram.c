// Cram: two players by turns put dominoes on a board, and whoever puts the last one wins.
// A position is the rows, the columns, and the squares that are covered as bits, the first
// one in the first row. A board with an even number of squares both ways is lost, and one
// with an odd number one way is won, by symmetry.
#include <stdint.h>

#define EXPORT(name) __attribute__((export_name(#name)))

static int64_t position[3];
static int64_t answer[4 * 128];

EXPORT(grundy_abi) uint32_t abi(void) { return 1; }

EXPORT(grundy_alloc) int64_t *alloc(uint32_t words) { return position; }

EXPORT(grundy_options) uint64_t options(const int64_t *p, uint32_t n) {
	int64_t *o = answer;
	int64_t rows = p[0], columns = p[1], covered = p[2];
	if (rows < 1 || columns < 1 || rows > 62 || columns > 62 || rows * columns > 62 || covered >> (rows * columns)) return -1;
	for (int64_t i = 0; i < rows * columns; i++) {
		if (covered >> i & 1) continue;
		int64_t below = i + columns;
		if (i % columns + 1 < columns && !(covered >> (i + 1) & 1))
			*o++ = 3, *o++ = rows, *o++ = columns, *o++ = covered | (int64_t)3 << i;
		if (below < rows * columns && !(covered >> below & 1))
			*o++ = 3, *o++ = rows, *o++ = columns, *o++ = covered | (int64_t)1 << i | (int64_t)1 << below;
	}
	return (uint64_t)(uintptr_t)answer << 32 | (o - answer);
}

static const char text[] = "{\"arity\": 3, \"title\": \"Cram\", \"title_zh\": \"填骨牌\", \"start\": [4, 5, 0]}";

EXPORT(grundy_describe) uint64_t describe(void) { return (uint64_t)(uintptr_t)text << 32 | (sizeof text - 1); }
