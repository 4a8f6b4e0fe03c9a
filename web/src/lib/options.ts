// What a component may become by a move, to be found by what a click on its board says.

import { callOf, numbers, partKey, withNumbers } from './expr'
import type { Judgement } from './game.svelte'

/** A move of a component: the whole position after it, and the component after it. */
export type Option = Judgement & { to: string; part: string; move: string }

/** The numbers of a position in their order, without its named arguments. */
function plain(part: string): string {
  const c = callOf(part)
  return c && numbers(c).every((n) => /^\d+$/.test(n)) ? withNumbers({ ...c, args: [] }, numbers(c)) : part
}

export class Options {
  #plain = new Map<string, Option>()
  #sorted = new Map<string, Option>()

  constructor(readonly list: Option[] = []) {
    for (const o of list) {
      this.#plain.set(plain(o.part), o)
      this.#sorted.set(partKey(o.part), o)
    }
  }

  /** The move to these numbers in this order. */
  at(part: string): Option | undefined {
    return this.#plain.get(plain(part))
  }

  /** The move to these numbers: in this order, or else as a row of heaps in any. */
  find(part: string): Option | undefined {
    return this.at(part) ?? this.#sorted.get(partKey(part))
  }
}
