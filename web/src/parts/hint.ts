// How hints are said, in words and colours: never by colour alone.

import type { Judgement } from '../lib/game.svelte'
import { t } from '../lib/i18n.svelte'

/** What a move does for the player who makes it: its position is lost for the other. */
export function moveClass(j: Judgement | undefined): '' | 'win' | 'lose' | 'draw' {
  if (j?.outcome === 'P') return 'win'
  if (j?.outcome === 'N') return 'lose'
  if (j?.outcome === 'D') return 'draw'
  return ''
}

export function moveWords(j: Judgement | undefined): string {
  const n = j?.remoteness === undefined ? undefined : (BigInt(j.remoteness) + 1n).toString()
  switch (moveClass(j)) {
    case 'win':
      return n === undefined ? t('wins') : t('wins in {n}', { n })
    case 'lose':
      return n === undefined ? t('loses') : t('loses in {n}', { n })
    case 'draw':
      return t('draws')
  }
  return ''
}

/** What a note beside a move says. */
export function tipOf(m: (Judgement & { move: string }) | undefined, hints: boolean): string {
  if (!m) return ''
  const words = hints ? moveWords(m) : ''
  return words ? `${m.move} — ${words}` : m.move
}

export const sign = { win: '✓', lose: '✗', draw: '=', '': '' }
