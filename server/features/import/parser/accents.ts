/**
 * Accents that old TeX fonts print as separate characters, and the combining marks they stand for.
 */
const MARKS: Record<string, string> = {
  '\u00a8': '\u0308',
  '\u00b4': '\u0301',
  '`': '\u0300',
  '\u02c6': '\u0302',
  '^': '\u0302',
  '\u02dc': '\u0303',
  '\u02c7': '\u030c',
  '\u02d8': '\u0306',
  '\u00af': '\u0304',
  '\u02d9': '\u0307',
  '\u02da': '\u030a',
  '\u02dd': '\u030b',
}
const BEFORE = /([¨´`ˆ^˜ˇ˘¯˙˚˝]) ?(\p{L})/gu
/** TeX prints the cedilla before a small letter and after a capital. */
const CEDILLA_BEFORE = /¸ ?([csCST])/g
const CEDILLA_BEHIND = /([CScs]) ?¸ ?/g
const DOTLESS: Record<string, string> = { ı: 'i', ȷ: 'j' }

/** Whether a character is an accent of its own, which belongs to the letter behind it. */
export const isAccent = (character: string): boolean => character in MARKS

/**
 * Joins letters with accents that the file stores as separate characters ("J¨urgen", "Besan¸con").
 */
export function composeAccents(text: string): string {
  if (!/[¨´`ˆ^˜ˇ˘¯˙˚˝¸]/.test(text)) return text
  return text
    .replace(BEFORE, (whole, accent: string, letter: string) => {
      const mark = MARKS[accent]
      const one = `${DOTLESS[letter] ?? letter}${mark}`.normalize('NFC')
      return mark && one.length === 1 ? one : whole
    })
    .replace(CEDILLA_BEFORE, (_, letter: string) => `${letter}\u0327`.normalize('NFC'))
    .replace(CEDILLA_BEHIND, (_, letter: string) => `${letter}\u0327`.normalize('NFC'))
}
