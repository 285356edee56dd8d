import { MONTHS, SEASONS } from './month-words.ts'
import { stripAccents } from './text.ts'

// Patterns that list a hundred words in several places take longer to compile than most resumes to
// read. So each month's name is replaced by one character, padded to the word's length.

/** Unicode noncharacters, which no text contains. */
const FILL = 0xfdd0
const MONTH_BASE = 0xfdd0
const SEASON_BASE = 0xfde0

/** Shorter names with a mistake are often another word: "Augusta". */
const MISTYPED_MIN = 7

const MONTH_CODES = Object.entries(MONTHS).map(
  ([word, month]) => [word, MONTH_BASE + month] as const,
)

/** Later spellings replace earlier ones, so no mistyped word hides a right one. */
const MARKS = new Map<string, string>([
  ...listMarks(MONTH_CODES, listMistyped),
  ...listMarks(
    Object.entries(SEASONS).map(([word, month]) => [word, SEASON_BASE + month]),
    listSpellings,
  ),
  ...listMarks(MONTH_CODES, listSpellings),
])

function listMarks(
  words: (readonly [word: string, code: number])[],
  list: (word: string) => string[],
): (readonly [string, string])[] {
  return words.flatMap(([word, code]) => list(word).map((one) => [one, toMark(one, code)] as const))
}

/** Many people write no accents, or none on the capital that begins a word: "Eté", "marco". */
function listSpellings(word: string): string[] {
  return [stripAccents(word), stripAccents(word.slice(0, 1)) + word.slice(1), word]
}

/** A long name in which a letter is missing or doubled, or two are swapped: "Febuary", "Ocotber". */
function listMistyped(word: string): string[] {
  if (word.length < MISTYPED_MIN) return []
  return Array.from(word.slice(1), (letter, before) => {
    const [start, end] = [word.slice(0, before + 1), word.slice(before + 2)]
    return [
      start + end,
      start + letter + letter + end,
      start + end.slice(0, 1) + letter + end.slice(1),
    ]
  }).flat()
}

function toMark(word: string, code: number): string {
  return String.fromCharCode(code) + String.fromCharCode(FILL).repeat(word.length - 1)
}

/** Patterns for text in which months and seasons are marked. */
export const MONTH_MARK = '[\\uFDD1-\\uFDDC]\\uFDD0*'
export const SEASON_MARK = '[\\uFDE1-\\uFDEC]\\uFDD0*'
/** For a character class: the marks that stand for letters. */
export const MARKS_OF_LETTERS = '\\uFDD0-\\uFDEF'

/** Words, without what precedes a month ("1erjanvier") or follows it ("mayode2019"). */
const WORD = /(?<=\d)(?:st|nd|rd|th|er)(?=\p{L})|\p{L}+?(?=del?\d)|\p{L}+/gu

/**
 * Replaces every month and season in lower-case `text` by its mark; characters keep their index.
 */
export const markMonths = (text: string): string =>
  text.replace(WORD, (word) => MARKS.get(word) ?? word)

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const NUMERAL = '(?<![\\p{L}\\d])(?:XI{0,2}|IX|IV|VI{0,3}|V|I{1,3})'
const NUMERAL_YEAR = `${NUMERAL}[\\s./]{1,2}(?:19|20)\\d\\d(?!\\d)`
/** Both ends in Roman numerals, or one date alone, since years of school are written like that too. */
const NUMERAL_DATES = new RegExp(
  `${NUMERAL_YEAR}(?=\\s*[-–—]\\s*(?:\\p{L}{2,}|${NUMERAL_YEAR}))|(?<=(?:19|20)\\d\\d\\s*[-–—]\\s*)${NUMERAL_YEAR}|^\\s*${NUMERAL_YEAR}\\s*$`,
  'gu',
)

/** Replaces months in Roman numerals by their marks: "VII 2015 – X 2021". */
export const markNumerals = (text: string): string =>
  /[IVX][\s./]{1,2}(?:19|20)/.test(text)
    ? text.replace(NUMERAL_DATES, (date) =>
        date.replace(/[IVX]+/, (word) => toMark(word, MONTH_BASE + NUMERALS.indexOf(word) + 1)),
      )
    : text

/** The month (1 to 12) of a mark, or the one in which its season begins. */
export const readMark = (mark: string): number => {
  const code = mark.charCodeAt(0)
  return code > SEASON_BASE ? code - SEASON_BASE : code - MONTH_BASE
}
