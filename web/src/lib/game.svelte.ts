// A game that is played: its positions so far, what may be done in the present one, and
// what perfect play makes of it. The server keeps nothing; everything is asked anew.

import { ask, Failure, type Analysis, type Outcome, type Play } from './api'
import { components, compose } from './expr'
import { language } from './i18n.svelte'
import { Options, type Option } from './options'

export type Side = 'you' | 'opponent'
export type Opponent = 'perfect' | 'beginner' | 'random' | 'none'

export type Judgement = { outcome?: Outcome; grundy?: string; loopy?: string; remoteness?: string }
export type Listed = Judgement & { number: number; move: string; to: string }
export type Part = Judgement & { position: string }

type Answer = {
  position: string
  play: Play
  played?: { by: Side; move: string; to: string; how?: string; note?: string }[]
  turn: Side
  over?: boolean
  winner?: Side
  moves: Listed[] | null
  more?: boolean
  moves_count?: string
  hint?: Judgement
  open?: string
  parts?: Part[]
  board?: { position: string; picture?: string[] }[]
}

/** One position of the game, and the move that led to it. */
export type Entry = { position: string; turn: Side; by?: Side; move?: string; how?: string; note?: string; judged?: Judgement }

const listed = 400

export class Game {
  play: Play = $state('normal')
  opponent: Opponent = $state('perfect')
  blunder = $state(0.3)
  first: Side = $state('you')
  rules = ''

  entries: Entry[] = $state.raw([])
  index = $state(0)
  answer: Answer | undefined = $state.raw()
  analysis: Analysis | undefined = $state.raw()
  staged: (string | undefined)[] = $state([])
  partOptions: Options[] = $state.raw([])
  busy = $state(false)
  failure: Failure | undefined = $state.raw()
  asked = $state('') // the position that the game was to begin with
  slip: Failure | undefined = $state.raw() // why the last move could not be made

  #stop: AbortController | undefined
  #open = 0 // works under way: a later one may have stopped an earlier one

  entry: Entry | undefined = $derived(this.entries[this.index])
  position = $derived(this.entry?.position ?? '')
  compound = $derived(components(this.position))
  /** Whether a move may be in several components at once. */
  several = $derived(['every', 'rapid', 'union'].includes(this.compound.kind))
  yours = $derived(!!this.answer && !this.answer.over && (this.opponent === 'none' || this.answer.turn === 'you'))

  async #ask(body: Record<string, unknown>): Promise<Answer> {
    this.#stop?.abort()
    this.#stop = new AbortController()
    return ask<Answer>('/v1/play', this.#request({ opponent: this.opponent, blunder: this.blunder, seed: Math.floor(Math.random() * 2 ** 31), hints: true, list: listed, ...body }), this.#stop.signal)
  }

  /** A request about this game: its convention, the reader's language, the user's rules. */
  #request(body: Record<string, unknown>): Record<string, unknown> {
    return { play: this.play, lang: language.lang, ...(this.rules ? { rules: this.rules } : {}), ...body }
  }

  async #run(work: () => Promise<void>): Promise<boolean> {
    this.#open++
    this.busy = true
    this.slip = undefined
    try {
      await work()
      this.failure = undefined
      return true
    } catch (e) {
      if (e instanceof DOMException) return false
      this.failure = Failure.of(e)
      return false
    } finally {
      this.busy = --this.#open > 0
    }
  }

  /** Leaves no game, and says why. */
  clear(why: Failure) {
    this.#stop?.abort()
    this.entries = []
    this.index = 0
    this.answer = this.analysis = undefined
    this.failure = why
  }

  /** Begins a game; with a later position, one that is under way. */
  async start(expression: string, turn: Side = this.first): Promise<boolean> {
    this.asked = expression
    return this.#run(async () => {
      const reply = turn === 'opponent' && this.opponent !== 'none'
      // The position as it is before the opponent's first move.
      const before = reply ? await this.#ask({ expression, turn, opponent: 'none' }) : undefined
      const a = await this.#ask({ expression, turn })
      const begin: Entry = { position: before?.position ?? a.position, turn, judged: before?.hint ?? a.hint }
      this.entries = [begin]
      this.index = 0
      this.#take(a)
    })
  }

  /** Takes over an answer: the moves that were made, and what may come next. */
  #take(a: Answer) {
    const entries = this.entries.slice(0, this.index + 1)
    for (const m of a.played ?? []) {
      const last = entries[entries.length - 1]
      const seen = this.answer?.moves?.find((x) => x.to === m.to)
      entries.push({ position: m.to, turn: last.turn === 'you' ? 'opponent' : 'you', by: m.by, move: m.move, how: m.how, note: m.note, judged: seen && { outcome: seen.outcome, grundy: seen.grundy, remoteness: seen.remoteness } })
    }
    const last = entries[entries.length - 1]
    entries[entries.length - 1] = { ...last, position: a.position, turn: a.turn, judged: a.hint ?? last.judged }
    this.entries = entries
    this.index = entries.length - 1
    this.answer = a
    this.staged = []
    this.#explain()
    this.#parts()
  }

  async #explain() {
    this.analysis = undefined
    const asked = this.answer
    try {
      const a = await ask<Analysis>('/v1/analyse', this.#request({ expression: this.position }))
      if (asked === this.answer) this.analysis = a
    } catch {
      // The position stays playable without the reasons.
    }
  }

  /** Finds what each component may become, for the boards. */
  async #parts() {
    const { parts } = this.compound
    const of: Option[][] = parts.map(() => [])
    const moves = this.answer?.moves ?? []
    if (!this.several) {
      for (const m of moves) {
        const after = components(m.to)
        if (parts.length === 1) {
          of[0].push({ ...m, part: m.to })
          continue
        }
        const i = after.parts.findIndex((x, k) => x !== parts[k])
        if (i >= 0) of[i].push({ ...m, part: after.parts[i] })
      }
      this.partOptions = of.map((list) => new Options(list))
      return
    }
    this.partOptions = parts.map(() => new Options())
    const position = this.position
    const answers = await Promise.all(
      parts.map((part) => ask<Answer>('/v1/play', this.#request({ expression: part, turn: 'you', opponent: 'none', hints: true, list: listed })).catch(() => undefined)),
    )
    if (position !== this.position) return
    this.partOptions = answers.map((a) => new Options((a?.moves ?? []).map((m) => ({ ...m, part: m.to }))))
  }

  /** Makes a move to a position, which the server checks. */
  async move(to: string): Promise<boolean> {
    if (this.busy) return false
    const before = this.failure
    const ok = await this.#run(async () => {
      const turn = this.answer?.turn ?? 'you'
      this.#take(await this.#ask({ expression: this.position, turn, move: to }))
    })
    if (!ok && (this.failure?.status === 400 || this.failure?.status === 422)) {
      this.slip = this.failure
      this.failure = before
    }
    return ok
  }

  /** Chooses what a component becomes: a move, or a part of one. */
  choose(i: number, part: string) {
    const known = this.partOptions[i]?.at(part)
    if (!this.several) {
      const parts = this.compound.parts.slice()
      parts[i] = known?.part ?? part
      return this.move(known ? known.to : compose(this.position, parts))
    }
    this.staged[i] = this.staged[i] === (known?.part ?? part) ? undefined : (known?.part ?? part)
  }

  /** The picture that the rules of a file draw of a component; undefined without one. */
  pictureOf(part: string): string[] | undefined {
    return this.answer?.board?.find((b) => b.position === part)?.picture
  }

  /** The pictures of what a component may become, in the order of its options. */
  async pictures(options: Option[], signal: AbortSignal): Promise<(string[] | undefined)[]> {
    const list: (string[] | undefined)[] = []
    const next = options.entries()
    const work = async () => {
      for (const [i, o] of next) {
        const a = await ask<Answer>('/v1/play', this.#request({ expression: o.part, opponent: 'none', list: 1 }), signal).catch(() => undefined)
        list[i] = a?.board?.[0]?.picture
      }
    }
    await Promise.all([work(), work()])
    return list
  }

  /** Makes the move that was chosen in several components. */
  makeStaged() {
    return this.move(compose(this.position, this.compound.parts.map((p, i) => this.staged[i] ?? p)))
  }

  get canUndo() {
    return this.#back() >= 0
  }
  get canRedo() {
    return this.#forth() >= 0
  }

  #back(): number {
    for (let i = this.index - 1; i >= 0; i--) if (this.opponent === 'none' || this.entries[i].turn === 'you') return i
    return -1
  }
  #forth(): number {
    for (let i = this.index + 1; i < this.entries.length; i++)
      if (this.opponent === 'none' || this.entries[i].turn === 'you' || i === this.entries.length - 1) return i
    return -1
  }

  undo() {
    return this.goTo(this.#back())
  }
  redo() {
    return this.goTo(this.#forth())
  }

  /** Goes to a position of the game so far, which keeps the later ones until a move is made. */
  async goTo(i: number) {
    const e = this.entries[i]
    if (!e) return
    await this.#run(async () => {
      const a = await this.#ask({ expression: e.position, turn: e.turn, opponent: 'none' })
      this.index = i
      this.entries = this.entries.map((x, k) => (k === i ? { ...x, judged: a.hint } : x))
      this.answer = { ...a, turn: e.turn }
      this.staged = []
      this.#explain()
      this.#parts()
    })
  }

  /** Goes over to the other convention, by which every position is judged anew. */
  async switchPlay(play: Play) {
    this.play = play
    this.entries = this.entries.map((e) => ({ ...e, judged: undefined }))
    await this.goTo(this.index)
    await this.#judge()
  }

  /** Judges the positions so far that are not judged, as after a change of the convention. */
  async #judge() {
    const entries = this.entries
    const judged = await Promise.all(
      entries.map(async (e) => {
        if (e.judged) return e
        const a = await ask<Answer>('/v1/play', this.#request({ expression: e.position, opponent: 'none', hints: true, list: 1 })).catch(() => undefined)
        return a ? { ...e, judged: a.hint } : e
      }),
    )
    if (entries === this.entries) this.entries = judged
  }

  /** Lets the opponent move, where the game was taken up at its turn. */
  async reply() {
    await this.#run(async () => this.#take(await this.#ask({ expression: this.position, turn: 'opponent' })))
  }

  /** Asks again, as after a change of language; the names of the moves so far as well. */
  async again() {
    if (!this.entry) return
    await this.goTo(this.index)
    const named = await Promise.all(
      this.entries.map(async (e, i) => {
        if (!e.move) return e
        try {
          const a = await ask<Answer>('/v1/play', this.#request({ expression: this.entries[i - 1].position, turn: 'you', opponent: 'none', move: e.position, list: 1 }))
          return { ...e, move: a.played?.[0]?.move ?? e.move }
        } catch {
          return e
        }
      }),
    )
    if (named.length === this.entries.length) this.entries = named
  }
}
