// The P-positions of a table as points.

import { isCall, parse } from './expr'
import type { Cells } from './heat'

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

/** Round steps of an axis: about so many of them. */
export function ticks(from: number, to: number, about: number): number[] {
  const raw = Math.max(1, (to - from) / Math.max(1, about))
  const ten = 10 ** Math.floor(Math.log10(raw))
  const step = Math.max(1, [1, 2, 5, 10].map((k) => k * ten).find((s) => s >= raw) ?? 10 * ten)
  const list: number[] = []
  for (let n = Math.ceil(from / step) * step; n <= to; n += step) list.push(n)
  return list
}

export function pointsCSV(c: Cells): string {
  return ['x,y', ...lost(c).map((p) => `${c.from[0] + p.x},${c.from[1] + p.y}`)].join('\r\n') + '\r\n'
}

export function pointsSVG(c: Cells, lines: Slope[]): string {
  const unit = 10
  const [w, h] = [c.rows * unit, c.cols * unit]
  const px = (n: number) => (n - c.from[0] + 0.5) * unit
  const py = (n: number) => h - (n - c.from[1] + 0.5) * unit
  const font = Math.max(w, h) / 45
  const out = [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-5 * font} ${-font} ${w + 6 * font} ${h + 4 * font}" font-family="sans-serif" font-size="${font}">`]
  out.push(`<rect x="${-5 * font}" y="${-font}" width="${w + 6 * font}" height="${h + 4 * font}" fill="#fff"/><rect width="${w}" height="${h}" fill="none" stroke="#888"/>`)
  for (const n of ticks(c.from[0], c.from[0] + c.rows - 1, 10)) out.push(`<text x="${px(n)}" y="${h + 1.3 * font}" text-anchor="middle">${n}</text>`)
  for (const n of ticks(c.from[1], c.from[1] + c.cols - 1, 10)) out.push(`<text x="${-font / 2}" y="${py(n) + font / 3}" text-anchor="end">${n}</text>`)
  out.push(`<clipPath id="in"><rect width="${w}" height="${h}"/></clipPath><g clip-path="url(#in)">`)
  for (const l of lines) out.push(`<path d="M${px(0)} ${py(0)}L${px(c.from[0] + c.rows)} ${py(l.slope * (c.from[0] + c.rows))}" stroke="#b35900" stroke-dasharray="12 8" fill="none"/>`)
  out.push(`</g><g fill="#005a8f">`)
  for (const p of lost(c)) out.push(`<circle cx="${px(c.from[0] + p.x)}" cy="${py(c.from[1] + p.y)}" r="${unit * 0.4}"/>`)
  return out.join('') + '</g></svg>\n'
}
