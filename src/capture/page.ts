/** An element of a page: a plain tree that a server's parser and a browser's document both fill. */
export type PageElement = {
  /** Lower case. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: PageNode[]
  parent: PageElement | undefined
  /** Its number in the page's order; that of the document is 0. */
  order: number
}
export type PageNode = PageElement | string

/** Of a page, in characters. */
export const CAPTURED_HTML_MAX = 4_194_304
/** Beyond what any real page needs; the rest is not read. */
const DEPTH_MAX = 1_000
const NODES_MAX = 150_000
/** Longer texts are not joined from pieces. */
const PIECES_MAX = 100_000

/** Elements whose text is code or a drawing, which nobody reads. */
export const UNREAD = new Set(
  'script style noscript template svg iframe head title option'.split(' '),
)

/**
 * Builds a tree from the events of a parser or of a walk through a document.
 * Each call returns false once the page is deeper or larger than is read.
 */
export function createPageBuilder() {
  const root = createElement('#document', {}, undefined, 0)
  let current = root
  let depth = 0
  let nodes = 0
  let elements = 0
  return {
    root,
    open(name: string, attributes: Readonly<Record<string, string>>): boolean {
      elements += 1
      const element = createElement(name, attributes, current, elements)
      adopt(current, element)
      current = element
      depth += 1
      nodes += 1
      return depth < DEPTH_MAX && nodes < NODES_MAX
    },
    text(sent: string): boolean {
      const { children } = current
      // Soft hyphens say where a word may be cut; nobody reads them.
      const text = sent.includes('\u00AD') ? sent.replaceAll('\u00AD', '') : sent
      const last = children.at(-1)
      // A parser tells a text in pieces, at each of its entities.
      if (typeof last === 'string' && last.length < PIECES_MAX) {
        children[children.length - 1] = last + text
        return true
      }
      adopt(current, text)
      nodes += 1
      return nodes < NODES_MAX
    },
    close() {
      if (current.parent === undefined) return
      current = current.parent
      depth -= 1
    },
  }
}

/** Most elements hold one child or none: a list of their own with room for more would be waste. */
const CHILDLESS: PageNode[] = []
const adopt = (parent: PageElement, child: PageNode) => {
  if (parent.children === CHILDLESS) parent.children = [child]
  else parent.children.push(child)
}

const createElement = (
  name: string,
  attributes: PageElement['attributes'],
  parent: PageElement | undefined,
  order: number,
): PageElement => ({ name, attributes, children: CHILDLESS, parent, order })

const listed = new WeakMap<PageElement, readonly PageElement[]>()

/** Every element beneath `root`, a whole page, in its order; each selector asks for them again. */
export function listElements(root: PageElement): readonly PageElement[] {
  const known = listed.get(root)
  if (known !== undefined) return known
  const elements: PageElement[] = []
  const stack: PageElement[] = [root]
  for (let element = stack.pop(); element !== undefined; element = stack.pop()) {
    if (element !== root) elements.push(element)
    const { children } = element
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index]
      if (typeof child === 'object') stack.push(child)
    }
  }
  listed.set(root, elements)
  return elements
}

/** The text as it is written, of a script too. */
export const rawText = (element: PageElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('')

const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

/** Each run of white space as one space; single spaces, which are nearly all, are not replaced. */
const joinSpaces = (text: string) =>
  /\s{2}|[^\S ]/.test(text) ? text.replaceAll(/\s{2,}|[^\S ]/g, ' ') : text

/** What a person reads: one line for each block, lists with dashes; at most about `max` characters. */
export function readText(root: PageElement, max = 60_000): string {
  const parts: string[] = []
  let length = 0
  const push = (text: string) => {
    parts.push(text)
    length += text.length
  }
  const visit = (node: PageNode) => {
    if (length > max) return
    if (typeof node === 'string') return push(joinSpaces(node.slice(0, max)))
    if (UNREAD.has(node.name) || isHidden(node)) return
    if (node.name === 'br') return push('\n')
    const isBlock = BLOCKS.has(node.name)
    if (isBlock) push('\n')
    if (node.name === 'li') push('\n- ')
    node.children.forEach(visit)
    if (node.name === 'p' || /^h\d$/.test(node.name)) push('\n')
    if (isBlock) push('\n')
  }
  root.children.forEach(visit)
  return tidyLines(parts.join(''))
}

const isHidden = ({ attributes }: PageElement) =>
  attributes['hidden'] !== undefined || /display:\s*none/i.test(attributes['style'] ?? '')

/** One line of what a person reads. */
export const readLine = (element: PageElement): string =>
  joinSpaces(readText(element, 2_000)).trim()

/** The line of an element that holds little; undefined where it holds more than a field would. */
export function readShortLine(element: PageElement, max = 160): string | undefined {
  const parts: string[] = []
  const stack: PageNode[] = [element]
  let nodes = 0
  let length = 0
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    nodes += 1
    if (nodes > 80 || length > max * 3) return undefined
    if (typeof node === 'string') {
      const text = node.slice(0, max * 3)
      parts.push(text)
      length += text.trim().length
    } else if (!UNREAD.has(node.name) && !isHidden(node)) {
      if (BLOCKS.has(node.name) || node.name === 'br') parts.push(' ')
      for (let index = node.children.length - 1; index >= 0; index -= 1) {
        const child = node.children[index]
        if (child !== undefined) stack.push(child)
      }
      if (stack.length > 400) return undefined
    }
  }
  const line = joinSpaces(parts.join('')).trim()
  return line.length <= max ? line : undefined
}

/** No spaces at the ends of lines, no more than one empty line. */
export const tidyLines = (text: string): string =>
  text
    .replaceAll(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replaceAll(/ \n ?|\n /g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n-\s*\n+/g, '\n- ')
    .trim()

const RUNS_MAX = 20_000
const RUN_MAX = 2_000

/** A text of the page and the element that holds it. */
export type Run = { text: string; element: PageElement }

/** The page's texts as they follow one another, each element's own. */
export function listRuns(root: PageElement): Run[] {
  const runs: Run[] = []
  /** A letter that a page sets larger than its word: `<span>A</span>cme` is one text. */
  let initial = ''
  const visit = (element: PageElement) => {
    for (const child of element.children) {
      if (runs.length >= RUNS_MAX) return
      if (typeof child === 'string') {
        const text = joinSpaces(child.slice(0, RUN_MAX).trim())
        if (initial !== '' && /^\p{L}/u.test(child)) runs.pop()
        else initial = ''
        if (text !== '') runs.push({ text: initial + text, element })
        initial = /^\p{Lu}$/u.test(child) ? child : ''
      } else if (!UNREAD.has(child.name)) {
        if (BLOCKS.has(child.name) || child.name === 'br') initial = ''
        visit(child)
        if (BLOCKS.has(child.name)) initial = ''
      }
    }
  }
  visit(root)
  return runs
}
