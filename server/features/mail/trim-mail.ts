import { UnreadableMail } from './unreadable-mail.ts'
import { t } from '#src/language/t.ts'

const HEADERS_MAX = 1_000
const PARTS_MAX = 100
const LINE_MAX = 100_000
const LINE_FEED = 0x0a
/** In bytes. */
const CHUNK = 64 * 1024
const LINES_MAX = 6_000
const READ_LINES_MAX = 400_000
/** A longer run of encoded lines is an attachment, which is not read. */
const ENCODED_LINES_MAX = 2_000
const BLANK_LINES_MAX = 200
/**
 * In characters. The decisive sentence comes earlier, and the parser's time grows with the number
 * of lines.
 */
const PLAIN_TEXT_MAX = 40_000
/** In characters as encoded. Tables and styles of HTML are much longer than its text. */
const OTHER_TEXT_MAX = 300_000
/** Any other type than plain text, such as HTML. */
const OTHER_TYPE = /^content-type:(?!\s{0,9}text\/plain)/i
const ENCODED = /^[A-Za-z0-9+/=]{40,80}$/
const BOUNDARY = /\bboundary\s{0,9}=\s{0,9}(?:"([^"]{1,200})"|([^\s";]{1,200}))/gi

const TOO_MANY = t('This email has more than {parts} parts or {headers, number} headers', {
  parts: PARTS_MAX,
  headers: HEADERS_MAX,
})

/**
 * Removes parts of a mail that take long to parse and hold no information: most of each attachment,
 * and endless lines. Limits what a parser cannot cope with, before it runs.
 * @throws UnreadableMail
 */
export function trimMail(content: Uint8Array): Uint8Array {
  const count = createCount()
  const kept: string[] = []
  let encoded = 0
  let blank = 0
  let size = 0
  let isPlain = true
  for (const line of readLines(content).take(READ_LINES_MAX)) {
    const place = count.read(line)
    if (place === 'boundary') isPlain = true
    if (OTHER_TYPE.test(line)) isPlain = false
    const isEarly = size <= (isPlain ? PLAIN_TEXT_MAX : OTHER_TEXT_MAX)
    if (!isEarly && !count.hasBoundaries()) break
    size = place === undefined ? size + line.length + 1 : 0
    encoded = ENCODED.test(line) ? encoded + 1 : 0
    blank = line === '' ? blank + 1 : 0
    const isShort = encoded <= ENCODED_LINES_MAX && blank <= BLANK_LINES_MAX
    if (isShort && (isEarly || size === 0)) kept.push(line)
    if (kept.length === LINES_MAX) break
  }
  return Buffer.from(kept.join('\r\n'), 'latin1')
}

/** A generator of lines, because only the start of most long mails is read. */
function* readLines(content: Uint8Array): Generator<string, undefined> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  for (let from = 0; from < bytes.length;) {
    const last = bytes.lastIndexOf(LINE_FEED, from + CHUNK - 1)
    const found = last < from ? bytes.indexOf(LINE_FEED, from + CHUNK) : last
    const end = found === -1 ? bytes.length : found
    // A chunk without a line end is one long line.
    const chunk = bytes.toString('latin1', from, Math.min(end, from + CHUNK))
    for (const line of chunk.split('\n')) yield line.slice(0, LINE_MAX).replace(/\r$/, '')
    from = end + 1
  }
}

/**
 * Counts header lines and parts, and returns the kind of each line.
 * @throws UnreadableMail above what mail programs write
 */
function createCount() {
  const boundaries = new Set<string>()
  let isHead = true
  let headers = 0
  let parts = 0
  const read = (line: string): 'head' | 'boundary' | undefined => {
    const wasHead = isHead
    if (isHead) {
      if (line === '' && headers > 0) isHead = false
      else if (/^[^\s:]{1,200}:/.test(line)) headers += 1
    }
    // Cheap test first: few lines define a boundary.
    if (line.includes('=') && /boundary/i.test(line.slice(0, 2_000))) {
      for (const [, quoted, plain] of line.slice(0, 2_000).matchAll(BOUNDARY)) {
        boundaries.add(quoted ?? plain ?? '')
      }
    }
    const isBoundary = line.startsWith('--') && boundaries.has(line.slice(2).trimEnd())
    if (isBoundary) parts += 1
    if (headers > HEADERS_MAX || parts > PARTS_MAX || boundaries.size > PARTS_MAX) {
      throw new UnreadableMail(TOO_MANY)
    }
    if (isBoundary) return 'boundary'
    return wasHead ? 'head' : undefined
  }
  return { read, hasBoundaries: () => boundaries.size > 0 }
}
