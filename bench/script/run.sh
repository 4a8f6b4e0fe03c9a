#!/bin/sh
# Compares Grundy values of a game in Starlark, through grundy, with a bare loop of the
# interpreter that calls the rules at the same positions and counts the moves:
#
#   number   20 numbers that may be taken from up to 100000
#   pair     two heaps up to 120, any number from one
#   rows     Euclid's game up to 400
#   digits   digital deletions below "66666": texts
#   nested   three heaps in tuples of tuples, up to 30 each
#   five     Nim with five heaps of up to 7
#   take     the short form, 5 numbers that may be taken from heaps up to 300000
#   many     up to half of a heap, up to 5000
#   breaks   two counters from anywhere in a row of up to 2000
#
#   bench/script/run.sh [RUNS]
set -eu
cd "$(dirname "$0")"
exec go run . "${1:-5}"
