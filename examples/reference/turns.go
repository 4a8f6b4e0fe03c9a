//go:build ignore

// A game that is no sum, by a table of won and lost positions, as in POJ 2068: 2n players of two teams
// sit by turns, player i takes 1 to M_i stones, and the last stone loses.
// Input: n, the stones and the 2n limits, until 0. Output: 1 if the first team wins, else 0.
// Theory: a position is (player, stones). It is won if some move leads to a lost one. With no stones left
// the other team took the last one, so that is won.
// Complexity: O(players · stones · limit). Traps: the player belongs to the position; the last one loses.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	number := func() (n int) { fmt.Fscan(in, &n); return n }
	for players := 2 * number(); players > 0; players = 2 * number() {
		stones := number()
		limit := make([]int, players)
		for i := range limit {
			limit[i] = number()
		}
		lost := make([][]bool, stones+1) // [stones][player]
		for s := range lost {
			lost[s] = make([]bool, players)
			for p := range players {
				lost[s][p] = s > 0
				for t := 1; t <= min(limit[p], s); t++ {
					if lost[s-t][(p+1)%players] {
						lost[s][p] = false
					}
				}
			}
		}
		if lost[stones][0] {
			fmt.Println(0)
		} else {
			fmt.Println(1)
		}
	}
}
