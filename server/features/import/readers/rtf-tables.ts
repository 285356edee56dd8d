import { readHeadingName } from './heading-names.ts'
import { PLAIN_TEXT } from './rtf-format.ts'
import { toSymbols } from './symbol-fonts.ts'

// The tables at the head of a document in Rich Text Format: fonts, styles and lists.

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

type Written = { index: number; base: number | undefined; name: string; size: number }
/** What a paragraph takes from its style, because everything else is repeated in the paragraph. */
export type RtfStyle = { heading: number | null; size: number | undefined }

const CHAIN_MAX = 20
const NAME_MAX = 200

/** Collects the style sheet. */
export function createRtfStyles() {
  const written = new Map<number, Written>()
  let style: Written | undefined
  return {
    begin: () => void (style = { index: 0, base: undefined, name: '', size: PLAIN_TEXT.size }),
    /** Reads a word in the definition of a style. */
    define(word: string, value: number): void {
      if (style === undefined) return
      if (word === 's') style.index = value
      if (word === 'sbasedon') style.base = value
      if (word === 'fs' && value > 0) style.size = value / 2
    },
    addName(text: string): void {
      if (style !== undefined && style.name.length < NAME_MAX) style.name += text
    },
    end(): void {
      if (style !== undefined) written.set(style.index, style)
      style = undefined
    },
    find(index: number): RtfStyle {
      let heading: number | null = null
      let next = written.get(index)
      for (let count = 0; next !== undefined && heading === null && count < CHAIN_MAX; count += 1) {
        // The name may be followed by others, and ends with a semicolon.
        heading = readHeadingName(next.name.replace(/[,;][^]*/, '').trim())
        next = next.base === undefined ? undefined : written.get(next.base)
      }
      return { heading, size: written.get(index)?.size }
    },
  }
}

const NO_MARK = 255

/** Collects the tables of lists: a paragraph names an override, which names a list. */
export function createRtfLists() {
  const marks = new Map<number, number[]>()
  const lists = new Map<number, number>()
  let levels: number[] = []
  let named = 0
  return {
    /** Reads a word in the table of lists. */
    define(word: string, value: number): void {
      if (word === 'list') levels = []
      else if (word === 'listlevel') levels.push(0)
      else if (word === 'levelnfc' || word === 'levelnfcn') setLast(levels, value)
      else if (word === 'listid') marks.set(value, levels)
    },
    /** Reads a word in the table of overrides. */
    override(word: string, value: number): void {
      if (word === 'listid') named = value
      else if (word === 'ls') lists.set(value, named)
    },
    /** Whether the paragraphs of this list have a bullet or a number; an unknown list has bullets. */
    hasMark: (list: number, level: number): boolean =>
      list > 0 && marks.get(lists.get(list) ?? NaN)?.[level] !== NO_MARK,
  }
}

function setLast(levels: number[], value: number): void {
  if (levels.length > 0) levels[levels.length - 1] = value
}
