// Everything that a link must restore stands in the part of the address after #: the
// view, and its settings as in #/play?g=nim(3,4,5)&misere=1.

import { Failure } from './api'
import { language, t, type Lang } from './i18n.svelte'

export type View = 'games' | 'play' | 'table' | 'sequence' | 'rules'
const views: View[] = ['games', 'play', 'table', 'sequence', 'rules']

class Route {
  view: View = $state('games')
  settings: Record<string, string> = $state.raw({})
  #kept = '' // the address whose settings the view has taken over

  constructor() {
    this.read()
    addEventListener('hashchange', () => this.read())
  }

  read() {
    const [path, query] = location.hash.replace(/^#\/?/, '').split('?', 2)
    const view = views.find((v) => v === path) ?? 'games'
    if (view !== this.view) this.#kept = ''
    this.view = view
    this.settings = Object.fromEntries(new URLSearchParams(query ?? ''))
    const lang = this.settings.lang
    if (lang === 'en' || lang === 'zh') language.lang = lang
  }

  /** The address of a view with settings; those without a value are left out. */
  link(view: View, settings: Record<string, string | undefined> = {}, lang: Lang = language.lang): string {
    const q = new URLSearchParams()
    for (const [k, v] of Object.entries(settings)) if (v && k !== 'lang') q.set(k, v)
    q.set('lang', lang)
    return `#/${view}?${q}`
  }

  /** The settings of an address that was opened; undefined where the view has them already. */
  opened(view: View): Record<string, string> | undefined {
    const settings = this.settings
    if (this.view !== view || location.hash === this.#kept) return undefined
    this.#kept = location.hash
    return settings
  }

  /** Changes the settings in the address, without a new entry in the history. */
  keep(settings: Record<string, string | undefined>) {
    const link = this.link(this.view, settings)
    if (location.hash !== link) history.replaceState(null, '', link)
    this.#kept = location.hash
    this.settings = Object.fromEntries(new URLSearchParams(link.split('?')[1]))
  }

  go(view: View, settings: Record<string, string | undefined> = {}) {
    location.hash = this.link(view, settings)
  }
}

export const route = new Route()

/** Packs a text for an address. */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  let binary = ''
  for (const b of new Uint8Array(await new Response(stream).arrayBuffer())) binary += String.fromCharCode(b)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

// Bytes that a packed text may become: twice what the server takes as rules.
const longest = 1 << 18

/** The text that was packed. A failure says that an address is damaged, or packs too much. */
export async function unpack(packed: string): Promise<string> {
  let text = ''
  let size = 0
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    const letters = new TextDecoder('utf-8', { fatal: true })
    for (;;) {
      const { done, value } = await reader.read()
      text += letters.decode(value, { stream: !done })
      if (done) return text
      size += value.length
      if (size > longest) throw await reader.cancel()
    }
  } catch {
    // The address is damaged, as one that was cut off.
  }
  throw new Failure(t('The rules in this address cannot be read: ask for the whole address again'))
}
