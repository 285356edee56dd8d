import { Parser } from 'htmlparser2'
import { ReadingError } from '../../../sandbox/reading-error.ts'

export type Attributes = Readonly<Record<string, string>>
/** Where a tag is in the text. */
export type TagPlace = { start: number; end: number }
export type XmlHandler = {
  open: (name: string, attributes: Attributes, tag: TagPlace) => void
  text: (text: string) => void
  close: (name: string, tag: TagPlace) => void
}

const WORDPROCESSING = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
  'http://schemas.microsoft.com/office/word/2003/wordml',
])

/** What Word 2003 XML calls the elements and attributes that got another name later. */
const TODAYS_NAMES = new Map([
  ['listPr', 'numPr'],
  ['ilfo', 'numId'],
  ['list', 'num'],
  ['listDef', 'abstractNum'],
  ['listDefId', 'abstractNumId'],
  ['ilst', 'abstractNumId'],
  ['nfc', 'numFmt'],
  ['vmerge', 'vMerge'],
  ['first-line', 'firstLine'],
])

/** No word processor nests deeper, and the parser's time grows with the square of the depth. */
const DEPTH_MAX = 1000

/**
 * Reads an XML part of a Word document. Names and attributes of the word-processing namespace are
 * reported without their prefix (usually `w:`) and by today's names, all others with theirs. Only
 * XML's predefined entities are expanded.
 * @throws ReadingError unreadable if nested deeper than DEPTH_MAX
 */
export function readXml(xml: string, handler: XmlHandler): void {
  let prefix = 'w:'
  let depth = 0
  const toName = (name: string) => {
    if (!name.startsWith(prefix)) return name
    const own = name.slice(prefix.length)
    return TODAYS_NAMES.get(own) ?? own
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > DEPTH_MAX) throw new ReadingError('unreadable')
        prefix = findPrefix(attributes) ?? prefix
        const named = Object.entries(attributes).map(([key, value]) => [toName(key), value])
        handler.open(toName(name), Object.fromEntries(named), findTag())
      },
      ontext: (text) => handler.text(text),
      onclosetag(name) {
        depth -= 1
        handler.close(toName(name), findTag())
      },
    },
    { xmlMode: true },
  )
  const findTag = () => ({ start: parser.startIndex, end: parser.endIndex + 1 })
  parser.write(xml)
  parser.end()
}

function findPrefix(attributes: Attributes): string | undefined {
  for (const [name, value] of Object.entries(attributes)) {
    if (!WORDPROCESSING.has(value)) continue
    if (name === 'xmlns') return ''
    if (name.startsWith('xmlns:')) return `${name.slice('xmlns:'.length)}:`
  }
  return undefined
}
