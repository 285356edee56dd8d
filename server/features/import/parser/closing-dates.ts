import type { Anchor } from './anchors.ts'
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
  const isClosed =
    anchors.length > 1 &&
    last?.line === lines.length - 1 &&
    anchors.every(
      ({ line }, i) =>
        isBare(lines[line]) && hasText(lines.slice((anchors[i - 1]?.line ?? -1) + 1, line)),
    )
  if (!isClosed) return null
  return anchors.flatMap((anchor, i): Entry[] => {
    const date = lines[anchor.line]
    const own = lines.slice((anchors[i - 1]?.line ?? -1) + 1, anchor.line)
    const text = own.findIndex((line) => line.bullet || isProse(line))
    const names = own.slice(0, Math.min(text, NAMES_MAX))
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

const isBare = (line: Line | undefined): boolean =>
  line?.cells.length === 1 &&
  findDates(line.text).some(({ index, length }) => index <= 1 && length >= line.text.length - 2)

/** Whether lines hold names followed by a description. */
function hasText(lines: Line[]): boolean {
  const text = lines.findIndex((line) => line.bullet || isProse(line))
  return text > 0 && text <= NAMES_MAX
}
