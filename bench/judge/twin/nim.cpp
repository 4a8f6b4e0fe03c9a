// luogu-P2197: the xor of the heaps.
#include "io.hpp"

int main() {
    unsigned cases, n, heap;
    if (!read_number(cases)) return 1;
    while (cases-- && read_number(n)) {
        unsigned sum = 0;
        while (n-- && read_number(heap)) sum ^= heap;
        if (sum) print("Yes\n");
        else print("No\n");
    }
    flush_out();
}
