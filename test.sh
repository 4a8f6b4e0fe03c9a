#!/bin/sh
# Every check of the project, from a fresh clone: formatting, vet, staticcheck,
# all tests (with the race detector where a C compiler is at hand), a short run
# of every fuzz target, and the static binary. It needs Go 1.26 and nothing else.
#
#   ./test.sh            everything (about ten minutes on two cores)
#   ./test.sh -short     without the race detector and without fuzzing
set -eu
cd "$(dirname "$0")"

say() { printf '== %s\n' "$*"; }

say gofmt
unformatted=$(gofmt -l $(git ls-files '*.go'))
if [ -n "$unformatted" ]; then
	echo "gofmt would change: $unformatted"
	exit 1
fi

say go vet
go vet ./...

say staticcheck
go tool -modfile=tools/go.mod staticcheck ./...

if [ "${1:-}" = "-short" ]; then
	say go test -short
	go test -short ./...
else
	say go test
	go test ./...
	if command -v cc >/dev/null 2>&1; then
		say go test -race -short
		CGO_ENABLED=1 go test -race -short -timeout 15m ./...
	else
		say 'no C compiler: the race detector is left out'
	fi
	for file in $(git ls-files '*_test.go' | xargs grep -l '^func Fuzz'); do
		for target in $(sed -n 's/^func \(Fuzz[A-Za-z0-9_]*\).*/\1/p' "$file"); do
			say "fuzz $target in $(dirname "$file")"
			go test -run '^$' -fuzz "^$target\$" -fuzztime "${FUZZTIME:-1000x}" "./$(dirname "$file")"
		done
	done
fi

say static binary
CGO_ENABLED=0 go build -trimpath -o bin/grundy ./cmd/grundy
./bin/grundy version
say all passed
