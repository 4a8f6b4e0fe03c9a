// What went wrong in the reader's language: the kinds of errors of the interface have
// words here, and the message of the server, which is English, says the rest.

import type { Failure } from './api'
import { language, t } from './i18n.svelte'

const kinds: Record<string, string> = {
  syntax: 'This cannot be read',
  unknown: 'There is nothing of this name',
  parameter: 'A parameter is not as it should be',
  position: 'This is no such position or move',
  rules: 'The rules are in error',
  file: 'Files cannot be read here',
  loopy: 'Play can repeat a position',
  law: 'The game contradicts its own rules',
  limit: 'This takes more than the server allows',
  'not-known': 'No method here answers this',
  busy: 'The server is busy: try again in a moment',
  late: 'The request came too slowly',
  large: 'The request is too long',
  method: 'The server does not take this request',
  media: 'The server does not take this request',
  forbidden: 'The server does not take this request',
  canceled: 'The request was given up',
  internal: 'A mistake of this program',
}

/** The kind of a failure in words, where its message is not in the reader's language. */
export function headline(f: Failure): string {
  if (!f.message) return t('The server does not answer')
  return language.lang === 'en' ? '' : t(kinds[f.kind] ?? 'Something went wrong')
}

/** The hint of a failure in the reader's language, as far as it has one form only. */
export function advice(f: Failure): string {
  const meant = /^did you mean (.+)\?$/.exec(f.hint)
  return meant ? t('did you mean {name}?', { name: meant[1] }) : f.hint
}
