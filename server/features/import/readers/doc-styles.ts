import {
  BODY,
  changeCharacters,
  changeParagraph,
  type CharacterFormat,
  type ParagraphFormat,
  PLAIN,
} from './doc-format.ts'
import { readSprms, type Sprm } from './doc-sprms.ts'

export type DocStyle = {
  paragraph: ParagraphFormat
  character: CharacterFormat
  /** 1 to 9 for a heading, 0 for the title, null for other styles. */
  heading: number | null
}
export type DocStyles = {
  find: (index: number) => DocStyle
  /** The changes of a character style, including those of the styles that it is based on. */
  listCharacterChanges: (index: number) => Sprm[]
}

type Written = { builtIn: number; base: number; paragraph: Sprm[]; character: Sprm[] }

const NO_STYLE = 0xfff
const CHAIN_MAX = 20
const TITLE = 62
const PARAGRAPH_STYLE = 1
const CHARACTER_STYLE = 2

/**
 * Reads the style sheet ([MS-DOC] 2.9.271).
 * @throws RangeError if it is damaged
 */
export function readDocStyles(sheet: Buffer): DocStyles {
  const written = sheet.length < 6 ? [] : listStyles(sheet)
  const found = new Map<number, DocStyle>()

  function listChain(index: number): Written[] {
    const chain: Written[] = []
    for (let next = index; next !== NO_STYLE && chain.length < CHAIN_MAX;) {
      const style = written[next]
      if (style === undefined) break
      chain.unshift(style)
      next = style.base
    }
    return chain
  }

  function resolve(index: number): DocStyle {
    const chain = listChain(index)
    return {
      paragraph: chain.reduce((now, { paragraph }) => changeParagraph(now, paragraph), BODY),
      character: chain.reduce((now, { character }) => changeCharacters(now, character, now), PLAIN),
      heading: findHeading(chain),
    }
  }

  return {
    find(index) {
      const style = found.get(index) ?? resolve(index)
      found.set(index, style)
      return style
    },
    listCharacterChanges: (index) => listChain(index).flatMap(({ character }) => character),
  }
}

function findHeading(chain: readonly Written[]): number | null {
  for (const { builtIn } of chain.toReversed()) {
    if (builtIn === TITLE) return 0
    if (builtIn >= 1 && builtIn <= 9) return builtIn
  }
  return null
}

function listStyles(sheet: Buffer): (Written | undefined)[] {
  const headerBytes = sheet.readUInt16LE(0)
  const count = sheet.readUInt16LE(2)
  const baseBytes = sheet.readUInt16LE(4)
  const styles: (Written | undefined)[] = []
  let at = 2 + headerBytes
  while (styles.length < count && at + 2 <= sheet.length) {
    const length = sheet.readUInt16LE(at)
    const style = sheet.subarray(at + 2, at + 2 + length)
    styles.push(style.length > baseBytes + 2 ? readStyle(style, baseBytes) : undefined)
    at += 2 + length
  }
  return styles
}

function readStyle(style: Buffer, baseBytes: number): Written {
  const builtIn = style.readUInt16LE(0) & 0xfff
  const kindAndBase = style.readUInt16LE(2)
  const kind = kindAndBase & 0xf
  const nameEnd = baseBytes + 2 + 2 * style.readUInt16LE(baseBytes) + 2
  const [first, second] = listChanges(style, nameEnd)
  const changes = {
    // The changes of a paragraph style begin with the style's own number (2 bytes).
    paragraph: kind === PARAGRAPH_STYLE ? readSprms(first.subarray(2)) : [],
    character: readSprms(kind === CHARACTER_STYLE ? first : second),
  }
  return { builtIn, base: kindAndBase >> 4, ...changes }
}

/** The first two lists of changes, each preceded by its length and at an even offset. */
function listChanges(style: Buffer, start: number): [Buffer, Buffer] {
  const read = (at: number) => {
    const even = at + (at % 2)
    const length = even + 2 <= style.length ? style.readUInt16LE(even) : 0
    const end = even + 2 + length
    return { changes: style.subarray(even + 2, end), end }
  }
  const first = read(start)
  return [first.changes, read(first.end).changes]
}
