// Curves and points, by a library that is loaded only where they are drawn.

import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { ink } from './ink'

const axis = () => ({ stroke: ink('--faint'), grid: { stroke: ink('--line'), width: 1 }, ticks: { stroke: ink('--line') } })

/** The curve of a game: moves left after each move, the present one marked. */
export function curve(node: HTMLElement, ys: (number | null)[], here: number, label: string, pick: (i: number) => void): { destroy(): void } {
  node.replaceChildren()
  const u = new uPlot(
    {
      width: node.clientWidth || 300,
      height: 130,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      scales: { x: { time: false, range: (_u, lo, hi) => [lo - 0.3, Math.max(hi, lo + 1) + 0.3] }, y: { range: (_u, _lo, hi) => [0, Math.max(2, hi * 1.1)] } },
      axes: [{ ...axis(), size: 26, incrs: [1, 2, 5, 10, 20, 50] }, { ...axis(), size: 34, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] }],
      series: [
        {},
        { label, stroke: ink('--strong'), width: 2, spanGaps: true, points: { show: true, size: 7, fill: ink('--strong') } },
        { stroke: 'transparent', points: { show: true, size: 13, stroke: ink('--lose'), width: 3, fill: 'transparent' } },
      ],
      hooks: { ready: [(u) => u.over.addEventListener('click', () => u.cursor.idx != null && pick(u.cursor.idx))] },
    },
    [ys.map((_, i) => i), ys, ys.map((y, i) => (i === here ? y : null))] as uPlot.AlignedData,
    node,
  )
  return watch(u, node, 130)
}

/** The values of heaps as points, with a line where each period begins. */
export function points(node: HTMLElement, values: number[], from: number, marks: number[], labels: [string, string]): { destroy(): void } {
  node.replaceChildren()
  const height = 360
  const u = new uPlot(
    {
      width: node.clientWidth || 600,
      height,
      legend: { show: false },
      cursor: { points: { size: 9 } },
      scales: { x: { time: false } },
      axes: [{ ...axis(), label: labels[0], labelSize: 22 }, { ...axis(), label: labels[1], labelSize: 22 }],
      series: [{}, { label: labels[1], stroke: ink('--strong'), paths: () => null, points: { show: true, size: values.length > 2000 ? 3 : 5, fill: ink('--strong') } }],
      hooks: {
        draw: [
          (u) => {
            const { ctx } = u
            ctx.save()
            ctx.strokeStyle = ink('--lose')
            ctx.setLineDash([4, 4])
            for (const x of marks) {
              const px = Math.round(u.valToPos(x, 'x', true))
              if (px < u.bbox.left || px > u.bbox.left + u.bbox.width) continue
              ctx.beginPath()
              ctx.moveTo(px, u.bbox.top)
              ctx.lineTo(px, u.bbox.top + u.bbox.height)
              ctx.stroke()
            }
            ctx.restore()
          },
        ],
      },
    },
    [values.map((_, i) => from + i), values],
    node,
  )
  return watch(u, node, height)
}

function watch(u: uPlot, node: HTMLElement, height: number): { destroy(): void } {
  const size = new ResizeObserver(() => {
    if (node.clientWidth && node.clientWidth !== u.width) u.setSize({ width: node.clientWidth, height })
  })
  size.observe(node)
  return {
    destroy() {
      size.disconnect()
      u.destroy()
    },
  }
}
