# Staircase Nim by its rules alone, slowly: to compare with.
import sys
from functools import cache

sys.setrecursionlimit(10**6)


@cache
def wins(stairs):
    for k in range(1, len(stairs)):
        for m in range(1, stairs[k] + 1):
            moved = list(stairs)
            moved[k] -= m
            moved[k - 1] += m
            if not wins(tuple(moved)):
                return True
    return False


data = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(data[0]):
    n = data[at]
    print("first" if wins(tuple(data[at + 1 : at + 1 + n])) else "second")
    at += 1 + n
