#!/bin/sh
# Compares nim-sequences with programs of others, which are not part of this
# repository: CPU time of one thread, periods not used, the two by turns, and the
# values compared by a hash.
#
#   PEERS=DIR bench/taking/run.sh [RUNS [CODE:N ...]]
#
# DIR holds one executable for each peer, all called as
#
#   DIR/PEER CODE N
#
# which prints the CPU seconds and the FNV-1a 64 hash of the values of the heaps
# below N as 16-bit words, low byte first. A peer that cannot play a code exits with
# another status than 0. docs/performance.md says which programs were used and how
# they were built. Without PEERS only our own figures are printed.
#
# Printed for each code are the median of our CPU seconds, thousands of values a
# second, the peak of memory in MB, and for each peer the median of its seconds and of the
# ratios of neighbouring runs, ours to its.
set -eu
cd "$(dirname "$0")"
runs=${1:-5}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- 0.16:1000000 0.45:1000000 0.142:1000000 '4!.0:1048576' 0.77:100000 0.137:100000 0.007:100000 0.06:100000
engine=${ENGINE:-auto}
limit=${LIMIT:-300} # seconds after which a peer is stopped
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
go build -o "$build/taking" .

median() { sort -n | awk '{ v[NR] = $1 } END { print NR % 2 ? v[(NR+1)/2] : (v[NR/2] + v[NR/2+1]) / 2 }'; }

for task; do
  code=${task%:*}
  n=${task##*:}
  : >"$build/ours"
  rm -f "$build"/peer.*
  i=0
  while [ $i -lt "$runs" ]; do
    our=$("$build/taking" "$engine" "$code" "$n")
    echo "${our%% *}" >>"$build/ours"
    for peer in ${PEERS:+"$PEERS"/*}; do
      [ -f "$peer" ] && [ -x "$peer" ] || continue
      name=$(basename "$peer")
      [ -e "$build/out.$name" ] && continue
      if ! its=$(timeout "$limit" "$peer" "$code" "$n" 2>/dev/null); then
        : >"$build/out.$name" # it cannot play this code, or is too slow
        continue
      fi
      if [ "$(echo "$its" | cut -d' ' -f2)" != "$(echo "$our" | cut -d' ' -f2)" ]; then
        echo "$code below $n: the values of $name differ: $its and $our" >&2
        exit 1
      fi
      echo "${its%% *} ${our%% *}" >>"$build/peer.$name"
    done
    i=$((i + 1))
  done
  rm -f "$build"/out.*
  s=$(median <"$build/ours")
  awk -v c="$code" -v n="$n" -v s="$s" -v m="${our##* }" \
    'BEGIN { printf "%-8s %9d  ours %8.3f s  %9.1f k/s  %5d MB\n", c, n, s, n / s / 1000, m }'
  for list in "$build"/peer.*; do
    [ -e "$list" ] || continue
    awk -v name="${list##*/peer.}" -v s="$(cut -d' ' -f1 "$list" | median)" -v r="$(awk '{ print $2 / $1 }' "$list" | median)" \
      'BEGIN { printf "    %-24s %8.3f s  ratio %.2f\n", name, s, r }'
  done
done
