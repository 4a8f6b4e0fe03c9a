// Which board shows a component.

import { callOf, numbers } from '../lib/expr'

export type Kind = 'stones' | 'pins' | 'queen' | 'rectangle' | 'numbers'

/** Boards draw heaps up to here; greater ones are numbers with an input. */
export const drawn = { stones: 48, pins: 60, queen: 40, rectangle: 400, heaps: 12 }

const pins = new Set(['octal', 'treblecross', 'run'])
const queen = new Set(['wythoff'])
const rectangle = new Set(['euclid'])

export function kindOf(part: string): Kind {
  const c = callOf(part)
  if (!c) return 'numbers'
  const list = numbers(c)
  if (list.length === 0 || !list.every((n) => /^\d{1,6}$/.test(n))) return 'numbers'
  const most = Math.max(...list.map(Number))
  if (queen.has(c.name)) return most <= drawn.queen && list.length === 2 ? 'queen' : 'numbers'
  if (rectangle.has(c.name)) return most <= drawn.rectangle && list.length === 2 && Math.min(...list.map(Number)) > 0 ? 'rectangle' : 'numbers'
  if (list.length > drawn.heaps) return 'numbers'
  const code = /^[.0-9A-Z{]/.test(c.name)
  if (code || pins.has(c.name)) return most <= drawn.pins ? 'pins' : 'numbers'
  return most <= drawn.stones ? 'stones' : 'numbers'
}

export type BoardProps = {
  part: string
  options: Map<string, import('../lib/game.svelte').Option>
  whole: boolean // whether the options are all there are
  hints: boolean
  enabled: boolean
  shown?: string // the part after a move to be shown
  onchoose: (part: string) => void
}
