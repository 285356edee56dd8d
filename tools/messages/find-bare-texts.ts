import { isRecord } from '#src/record.ts'
import { type Node, parseSource, readLiteral, walk } from './find-messages.ts'
import type { Source } from './sources.ts'

const SCREENS = /^web\/.*\.tsx$/
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
/** Names, formats and addresses, which are the same in every language. */
const NAMES = /\bhttps?:\/\/\S*|\b(?:[\w-]+\.)+\w+\b|\b(?:CSV|Foothold|JSON|LinkedIn|URL|vCard)\b/g
const WORD = /\p{L}{2}/u
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

/** English texts of screens that no catalog would find, one line each. */
export const findBareTexts = ({ path, code }: Source): string[] => {
  if (!SCREENS.test(path)) return []
  return [...walk(parseSource(path, code))].flatMap(([node, parents]) => {
    const text = readBareText(node, parents)?.replaceAll(NAMES, '').trim()
    if (text === undefined || !WORD.test(text)) return []
    const line = code.slice(0, node.start).split('\n').length
    return [`${path}:${line}: “${text.replaceAll(/\s+/g, ' ')}” is not translated: use t()`]
  })
}
