// Wrong on purpose. Fibonacci Nim, as in HDU 2516: the second player wins if and only if the
// heap is a Fibonacci number.
// Mistake: the list goes on where 32 bits end. F(48) = 4807526976 is kept as 512559680.
#include <algorithm>
#include <cstdio>

int main() {
    static unsigned list[50];
    list[0] = 1;
    list[1] = 2;
    for (int i = 2; i < 50; i++) list[i] = list[i - 1] + list[i - 2];
    unsigned n;
    while (std::scanf("%u", &n) == 1 && n != 0) {
        bool found = std::find(list, list + 50, n) != list + 50;
        std::puts(found ? "Second win" : "First win");
    }
}
