/**
 * The formats of text that are given the name .doc too, as Word opens them under it; `markup` is
 * any other XML.
 */
export type TextFormat = 'rtf' | 'word-xml' | 'html' | 'markup'

/** Enough for the comments and declarations before a document's first tag. */
export const TEXT_HEAD_BYTES = 4096

const RTF = '{\\rtf'
const BEFORE_ROOT = /\s+|<!--[^]*?-->|<[?!][^>]*>/y
const ROOT = /<([a-z][\w.:-]*)/iy
/** Pages made by a program may be no more than a part of one. */
const HTML_ROOTS = new Set(
  'html head body title meta style div p table center font h1 h2 h3'.split(' '),
)

/** Detects the format by the first bytes of a file. */
export function findTextFormat(head: Uint8Array): TextFormat | undefined {
  const text = decodeHead(head.subarray(0, TEXT_HEAD_BYTES))
  if (text.startsWith(RTF)) return 'rtf'
  const start = findRoot(text)
  ROOT.lastIndex = start
  const root = ROOT.exec(text)?.[1]?.toLowerCase() ?? ''
  if (isWordXml(root, text)) return 'word-xml'
  const declared = text.slice(0, start)
  if (root === 'html' || /<!doctype html[\s>]/i.test(declared)) return 'html'
  if (/<\?xml\s/i.test(declared)) return 'markup'
  return HTML_ROOTS.has(root) ? 'html' : undefined
}

/** One character for each byte, unless there is a mark of UTF-16. */
function decodeHead(head: Uint8Array): string {
  const [first, second] = head
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(head)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(head)
  return Buffer.from(head)
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
}

function findRoot(text: string): number {
  let at = 0
  for (;;) {
    BEFORE_ROOT.lastIndex = at
    const length = BEFORE_ROOT.exec(text)?.[0].length ?? 0
    if (length === 0) return at
    at += length
  }
}

/** Word 2003 XML, or the parts of a newer document in one file (not those of a presentation). */
const isWordXml = (root: string, text: string): boolean =>
  root.endsWith(':worddocument') ||
  root === 'worddocument' ||
  (root === 'pkg:package' && /Word\.Document|\/?word\/document|wordprocessingml/.test(text))
