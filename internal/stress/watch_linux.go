package stress

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"time"
)

// jiffy is the unit of times in /proc, which is the same on all machines that Go knows.
const jiffy = 10 * time.Millisecond

// look adds up what a program and its children take. ok is false where it has ended.
func look(pid int) (u usage, ok bool) {
	list := []int{pid}
	for i := 0; i < len(list) && i < 1000; i++ {
		one, found := lookAt(list[i])
		if !found {
			if i == 0 {
				return usage{}, false
			}
			continue
		}
		u.cpu += one.cpu
		u.memory += one.memory
		below, ready := threads(list[i])
		list = append(list, below...)
		u.ready = u.ready || ready
	}
	return u, true
}

func lookAt(pid int) (u usage, ok bool) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return usage{}, false
	}
	// the name of the program is in parentheses, and may have blanks
	fields := bytes.Fields(stat[bytes.LastIndexByte(stat, ')')+1:])
	if len(fields) < 22 {
		return usage{}, false
	}
	for _, f := range fields[11:15] { // its own time, and that of children that have ended
		n, _ := strconv.ParseInt(string(f), 10, 64)
		u.cpu += time.Duration(n) * jiffy
	}
	pages, _ := strconv.ParseInt(string(fields[21]), 10, 64)
	u.memory = pages * int64(os.Getpagesize())
	return u, true
}

// threads looks at the threads of a program: the children of each, and whether one works,
// or waits for a processor or a disk.
func threads(pid int) (children []int, ready bool) {
	list, err := os.ReadDir(fmt.Sprintf("/proc/%d/task", pid))
	if err != nil {
		return nil, false
	}
	for _, thread := range list {
		folder := fmt.Sprintf("/proc/%d/task/%s/", pid, thread.Name())
		if stat, err := os.ReadFile(folder + "stat"); err == nil {
			rest := bytes.TrimLeft(stat[bytes.LastIndexByte(stat, ')')+1:], " ")
			ready = ready || len(rest) > 0 && (rest[0] == 'R' || rest[0] == 'D')
		}
		text, err := os.ReadFile(folder + "children")
		if err != nil {
			continue
		}
		for _, f := range bytes.Fields(text) {
			if n, err := strconv.Atoi(string(f)); err == nil {
				children = append(children, n)
			}
		}
	}
	return children, ready
}
