/**
 * Decides when a parsed value counts as the annotated one. Ignores spelling variants, legal forms
 * and word order.
 */

/** Names match from this share of common words on (intersection over union). */
const COMMON_MIN = 0.6
const LEGAL_FORMS = new Set(
  'inc llc ltd limited corp corporation co company gmbh plc sa ag bv pvt private'.split(' '),
)
const FILLERS = new Set('the and of at a an'.split(' '))
const FIELD_FILLERS = new Set('in of the and department'.split(' '))
const DEGREE_FILLERS = new Set(
  'in of the and with as degree hons honours honors graduated expected candidate candidacy on majoring major'.split(
    ' ',
  ),
)
const DEGREE_WORDS: Record<string, string> = {
  bs: 'bachelor science',
  bsc: 'bachelor science',
  sb: 'bachelor science',
  ba: 'bachelor arts',
  ab: 'bachelor arts',
  be: 'bachelor engineering',
  beng: 'bachelor engineering',
  btech: 'bachelor technology',
  bba: 'bachelor business administration',
  ms: 'master science',
  msc: 'master science',
  sm: 'master science',
  ma: 'master arts',
  me: 'master engineering',
  meng: 'master engineering',
  mtech: 'master technology',
  mba: 'master business administration',
  bfa: 'bachelor fine arts',
  mfa: 'master fine arts',
  bachelors: 'bachelor',
  masters: 'master',
  doctorate: 'phd',
  dphil: 'phd',
}

const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\ufeff]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[’'`´]/g, '')
    .replace(/(?<=\b\p{L})\.(?=\s?\p{L}\b|\s|,|$|\))/gu, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

const without = (words: string[], ...fillers: Set<string>[]): Set<string> => {
  const kept = words.filter((word) => word && !fillers.some((set) => set.has(word)))
  return new Set(kept.length > 0 ? kept : words.filter(Boolean))
}

/** The distinctive words of a name. */
export const toWords = (text: string): Set<string> =>
  without(normalize(text).split(' '), FILLERS, LEGAL_FORMS)

/** The number of common words divided by that of all words (0 to 1); 0 if either is empty. */
export const overlap = (a: Set<string>, b: Set<string>): number => {
  if (a.size === 0 || b.size === 0) return 0
  const common = [...a].filter((word) => b.has(word)).length
  return common / (a.size + b.size - common)
}

/** As printed, without the parts in parentheses, and without hyphens inside words. */
const listSpellings = (text: string): string[] => {
  const withoutBrackets = text.replace(/\([^)]*\)/g, ' ').trim()
  const known = withoutBrackets ? [text, withoutBrackets] : [text]
  return [
    ...known,
    ...known.map((one) => one.replace(/(?<=\p{L})[-\u00ad\u2010\u2011](?=\p{L})/gu, '')),
  ]
}

const matchesAnySpelling = (
  a: string,
  b: string,
  match: (a: string, b: string) => boolean,
): boolean => listSpellings(a).some((one) => listSpellings(b).some((other) => match(one, other)))

export const matchesName = (truth: string, read: string): boolean =>
  matchesAnySpelling(
    truth,
    read,
    (a, b) => normalize(a) === normalize(b) || overlap(toWords(a), toWords(b)) >= COMMON_MIN,
  )

/** The distinctive words of a degree, with abbreviations expanded. */
export const degreeWords = (text: string): Set<string> => {
  const folded = text
    .replace(/\b(\p{L})\.\s?(?=\p{L})/gu, '$1')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
  const joined = ` ${folded} `
    .replace(/ doctor of philosophy /, ' phd ')
    .replace(/ b tech /, ' btech ')
    .replace(/ ph d /, ' phd ')
  const words = joined
    .trim()
    .split(/\s+/)
    .flatMap((word) => (DEGREE_WORDS[word] ?? word).split(' '))
  return without(words, DEGREE_FILLERS)
}

/** `field`: the annotated field of study, which the parsed degree may include. */
export const matchesDegree = (truth: string, read: string, field: string): boolean =>
  matchesAnySpelling(truth, read, (a, b) => {
    const wanted = degreeWords(a)
    const found = degreeWords(b)
    const extra = degreeWords(field)
    const rest = new Set([...found].filter((word) => wanted.has(word) || !extra.has(word)))
    return overlap(wanted, found) >= COMMON_MIN || overlap(wanted, rest) >= COMMON_MIN
  })

export const matchesField = (truth: string, read: string): boolean => {
  const words = (text: string): Set<string> => {
    const all = normalize(text).split(' ')
    return new Set(all.filter((word) => word && !FIELD_FILLERS.has(word)))
  }
  return matchesAnySpelling(truth, read, (a, b) => overlap(words(a), words(b)) >= COMMON_MIN)
}

const findNumber = (text: string): number | null => {
  const [digits] = /\d+(?:\.\d+)?/.exec(text.replace(',', '.')) ?? []
  return digits === undefined ? null : Number(digits)
}

export const matchesGrade = (truth: string, read: string): boolean => {
  const [a, b] = [findNumber(truth), findNumber(read)]
  return a !== null && b !== null && Math.abs(a - b) < 0.005
}

/** Compares `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; the month counts only if the annotation has one. */
export const matchesDate = (truth: string, read: string): boolean => {
  const [a, b] = [truth, read].map((text) => /^(\d{4})(?:-(\d{1,2}))?/.exec(text))
  if (!a || !b || a[1] !== b[1]) return false
  return a[2] === undefined || Number(a[2]) === Number(b[2])
}
