import { MONTHS, SEASONS } from './month-words.ts'

// Patterns that name a hundred words in each of their places take a process longer to make ready than
// most resumes to read. Here each word of a month becomes one sign, filled up to the word's length.

/** No text has these: they are no characters. */
const FILL = 0xfdd0
const MONTH_BASE = 0xfdd0
const SEASON_BASE = 0xfde0

const MARKS = new Map<string, string>([
  ...Object.entries(SEASONS).map(
    ([word, month]) => [word, toMark(word, SEASON_BASE + month)] as const,
  ),
  ...Object.entries(MONTHS).map(
    ([word, month]) => [word, toMark(word, MONTH_BASE + month)] as const,
  ),
])

function toMark(word: string, code: number): string {
  return String.fromCharCode(code) + String.fromCharCode(FILL).repeat(word.length - 1)
}

/** Parts of patterns for marked text. */
export const MONTH_MARK = '[\\uFDD1-\\uFDDC]\\uFDD0*'
export const SEASON_MARK = '[\\uFDE1-\\uFDEC]\\uFDD0*'
/** For the inside of a class: what stands for letters. */
export const MARKS_OF_LETTERS = '\\uFDD0-\\uFDEF'

/** Words, without what is set before a month ("1erjanvier") or after it ("mayode2019"). */
const WORD = /(?<=\d)(?:st|nd|rd|th|er)(?=\p{L})|\p{L}+?(?=del?\d)|\p{L}+/gu

/** `text`, which is in lower case, with every month and season marked; each character keeps its index. */
export const markMonths = (text: string): string =>
  text.replace(WORD, (word) => MARKS.get(word) ?? word)

/** The month of a mark, or the one in which the season begins. */
export const readMark = (mark: string): number => {
  const code = mark.charCodeAt(0)
  return code > SEASON_BASE ? code - SEASON_BASE : code - MONTH_BASE
}
