// 51nod-1185: (a, a+d) is cold when a = floor(d·phi), that is when
// (2a-d)^2 <= 5d^2 < (2a-d+2)^2, in 128 bits.
#include "io.hpp"
#include <utility>

typedef unsigned long long word;
typedef unsigned __int128 wide;

static bool cold(word a, word b) {
    if (a > b) std::swap(a, b);
    word d = b - a;
    if (a < d) return false;
    wide square = (wide)d * d * 5;
    wide root = 2 * (wide)a - d;
    return root * root <= square && square < (root + 2) * (root + 2);
}

int main() {
    unsigned cases;
    word a, b;
    if (!read_number(cases)) return 1;
    while (cases-- && read_number(a) && read_number(b)) {
        if (cold(a, b)) print("B\n");
        else print("A\n");
    }
    flush_out();
}
