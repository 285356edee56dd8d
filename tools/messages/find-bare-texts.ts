import { isRecord } from '#src/record.ts'
import { listHtmlTexts } from './find-html-texts.ts'
import { type Node, parseSource, readLiteral, walk } from './find-messages.ts'
import type { Source } from './sources.ts'
import { findWords } from './words.ts'

const SCREENS = /^web\/.*\.tsx$/
const EXTENSION = /^extension\/.*\.ts$/
/** What a person reads or hears of an element, beside the text within it. */
const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'description',
  'label',
  'placeholder',
  'submitLabel',
  'title',
])
/** Set as they are typed: keys, code, an address. */
const LITERAL_ELEMENTS = new Set(['kbd', 'code', 'pre'])

const nameOf = (node: unknown): string =>
  isRecord(node) && typeof node['name'] === 'string' ? node['name'] : ''

const isWithinLiteral = (parents: readonly Node[]): boolean =>
  parents.some(
    (parent) =>
      parent.type === 'JSXElement' &&
      LITERAL_ELEMENTS.has(nameOf((parent['openingElement'] as Node)['name'])),
  )

const readBareText = (node: Node, parents: readonly Node[]): string | undefined => {
  if (node.type === 'JSXText') {
    return isWithinLiteral(parents) ? undefined : String(node['value'])
  }
  if (node.type !== 'JSXAttribute' || !READ_ATTRIBUTES.has(nameOf(node['name']))) return undefined
  return readLiteral(node['value'])
}

/** What is written to people, as opposed to keys, names of elements and the like. */
const LIKE_SPEECH = /^\p{Lu}\p{Ll}+(?:[ .:!?]|$)|\p{L}{2,} \p{L}{2,}/u
/** Where such a text is none: it is translated, stays among programs, or is compared with. */
const isElsewhere = (node: Node, parents: readonly Node[]): boolean => {
  const [parent] = parents.slice(-1)
  if (parent?.type === 'Property' && parent['key'] === node && parent['computed'] !== true)
    return true
  return parents.some(
    ({ type, callee, key }) =>
      /^(?:Import|Export\w+From|TS\w+Type$|ThrowStatement|BinaryExpression)/.test(type) ||
      (type === 'Property' && nameOf(key) === 'headers') ||
      (type === 'CallExpression' && nameOf(callee) === 't'),
  )
}

/** The extension makes its elements by hand, so that any literal may be shown. */
const readSpeech = (node: Node, parents: readonly Node[]): string | undefined => {
  if (isElsewhere(node, parents)) return undefined
  const text =
    node.type === 'TemplateElement'
      ? (node['value'] as { cooked: string }).cooked
      : node.type === 'Literal' && typeof node['value'] === 'string' && node['value']
  return text && LIKE_SPEECH.test(text.trim()) ? text : undefined
}

function* listTexts({ path, code }: Source): Generator<{ text: string; start: number }> {
  if (path.endsWith('.html')) {
    for (const { attribute = '', text, start } of listHtmlTexts(code)) {
      if (READ_ATTRIBUTES.has(attribute)) yield { text, start }
    }
    return
  }
  const read = SCREENS.test(path) ? readBareText : EXTENSION.test(path) ? readSpeech : undefined
  if (read === undefined) return
  for (const [node, parents] of walk(parseSource(path, code))) {
    const text = read(node, parents)
    if (text !== undefined) yield { text, start: node.start }
  }
}

/** English texts of screens that no catalog would find, one line each. */
export const findBareTexts = (source: Source): string[] =>
  [...listTexts(source)].flatMap(({ text, start }) => {
    const words = findWords(text)
    if (words === '') return []
    const line = source.code.slice(0, start).split('\n').length
    return [`${source.path}:${line}: “${words}” is not translated: use t()`]
  })
