#!/bin/sh
# Compares rules in WebAssembly with the same rules in Go:
#
#   loop     the options of all positions, one after the other, are counted
#   search   the Grundy values of all positions, by the search of grundy
#
# for Euclid's game up to 700 and for Wythoff's game up to 200, with modules in Go (.go)
# and, if clang and its linker are there, in C (.c). Printed are medians of the CPU
# seconds, millions of moves a second, and the median of the ratios of neighbouring runs:
# the part of the speed of Go that the module has.
#
#   bench/wasm/run.sh [RUNS]
set -eu
cd "$(dirname "$0")"
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
sources=../../examples/wasm
GOOS=wasip1 GOARCH=wasm go build -buildmode=c-shared -o "$build/euclid_module.wasm" $sources/euclid/main.go
set -- "${1:-5}" euclid.go="$build/euclid_module.wasm"
if command -v clang wasm-ld >/dev/null; then
	for name in euclid wythoff; do
		clang --target=wasm32 -O2 -nostdlib -Wl,--no-entry -o "$build/${name}_c.wasm" $sources/$name.c
		set -- "$@" "$name.c=$build/${name}_c.wasm"
	done
else
	echo 'no clang with its linker for WebAssembly: modules in C are left out' >&2
fi
go build -o "$build/bench" .
"$build/bench" "$@"
