// Formulas are set by a library that is loaded only where there is one.

import katex from 'katex'
import 'katex/dist/katex.min.css'

export function render(tex: string, node: HTMLElement) {
  const plain = node.textContent
  try {
    katex.render(tex, node, { throwOnError: true, output: 'htmlAndMathml' })
  } catch {
    node.textContent = plain
  }
}
