import { CAPTURED_HTML_MAX, createPageBuilder, type PageElement } from '#src/capture/page.ts'

/** Their content is long and not text. */
const UNWALKED = new Set(['svg', 'style', 'template'])
/** A form with a field of this name hides its own property. */
const { getAttributeNames } = Element.prototype

/**
 * Returns the rendered page with its open shadow roots as the tree that postings are read from, at most
 * CAPTURED_HTML_MAX characters of it.
 */
export function walkPage(page: Element): PageElement {
  const builder = createPageBuilder()
  let characters = 0
  const hasRoomFor = (text: string) => {
    characters += text.length
    return characters <= CAPTURED_HTML_MAX
  }

  /** False once the page exceeds the depth or size that is read. */
  const add = (walker: TreeWalker): boolean => {
    const node = walker.currentNode
    if (node instanceof Text) return !hasRoomFor(node.data) || builder.text(node.data)
    if (!(node instanceof Element)) return true
    const attributes: Record<string, string> = {}
    for (const name of getAttributeNames.call(node)) {
      const value = node.getAttribute(name) ?? ''
      if (hasRoomFor(value)) attributes[name] = value
    }
    const name = node.localName
    const hasRoom =
      builder.open(name, attributes) &&
      (UNWALKED.has(name) || (addShadow(node) && addChildren(walker)))
    builder.close()
    return hasRoom
  }
  const addChildren = (walker: TreeWalker): boolean => {
    let hasRoom = true
    let next = walker.firstChild()
    if (next === null) return true
    while (next !== null && hasRoom) {
      hasRoom = add(walker)
      if (hasRoom) next = walker.nextSibling()
    }
    walker.parentNode()
    return hasRoom
  }
  const addShadow = ({ shadowRoot }: Element): boolean =>
    shadowRoot === null || addChildren(createWalker(shadowRoot))

  add(createWalker(page))
  return builder.root
}

const createWalker = (root: Node) =>
  document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
