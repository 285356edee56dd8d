import { type Anchor, dropNoise } from './anchors.ts'
import { findDates } from './dates.ts'
import type { Entry } from './entry.ts'
import type { Line } from './model.ts'
import { isProse } from './prose.ts'

const NAMES_MAX = 3

/**
 * Splits entries whose date is on its own line at the end; null if the section is not set that way.
 */
export function splitClosed(lines: Line[], anchors: Anchor[]): Entry[] | null {
  const last = anchors.at(-1)
  const parts = clearFirstBullets(
    anchors.map(({ line }, i) => lines.slice((anchors[i - 1]?.line ?? -1) + 1, line)),
  )
  const isClosed =
    anchors.length > 1 &&
    last?.line === lines.length - 1 &&
    anchors.every(({ line }) => isBare(lines[line])) &&
    (parts.every(hasText) || (parts.every(startsWithName) && isFirstLonger(parts)))
  if (!isClosed) return null
  return anchors.flatMap((anchor, i): Entry[] => {
    const date = lines[anchor.line]
    const own = parts[i] ?? []
    const text = own.findIndex((line, at) => isText(line) || (at > 0 && PROJECT.test(line.text)))
    const names = own.slice(0, Math.min(text < 0 ? own.length : text, NAMES_MAX))
    if (!date) return []
    return [
      {
        head: [...names, date],
        anchor: { ...anchor, row: names.length },
        body: own.slice(names.length),
      },
    ]
  })
}

/** Where each entry, and nothing else, begins with a bullet, it marks the names. */
function clearFirstBullets(parts: Line[][]): Line[][] {
  const areMarked = parts.every((part) => part.every(({ bullet }, at) => bullet === (at === 0)))
  return areMarked ? parts.map((part) => part.map((line) => ({ ...line, bullet: false }))) : parts
}

const isBare = (line: Line | undefined): boolean =>
  line?.cells.length === 1 &&
  findDates(line.text).some(
    ({ index, length }) =>
      index <= 1 && /^\W{0,2}$/.test(dropNoise(line.text.slice(index + length))),
  )

/** What a job was about, below its names: "Project FERN (Leaves of the Western Hills)". */
const PROJECT = /^(?:projects?|projekte?|projets?|proyectos?|progett[oi]|projetos?|projecten)\b/i

const isText = (line: Line): boolean => line.bullet || isProse(line)

/** Whether lines hold names followed by a description. */
function hasText(lines: Line[]): boolean {
  const text = lines.findIndex(isText)
  return text > 0 && text <= NAMES_MAX
}

const startsWithName = ([first]: Line[]): boolean => first !== undefined && !isText(first)

/**
 * Whether more lines precede the first date than some other one. If descriptions were below the
 * dates, all others would be preceded by as many names, and by a description.
 */
const isFirstLonger = ([first = [], ...others]: Line[][]): boolean =>
  others.some(({ length }) => length < first.length)
