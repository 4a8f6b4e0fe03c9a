// The language of positions, as far as the page must take one apart: the components
// of a sum or another compound, and the numbers of each.

/** An argument of a call: a number or other text, or a game within a compound. */
export type Arg = { key: string; text: string; game?: Expr }

/** A call such as `nim(3,4)` or `0.77(3,15)`. */
export type Call = { name: string; args: Arg[]; bare: boolean }

/** A sum of one call or more. */
export type Expr = { terms: (Call | Expr)[] }

const compounds = new Set(['sum', 'short', 'every', 'rapid', 'union', 'urgent'])

export function isCall(t: Call | Expr): t is Call {
  return 'name' in t
}

/** Parses an expression that the server has written; undefined if it is none. */
export function parse(text: string): Expr | undefined {
  let at = 0
  const blank = () => {
    while (at < text.length && text[at] === ' ') at++
  }
  const expr = (): Expr | undefined => {
    const terms: (Call | Expr)[] = []
    for (;;) {
      blank()
      const t = term()
      if (!t) return undefined
      terms.push(t)
      blank()
      if (text[at] !== '+') return { terms }
      at++
    }
  }
  const term = (): Call | Expr | undefined => {
    if (text[at] === '(') {
      at++
      const e = expr()
      blank()
      if (!e || text[at] !== ')') return undefined
      at++
      return e
    }
    const start = at
    for (let depth = 0; at < text.length; at++) {
      const c = text[at]
      if (c === '{' || c === '[') depth++
      else if (c === '}' || c === ']') depth--
      else if (depth === 0 && '(+,) '.includes(c)) break
    }
    const name = text.slice(start, at)
    if (!name) return undefined
    if (text[at] !== '(') return { name, args: [], bare: true }
    at++
    const args: Arg[] = []
    blank()
    if (text[at] === ')') {
      at++
      return { name, args, bare: false }
    }
    for (;;) {
      blank()
      if (compounds.has(name) && !/^\w+=/.test(text.slice(at))) {
        const from = at
        const game = expr()
        if (!game) return undefined
        args.push({ key: '', text: text.slice(from, at).trim(), game })
      } else {
        const from = at
        let quote = false
        for (let depth = 0; at < text.length; at++) {
          const c = text[at]
          if (c === '"' && text[at - 1] !== '\\') quote = !quote
          else if (quote) continue
          else if ('{[('.includes(c)) depth++
          else if (depth > 0 && '}])'.includes(c)) depth--
          else if (depth === 0 && (c === ',' || c === ')')) break
        }
        const whole = text.slice(from, at).trim()
        const eq = /^([a-z][a-z0-9_]*)=(.*)$/s.exec(whole)
        args.push(eq ? { key: eq[1], text: eq[2] } : { key: '', text: whole })
      }
      blank()
      if (text[at] === ',') {
        at++
        continue
      }
      if (text[at] !== ')') return undefined
      at++
      return { name, args, bare: false }
    }
  }
  const e = expr()
  blank()
  return e && at === text.length ? e : undefined
}

/** Writes a call or a sum as text. */
export function format(t: Call | Expr): string {
  if (!isCall(t)) return t.terms.map((x) => (isCall(x) ? format(x) : `(${format(x)})`)).join(' + ')
  if (t.bare) return t.name
  const args = t.args.map((a) => (a.key ? a.key + '=' : '') + (a.game ? format(a.game) : a.text))
  return `${t.name}(${args.join(',')})`
}

/** The components that are played at once, and how: the kind is '' for one game. */
export type Compound = { kind: string; parts: string[] }

export function components(text: string): Compound {
  const e = parse(text)
  if (!e) return { kind: '', parts: [text] }
  if (e.terms.length > 1) return { kind: 'sum', parts: e.terms.map(format) }
  const only = e.terms[0]
  if (!isCall(only)) return components(format(only))
  if (!compounds.has(only.name)) return { kind: '', parts: [text] }
  return { kind: only.name, parts: only.args.filter((a) => a.game).map((a) => format(a.game!)) }
}

/** Puts components together as they were. */
export function compose(text: string, parts: string[]): string {
  const e = parse(text)
  if (!e) return parts[0]
  if (e.terms.length > 1) return parts.map((p) => (components(p).kind === 'sum' && !p.startsWith('sum(') ? `(${p})` : p)).join(' + ')
  const only = e.terms[0]
  if (!isCall(only)) return compose(format(only), parts)
  if (!compounds.has(only.name)) return parts[0]
  let i = 0
  const args = only.args.map((a) => (a.game ? { key: '', text: parts[i++] } : a))
  return format({ ...only, args })
}

/** The one call of a component; undefined for a compound within a compound. */
export function callOf(text: string): Call | undefined {
  const e = parse(text)
  if (!e || e.terms.length !== 1) return undefined
  const t = e.terms[0]
  return isCall(t) && !compounds.has(t.name) ? t : undefined
}

/** The numbers of a position without its parameters, as text of any length. */
export function numbers(c: Call): string[] {
  return c.args.filter((a) => !a.key).map((a) => a.text)
}

/** The same call with other numbers. */
export function withNumbers(c: Call, list: (string | number)[]): string {
  return format({ ...c, bare: false, args: [...list.map((n) => ({ key: '', text: String(n) })), ...c.args.filter((a) => a.key)] })
}

/** A text that is the same for rows of the same heaps in any order, empty ones left out. */
export function heapKey(text: string): string {
  const c = callOf(text)
  if (!c) return text
  const list = numbers(c).filter((n) => n !== '0')
  list.sort((a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0))
  return withNumbers(c, list)
}

/** A text that is the same for a component whatever the order of its heaps and whatever
 * its named arguments: what a click on a board can know of it. */
export function partKey(text: string): string {
  const c = callOf(text)
  if (!c) return text
  const list = numbers(c)
  if (!list.every((n) => /^\d+$/.test(n))) return text
  return heapKey(withNumbers({ ...c, args: [] }, list))
}
