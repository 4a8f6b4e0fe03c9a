// Colours of a heat map and its files. A map of a million cells is painted once into
// pixels, and then only scaled: that is what keeps scrolling smooth.

/** A table: its first number across and upwards, a list of values for each number across,
 * and how its positions are written, with … for the numbers that run. */
export type Cells = { rows: number; cols: number; from: [bigint, bigint]; values: (string | null)[][]; what: string; positions: string; axes: string[] }

// From dark to light, even in lightness, and told apart by colour-blind people.
const stops = [
  [68, 1, 84],
  [72, 40, 120],
  [62, 74, 137],
  [49, 104, 142],
  [38, 130, 142],
  [31, 158, 137],
  [53, 183, 121],
  [109, 205, 89],
  [180, 222, 44],
  [253, 231, 37],
]
const lost = [230, 159, 0]
const won = [222, 235, 243]
const drawn = [150, 120, 200]
const unknown = [128, 128, 128]

function shade(x: number): number[] {
  const at = Math.min(0.9999, Math.max(0, x)) * (stops.length - 1)
  const i = Math.floor(at)
  return stops[i].map((c, k) => Math.round(c + (stops[i + 1][k] - c) * (at - i)))
}

export function most(c: Cells): number {
  let m = 1
  for (const row of c.values) for (const v of row) if (v && v.length < 16) m = Math.max(m, Number(v) || 0)
  return m
}

export function colour(what: string, v: string | null, top: number): number[] {
  if (v === null || v === undefined || v === '') return unknown
  if (what === 'outcome') return v === 'P' ? lost : v === 'D' ? drawn : won
  if (v === '∞') return unknown
  const n = Number(v)
  if (what === 'grundy' && n === 0) return [255, 255, 255]
  return shade(Math.sqrt(n / top))
}

/** Paints a cell a pixel; the first coordinate goes to the right, the second upwards. */
export function paint(c: Cells): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = c.rows
  canvas.height = c.cols
  const ctx = canvas.getContext('2d')!
  const image = ctx.createImageData(c.rows, c.cols)
  const top = most(c)
  for (let x = 0; x < c.rows; x++)
    for (let y = 0; y < c.cols; y++) {
      const [r, g, b] = colour(c.what, c.values[x][y], top)
      const k = 4 * ((c.cols - 1 - y) * c.rows + x)
      image.data[k] = r
      image.data[k + 1] = g
      image.data[k + 2] = b
      image.data[k + 3] = 255
    }
  ctx.putImageData(image, 0, 0)
  return canvas
}

/** Some values of a map and their colours, from the least to the greatest. */
export function scale(c: Cells): { value: number; fill: string }[] {
  const top = most(c)
  const list = [...new Set([0, 1, top / 16, top / 4, (top * 9) / 16, top].map(Math.round))].sort((a, b) => a - b)
  return list.map((value) => ({ value, fill: `rgb(${colour(c.what, String(value), top).join(' ')})` }))
}

/** The number of a heap that is counted from the corner of a table. */
export const nameOf = (from: bigint, at: number) => String(from + BigInt(at))

/** The position of a cell, as it is written. */
export function positionAt(c: Cells, x: number, y: number): string {
  const numbers = [nameOf(c.from[0], x), nameOf(c.from[1], y)]
  return c.positions.replace(/…/g, () => numbers.shift() ?? '…')
}

export function csv(c: Cells): string {
  const head = [c.axes.join(' \\ '), ...Array.from({ length: c.cols }, (_, y) => nameOf(c.from[1], y))].join(',')
  return [head, ...c.values.map((row, x) => [nameOf(c.from[0], x), ...row.map((v) => v ?? '')].join(','))].join('\r\n') + '\r\n'
}

/** Offers a file to keep. */
export function save(name: string, content: Blob | string, type = 'text/plain') {
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content)
  const a = document.createElement('a')
  a.href = url
  a.download = name
  a.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
