/** An element of a page: a plain tree that can be built from an HTML parser or from a browser's document. */
export type PageElement = {
  /** The tag name in lower case. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: PageNode[]
  parent: PageElement | undefined
  /** Its index in document order; 0 is the document. */
  order: number
}
export type PageNode = PageElement | string

/** The maximum size of a page, in characters. */
export const CAPTURED_HTML_MAX = 4_194_304
/** More than real pages need; deeper or further elements are not read. */
const DEPTH_MAX = 1_000
const NODES_MAX = 150_000
/** In characters; longer texts are not joined from pieces. */
const PIECES_MAX = 100_000

/** Elements whose text is code or graphics, which users do not see. */
export const UNREAD = new Set(
  'script style noscript template svg iframe head title option'.split(' '),
)

/**
 * Builds a tree from the events of a parser or of a walk through a document. Each call returns
 * false once the page is deeper or larger than the limits.
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
      // Soft hyphens are invisible.
      const text = sent.includes('\u00AD') ? sent.replaceAll('\u00AD', '') : sent
      const last = children.at(-1)
      // Parsers report a text in pieces, split at entities.
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

/** Shared by all elements without children, because most have one or none. */
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

/** All elements below `root`, in document order; cached, because each selector needs them. */
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

/** The text as in the source, including that of scripts. */
export const rawText = (element: PageElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('')

const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

/** Collapses white space; matches only runs that need it, because nearly all are single spaces. */
const joinSpaces = (text: string) =>
  /\s{2}|[^\S ]/.test(text) ? text.replaceAll(/\s{2,}|[^\S ]/g, ' ') : text

/** The visible text: one line for each block, list items with dashes; at most about `max` characters. */
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
    if (isSeparator(node)) return push(' · ')
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

/** An empty element that is drawn as a line or dot between two texts. */
const isSeparator = ({ attributes, children }: PageElement) =>
  children.length === 0 && /separator|divider/.test(attributes['class'] ?? '')

const isHidden = ({ attributes }: PageElement) =>
  attributes['hidden'] !== undefined || /display:\s*none/i.test(attributes['style'] ?? '')

/** The visible text as one line. */
export const readLine = (element: PageElement): string =>
  joinSpaces(readText(element, 2_000)).trim()

/** A line break, or a note in small letters. */
const APART = /^(?:br|small)$/

/** The visible text as one line, or undefined if it is longer than `max` characters. */
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
      if (BLOCKS.has(node.name) || APART.test(node.name)) parts.push(' ')
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

/** Removes trailing spaces and repeated empty lines. */
export const tidyLines = (text: string): string =>
  text
    .replaceAll(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replaceAll(/ \n ?|\n /g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n-\s*\n+/g, '\n- ')
    .trim()

const RUNS_MAX = 20_000
const RUN_MAX = 2_000

/** A text of the page with the element that contains it. */
export type Run = { text: string; element: PageElement }

/** The page's texts in order, each of one element. */
export function listRuns(root: PageElement): Run[] {
  const runs: Run[] = []
  /** A larger initial letter: `<span>A</span>cme` is one text. */
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
