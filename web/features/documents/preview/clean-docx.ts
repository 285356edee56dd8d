/** What a document has no use for, and a web page must not take from one. */
const FORBIDDEN =
  'script, iframe, frame, object, embed, applet, link, meta, base, form, input, button, textarea, select, template, audio, video, source, foreignObject, use, animate, set'
const ADDRESSES = new Set(['src', 'href', 'xlink:href', 'srcset', 'background', 'ping', 'action'])

/** Letters that a style writes as escapes, which would hide what it asks for. */
const spellOut = (css: string): string =>
  css
    .replaceAll(/\\0{0,4}([46][1-9a-f]|[57][0-9a])(?![0-9a-f])\s?/gi, (_escape, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\([g-z])/gi, '$1')

/** Styles that fetch nothing: whatever is not part of the document itself is left out. */
export const cleanStyles = (css: string): string =>
  spellOut(css)
    .replaceAll(/@import[^;]*;?/gi, '')
    .replaceAll(/url\(\s*(?!['"]?data:)[^)]*\)/gi, 'none')
    .replaceAll(/(?:-webkit-)?image-set\(/gi, 'none(')

/** An address that a link in a document may lead to: the web, or a mail. */
export const isSafeLink = (address: string): boolean => /^(?:https?:|mailto:|tel:)/i.test(address)

const isPartOfFile = (address: string) => /^data:image\//i.test(address)

const cleanAttributes = (element: Element) => {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? ''
    const isLink = element.localName === 'a' && name === 'href'
    const isAllowed = isLink ? isSafeLink(value) : isPartOfFile(value)
    if (/^on|^srcdoc$/i.test(name) || (ADDRESSES.has(name.toLowerCase()) && !isAllowed)) {
      element.removeAttribute(name)
    } else if (name === 'style') element.setAttribute('style', cleanStyles(value))
  }
  if (element.localName === 'img' && !element.hasAttribute('alt')) element.setAttribute('alt', '')
  if (element.localName === 'a' && element.hasAttribute('href')) {
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  }
}

/**
 * Takes out of what was made of a document, before it is shown, whatever could run, send something
 * or fetch anything from elsewhere.
 */
export const cleanNodes = (nodes: readonly Node[]): DocumentFragment => {
  const cleaned = document.createDocumentFragment()
  cleaned.append(...nodes)
  for (const element of cleaned.querySelectorAll(FORBIDDEN)) element.remove()
  for (const element of cleaned.querySelectorAll('*')) {
    cleanAttributes(element)
    if (element.localName === 'style') element.textContent = cleanStyles(element.textContent)
  }
  return cleaned
}
