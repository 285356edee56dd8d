import { fold } from '../fold.ts'

/**
 * Whether the text names it by itself: where `Acme Labs` stands, an application at Acme is not meant,
 * unless Acme stands elsewhere too.
 */
export function createNamed(text: string, keys: readonly string[]) {
  const words = new Set(text.split(' '))
  const longer = [...new Set(keys)]
    // Few are there at all, and looking for each in the whole text takes long.
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

/** What follows a word to mean women and men: `Entwickler:in`, `Sachbearbeiter (m/w/d)`. */
export const BOTH =
  /(?<=\p{L}{3})[:*_/]-?in(?:nen)?(?!\p{L})|\((?:[a-z]|all genders|gn)(?:\s?[/|,]\s?[a-z])*\)/giu

const SHARED_MIN = 0.75
const LINES_MAX = 40

/** How much of a title stands in one line of the text, though not word after word; up to 14. */
export function createShared(text: string) {
  const lines = text
    .split(/\n|(?<=\p{L}{2}[.!?])\s/u, LINES_MAX)
    .map((line) => new Set(fold(line).split(' ')))
    .filter((words) => words.size > 1)
  return (title: string): number => {
    const words = [...new Set(title.split(' '))].filter((word) => word !== '')
    if (words.length < 2) return 0
    const shared = Math.max(
      0,
      ...lines.map((line) => words.filter((word) => line.has(word)).length),
    )
    const share = shared / words.length
    return share < SHARED_MIN ? 0 : Math.round(10 * share) + Math.min(4, shared)
  }
}

/** How many of the words two positions share, up to 10. */
export function likeness(one: string, other: string): number {
  if (one === '' || other === '') return 0
  const [words, others] = [one.split(' '), new Set(other.split(' '))]
  const shared = words.filter((word) => others.has(word)).length
  return Math.round((10 * shared) / new Set([...words, ...others]).size)
}
