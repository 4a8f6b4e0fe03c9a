// luogu-P1290: the first quotient of 2 or more, or the end, decides.
#include "io.hpp"
#include <utility>

static bool wins(unsigned a, unsigned b) {
    bool mine = true;
    if (a < b) std::swap(a, b);
    if (b == 0) return false;
    while (a != b && a - b < b) {
        unsigned r = a - b;
        a = b;
        b = r;
        mine = !mine;
    }
    return mine;
}

int main() {
    unsigned cases, a, b;
    if (!read_number(cases)) return 1;
    while (cases-- && read_number(a) && read_number(b)) {
        if (wins(a, b)) print("Stan wins\n");
        else print("Ollie wins\n");
    }
    flush_out();
}
