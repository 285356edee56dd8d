import { CAPTURED_HTML_MAX, createPageBuilder, type PageElement } from '#src/capture/page.ts'

/** What is in them is drawn or hidden, and long. */
const UNWALKED = new Set(['svg', 'style', 'template'])
/** A form with a field of this name hides its own. */
const { getAttributeNames } = Element.prototype

/**
 * The page as it is rendered now, its open shadow roots with it, as the tree that postings are read
 * from. At most CAPTURED_HTML_MAX characters of it are.
 */
export function walkPage(page: Element): PageElement {
  const builder = createPageBuilder()
  let characters = 0
  const hasRoomFor = (text: string) => {
    characters += text.length
    return characters <= CAPTURED_HTML_MAX
  }

  /** False once the page is deeper or larger than is read. */
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
