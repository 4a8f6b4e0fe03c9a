package cli

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"example.org/grundy/internal/app"
)

// The guides for contests name each of the judges' problems once, link every reference once,
// show lines of it only as they stand there, and have the same sections in both languages.
func TestContestGuides(t *testing.T) {
	var problems, programs []string
	for _, p := range app.New().Problems() {
		problems = append(problems, p.ID)
	}
	files, err := filepath.Glob(filepath.Join(root, "examples", "reference", "*.*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		programs = append(programs, filepath.Base(f))
	}
	slices.Sort(problems)
	slices.Sort(programs)
	sections := map[string]int{}
	for _, page := range []struct{ name, mark string }{{"contest.md", "**Problems:**"}, {"contest.zh.md", "**题目：**"}} {
		data, err := os.ReadFile(filepath.Join(root, "docs", page.name))
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		var named []string
		for line := range strings.Lines(text) {
			if _, list, ok := strings.Cut(line, page.mark); ok {
				named = append(named, found("`([^`]*)`", list)...)
			}
		}
		sections[page.name] = strings.Count(text, page.mark)
		if slices.Sort(named); !slices.Equal(named, problems) {
			t.Errorf("%s names the problems %q; want each once: %q", page.name, named, problems)
		}
		linked := found(`\.\./examples/reference/([a-z_]*\.[a-z]+)`, text)
		if slices.Sort(linked); !slices.Equal(linked, programs) {
			t.Errorf("%s links %q; want each once: %q", page.name, linked, programs)
		}
		for _, section := range strings.Split(text, "\n### ") {
			var lines []string
			for _, name := range found(`\.\./examples/reference/([a-z_]*\.cpp)`, section) {
				program, err := os.ReadFile(filepath.Join(root, "examples", "reference", name))
				if err != nil {
					t.Fatal(err)
				}
				for line := range strings.Lines(string(program)) {
					lines = append(lines, strings.TrimSpace(line))
				}
			}
			for _, code := range found("(?s)```cpp\n(.*?)```", section) {
				for line := range strings.Lines(code) {
					if line = strings.TrimSpace(line); !slices.Contains(lines, line) {
						t.Errorf("%s shows %q, which is in no program of its section", page.name, line)
					}
				}
			}
		}
		for _, link := range found(`\]\(#([^)]*)\)`, text) {
			if !slices.Contains(anchors(text), link) {
				t.Errorf("%s links #%s, and has no such heading", page.name, link)
			}
		}
	}
	if sections["contest.md"] != sections["contest.zh.md"] {
		t.Errorf("sections: %v", sections)
	}
}

// found lists what the first group of a pattern matches.
func found(pattern, text string) (list []string) {
	for _, match := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
		list = append(list, match[1])
	}
	return list
}

// anchors are the headings as links name them: in lower case, with a hyphen for a blank,
// without punctuation.
func anchors(text string) (list []string) {
	for _, heading := range found(`(?m)^#+ (.*)$`, text) {
		heading = strings.ReplaceAll(strings.ToLower(heading), " ", "-")
		list = append(list, regexp.MustCompile(`[^\p{L}\p{N}_-]`).ReplaceAllString(heading, ""))
	}
	return list
}
