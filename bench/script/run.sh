#!/bin/sh
# Compares a table of Grundy values of a game in Starlark, through grundy, with a bare
# loop of the interpreter that calls options at the same positions and counts the moves:
#
#   number   20 numbers that may be taken from up to 100000
#   pair     two heaps up to 120, any number from one
#   rows     Euclid's game up to 400
#
#   bench/script/run.sh [RUNS]
set -eu
cd "$(dirname "$0")"
exec go run . "${1:-5}"
