import { isRecord } from '#src/record.ts'
import { listHtmlTexts } from './find-html-texts.ts'
import { CALLEES, type Node, parseSource, readLiteral, walk } from './find-messages.ts'
import type { Source } from './sources.ts'
import { findWords } from './words.ts'

const SCREENS = /^web\/.*\.tsx?$/
const EXTENSION = /^extension\/.*\.ts$/
/** Files that define rules of fields. */
const USES_RULES = /from '(?:zod|[^']*\/fields\.ts)'/
/** Their rules have labels and error messages; a browser's log is shown to nobody. */
const RULES = /^(?:src|server\/features)\/(?!shell\/log-entry\.ts$)/
/** Attributes whose values a person reads or hears. */
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
/** Elements with literal content: keys, code, an address. */
const LITERAL_ELEMENTS = new Set(['kbd', 'code', 'pre'])

const nameOf = (node: unknown): string =>
  isRecord(node) && typeof node['name'] === 'string' ? node['name'] : ''

const isWithinLiteral = (parents: readonly Node[]): boolean =>
  parents.some(
    (parent) =>
      parent.type === 'JSXElement' &&
      LITERAL_ELEMENTS.has(nameOf((parent['openingElement'] as Node)['name'])),
  )

/** Returns text in an element, or the value of an attribute that is read. */
const readBareText = (node: Node, parents: readonly Node[]): string | undefined => {
  if (node.type === 'JSXText') {
    return isWithinLiteral(parents) ? undefined : String(node['value'])
  }
  if (node.type !== 'JSXAttribute' || !READ_ATTRIBUTES.has(nameOf(node['name']))) return undefined
  return readLiteral(node['value'])
}

/** Text written for people, as opposed to keys, element names and the like. */
const LIKE_SPEECH = /^\p{Lu}\p{Ll}+(?:[ .:!?]|$)|\p{L}{2,} \p{L}{2,}/u
/** Whether such a text is not shown: it is translated, only used by programs, or compared. */
const isElsewhere = (node: Node, parents: readonly Node[]): boolean => {
  const [parent] = parents.slice(-1)
  if (parent?.type === 'Property' && parent['key'] === node && parent['computed'] !== true)
    return true
  return parents.some(
    ({ type, callee, key }) =>
      /^(?:Import|Export\w+From|TS\w+Type$|ThrowStatement|BinaryExpression)/.test(type) ||
      (type === 'Property' && nameOf(key) === 'headers') ||
      (type === 'CallExpression' && CALLEES.has(nameOf(callee))),
  )
}

/** The extension creates its elements by hand, so any literal may be shown. */
const readSpeech = (node: Node, parents: readonly Node[]): string | undefined => {
  if (isElsewhere(node, parents)) return undefined
  const text =
    node.type === 'TemplateElement'
      ? (node['value'] as { cooked: string }).cooked
      : node.type === 'Literal' && typeof node['value'] === 'string' && node['value']
  return text && LIKE_SPEECH.test(text.trim()) ? text : undefined
}

/** Properties that are shown: of toasts, dialogs, choices. */
const READ_PROPERTIES = new Set(['error', 'label', 'message', 'placeholder', 'title'])

/** Returns text in an expression that is shown: in an element, an attribute or a property. */
const readShownSpeech = (node: Node, parents: readonly Node[]): string | undefined => {
  const holder = parents.findLast(
    ({ type }) =>
      type === 'JSXAttribute' || type === 'JSXExpressionContainer' || type === 'Property',
  )
  if (holder === undefined || isWithinLiteral(parents)) return undefined
  const isRead =
    holder.type === 'Property'
      ? READ_PROPERTIES.has(nameOf(holder['key']))
      : parents.every(
          ({ type, name }) => type !== 'JSXAttribute' || READ_ATTRIBUTES.has(nameOf(name)),
        )
  // A literal attribute value is found elsewhere.
  return isRead && holder.type !== 'JSXAttribute' ? readSpeech(node, parents) : undefined
}

const readScreen = (node: Node, parents: readonly Node[]): string | undefined =>
  readBareText(node, parents) ?? readShownSpeech(node, parents)

/**
 * Calls whose texts are not shown in a browser: descriptions of the interface, the log,
 * comparisons.
 */
const UNREAD_CALLS = /^(?:describe|meta|literal|debug|info|warn|error|\w+With|includes|has|get)$/

const nameOfCall = (callee: unknown): string =>
  nameOf(callee) || (isRecord(callee) ? nameOf(callee['property']) : '')

/** Returns a label or an error message in a rule. */
const readRule = (node: Node, parents: readonly Node[]): string | undefined => {
  const call = parents.at(node.type === 'TemplateElement' ? -2 : -1)
  if (call?.type !== 'CallExpression' || UNREAD_CALLS.test(nameOfCall(call['callee']))) {
    return undefined
  }
  const text = readSpeech(node, parents)
  return text !== undefined && /^\p{Lu}\p{Ll}/u.test(text) ? text : undefined
}

function* listTexts({ path, code }: Source): Generator<{ text: string; start: number }> {
  if (path.endsWith('.html')) {
    for (const { attribute = '', text, start } of listHtmlTexts(code)) {
      if (READ_ATTRIBUTES.has(attribute)) yield { text, start }
    }
    return
  }
  const read = SCREENS.test(path)
    ? readScreen
    : EXTENSION.test(path)
      ? readSpeech
      : RULES.test(path) && USES_RULES.test(code)
        ? readRule
        : undefined
  if (read === undefined) return
  for (const [node, parents] of walk(parseSource(path, code))) {
    const text = read(node, parents)
    if (text !== undefined) yield { text, start: node.start }
  }
}

/** Lists English texts of screens that no catalog would find, one line each. */
export const findBareTexts = (source: Source): string[] =>
  [...listTexts(source)].flatMap(({ text, start }) => {
    const words = findWords(text)
    if (words === '') return []
    const line = source.code.slice(0, start).split('\n').length
    return [`${source.path}:${line}: “${words}” is not translated: use t()`]
  })
