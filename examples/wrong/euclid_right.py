# Right: a program for Euclid's game, as in POJ 2348.
import sys

data = list(map(int, sys.stdin.read().split()))
for a, b in zip(data[::2], data[1::2]):
    if a == b == 0:
        break
    stan = True
    while True:
        a, b = max(a, b), min(a, b)
        if a // b > 1 or a % b == 0:
            break
        a, stan = a - b, not stan
    print("Stan wins" if stan else "Ollie wins")
