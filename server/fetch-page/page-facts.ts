import { Parser } from 'htmlparser2'
import { SHORT_TEXT_MAX } from '#src/fields.ts'
import { FETCHED_DESCRIPTION_MAX } from '#src/resources/constants.ts'
import type { PageFacts } from '#src/resources/schema.ts'

/** A page must declare its encoding within these bytes (HTML, section 4.2.5.4). */
const PRESCAN_BYTES = 1024

/**
 * Decodes a page by its byte order mark, the header's charset or its meta tags. A page without any
 * is decoded as UTF-8 if its bytes are valid, else by a meta tag that comes late, else by the legacy
 * encoding of its language.
 */
export function decodePage(bytes: Buffer, contentType: string): string {
  const label =
    findMark(bytes) ??
    findCharset(contentType) ??
    findCharset(readMetas(bytes, PRESCAN_BYTES)) ??
    guessCharset(bytes)
  return createDecoder(label).decode(bytes)
}

function guessCharset(bytes: Buffer): string {
  try {
    // A character may be cut off at the end.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return 'utf-8'
  } catch {
    const language = /<html\s[^>]*?lang\s*=\s*["']?([a-z]{2})/i.exec(
      readAscii(bytes, LATE_BYTES),
    )?.[1]
    const legacy = LEGACY.get(language?.toLowerCase() ?? '') ?? 'windows-1252'
    return findCharset(readMetas(bytes, LATE_BYTES)) ?? legacy
  }
}

/** Browsers find a meta tag after long scripts, later than the standard requires. */
const LATE_BYTES = 64 * 1024

/** The encoding of pages that declare none, by their language (HTML, section 13.2.3.2). */
const LEGACY = new Map(
  Object.entries({
    'windows-1250': 'cs hr hu pl ro sk sl',
    'windows-1251': 'be bg mk ru sr uk',
    'windows-1253': 'el',
    'windows-1254': 'tr',
    'windows-1255': 'he',
    'windows-1256': 'ar fa',
    'windows-1257': 'et lt lv',
    shift_jis: 'ja',
    'euc-kr': 'ko',
    gb18030: 'zh',
  }).flatMap(([encoding, languages]) =>
    languages.split(' ').map((language) => [language, encoding] as const),
  ),
)

function findMark(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.of(0xef, 0xbb, 0xbf))) return 'utf-8'
  if (bytes.subarray(0, 2).equals(Buffer.of(0xfe, 0xff))) return 'utf-16be'
  if (bytes.subarray(0, 2).equals(Buffer.of(0xff, 0xfe))) return 'utf-16le'
  return undefined
}

/** Finds the charset in a Content-Type header or in meta tags. */
const findCharset = (text: string): string | undefined =>
  /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1]

const readAscii = (bytes: Buffer, length: number) => bytes.subarray(0, length).toString('latin1')

const readMetas = (bytes: Buffer, length: number): string => {
  const metas = readAscii(bytes, length).match(/<meta\s[^>]*/gi) ?? []
  return metas.join('\n').replaceAll(/utf-16\w*/gi, 'utf-8')
}

function createDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    // Unknown charset: most pages are UTF-8.
    return new TextDecoder()
  }
}

/** Deeper than any real page; the parser's time grows with the square of unclosed elements. */
const OPEN_ELEMENTS_MAX = 256

/** Title and description of a page, each one line of plain text or null. */
export function readFacts(html: string): PageFacts {
  const found = new Map<string, string>()
  const keep = (name: string, value: string) => {
    if (!found.has(name) && value.trim() !== '') found.set(name, value)
  }
  let title: string | undefined
  let pictures = 0
  let openElements = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      openElements += 1
      if (openElements > OPEN_ELEMENTS_MAX) parser.pause()
      if (name === 'svg') pictures += 1
      if (name === 'title' && pictures === 0) title = ''
      if (name !== 'meta') return
      const property = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase()
      keep(property, attributes['content'] ?? '')
    },
    ontext(text) {
      if (title !== undefined) title += text
    },
    onclosetag(name) {
      openElements -= 1
      if (name === 'svg') pictures -= 1
      if (name !== 'title' || title === undefined) return
      keep('title', title)
      title = undefined
    },
  })
  parser.write(html)
  // Closes all open elements, which takes too long if there are too many.
  if (openElements <= OPEN_ELEMENTS_MAX) parser.end()
  return {
    title: toLine(found.get('title') ?? found.get('og:title'), SHORT_TEXT_MAX),
    description: toLine(
      found.get('description') ?? found.get('og:description'),
      FETCHED_DESCRIPTION_MAX,
    ),
  }
}

/** Control characters and marks that change the writing direction. */
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

function toLine(text: string | undefined, max: number): string | null {
  const line = (text ?? '').toWellFormed().replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim()
  if (line.length <= max) return line || null
  return `${line
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`
}
