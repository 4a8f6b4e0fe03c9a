#!/bin/sh
# Every check of the project, from a fresh clone: formatting, vet, staticcheck,
# all tests (with the race detector where a C compiler is at hand), a short run
# of every fuzz target, and the static binary. It needs Go 1.26 and nothing else; with
# npm and Chromium the page is built again and tried in a browser, too.
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
chromium=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || true)}
if [ -z "$chromium" ] || ! command -v npm >/dev/null 2>&1; then
	say 'no Chromium or no npm: the tests of the page are left out'
elif [ "${1:-}" != "-short" ]; then
	say the page
	(cd web && npm ci --no-fund --no-audit --loglevel=error && npm run -s check && npm run -s build -- --logLevel error)
	if [ -n "$(git status --porcelain internal/server/web/dist)" ]; then
		echo 'internal/server/web/dist is not what web builds: npm run build, and commit it'
		git status --short internal/server/web/dist
		exit 1
	fi
	(cd web && GRUNDY=../bin/grundy CHROMIUM=$chromium node --test test/)
fi
say all passed
