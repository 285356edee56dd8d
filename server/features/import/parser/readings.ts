import type { Entry } from './entry.ts'
import type { Line } from './model.ts'
import { weighOrganisation } from './organisation-words.ts'
import { isProse, isSentence } from './prose.ts'
import { countWords } from './text.ts'
import { weighTitle } from './title-words.ts'

/** So many lines above an entry's first (or fewer from it) may name it too, and so many below its last. */
const STARTS = [-2, -1, 1, 2]
const ENDS = [-1, 1, 2, 3]
const NAME_LENGTH = 120
const CLOSED_WORDS = 9
/** What has more small words tells of a position or an organisation rather than naming it. */
const SMALL_MAX = 3

/** One way to part the lines of a section's entries into those that name them and those that tell of them. */
export type Reading = { move: Move | null; entries: Entry[] }
/** How many lines more (or fewer) name the entries at an end of their heads: of all, or those that lack a name. */
export type Move = { side: 'start' | 'end'; by: number; isForAll: boolean }

/** The entries as the rules part them, and other ways to part them. */
export function listReadings(entries: Entry[], isNameless: (index: number) => boolean): Reading[] {
  const moves = [
    ...STARTS.flatMap((by) => listMoves('start', by)),
    ...ENDS.flatMap((by) => listMoves('end', by)),
  ]
  const others = moves.flatMap((move): Reading[] => {
    const isMoved = (index: number): boolean => move.isForAll || isNameless(index)
    const own =
      move.side === 'start'
        ? moveStarts(entries, move.by, isMoved)
        : moveEnds(entries, move.by, isMoved)
    return own.some((entry, index) => entry !== entries[index]) ? [{ move, entries: own }] : []
  })
  return [{ move: null, entries }, ...others]
}

const listMoves = (side: Move['side'], by: number): Move[] => [
  { side, by, isForAll: true },
  ...(side === 'end' && by < 0 ? [] : [{ side, by, isForAll: false }]),
]

/** Each entry after the first takes lines from the text of the one before, or leaves it some. */
function moveStarts(entries: Entry[], by: number, isMoved: (index: number) => boolean): Entry[] {
  const out = [...entries]
  entries.forEach((_, index) => {
    const [before, entry] = [out[index - 1], out[index]]
    if (!before || !entry?.anchor || !isMoved(index)) return
    const anchor = { ...entry.anchor, row: entry.anchor.row + by }
    if (by > 0) {
      const lines = before.body.slice(-by)
      if (lines.length < by || !lines.every(canName)) return
      out[index - 1] = { ...before, body: before.body.slice(0, -by) }
      out[index] = {
        ...entry,
        head: [...lines.map(dropBullet), ...entry.head],
        anchor,
      }
    } else if (anchor.row >= 0) {
      out[index - 1] = {
        ...before,
        body: [...before.body, ...entry.head.slice(0, -by)],
      }
      out[index] = { ...entry, head: entry.head.slice(-by), anchor }
    }
  })
  return out
}

const moveEnds = (entries: Entry[], by: number, isMoved: (index: number) => boolean): Entry[] =>
  entries.map((entry, index) => {
    if (!isMoved(index)) return entry
    return by > 0 ? lengthenHead(entry, by) : cutHead(entry)
  })

function lengthenHead(entry: Entry, by: number): Entry {
  const lines = entry.body.slice(0, by)
  if (lines.length < by || !lines.every(canName)) return entry
  return {
    ...entry,
    head: [...entry.head, ...lines.map(dropBullet)],
    body: entry.body.slice(by),
  }
}

/** Nothing below the date names the entry; where the date stands alone something must. */
function cutHead(entry: Entry): Entry {
  const end = (entry.anchor?.row ?? 0) + 1
  const isBare = end === 1 && entry.head[0]?.cells.length === 1
  if (entry.head.length <= end || isBare) return entry
  return {
    ...entry,
    head: entry.head.slice(0, end),
    body: [...entry.head.slice(end), ...entry.body],
  }
}

const dropBullet = (line: Line): Line => ({ ...line, bullet: false })

/** No sentence, and no phrase of small words that names neither a position nor an organisation. */
const canName = (line: Line): boolean =>
  (isClosedName(line.text) || (!isSentence(line) && (line.bullet || !isProse(line)))) &&
  line.text.length < NAME_LENGTH &&
  (countSmall(line.text) <= (line.bullet ? 0 : 1) ||
    (countSmall(line.text) <= SMALL_MAX && isKnown(line.text)))

/** "Heron Bakery, Leeds.": no sentence is without a small word. */
const isClosedName = (text: string): boolean =>
  /^\p{Lu}.*\.$/u.test(text) && countSmall(text) === 0 && countWords(text) <= CLOSED_WORDS

const countSmall = (text: string): number => text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0

const isKnown = (text: string): boolean => weighTitle(text) >= 1 || weighOrganisation(text) > 0.5
