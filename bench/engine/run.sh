#!/bin/sh
# Compares the generic engine with C++ programs of the same algorithms (g++ -O2):
#
#   memo     the Grundy value of three heaps of 100, take 1 to 7, by search
#   lines    Grundy values of Wythoff's game below 4096, by the sets of its lines
#   table    outcome, remoteness and suspense of Euclid's game below 1000, by the rules
#   product  nim products below 2^64; "usual" is that of tables of 256 entries
#
#   bench/engine/run.sh [RUNS [TASK ...]]
#
# The two programs run by turns, and must find the same. Printed are medians of
# the CPU seconds, the median of the ratios of neighbouring runs, how many millions
# of options, cells or products ours does a second, nanoseconds for each of them,
# and the bytes of a stored position. Needs g++.
set -eu
cd "$(dirname "$0")"
runs=${1:-7}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- memo lines table product usual
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
go build -o "$build/engine" .
printf '%-8s %9s %9s %7s %9s %8s %7s\n' task 'C++ s' 'our s' ratio 'M/s' ns bytes
for task; do
  g++ -O2 -std=c++17 -o "$build/twin" "twin/$task.cpp"
  ours=$task
  case $task in
  memo) size=100 ;;
  lines) size=4096 ;;
  table) size=1000 ;;
  usual) size=5 ours=product ;;
  *) size=5 ;;
  esac
  : >"$build/runs"
  i=0
  while [ $i -lt "$runs" ]; do
    twin=$("$build/twin" $size)
    our=$("$build/engine" $ours $size)
    if [ "$(echo "$twin" | cut -d' ' -f2,3)" != "$(echo "$our" | cut -d' ' -f2,3)" ]; then
      echo "$task: the results differ: $twin and $our" >&2
      exit 1
    fi
    echo "${twin%% *} $our" >>"$build/runs"
    i=$((i + 1))
  done
  bytes=-
  [ "$task" = memo ] && bytes=$(BYTES=1 "$build/engine" memo $size | cut -d' ' -f4)
  awk -v t="$task" -v b="$bytes" '
    function median(v, n,   i, j, x) {
      for (i = 2; i <= n; i++)
        for (j = i; j > 1 && v[j-1] > v[j]; j--) { x = v[j]; v[j] = v[j-1]; v[j-1] = x }
      return n % 2 ? v[(n+1)/2] : (v[n/2] + v[n/2+1]) / 2
    }
    { c[NR] = $1; o[NR] = $2; r[NR] = $2 / $1; steps = $4 }
    END {
      s = median(o, NR)
      printf "%-8s %9.3f %9.3f %7.2f %9.1f %8.2f %7s\n", t, median(c, NR), s, median(r, NR), steps / s / 1e6, s * 1e9 / steps, b
    }
  ' "$build/runs"
done
