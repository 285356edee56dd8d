/** Elements that a document does not need and a web page must not accept. */
const FORBIDDEN =
  'script, iframe, frame, object, embed, applet, link, meta, base, form, input, button, textarea, select, template, audio, video, source, foreignObject, use, animate, set'
const ADDRESSES = new Set(['src', 'href', 'xlink:href', 'srcset', 'background', 'ping', 'action'])

/** Decodes CSS escapes, which could hide a forbidden property or URL. */
const spellOut = (css: string): string =>
  css
    .replaceAll(/\\0{0,4}([46][1-9a-f]|[57][0-9a])(?![0-9a-f])\s?/gi, (_escape, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\([g-z])/gi, '$1')

/** Removes from CSS what would load anything from outside the document. */
export const cleanStyles = (css: string): string =>
  spellOut(css)
    .replaceAll(/@import[^;]*;?/gi, '')
    .replaceAll(/url\(\s*(?!['"]?data:)[^)]*\)/gi, 'none')
    .replaceAll(/(?:-webkit-)?image-set\(/gi, 'none(')

/** Whether a link's protocol is allowed: web, mail or phone. */
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
 * Sanitizes the rendered document: removes whatever could run scripts, submit data or load external
 * resources.
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
