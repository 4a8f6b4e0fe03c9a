//go:build wasip1

// Command euclid is the rules of Euclid's game as a module: a move takes a positive
// multiple of the smaller number from the larger one.
package main

import "unsafe"

var position, answer []int64

//go:wasmexport grundy_abi
func abi() uint32 { return 1 }

//go:wasmexport grundy_alloc
func alloc(words uint32) unsafe.Pointer {
	position = make([]int64, words)
	return unsafe.Pointer(&position[0])
}

//go:wasmexport grundy_options
func options(_ unsafe.Pointer, n uint32) uint64 {
	if n != 2 {
		return 1<<64 - 1 // no position of this game
	}
	a, b := max(position[0], position[1]), min(position[0], position[1])
	answer = answer[:0]
	if b > 0 {
		for rest := a - b; rest >= 0; rest -= b {
			answer = append(answer, 2, rest, b)
		}
	}
	return uint64(uintptr(unsafe.Pointer(unsafe.SliceData(answer))))<<32 | uint64(len(answer))
}

//go:wasmexport grundy_describe
func describe() uint64 {
	const text = `{"name": "euclid_module", "arity": 2, "title": "Euclid's game as a module", "title_zh": "欧几里得游戏"}`
	return uint64(uintptr(unsafe.Pointer(unsafe.StringData(text))))<<32 | uint64(len(text))
}

func main() {}
