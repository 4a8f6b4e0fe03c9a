// A picture in a frame that is zoomed and moved: by wheel, drag, buttons and keys.

export type View = { x: number; y: number; scale: number }

/** A drag in progress: where the pointer was, and whether it has moved at all. */
type Drag = { x: number; y: number; moved: boolean }

export class Pan {
  view: View = $state.raw({ x: 0, y: 0, scale: 8 })
  node: HTMLCanvasElement | undefined
  #drag: Drag | undefined
  #frame = 0

  constructor(
    private draw: () => void,
    private size: () => { width: number; height: number } | undefined,
    private margin: { left: number; bottom: number; top: number; right: number },
  ) {}

  /** Draws once before the next frame, however often it is asked. */
  later() {
    if (!this.#frame)
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0
        this.draw()
      })
  }

  /** The canvas ready to be drawn on, in pixels of the page. */
  begin(): { ctx: CanvasRenderingContext2D; w: number; h: number } | undefined {
    const node = this.node
    if (!node) return undefined
    const ratio = devicePixelRatio || 1
    const [w, h] = [node.clientWidth, node.clientHeight]
    if (node.width !== Math.round(w * ratio) || node.height !== Math.round(h * ratio)) {
      node.width = Math.round(w * ratio)
      node.height = Math.round(h * ratio)
    }
    const ctx = node.getContext('2d')!
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    ctx.clearRect(0, 0, w, h)
    return { ctx, w, h }
  }

  /** Shows all of it. */
  whole = () => {
    const size = this.size()
    if (!size || !this.node) return
    const { left, bottom, top, right } = this.margin
    const [w, h] = [this.node.clientWidth - left - right, this.node.clientHeight - bottom - top]
    const scale = Math.min(w / size.width, h / size.height)
    this.view = { scale, x: left + (w - scale * size.width) / 2, y: top + (h - scale * size.height) / 2 }
    this.later()
  }

  zoom(factor: number, cx = (this.node?.clientWidth ?? 0) / 2, cy = (this.node?.clientHeight ?? 0) / 2) {
    const scale = Math.min(80, Math.max(0.2, this.view.scale * factor))
    const f = scale / this.view.scale
    this.view = { scale, x: cx - (cx - this.view.x) * f, y: cy - (cy - this.view.y) * f }
    this.later()
  }

  /** Brings a point of the picture into the frame. */
  show(x: number, y: number) {
    if (!this.node) return
    const [px, py] = [this.view.x + x * this.view.scale, this.view.y + y * this.view.scale]
    const [w, h] = [this.node.clientWidth, this.node.clientHeight]
    this.view = { ...this.view, x: this.view.x + (px < 0 || px > w ? w / 2 - px : 0), y: this.view.y + (py < 0 || py > h ? h / 2 - py : 0) }
  }

  /** The point of the picture under the pointer. */
  at(e: { clientX: number; clientY: number }): { x: number; y: number } {
    const box = this.node!.getBoundingClientRect()
    return { x: (e.clientX - box.left - this.view.x) / this.view.scale, y: (e.clientY - box.top - this.view.y) / this.view.scale }
  }

  down(e: PointerEvent) {
    this.#drag = { x: e.clientX, y: e.clientY, moved: false }
    this.node?.setPointerCapture(e.pointerId)
  }

  /** Moves the picture with the pointer; false where nothing is dragged. */
  move(e: PointerEvent): boolean {
    const drag = this.#drag
    if (!drag || !e.buttons) return false
    if (drag.moved || Math.abs(e.clientX - drag.x) + Math.abs(e.clientY - drag.y) > 3) {
      this.view = { ...this.view, x: this.view.x + e.clientX - drag.x, y: this.view.y + e.clientY - drag.y }
      this.#drag = { x: e.clientX, y: e.clientY, moved: true }
      this.later()
    }
    return true
  }

  /** Ends a press; true if it was a click. */
  up(): boolean {
    const click = !!this.#drag && !this.#drag.moved
    this.#drag = undefined
    return click
  }

  /** The keys that zoom; true if it was one of them. */
  key(key: string): boolean {
    if (key === '+' || key === '=') this.zoom(1.4)
    else if (key === '-') this.zoom(1 / 1.4)
    else if (key === '0') this.whole()
    else return false
    return true
  }

  /** For use: on the canvas. */
  attach = (node: HTMLCanvasElement) => {
    this.node = node
    const wheel = (e: WheelEvent) => {
      e.preventDefault()
      const box = node.getBoundingClientRect()
      this.zoom(Math.exp(-e.deltaY / 400), e.clientX - box.left, e.clientY - box.top)
    }
    node.addEventListener('wheel', wheel, { passive: false })
    const size = new ResizeObserver(() => this.whole())
    size.observe(node)
    const theme = new MutationObserver(() => this.later())
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return {
      destroy: () => {
        node.removeEventListener('wheel', wheel)
        size.disconnect()
        theme.disconnect()
        cancelAnimationFrame(this.#frame)
        this.#frame = 0
        this.node = undefined
      },
    }
  }
}
