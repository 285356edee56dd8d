import { parseSync } from 'vite'
import { listHtmlTexts } from './find-html-texts.ts'
import { findWords } from './words.ts'

/** A message in a source. */
export type FoundMessage = {
  text: string
  /**
   * Whether it has values and is thus written in ICU MessageFormat; a text without values is used
   * literally.
   */
  hasValues: boolean
  /** The names of the values; undefined if they are not listed one by one. */
  names: readonly string[] | undefined
  /** The start of the call, and the position of the literal, in UTF-16 units. */
  call: number
  start: number
  end: number
}

/** Functions with a message as their first argument (src/language/t.ts, web/lib/t-nodes.ts). */
export const CALLEES: ReadonlySet<string> = new Set(['t', 'tNodes'])
const CALL = /\bt(?:Nodes)?\(/

export type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Yields every node of a syntax tree, parents before their children. */
export function* walk(
  node: Node,
  parents: readonly Node[] = [],
): Generator<[Node, readonly Node[]]> {
  yield [node, parents]
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) yield* walk(child, [...parents, node])
  }
}

export const parseSource = (path: string, code: string): Node => {
  const { program, errors } = parseSync(path.replace(/\?.*$/s, ''), code)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return program as unknown as Node
}

/** Returns the text of a literal without expressions. */
export const readLiteral = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node['quasis'] as { value: { cooked: string } }[]
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined
}

const listNames = (values: unknown): string[] | undefined => {
  if (values === undefined) return []
  if (!isNode(values) || values.type !== 'ObjectExpression') return undefined
  const names = (values['properties'] as { key?: { name?: string } }[]).map(({ key }) => key?.name)
  return names.every((name) => name !== undefined) ? names : undefined
}

/** A page is written in English, and its texts are replaced when it opens. */
const findPageTexts = (code: string): FoundMessage[] =>
  [...listHtmlTexts(code)]
    .filter(({ text, attribute }) => attribute === undefined && findWords(text) !== '')
    .map(({ text, start, end }) => ({ text, hasValues: false, names: [], call: start, start, end }))

/**
 * Finds the messages of a source.
 * @throws Error if one is not a literal, which no catalog could find
 */
export function findMessages(path: string, code: string): FoundMessage[] {
  if (path.endsWith('.html')) return findPageTexts(code)
  if (!CALL.test(code)) return []
  const found: FoundMessage[] = []
  for (const [node] of walk(parseSource(path, code))) {
    if (node.type !== 'CallExpression') continue
    const callee = node['callee'] as { name?: string }
    if (callee.name === undefined || !CALLEES.has(callee.name)) continue
    const [first, values] = node['arguments'] as [Node | undefined, unknown]
    const text = readLiteral(first)
    if (first === undefined || text === undefined) {
      const line = code.slice(0, node.start).split('\n').length
      throw new Error(`${path}:${line}: the text of a message must be a literal`)
    }
    const { start, end } = first
    found.push({
      text,
      hasValues: values !== undefined,
      names: listNames(values),
      call: node.start,
      start,
      end,
    })
  }
  return found
}
