// The requests that the page makes. Every answer is the same JSON as the command prints.

export type Text = { en: string; zh: string }
export type Play = 'normal' | 'misere'
export type Outcome = 'N' | 'P' | 'D'

export type Analysis = {
  game: string
  position: string
  play: Play
  outcome?: Outcome
  grundy?: string
  loopy?: string
  remoteness?: string
  suspense?: string
  winning?: { move: string; to: string }[]
  winning_count?: string
  resist?: { move: string; to: string }
  because: { method: string; steps?: string[]; source?: string; not_known?: string[] }
}

export type Family = {
  name: string
  title: Text
  rules: Text
  position: Text
  params?: { name: string; kind: string; required?: boolean; default?: string; words?: string[]; doc: Text }[]
  aliases?: { name: string }[]
  facts?: { what: Text; statement: Text; source: string }[]
  source?: string
  examples: string[]
}

/** What went wrong, as one line and perhaps a hint. */
export class Failure extends Error {
  constructor(
    message: string,
    public hint = '',
    public status = 0,
    public at = 0,
  ) {
    super(message)
  }

  /** Whatever was thrown, as a failure. */
  static of(e: unknown): Failure {
    return e instanceof Failure ? e : new Failure(String(e))
  }
}

// The page may be served below any path, so requests are relative to it.
const base = '.'

export async function ask<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let response: Response
  try {
    response = await fetch(base + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    })
  } catch (e) {
    if (signal?.aborted) throw e
    throw new Failure('', '', 0)
  }
  const text = await response.text()
  if (!response.ok) {
    try {
      const p = JSON.parse(text)
      throw new Failure(p.message ?? p.detail ?? p.title ?? text, p.hint ?? '', response.status, p.at ?? 0)
    } catch (e) {
      if (e instanceof Failure) throw e
      throw new Failure(`${response.status} ${response.statusText}`, '', response.status)
    }
  }
  return JSON.parse(text) as T
}
