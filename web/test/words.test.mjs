// The words of the page: each is said in both languages, and none is left over.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const src = new URL('../src/', import.meta.url).pathname
const files = readdirSync(src, { recursive: true }).filter((f) => /\.(svelte|ts)$/.test(f))
const words = 'lib/i18n.svelte.ts'
const source = files.filter((f) => f !== words).map((f) => readFileSync(join(src, f), 'utf8')).join('\n')
const literal = `'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\\\n]|\\\\.)*"`
const text = (quoted) => quoted.slice(1, -1).replace(/\\(.)/g, '$1')

/** The pairs of the table of Chinese texts. */
const zh = new Map()
const table = /const zh[^{]*\{\n([\s\S]*?)\n\}/.exec(readFileSync(join(src, words), 'utf8'))[1]
for (const line of table.split('\n')) {
  const m = new RegExp(`^  (\\p{L}+|${literal}): (${literal}),$`, 'u').exec(line)
  assert.ok(m, `a line of the table that is no pair: ${line}`)
  const key = /^['"]/.test(m[1]) ? text(m[1]) : m[1]
  assert.ok(!zh.has(key), `${key} stands twice`)
  zh.set(key, text(m[2]))
}

test('every word that is used has a Chinese text', () => {
  const used = [...source.matchAll(new RegExp(`\\bt\\((${literal})`, 'g'))].map((m) => text(m[1]))
  assert.ok(used.length > 80, `only ${used.length} words found`)
  assert.deepEqual([...new Set(used)].filter((k) => !zh.has(k)), [])
})

test('every Chinese text is used', () => {
  const quoted = new Set([...source.matchAll(new RegExp(literal, 'g'))].map((m) => text(m[0])))
  assert.deepEqual([...zh.keys()].filter((k) => !quoted.has(k)), [])
})

test('both languages fill in the same blanks', () => {
  const blanks = (s) => (s.match(/\{\w+\}/g) ?? []).sort().join()
  assert.deepEqual([...zh].filter(([k, v]) => blanks(k) !== blanks(v)).map(([k]) => k), [])
})
