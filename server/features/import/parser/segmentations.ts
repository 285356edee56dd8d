import type { Entry } from './entry.ts'
import type { Line } from './model.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { isProse, isSentence } from './prose.ts'
import { countWords } from './text.ts'
import { scoreTitle } from './title-words.ts'

/** Numbers of lines by which a head is extended (or shortened) at its start and end. */
const STARTS = [-2, -1, 1, 2]
const ENDS = [-1, 1, 2, 3]
const NAME_LENGTH = 120
const CLOSED_WORDS = 9
/** A line with more small words describes a position or an organisation rather than naming it. */
const SMALL_MAX = 3

/**
 * One segmentation of a section's entries into head (names) and body (description); `move` is null
 * for that of the rules.
 */
export type Segmentation = { move: Move | null; entries: Entry[] }
/**
 * By how many lines one end of the heads moves, and whether in all entries or only in those that
 * lack a name.
 */
export type Move = { side: 'start' | 'end'; by: number; isForAll: boolean }

/** The segmentation by the rules, then alternatives to it. */
export function listSegmentations(
  entries: Entry[],
  isNameless: (index: number) => boolean,
): Segmentation[] {
  const moves = [
    ...STARTS.flatMap((by) => listMoves('start', by)),
    ...ENDS.flatMap((by) => listMoves('end', by)),
  ]
  const others = moves.flatMap((move): Segmentation[] => {
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

/** Moves lines between an entry's head and the body of the entry before. */
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
  if (lines.length < by || !lines.every(canName) || announces(entry)) return entry
  return {
    ...entry,
    head: [...entry.head, ...lines.map(dropBullet)],
    body: entry.body.slice(by),
  }
}

/**
 * Ends the head at its date, unless the date is alone on its line and must be named by lines below.
 */
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

/** Whether a colon after the name and its date announces what was done: "Heron Ltd (2019 – 2021):". */
const announces = ({ head, anchor }: Entry): boolean => {
  const { range } = anchor ?? {}
  const text = head.at(-1)?.text ?? ''
  return range != null && range.index > 0 && ANNOUNCES.test(text)
}
const ANNOUNCES = /\d\)?:$|\p{L}\)?:$|:\s\([^()]{4,40}\)$/u

const dropBullet = (line: Line): Line => ({ ...line, bullet: false })

/**
 * Whether a line can be a name: not a sentence, nor a phrase in small words without a position or
 * an organisation.
 */
const canName = (line: Line): boolean =>
  (isClosedName(line.text) || (!isSentence(line) && (line.bullet || !isProse(line)))) &&
  line.text.length < NAME_LENGTH &&
  (countSmall(line.text) <= (line.bullet ? 0 : 1) ||
    (countSmall(line.text) <= SMALL_MAX && isKnown(line.text)))

/** A name with a full stop: unlike a sentence, "Heron Bakery, Leeds." has no small word. */
const isClosedName = (text: string): boolean =>
  /^\p{Lu}.*\.$/u.test(text) && countSmall(text) === 0 && countWords(text) <= CLOSED_WORDS

const countSmall = (text: string): number => text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0

const isKnown = (text: string): boolean => scoreTitle(text) >= 1 || scoreOrganisation(text) > 0.5
