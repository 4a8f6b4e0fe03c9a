// Colours of the page for what is drawn on a canvas, which knows no variables.

let theme = ''
const known = new Map<string, string>()

/** The colour that a variable of the style sheet has in the present theme. */
export function ink(name: string): string {
  const now = `${document.documentElement.dataset.theme} ${matchMedia('(prefers-color-scheme: dark)').matches}`
  if (now !== theme) known.clear()
  theme = now
  let c = known.get(name)
  if (c === undefined) {
    const probe = document.createElement('span')
    probe.style.color = `var(${name})`
    document.body.append(probe)
    known.set(name, (c = getComputedStyle(probe).color))
    probe.remove()
  }
  return c
}
