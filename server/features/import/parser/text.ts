/** Small facts about text that several steps ask for. */

const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
  // What some writers of PDFs give for the ligatures of a usual face.
  Ɵ: 'ti',
  Ʃ: 'tt',
}

export const spellLigatures = (text: string): string =>
  text.replace(/[ﬀﬁﬂﬃﬄﬅﬆ]|(?<=\p{Ll})[ƟƩ]/gu, (ligature) => LIGATURES[ligature] ?? ligature)

/** One kind of space, whole letters for ligatures, a hyphen for the soft one, no invisible signs. */
export const tidy = (text: string): string =>
  spellLigatures(text.normalize('NFC'))
    .replace(/[\ufb1d-\ufdff\ufe70-\ufefc]/g, (form) => form.normalize('NFKC'))
    .replace(/[\u00ad\u2010\u2011]/g, '-')
    .replace(/\s/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\ufffd]/gu, '')

export const hasLetters = (text: string): boolean => /\p{L}/u.test(text)

/** Two capital letters at least, and no small one. */
export const isCaps = (text: string): boolean =>
  /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

export const countWords = (text: string): number => text.split(/\s+/).filter(hasLetters).length

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** "W O R K  H I S T O R Y" without the spaces between its letters (nor those between its words). */
export function closeLetters(text: string): string {
  const tokens = text.trim().split(/\s+/)
  const short = tokens.filter((token) => token.length <= 2).length
  return tokens.length >= 4 && short >= tokens.length * 0.7 && isCaps(text) ? tokens.join('') : text
}

/** More texts than a long resume's names. */
const REMEMBERED_MAX = 4000

/** The same answers, worked out once for each text: a section's names are weighed for many readings. */
export function remember<T>(read: (text: string) => T): (text: string) => T {
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

/** For comparing: lower case, no accents, words of letters and digits parted by one space. */
export const fold = remember((text) =>
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
