const MARKS = /[\u0300-\u036f]/g
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe' }

/** Text as phrases are matched in: no case, no accents, plain quotation marks, single spaces. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(/[ßøłæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[‘’‚‛´`ʼ]/g, "'")
    .replaceAll(/[“”„‟«»]/g, '"')
    .replaceAll(/[‐‑‒–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The same without what is quoted in it: nobody is told that. */
export const foldSentence = (text: string): string =>
  foldText(text).replaceAll(/"[^"]{1,200}"/g, '"_"')
