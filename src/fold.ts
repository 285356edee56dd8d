/**
 * Normalizes a name for comparison: no case, accents, punctuation or width of spaces. `+` and `#`
 * are kept, since C, C++ and C# differ.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßøłđæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()

const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
}
