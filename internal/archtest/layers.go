package archtest

import (
	"fmt"
	"slices"
	"strings"
)

// module is the path of the module.
const module = "example.org/grundy"

// A layer is a folder, or the folders below one where the name ends in /*.
type layer struct {
	folder string
	height int
	also   []string // folders at the same height or above that it may import
	others []string // what else it may import: modules of others, or os/exec, unsafe and C
	free   bool     // may import anything
}

// house is the table of ARCHITECTURE.md. The root package is ".".
var house = []layer{
	{folder: "nat", height: 0},
	{folder: "nimber", height: 0},
	{folder: "notation", height: 0},
	{folder: ".", height: 1},
	{folder: "oracle", height: 2},
	{folder: "solve", height: 2},
	{folder: "laws", height: 2, also: []string{"oracle", "solve"}},
	{folder: "taking", height: 2},
	{folder: "guess", height: 2},
	{folder: "compound", height: 2},
	{folder: "proof", height: 2},
	{folder: "family", height: 3},
	{folder: "games/*", height: 4},
	{folder: "script", height: 4, also: []string{"games/heap"}, others: []string{"go.starlark.net"}},
	{folder: "wasm", height: 4, others: []string{"github.com/tetratelabs/wazero"}},
	{folder: "catalogue", height: 5},
	{folder: "internal/input", height: 5},
	{folder: "internal/judge", height: 6},
	{folder: "internal/stress", height: 6, others: []string{"os/exec", "golang.org/x/sys"}},
	{folder: "internal/picture", height: 6, others: []string{"golang.org/x/image"}},
	{folder: "internal/app", height: 7},
	{folder: "internal/raced", height: 0},
	{folder: "internal/wrap", height: 0, others: []string{"charm.land/lipgloss/v2"}},
	{folder: "internal/play", height: 8, others: []string{"charm.land/bubbletea/v2", "charm.land/lipgloss/v2"}},
	{folder: "internal/cli", height: 8, also: []string{"internal/play", "internal/server"}, others: []string{"github.com/spf13/cobra", "charm.land/lipgloss/v2"}},
	{folder: "internal/server", height: 8, others: []string{"github.com/danielgtaylor/huma/v2", "github.com/prometheus/client_golang"}},
	{folder: "cmd/grundy", height: 9},
	{folder: "internal/archtest", height: 9},
	{folder: "bench/*", free: true},
	{folder: "examples/wasm/*", free: true},
}

// surfaces are the folders that compute nothing: below the program they see the
// vocabulary only.
var surfaces = map[string]bool{"internal/cli": true, "internal/play": true, "internal/server": true, "cmd/grundy": true}

// find returns the layer of a folder.
func find(folder string) (layer, bool) {
	for _, l := range house {
		if l.folder == folder {
			return l, true
		}
		if parent, ok := strings.CutSuffix(l.folder, "/*"); ok && strings.HasPrefix(folder, parent+"/") {
			return l, true
		}
	}
	return layer{}, false
}

// judgeImport returns what is wrong with an import, or "".
func judgeImport(folder, path string) string {
	from, ok := find(folder)
	switch {
	case !ok:
		return fmt.Sprintf("%s is not in the house: give it a place in internal/archtest/layers.go and in ARCHITECTURE.md", folder)
	case from.free:
		return ""
	}
	target, inside := strings.CutPrefix(path, module)
	if !inside {
		return judgeOther(from, folder, path)
	}
	target = strings.TrimPrefix(target, "/")
	if target == "" {
		target = "."
	}
	to, ok := find(target)
	switch {
	case !ok:
		return fmt.Sprintf("%s may not import %s: it is not in the house", folder, target)
	case slices.Contains(from.also, target):
		return ""
	case strings.HasPrefix(folder, "games/") && strings.HasPrefix(target, "games/"):
		return fmt.Sprintf("%s may not import %s: families on different boards share code through family or taking", folder, target)
	case folder == "cmd/grundy" && target != "internal/cli":
		return fmt.Sprintf("%s may not import %s: main only calls the command", folder, target)
	case surfaces[folder] && folder != "cmd/grundy" && to.height > 1 && target != "internal/app":
		return fmt.Sprintf("%s may not import %s: a surface reads requests and writes results, through internal/app", folder, target)
	case to.height >= from.height:
		return fmt.Sprintf("%s may not import %s: imports go down only", folder, target)
	case folder == "catalogue" && (target == "script" || target == "wasm"):
		return "catalogue may not import " + target + ": what users write is not listed"
	}
	return ""
}

func judgeOther(from layer, folder, path string) string {
	first, _, _ := strings.Cut(path, "/")
	switch {
	case slices.ContainsFunc(from.others, func(m string) bool { return path == m || strings.HasPrefix(path, m+"/") }):
		return ""
	case path == "os/exec" || path == "unsafe" || path == "C":
		return fmt.Sprintf("%s may not import %s: the program starts no other programs and is safe, pure Go", folder, path)
	case !strings.Contains(first, "."):
		return "" // the standard library
	}
	return fmt.Sprintf("%s may not import %s: modules of others are used only where internal/archtest/layers.go says so", folder, path)
}
