import type { PageElement, PageNode } from './page.ts'

/** A block with more children (texts, elements and spaces) has no single sentence. */
const NODES_MAX = 200
/** Emphasis in another emphasis, as editors leave it. */
const DEPTH_MAX = 3

const isBlank = (node: PageNode) => typeof node === 'string' && node.trim() === ''

/** Whether an element is an emphasized part of a sentence that goes on after it, on the same line. */
export function isInSentence(element: PageElement): boolean {
  let own = element
  for (let depth = 0; depth < DEPTH_MAX; depth += 1) {
    const { parent } = own
    if (parent === undefined || parent.children.length > NODES_MAX) return false
    if (parent.children.every((node) => node === own || isBlank(node))) {
      own = parent
      continue
    }
    const nodes = parent.children.filter((node) => !isBlank(node))
    const at = nodes.indexOf(own)
    const [before, after] = [nodes[at - 1], nodes[at + 1]]
    return (
      typeof before === 'string' &&
      typeof after === 'string' &&
      /[\p{Ll},’']\s*$/u.test(before) &&
      /^\s*[\p{Ll},;]/u.test(after)
    )
  }
  return false
}
