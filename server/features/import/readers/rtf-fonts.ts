import { toSymbols } from './symbol-fonts.ts'

/** Encodings by the number of their Windows code page, where their name is another one. */
const CODE_PAGES = new Map(
  Object.entries({
    866: 'ibm866',
    874: 'windows-874',
    932: 'shift_jis',
    936: 'gbk',
    949: 'euc-kr',
    950: 'big5',
    10000: 'macintosh',
    10007: 'x-mac-cyrillic',
    20866: 'koi8-r',
    28592: 'iso-8859-2',
    28595: 'iso-8859-5',
    28605: 'iso-8859-15',
    65001: 'utf-8',
  }).map(([page, name]) => [Number(page), name]),
)

/** Code pages by the number of a font's character set; the other numbers mean the document's own. */
const CHARACTER_SETS = new Map([
  [0, 1252],
  [77, 10000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
])
const SYMBOLS = 2

/** The fonts of a document, which tell how its bytes are encoded. */
export function createRtfFonts() {
  const fonts = new Map<number, { set: number; page?: number }>()
  const decoders = new Map<number, TextDecoder>()
  let current = 0
  let ownPage = 1252

  function findPage(font: number): number {
    const { set = 1, page } = fonts.get(font) ?? {}
    // A document in UTF-8 states one character set or the other for its fonts.
    if (ownPage === 65001) return ownPage
    return page ?? CHARACTER_SETS.get(set) ?? ownPage
  }

  function findDecoder(page: number): TextDecoder {
    const known = decoders.get(page)
    const decoder = known ?? createDecoder(page)
    decoders.set(page, decoder)
    return decoder
  }

  return {
    /** Reads a word in the table of fonts. */
    define(word: string, value: number): void {
      if (word === 'f') {
        current = value
        fonts.set(value, { set: 1 })
      } else if (word === 'fcharset') fonts.set(current, { set: value })
      else if (word === 'cpg') fonts.set(current, { set: 1, ...fonts.get(current), page: value })
    },
    setPage: (page: number) => void (ownPage = page),
    decode(bytes: string, font: number): string {
      if (fonts.get(font)?.set === SYMBOLS) return toSymbols(bytes)
      if (!/[\u0080-\u00ff]/.test(bytes)) return bytes
      return findDecoder(findPage(font)).decode(Buffer.from(bytes, 'latin1'))
    },
  }
}

function createDecoder(page: number): TextDecoder {
  try {
    return new TextDecoder(CODE_PAGES.get(page) ?? `windows-${page}`)
  } catch {
    return new TextDecoder('windows-1252')
  }
}
