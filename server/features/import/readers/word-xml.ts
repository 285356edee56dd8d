import { ReadingError } from '../../../sandbox/reading-error.ts'
import type { FlowBlock } from '../parser/model.ts'
import { type DocxParts, HEADERS_MAX } from './docx-parts.ts'
import { type Attributes, readXml } from './docx-xml.ts'
import { readParts } from './docx.ts'
import { decodeMarkup } from './markup-encoding.ts'

/** An element with its place in the text. */
type Element = { name: string; attributes: Attributes; start: number; end: number }

const PACKAGE_PART = 'pkg:part'
const ANNOTATION = 'aml:annotation'
const PARTS_2003 = new Set(['styles', 'lists', 'body', 'hdr', 'ftr', ANNOTATION])
/** What tracked changes have replaced. */
const FORMER = new Set(['Word.Deletion', 'Word.Formatting'])

/**
 * Reads a Word document that is one XML file: Word 2003 XML, or the parts of a DOCX in one file.
 * @throws ReadingError unreadable
 */
export function readWordXml(bytes: Uint8Array): FlowBlock[] {
  const xml = decodeMarkup(Buffer.from(bytes))
  const parts = listElements(xml, (name) => name === PACKAGE_PART)
  return readParts(parts.length > 0 ? findPackageParts(xml, parts) : findParts2003(xml))
}

function findPackageParts(xml: string, parts: readonly Element[]): DocxParts {
  const find = (kind: string) =>
    parts
      .filter(({ attributes }) => attributes['pkg:contentType']?.includes(`.${kind}+xml`))
      .map(({ start, end }) => xml.slice(start, end))
  const [main] = find('document.main')
  if (main === undefined) throw new ReadingError('unreadable')
  const [styles = ''] = find('styles')
  const [numbering = ''] = find('numbering')
  return { main, styles, numbering, headers: find('header').slice(0, HEADERS_MAX) }
}

/** The parts that a DOCX would have, each inside the root's tag, which declares the namespaces. */
function findParts2003(xml: string): DocxParts {
  let rootTag = ''
  const elements = listElements(xml, (name, tag) => {
    rootTag ||= tag
    return PARTS_2003.has(name)
  })
  const find = (kind: string) => elements.filter(({ name }) => name === kind)
  const former = find(ANNOTATION).filter(({ attributes: { type = '' } }) => FORMER.has(type))
  const cut = (element: Element | undefined, left: readonly Element[]) =>
    element === undefined ? '' : rootTag + cutOut(xml, element, left)
  const [body] = find('body')
  if (body === undefined) throw new ReadingError('unreadable')
  return {
    main: cut(body, [...find('hdr'), ...find('ftr'), ...former]),
    styles: cut(find('styles')[0], []),
    numbering: cut(find('lists')[0], []),
    headers: find('hdr')
      .slice(0, HEADERS_MAX)
      .map((header) => cut(header, former)),
  }
}

function listElements(xml: string, isWanted: (name: string, tag: string) => boolean): Element[] {
  const elements: Element[] = []
  const open: (Element | undefined)[] = []
  readXml(xml, {
    open(name, attributes, { start, end }) {
      const element = { name, attributes, start, end: xml.length }
      const isOne = isWanted(name, xml.slice(start, end))
      open.push(isOne ? element : undefined)
      if (isOne) elements.push(element)
    },
    text: () => undefined,
    close(_name, { end }) {
      const element = open.pop()
      if (element !== undefined) element.end = end
    },
  })
  return elements
}

/** The text of an element without some of those inside it. */
function cutOut(xml: string, { start, end }: Element, left: readonly Element[]): string {
  const pieces: string[] = []
  let at = start
  for (const inner of left.toSorted((one, other) => one.start - other.start)) {
    if (inner.start < at || inner.start >= end) continue
    pieces.push(xml.slice(at, inner.start))
    at = inner.end
  }
  return [...pieces, xml.slice(at, end)].join('')
}
