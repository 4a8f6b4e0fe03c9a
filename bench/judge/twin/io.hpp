// Reading and writing as good contestants do it: own buffers over read and write.
#pragma once
#include <cstring>
#include <unistd.h>

static char in_buffer[1 << 16], out_buffer[1 << 16];
static size_t in_at, in_size, out_size;

static inline int next_char() {
    if (in_at == in_size) {
        ssize_t n = read(0, in_buffer, sizeof in_buffer);
        if (n <= 0) return -1;
        in_at = 0;
        in_size = n;
    }
    return (unsigned char)in_buffer[in_at++];
}

// Reads a number, or returns false at the end of the input.
template <class T> static inline bool read_number(T &x) {
    int c = next_char();
    while (c != -1 && (c < '0' || c > '9')) c = next_char();
    if (c == -1) return false;
    x = 0;
    while (c >= '0' && c <= '9') {
        x = x * 10 + (c - '0');
        c = next_char();
    }
    return true;
}

static inline void flush_out() {
    for (size_t at = 0; at < out_size;) {
        ssize_t n = write(1, out_buffer + at, out_size - at);
        if (n <= 0) _exit(1);
        at += n;
    }
    out_size = 0;
}

template <size_t N> static inline void print(const char (&line)[N]) {
    if (out_size + N > sizeof out_buffer) flush_out();
    memcpy(out_buffer + out_size, line, N - 1);
    out_size += N - 1;
}
