// Where the vertices of a graph stand.

export type Place = { x: number; y: number }
export type Edge = { from: string; to: string; nth: number; of: number } // nth of so many between the same two

/** Edges with their number among those between the same two vertices. */
export function numbered(pairs: [string, string][]): Edge[] {
  const key = (a: string, b: string) => [a, b].sort().join('-')
  const total = new Map<string, number>()
  for (const [a, b] of pairs) total.set(key(a, b), (total.get(key(a, b)) ?? 0) + 1)
  const seen = new Map<string, number>()
  return pairs.map(([from, to]) => {
    const k = key(from, to)
    seen.set(k, (seen.get(k) ?? 0) + 1)
    return { from, to, nth: seen.get(k)! - 1, of: total.get(k)! }
  })
}

/** A graph that grows from a root: each vertex as high as it is far from the root, and
 * above the middle of what grows from it. */
export function growing(edges: Edge[], root: string): Map<string, Place> {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) for (const [a, b] of [[from, to], [to, from]]) next.set(a, [...(next.get(a) ?? []), b])
  const depth = new Map([[root, 0]])
  const children = new Map<string, string[]>()
  const queue = [root]
  for (const v of queue)
    for (const w of next.get(v) ?? [])
      if (!depth.has(w)) {
        depth.set(w, depth.get(v)! + 1)
        children.set(v, [...(children.get(v) ?? []), w])
        queue.push(w)
      }
  const places = new Map<string, Place>()
  let right = 0
  const put = (v: string): number => {
    const xs = (children.get(v) ?? []).map(put)
    const x = xs.length ? (xs[0] + xs[xs.length - 1]) / 2 : right++
    places.set(v, { x, y: depth.get(v)! })
    return x
  }
  put(root)
  return places
}

/** Vertices on a circle. */
export function around(vertices: string[]): Map<string, Place> {
  const r = Math.max(1, vertices.length / 4)
  return new Map(
    vertices.map((v, i) => {
      const angle = (2 * Math.PI * i) / vertices.length - Math.PI / 2 - (vertices.length === 2 ? Math.PI / 2 : 0)
      return [v, { x: r * Math.cos(angle), y: -r * Math.sin(angle) }]
    }),
  )
}

/** The edges that still hang together with the root once one is cut. */
export function standing(edges: Edge[], cut: Edge, root: string): Edge[] {
  const rest = edges.filter((e) => e !== cut)
  const reached = new Set([root])
  for (let grew = true; grew; ) {
    grew = false
    for (const e of rest)
      if (reached.has(e.from) !== reached.has(e.to)) {
        reached.add(e.from).add(e.to)
        grew = true
      }
  }
  return rest.filter((e) => reached.has(e.from))
}

/** A text that is the same for the same edges in any order and direction. */
export const edgesKey = (list: { from: string; to: string }[]) => list.map((e) => [e.from, e.to].sort().join('-')).sort().join(' ')

/** The path of an edge between two places; bent where there are several, a loop at one place. */
export function path(a: Place, b: Place, e: Edge, short: number): string {
  if (e.from === e.to) {
    const s = 34 + 12 * e.nth
    return `M${a.x} ${a.y}C${a.x - s} ${a.y - s * 1.5} ${a.x + s} ${a.y - s * 1.5} ${a.x} ${a.y}`
  }
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const d = Math.hypot(dx, dy) || 1
  const bend = (e.nth - (e.of - 1) / 2) * 36 * (e.from < e.to ? 1 : -1)
  const [mx, my] = [(a.x + b.x) / 2 - (dy / d) * bend, (a.y + b.y) / 2 + (dx / d) * bend]
  const back = Math.hypot(b.x - mx, b.y - my) || 1
  const [ex, ey] = [b.x - ((b.x - mx) / back) * short, b.y - ((b.y - my) / back) * short]
  return `M${a.x} ${a.y}Q${mx} ${my} ${ex} ${ey}`
}
