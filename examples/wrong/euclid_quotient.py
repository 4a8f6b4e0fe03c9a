# Wrong on purpose. Euclid's game, as in POJ 2348: whoever makes a zero wins.
# Mistake: only the first quotient is looked at. Where it is 1 and something is left, the
# move is forced, and the question is the same for the other player.
import sys

data = list(map(int, sys.stdin.read().split()))
for a, b in zip(data[::2], data[1::2]):
    if a == b == 0:
        break
    a, b = max(a, b), min(a, b)
    print("Stan wins" if a // b > 1 or a % b == 0 else "Ollie wins")
