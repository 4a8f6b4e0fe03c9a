// The frame of a table on a canvas: numbers at its left and lower edge, and what is drawn
// within them.

import type { Cells } from './heat'
import { ink } from './ink'
import type { View } from './pan.svelte'
import { ticks, type Tick } from './scatter'

/** The room for the numbers of the axes. */
export const margin = { left: 46, bottom: 30, top: 12, right: 12 }

/** A number at an edge. */
export type Mark = { x: number; y: number; name: string; up: boolean }

// The last digits of a number that has no room.
const short = (name: string) => (name.length > 6 ? '…' + name.slice(-5) : name)

/** The axes of a table that is seen so in a canvas of w by h. */
export class Axes {
  readonly bottom: number
  private left: number
  private right: number
  private top: number
  readonly across: Tick[]
  readonly up: Tick[]

  constructor(
    private ctx: CanvasRenderingContext2D,
    w: number,
    h: number,
    private cells: Cells,
    private view: View,
  ) {
    const { from, rows, cols } = cells
    const { x, y, scale } = view
    this.left = Math.max(margin.left, x)
    this.right = Math.min(w, x + rows * scale)
    this.top = Math.max(0, y)
    this.bottom = Math.min(h - margin.bottom, y + cols * scale)
    const [first, last] = [(this.left - x) / scale, (this.right - x) / scale]
    const [low, high] = [cols - (this.bottom - y) / scale, cols - (this.top - y) / scale]
    this.across = ticks(from[0], first, Math.min(last, rows - 1), (this.right - this.left) / 60)
    this.up = ticks(from[1], low, Math.min(high, cols - 1), (this.bottom - this.top) / 40)
  }

  /** The middle of a column of cells, counted from the corner. */
  px = (n: number) => this.view.x + (n + 0.5) * this.view.scale
  /** The middle of a row of cells. */
  py = (n: number) => this.view.y + (this.cells.cols - n - 0.5) * this.view.scale

  /** Draws within the axes only. */
  within(draw: () => void) {
    const { ctx } = this
    ctx.save()
    ctx.beginPath()
    ctx.rect(this.left, this.top, Math.max(0, this.right - this.left), Math.max(0, this.bottom - this.top))
    ctx.clip()
    draw()
    ctx.restore()
  }

  /** Lines at the numbers of the axes. */
  grid() {
    const { ctx } = this
    ctx.strokeStyle = ink('--line')
    ctx.lineWidth = 1
    ctx.beginPath()
    for (const { at } of this.across) (ctx.moveTo(this.px(at), this.top), ctx.lineTo(this.px(at), this.bottom))
    for (const { at } of this.up) (ctx.moveTo(this.left, this.py(at)), ctx.lineTo(this.right, this.py(at)))
    ctx.stroke()
  }

  /** The numbers at the edges, and where they stand: in the middle below, or to the left. */
  marks(): Mark[] {
    const across = this.across.map(({ at, name }) => ({ x: this.px(at), y: this.bottom + 14, name: short(name), up: false }))
    const up = this.up.map(({ at, name }) => ({ x: this.left - 6, y: Math.max(7, this.py(at)), name: short(name), up: true }))
    return [...across, ...up]
  }

  /** Draws the numbers at the edges. */
  numbers() {
    const { ctx } = this
    ctx.font = '12px sans-serif'
    ctx.fillStyle = ink('--faint')
    ctx.textBaseline = 'middle'
    for (const m of this.marks()) {
      ctx.textAlign = m.up ? 'right' : 'center'
      ctx.fillText(m.name, m.x, m.y)
    }
  }
}
