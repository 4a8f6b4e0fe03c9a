// A note beside what the pointer or the keyboard is at. The same words stand in the label
// of the thing itself or are said by its description, so nothing is told by the note alone.

let note: HTMLElement | undefined
let owner: HTMLElement | undefined

function show(node: HTMLElement, text: string) {
  if (!text) return
  note ??= document.body.appendChild(Object.assign(document.createElement('div'), { className: 'tip', id: 'tip', role: 'tooltip' }))
  note.textContent = text
  note.hidden = false
  owner?.removeAttribute('aria-describedby')
  owner = node
  node.setAttribute('aria-describedby', 'tip')
  const at = node.getBoundingClientRect()
  const { width, height } = note.getBoundingClientRect()
  const left = Math.max(4, Math.min(innerWidth - width - 4, at.left + at.width / 2 - width / 2))
  const top = at.top - height - 6 > 0 ? at.top - height - 6 : at.bottom + 6
  note.style.translate = `${left}px ${top}px`
}
function hide() {
  if (note) note.hidden = true
  owner?.removeAttribute('aria-describedby')
  owner = undefined
}
addEventListener('scroll', hide, { capture: true, passive: true })
addEventListener('keydown', (e) => e.key === 'Escape' && hide())
addEventListener('hashchange', hide)

/** For use: on whatever a note belongs to; '' for none. */
export function tip(node: HTMLElement | SVGElement, text: string) {
  const el = node as HTMLElement
  const enter = () => show(el, text)
  const focus = () => el.matches(':focus-visible') && show(el, text)
  const leave = () => owner === el && hide()
  const events: [string, () => void][] = [['pointerenter', enter], ['focus', focus], ['pointerleave', leave], ['blur', leave], ['click', leave]]
  for (const [name, f] of events) el.addEventListener(name, f)
  return {
    update(now: string) {
      text = now
      if (owner === el) text ? show(el, text) : hide()
    },
    destroy() {
      leave()
      for (const [name, f] of events) el.removeEventListener(name, f)
    },
  }
}
