import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { isAccent } from '../parser/accents.ts'
import { median } from '../parser/text.ts'

/** One character of the page's content, the number of its run, and in font sizes the gap before it and its width. */
type Printed = { character: string; run: number; gap: number; width: number }

/** From this share of real spaces on, the page prints every space as a character. */
const PRINTED_SHARE = 0.4
/** Text that is not printed in order is searched for within this number of characters. */
const REACH = 400
/** A longer text, or more texts that are not found, are not searched for: each costs time. */
const LETTERS_MAX = 2000
const MISSES_MAX = 30
/** A wider gap (in font sizes) separates words; between spaced letters, one that is so much wider than the others. */
const GAP_MAX = 0.24
const WORD_GAP = 0.2
/** No space between words is as narrow, however much a justified line shrinks it. */
const WITHIN_WORD = 0.15
/** In letter-spaced text, at least this share of the parts have one or two letters. */
const SPACED_SHARE = 0.6
/** There, every letter brings an inferred space, so that this many stand for one between words. */
const LETTERS_OF_WORD = 8

/**
 * Removes the spaces that pdf.js infers from gaps within a printed word: letter-spacing and kerning
 * look like spaces ("River side"). Only on pages that print their spaces as characters, and only
 * within a run, since two runs may be two words. On any page, a space before an accent that TeX draws
 * over its letter is removed if the letter itself follows closely ("Caf ´e"). Returns the texts
 * in the same order.
 */
export function dropInferredSpaces(
  texts: string[],
  operators: Awaited<ReturnType<PDFPageProxy['getOperatorList']>>,
): string[] {
  const printed = listPrinted(operators)
  let at = 0
  let [real, inferred, misses] = [0, 0, 0]
  const found = texts.map((text) => {
    const whole = { text, kept: text }
    // Between widely spaced words, the space is a text of its own.
    if (!text.trim()) {
      if (isSpace(printed[at]?.character)) real++
      return whole
    }
    const read = misses > MISSES_MAX ? null : align(text, printed, at)
    if (read === null) {
      misses++
      return whole
    }
    at = read.end
    real += read.real
    inferred += read.inferred
    return read
  })
  const areNone = inferred > 0 && real >= (real + inferred) * PRINTED_SHARE
  return found.map(({ text, kept }) => (areNone ? text : kept))
}

const isSpace = (character: string | undefined): boolean =>
  character !== undefined && /\s/u.test(character)

/** `text`: without any space inferred within a word; `kept`: without those before accents alone. */
type Aligned = { text: string; kept: string; end: number; real: number; inferred: number }

/** Finds a text among the printed characters; null if it is not there, as after bidirectional text. */
function align(text: string, printed: Printed[], from: number): Aligned | null {
  const letters = Array.from(text).filter((character) => !isSpace(character))
  const start = letters.length > LETTERS_MAX ? null : findStart(letters, printed, from)
  if (start === null) return null
  const parts = text.split(/\s+/u)
  const isSpaced =
    parts.length > 2 &&
    parts.filter(({ length }) => length < 3).length >= parts.length * SPACED_SHARE
  const gapMax = isSpaced ? WORD_GAP + usualGap(printed, start, letters.length) : GAP_MAX
  let at = start
  let [out, kept, real, inferred, left] = ['', '', 0, 0, letters.length]
  for (const character of text) {
    if (!isSpace(character)) {
      while (isSpace(printed[at]?.character)) at++
      out += character
      kept += character
      at++
      left--
      continue
    }
    if (opensLetter(printed, at)) continue
    kept += character
    const isWithin = printed[at - 1]?.run === printed[at]?.run && (printed[at]?.gap ?? 0) < gapMax
    if (isSpace(printed[at]?.character)) {
      real++
      out += character
    } else if (isWithin && out !== '' && left > 0) inferred++
    else out += character
  }
  const share = isSpaced ? inferred / LETTERS_OF_WORD : inferred
  return { text: out, kept, end: at, real, inferred: share }
}

/**
 * Whether an accent is printed here, its letter below it, and that letter directly behind the one
 * before: a narrow accent in the middle of a wide letter leaves a gap like a space's.
 */
function opensLetter(printed: Printed[], at: number): boolean {
  const [accent, letter] = [printed[at], printed[at + 1]]
  if (!accent || !letter || !isAccent(accent.character)) return false
  const isBelow = letter.gap < -accent.width / 2
  return isBelow && accent.gap + accent.width + letter.gap < WITHIN_WORD
}

const usualGap = (printed: Printed[], start: number, length: number): number =>
  median(printed.slice(start, start + length).map(({ gap }) => gap))

function findStart(letters: string[], printed: Printed[], from: number): number | null {
  for (let start = from; start < Math.min(printed.length, from + REACH); start++) {
    if (isSpace(printed[start]?.character)) continue
    if (isPrintedAt(letters, printed, start)) return start
  }
  return null
}

function isPrintedAt(letters: string[], printed: Printed[], start: number): boolean {
  let at = start
  for (const letter of letters) {
    while (isSpace(printed[at]?.character)) at++
    if (printed[at]?.character !== letter) return false
    at++
  }
  return true
}

/** Operations that do not begin another run: some programs print and move by single letters. */
const GOES_ON = new Set<number>([
  OPS.showText,
  OPS.moveText,
  OPS.setCharSpacing,
  OPS.setWordSpacing,
])

function listPrinted({
  fnArray,
  argsArray,
}: {
  fnArray: number[]
  argsArray: unknown[]
}): Printed[] {
  const printed: Printed[] = []
  let [run, size] = [0, 1]
  // How far the last text reached beyond the position at which it began, in font sizes.
  let reached = 0
  let gap = 0
  fnArray.forEach((operation, number) => {
    const args = toArray(argsArray[number])
    if (!GOES_ON.has(operation)) {
      run++
      gap = 0
      reached = 0
    }
    if (operation === OPS.setFont && typeof args[1] === 'number') size = args[1] || 1
    if (operation === OPS.moveText && typeof args[0] === 'number') {
      gap = args[0] / size - reached
      reached = 0
    }
    if (operation !== OPS.showText) return
    for (const glyph of toArray(args[0])) {
      if (typeof glyph === 'number') {
        gap -= glyph / THOUSAND
        reached -= glyph / THOUSAND
        continue
      }
      const { unicode, width } = readGlyph(glyph)
      for (const character of unicode)
        printed.push({ character, run, gap, width: width / THOUSAND })
      gap = 0
      reached += width / THOUSAND
    }
  })
  return printed
}

/** Widths of glyphs are in thousandths of the font size. */
const THOUSAND = 1000

const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The text of a glyph and its width, in thousandths of the font size. */
function readGlyph(glyph: unknown): { unicode: string; width: number } {
  if (typeof glyph !== 'object' || glyph === null) return { unicode: '', width: 0 }
  const unicode = 'unicode' in glyph && typeof glyph.unicode === 'string' ? glyph.unicode : ''
  const width = 'width' in glyph && typeof glyph.width === 'number' ? glyph.width : 0
  return { unicode, width }
}
