#!/bin/sh
# Measures grundy serve: 200 requests a second for small positions from another process,
# first alone and then beside a hostile mix, each for so many seconds.
#
#   bench/serve/run.sh [SECONDS]
set -eu
cd "$(dirname "$0")"
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
go build -o "$dir/grundy" ../../cmd/grundy
go build -o "$dir/serve" .
"$dir/serve" run "$dir/grundy" "${1:-60}"
