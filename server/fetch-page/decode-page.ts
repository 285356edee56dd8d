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
