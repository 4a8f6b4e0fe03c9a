// Which board shows a component.

import { callOf, numbers, type Call } from '../lib/expr'
import type { Options } from '../lib/options'

export type Kind = 'stones' | 'pins' | 'queen' | 'rectangle' | 'strip' | 'coins' | 'gaps' | 'stairs' | 'graph' | 'cells' | 'numbers'

/** Boards draw heaps up to here; greater ones are numbers with an input. */
export const drawn = { stones: 48, pins: 60, queen: 40, rectangle: 400, strip: 60, heaps: 12, edges: 60, cells: 400 }

// Families whose positions are no rows of heaps from which one takes.
const special: Record<string, Kind> = {
  octal: 'pins', treblecross: 'pins', run: 'pins',
  wythoff: 'queen',
  euclid: 'rectangle',
  nimble: 'strip', silver: 'strip',
  turning: 'coins',
  northcott: 'gaps',
  staircase: 'stairs',
  tokens: 'graph', hackenbush: 'graph',
  erasing: 'cells', splitting: 'cells', ring: 'cells', koppers: 'cells', splitthree: 'cells',
}

/** The board of a family, whatever the size. */
export function boardOf(name: string): Kind {
  return special[name] ?? (/^[.0-9A-Z{]/.test(name) ? 'pins' : 'stones')
}

/** The edges of walks such as [0,1,2]; undefined if a text is none. */
export function walk(text: string): [string, string][] | undefined {
  if (!/^\[\d{1,9}(,\d{1,9})+\]$/.test(text)) return undefined
  const on = text.slice(1, -1).split(',')
  return on.slice(1).map((v, i) => [on[i], v])
}

/** The walks of the argument edges=[[0,1],[1,2]]. */
export function edgesOf(c: Call): [string, string][] | undefined {
  const text = c.args.find((a) => a.key === 'edges')?.text.replaceAll(' ', '')
  const walks = text?.match(/\[[\d,]+\]/g)
  return walks?.flatMap((w) => walk(w) ?? [])
}

/** The board of a component; own is whether its rules may be the user's. */
export function kindOf(part: string, options: Options, own = false): Kind {
  const c = callOf(part)
  if (!c) return 'numbers'
  const list = numbers(c).map((n) => n.replaceAll(' ', ''))
  const whole = list.length > 0 && list.every((n) => /^\d{1,6}$/.test(n))
  const kind = boardOf(c.name)
  if (own && kind === 'stones') return ownKind(c, list, whole, options)
  if (kind === 'graph') return graphFits(c, list) ? 'graph' : 'numbers'
  if (!whole) return 'numbers'
  const most = Math.max(...list.map(Number))
  switch (kind) {
    case 'queen':
      return most <= drawn.queen && list.length === 2 ? kind : 'numbers'
    case 'rectangle':
      return most <= drawn.rectangle && list.length === 2 && Math.min(...list.map(Number)) > 0 ? kind : 'numbers'
    case 'strip':
    case 'coins':
      return most <= drawn.strip ? kind : 'numbers'
    case 'cells':
      return list.length <= drawn.cells ? kind : 'numbers'
  }
  return list.length <= drawn.heaps && most <= (kind === 'pins' ? drawn.pins : drawn.stones) ? kind : 'numbers'
}

function graphFits(c: Call, list: string[]): boolean {
  const edges = c.name === 'tokens' || c.args.some((a) => a.key === 'edges') ? edgesOf(c) : list.flatMap((w) => walk(w) ?? [])
  return !!edges && edges.length > 0 && edges.length <= drawn.edges
}

// The rules of a user are known by what they do: where every move makes one number
// smaller, a position is heaps of stones; else its members are cells, whatever they mean.
function ownKind(c: Call, list: string[], whole: boolean, options: Options): Kind {
  if (whole && edgesOf(c) && graphFits(c, list)) return 'graph'
  const takes = options.list.every((o) => {
    const after = numbers(callOf(o.part) ?? c)
    const changed = list.filter((n, i) => n !== after[i])
    return after.length === list.length && changed.length === 1 && list.every((n, i) => Number(after[i]) <= Number(n))
  })
  if (whole && takes && list.length <= drawn.heaps && Math.max(...list.map(Number)) <= drawn.stones) return 'stones'
  const small = list.length > 0 && list.length <= drawn.heaps * 4 && c.args.reduce((s, a) => s + a.text.length, 0) <= drawn.cells
  return small ? 'cells' : 'numbers'
}

export type BoardProps = {
  part: string
  options: Options
  whole: boolean // whether the options are all there are
  hints: boolean
  enabled: boolean
  shown?: string // the part after a move to be shown
  onchoose: (part: string) => void
}
