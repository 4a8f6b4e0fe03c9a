#!/bin/sh
# Compares package nat with GMP: CPU time on the same inputs, the two programs
# by turns, the results compared by a hash. Prints the median of the ratios.
#
#   bench/nat/run.sh [RUNS [DIGITS:TIMES ...]]
#
# Needs a C compiler and the headers of GMP, which the library itself does not.
set -eu
cd "$(dirname "$0")"
runs=${1:-5}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- 100000:20 1000000:3
operations=${OPERATIONS:-parse print mul square divmod sqrt gcd fraction phi}
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
cc -O2 -o "$build/gmp" gmp/gmp.c -lgmp
go build -o "$build/nat" .

printf '%-10s %8s %12s %12s %7s\n' operation digits 'gmp s' 'nat s' ratio
for size; do
  digits=${size%:*}
  times=${size#*:}
  for operation in $operations; do
    i=0
    : >"$build/runs"
    while [ $i -lt "$runs" ]; do
      gmp=$("$build/gmp" "$operation" "$digits" "$times")
      nat=$("$build/nat" "$operation" "$digits" "$times")
      if [ "${gmp#* }" != "${nat#* }" ]; then
        echo "$operation at $digits digits: the results differ" >&2
        exit 1
      fi
      echo "${gmp% *} ${nat% *}" >>"$build/runs"
      i=$((i + 1))
    done
    awk -v o="$operation" -v d="$digits" '
      function median(v, n,   i, j, t) {
        for (i = 2; i <= n; i++)
          for (j = i; j > 1 && v[j-1] > v[j]; j--) { t = v[j]; v[j] = v[j-1]; v[j-1] = t }
        return n % 2 ? v[(n+1)/2] : (v[n/2] + v[n/2+1]) / 2
      }
      { g[NR] = $1; n[NR] = $2; r[NR] = $2 / $1 }
      END { printf "%-10s %8d %12.6f %12.6f %7.2f\n", o, d, median(g, NR), median(n, NR), median(r, NR) }
    ' "$build/runs"
  done
done
