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
		u.ready = u.ready || one.ready
		list = append(list, children(list[i])...)
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
	u.ready = fields[0][0] == 'R' || fields[0][0] == 'D'
	for _, f := range fields[11:15] { // its own time, and that of children that have ended
		n, _ := strconv.ParseInt(string(f), 10, 64)
		u.cpu += time.Duration(n) * jiffy
	}
	pages, _ := strconv.ParseInt(string(fields[21]), 10, 64)
	u.memory = pages * int64(os.Getpagesize())
	return u, true
}

// children are those of all threads of a program.
func children(pid int) []int {
	threads, err := os.ReadDir(fmt.Sprintf("/proc/%d/task", pid))
	if err != nil {
		return nil
	}
	var list []int
	for _, thread := range threads {
		text, err := os.ReadFile(fmt.Sprintf("/proc/%d/task/%s/children", pid, thread.Name()))
		if err != nil {
			continue
		}
		for _, f := range bytes.Fields(text) {
			if n, err := strconv.Atoi(string(f)); err == nil {
				list = append(list, n)
			}
		}
	}
	return list
}
