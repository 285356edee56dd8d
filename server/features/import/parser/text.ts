/** Text helpers that several steps share. */

const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
  ĳ: 'ij',
  Ĳ: 'IJ',
  // Characters that some PDF writers use for the ligatures of common fonts.
  Ɵ: 'ti',
  Ʃ: 'tt',
}

export const spellLigatures = (text: string): string =>
  text.replace(/[ﬀﬁﬂﬃﬄﬅﬆĳĲ]|(?<=\p{Ll})[ƟƩ]/gu, (ligature) => LIGATURES[ligature] ?? ligature)

/** Normalises spaces, ligatures and soft hyphens, and removes invisible characters. */
export const tidy = (text: string): string =>
  spellLigatures(text.normalize('NFC'))
    .replace(/[\ufb1d-\ufdff\ufe70-\ufefc]/g, (form) => form.normalize('NFKC'))
    .replace(/[\u00ad\u2010\u2011]/g, '-')
    .replace(/\s/g, ' ')
    // Bars of other alphabets and of drawn boxes, which people copy as separators.
    .replace(/[¦│┃┊┆❘❙ǀ∣￨｜]/g, '|')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\ufffd]/gu, '')

/** Replaces letters with accents by those without; every character keeps its index. */
export const stripAccents = (text: string): string =>
  text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))

export const hasLetters = (text: string): boolean => /\p{L}/u.test(text)

/** Whether a text has at least two capital letters and no small one. */
export const isCaps = (text: string): boolean =>
  /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

export const countWords = (text: string): number => text.split(/\s+/).filter(hasLetters).length

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Joins letter-spaced words: "W O R K  H I S T O R Y". */
export function joinSpacedLetters(text: string): string {
  const tokens = text.trim().split(/\s+/)
  const short = tokens.filter((token) => token.length <= 2).length
  return tokens.length >= 4 && short >= tokens.length * 0.7 && isCaps(text) ? tokens.join('') : text
}

/** The size of each cache, larger than the number of names in a long resume. */
const REMEMBERED_MAX = 4000

/** Memoizes a function of a text, because a section's names are scored for many segmentations. */
export function memoizeText<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { answer: T }>()
  return (text) => {
    const before = known.get(text)
    if (before) return before.answer
    if (known.size >= REMEMBERED_MAX) known.clear()
    const answer = read(text)
    known.set(text, { answer })
    return answer
  }
}

/** Folds a text for comparison: lower case, no accents, only letters and digits, single spaces. */
export const fold = memoizeText((text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/['’`´]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim(),
)
