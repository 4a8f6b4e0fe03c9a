#!/bin/sh
# Compares grundy judge with plain C++ programs on 2·10^6 cases each of Euclid,
# Nim, Wythoff and Every-SG: the answers byte for byte, then CPU time, wall time
# and peak memory, the two programs by turns.
#
#   bench/judge/run.sh [RUNS [CASES]]
#
# Builds and inputs, about 400 MB, go to $BENCH_DIR if that is set, and
# otherwise to a temporary directory that is removed. With PLAIN=1 the package
# is measured without the command line around it; OURS names a program that is
# built already. Needs g++.
set -eu
cd "$(dirname "$0")/../.."
runs=${1:-7}
cases=${2:-2000000}
if [ -n "${BENCH_DIR:-}" ]; then
  work=$BENCH_DIR
  mkdir -p "$work"
else
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
fi
go build -o "$work/generate" ./bench/judge/generate
go build -o "$work/measure" ./bench/judge/measure
if [ -n "${OURS:-}" ]; then
  set -- "$OURS" judge
elif [ -n "${PLAIN:-}" ]; then
  CGO_ENABLED=0 go build -o "$work/plain" ./bench/judge/plain
  set -- "$work/plain"
else
  CGO_ENABLED=0 go build -o "$work/grundy" ./cmd/grundy
  set -- "$work/grundy" judge
fi

echo "$cases cases, medians of $runs runs by turns; ratios are ours/twin"
printf '%-10s %9s %9s %7s %9s %9s %7s %7s\n' input 'twin CPU' 'our CPU' ratio 'twin wall' 'our wall' ratio 'peak MB'
for pair in euclid:luogu-P1290 nim:luogu-P2197 wythoff:51nod-1185 every:hdu-3595; do
  name=${pair%:*}
  g++ -O2 -o "$work/$name" "bench/judge/twin/$name.cpp"
  "$work/generate" "$name" "$cases" >"$work/$name.in"
  "$work/measure" "$name" "$runs" "$work/$name.in" "$work/$name" "$@" "${pair#*:}"
done
