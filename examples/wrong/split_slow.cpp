// Taking or splitting in three by the rules alone, slowly: to compare with.
#include <cstdio>
#include <set>
#include <vector>

std::vector<int> values;

int value(int n) {
    while ((int)values.size() <= n) {
        int heap = values.size();
        std::set<int> reached(values.begin(), values.end());
        for (int a = 1; 3 * a <= heap; a++)
            for (int b = a; a + 2 * b <= heap; b++)
                reached.insert(values[a] ^ values[b] ^ values[heap - a - b]);
        int g = 0;
        while (reached.count(g)) g++;
        values.push_back(g);
    }
    return values[n];
}

int main() {
    int cases;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int n, sum = 0;
        std::scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            int heap;
            std::scanf("%d", &heap);
            sum ^= value(heap);
        }
        std::puts(sum != 0 ? "First player wins." : "Second player wins.");
    }
}
