// The P-positions of a table as points.

import { isCall, parse } from './expr'
import { nameOf, type Cells } from './heat'

export type Point = { x: number; y: number } // counted from the corner of the table

/** The P-positions, from left to right and upwards. */
export function lost(c: Cells): Point[] {
  const list: Point[] = []
  c.values.forEach((row, x) => row.forEach((v, y) => v === 'P' && list.push({ x, y })))
  return list
}

/** A line that the points follow, by a theorem, and its name. */
export type Slope = { slope: number; name: string }

/** The slopes that the P-positions of a family have. Wythoff's game has the pairs
 * (⌊nα⌋, ⌊nα⌋ + diff·n) with α = (2 − diff + √(diff² + 4))/2 (Wythoff 1907, Fraenkel 1982);
 * misère play moves a few of them a little. */
export function slopes(expression: string): Slope[] {
  const e = parse(expression)
  if (!e || e.terms.length !== 1 || !isCall(e.terms[0]) || e.terms[0].name !== 'wythoff') return []
  const diff = Number(e.terms[0].args.find((a) => a.key === 'diff')?.text ?? 1)
  if (!(diff >= 1)) return []
  const alpha = (2 - diff + Math.sqrt(diff * diff + 4)) / 2
  const slope = 1 + diff / alpha
  const name = diff === 1 ? 'φ' : slope.toFixed(4)
  return [
    { slope, name },
    { slope: 1 / slope, name: `1/${name}` },
  ]
}

/** A number of an axis: counted from the corner of the table, and as it is written. */
export type Tick = { at: number; name: string }

/** Round numbers of an axis that begins at from: about so many of those between the
 * first and the last, which are counted from there. */
export function ticks(from: bigint, first: number, last: number, about: number): Tick[] {
  const raw = Math.max(1, (last - first) / Math.max(1, about))
  const ten = 10 ** Math.floor(Math.log10(raw))
  const step = Math.max(1, [1, 2, 5, 10].map((k) => k * ten).find((s) => s >= raw) ?? 10 * ten)
  const over = Number(from % BigInt(step)) // how far the corner is beyond a round number
  const list: Tick[] = []
  for (let at = Math.ceil((first + over) / step) * step - over; at <= last; at += step) list.push({ at, name: nameOf(from, at) })
  return list
}

/** Where a line through (0,0) leaves the table, counted from its corner; undefined where
 * the numbers are too large to draw it exactly. */
export function through(c: Cells, l: Slope): { from: Point; to: Point } | undefined {
  const [x, y] = c.from.map(Number)
  if (x > 1e9 || y > 1e9) return undefined
  const far = x + c.rows
  return { from: { x: -x, y: -y }, to: { x: far - x, y: far * l.slope - y } }
}

export function pointsCSV(c: Cells): string {
  return ['x,y', ...lost(c).map((p) => `${nameOf(c.from[0], p.x)},${nameOf(c.from[1], p.y)}`)].join('\r\n') + '\r\n'
}

export function pointsSVG(c: Cells, lines: Slope[]): string {
  const unit = 10
  const [w, h] = [c.rows * unit, c.cols * unit]
  const px = (n: number) => (n + 0.5) * unit
  const py = (n: number) => h - (n + 0.5) * unit
  const font = Math.max(w, h) / 45
  const out = [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-5 * font} ${-font} ${w + 6 * font} ${h + 4 * font}" font-family="sans-serif" font-size="${font}">`]
  out.push(`<rect x="${-5 * font}" y="${-font}" width="${w + 6 * font}" height="${h + 4 * font}" fill="#fff"/><rect width="${w}" height="${h}" fill="none" stroke="#888"/>`)
  for (const n of ticks(c.from[0], 0, c.rows - 1, 10)) out.push(`<text x="${px(n.at)}" y="${h + 1.3 * font}" text-anchor="middle">${n.name}</text>`)
  for (const n of ticks(c.from[1], 0, c.cols - 1, 10)) out.push(`<text x="${-font / 2}" y="${py(n.at) + font / 3}" text-anchor="end">${n.name}</text>`)
  out.push(`<clipPath id="in"><rect width="${w}" height="${h}"/></clipPath><g clip-path="url(#in)">`)
  for (const l of lines.flatMap((l) => through(c, l) ?? [])) out.push(`<path d="M${px(l.from.x)} ${py(l.from.y)}L${px(l.to.x)} ${py(l.to.y)}" stroke="#b35900" stroke-dasharray="12 8" fill="none"/>`)
  out.push(`</g><g fill="#005a8f">`)
  for (const p of lost(c)) out.push(`<circle cx="${px(p.x)}" cy="${py(p.y)}" r="${unit * 0.4}"/>`)
  return out.join('') + '</g></svg>\n'
}
