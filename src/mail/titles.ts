import { toPositionWords } from '../jobs/position-key.ts'

/**
 * Whether the text names a company by itself and not only within a longer one: `Acme Labs` does not
 * name Acme.
 */
export function createNamed(text: string, keys: readonly string[]) {
  const words = new Set(text.split(' '))
  const longer = [...new Set(keys)]
    // Filter first, because few keys occur at all and searching for each in the whole text is slow.
    .filter((key) => key.length > 2 && key.split(' ').every((word) => words.has(word)))
    .toSorted((a, b) => b.length - a.length)
  const rest = new Map<string, boolean>()
  let left = text
  for (const key of longer) {
    const isThere = left.includes(` ${key} `)
    rest.set(key, isThere)
    if (isThere) left = left.replaceAll(` ${key} `, ' \n ')
  }
  return (key: string) => rest.get(key) ?? false
}

/** Gendered endings: `Entwickler:in`, `Sachbearbeiter (m/w/d)`. */
export const BOTH =
  /(?<=\p{L}{3})[:*_/]-?in(?:nen)?(?!\p{L})|\((?:[a-z]|all genders|gn)(?:\s?[/|,]\s?[a-z])*\)/giu

const SHARED_MIN = 0.75
const LINES_MAX = 40

/** Removes the gendered ending: `contrôleuse` and `contrôleur`, `psicóloga` and `psicólogo`. */
const toStem = (word: string): string =>
  word.length < 5
    ? word
    : word
        .replace(/trice$/, 'teur')
        .replace(/euse$/, 'eur')
        .replace(/(?<=[ei])(?:ere|enne)$/, '')
        .replace(/(?:[oae]s?|in)$/, '')

const toStems = (text: string): string[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map(toStem)

/** Common short words that are not initials: `be` is not `backend engineer`. */
const NO_INITIALS = new Set(
  'ab al am an as at au be by ce da de di do du ei el em en er es et go ha he ho if il im in is it ja je la le lo me mi mo my na ne no nu of om on op or os ou sa se si so su ta te ti to tu um un up us va vi wo we ya yo ze zu'.split(
    ' ',
  ),
)

/** The number of a title's words that a line contains; `pm` counts as `product manager`. */
function countWords(title: readonly string[], line: ReadonlySet<string>): number {
  const named = title.filter((word) => line.has(word)).length
  for (let from = 0; from < title.length - 1; from += 1) {
    const short = title
      .slice(from)
      .map((word) => word.charAt(0))
      .join('')
    if (!line.has(short) || NO_INITIALS.has(short)) continue
    return title.slice(0, from).filter((word) => line.has(word)).length + title.length - from
  }
  return named
}

/** Points (0 to 14) for the words of a title that one line of the text contains, in any order. */
export function createShared(text: string) {
  const lines = text
    .split(/\n|(?<=\p{L}{2}[.!?])\s/u, LINES_MAX)
    .map((line) => new Set(toStems(toPositionWords(line))))
    .filter((words) => words.size > 1)
  return (title: string): number => {
    const words = [...new Set(toStems(title))]
    if (words.length < 2) return 0
    const shared = Math.max(0, ...lines.map((line) => countWords(words, line)))
    const share = shared / words.length
    return share < SHARED_MIN ? 0 : Math.round(10 * share) + Math.min(4, shared)
  }
}

/**
 * Points (0 to 3) for the words of a title beyond its key, such as a region or a team, because two
 * positions may have the same key.
 */
export function createDetailed(text: string) {
  const there = new Set(toPositionWords(text).split(' '))
  return (position: string, key: string): number => {
    const known = new Set(key.split(' '))
    const more = toPositionWords(position)
      .split(' ')
      .filter((word) => word.length > 1 && !known.has(word))
    if (more.length === 0) return 0
    return Math.round((3 * more.filter((word) => there.has(word)).length) / more.length)
  }
}

/** Points (0 to 10) for the words that two positions share. */
export function likeness(one: string, other: string): number {
  if (one === '' || other === '') return 0
  const [words, others] = [toStems(one), new Set(toStems(other))]
  const shared = words.filter((word) => others.has(word)).length
  return Math.round((10 * shared) / new Set([...words, ...others]).size)
}

const PART_MIN = 5

/** Whether two positions share no word, nor the start of one as in `Verkauf` and `Verkäufer`. */
export function isUnlike(one: string, other: string): boolean {
  if (one === '' || other === '') return false
  const words = toStems(other)
  return !toStems(one).some((word) =>
    words.some((second) => {
      const [short, long] = word.length < second.length ? [word, second] : [second, word]
      return short === long || (short.length >= PART_MIN && long.includes(short.slice(0, PART_MIN)))
    }),
  )
}
