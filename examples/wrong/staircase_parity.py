# Wrong on purpose. Staircase Nim, as in the stair game of CSES: a move takes stones from stair
# k > 1 to stair k-1, and whoever cannot move loses. Stones on stair 1 rest.
# Mistake: stairs are counted from 0 in the program, and the wrong half of them is taken.
import sys

data = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(data[0]):
    n = data[at]
    stairs = data[at + 1 : at + 1 + n]
    at += 1 + n
    total = 0
    for k in range(0, n, 2):
        total ^= stairs[k]
    print("first" if total else "second")
