// hdu-3595: the longest game decides. A position where the mover has the choice
// lasts one move more than the lost one it leads to, or two more than the won.
#include "io.hpp"
#include <algorithm>

static int length(unsigned a, unsigned b) { // a >= b
    if (b == 0) return 0;
    int after = length(b, a % b);
    if (a - b < b || after % 2 == 0) return after + 1; // a / b == 1
    return after + 2;
}

int main() {
    unsigned games, a, b;
    while (read_number(games)) {
        int longest = 0;
        while (games-- && read_number(a) && read_number(b))
            longest = std::max(longest, length(std::max(a, b), std::min(a, b)));
        if (longest % 2) print("MM\n");
        else print("GG\n");
    }
    flush_out();
}
