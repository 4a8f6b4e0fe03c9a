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
    public kind = '',
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
  return (await answer(path, body, signal)).json() as Promise<T>
}

/** An answer that is a file, such as a picture. */
export async function fileOf(path: string, body: unknown): Promise<Blob> {
  return (await answer(path, body)).blob()
}

async function answer(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
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
  if (response.ok) return response
  const p = await response.json().catch(() => ({})) // a proxy in between may answer otherwise
  throw new Failure(p.message ?? `${response.status} ${response.statusText}`, p.hint ?? '', response.status, p.at ?? 0, p.kind)
}
