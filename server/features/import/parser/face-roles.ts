import type { Anchor } from './anchors.ts'
import { findDates } from './dates.ts'
import type { Line } from './model.ts'
import { isProse } from './prose.ts'
import { keyOf } from './style.ts'
import { hasLetters } from './text.ts'

/** The role of a line in the dated entry that it belongs to: a name above or below the date, or body text. */
type Role = 'above' | 'below' | 'body'
/** How often each font style (with left edge) has each role in a section. */
export type FaceRoles = Map<string, Record<Role, number>>

/** A style that occurs less often is ignored. */
const KNOWN_MIN = 2

const faceOf = (line: Line): string => `${keyOf(line)}|${Math.round(line.x / 4)}`

/**
 * Roles by the start of a section. If it starts with a name, lines in that style before a dated one
 * are names above a date; if it starts with a bare date, lines that follow one are names below.
 */
export function readOpening(lines: Line[], anchors: Anchor[]): FaceRoles {
  const dated = new Set(anchors.map(({ line }) => line))
  const isBelow = dated.has(0)
  const at = isBelow ? 1 : 0
  const name = lines[at]
  const isKnown =
    name !== undefined && !dated.has(at) && !name.bullet && !isProse(name) && anchors.length > 1
  if (!isKnown || (isBelow && !isBareDate(lines[0]))) return new Map()
  const face = faceOf(name)
  const own = lines.flatMap((line, index) =>
    !dated.has(index) && faceOf(line) === face ? [index] : [],
  )
  const isOwn = anchors.some(({ line }) => lines[line] && faceOf(lines[line]) === face)
  if (
    isOwn ||
    !own.every((index) =>
      isBelow ? dated.has(index - 1) : dated.has(index + 1) || dated.has(index + 2),
    )
  )
    return new Map()
  const count = Math.max(KNOWN_MIN, own.length)
  const [above, below] = isBelow ? [0, count] : [count, 0]
  return new Map([[face, { above, below, body: 0 }]])
}

/** Whether a line holds a date and nothing else. */
const isBareDate = (line: Line | undefined): boolean =>
  line?.cells.length === 1 && !hasLetters(findDates(line.text).reduce(cutDate, line.text))

const cutDate = (text: string, { index, length }: { index: number; length: number }): string =>
  text.slice(0, index) + ' '.repeat(length) + text.slice(index + length)

export function learnRoles(
  lines: Line[],
  anchors: Anchor[],
  bounds: { start: number; end: number }[],
): FaceRoles {
  const roles: FaceRoles = new Map()
  const first = bounds[0]?.start ?? 0
  lines.slice(first).forEach((line, offset) => {
    const index = first + offset
    const at = bounds.findLastIndex(({ start }) => start <= index)
    const date = anchors[at]?.line ?? -1
    if (index === date) return
    const role = index < date ? 'above' : index < (bounds[at]?.end ?? 0) ? 'below' : 'body'
    const known = roles.get(faceOf(line)) ?? { above: 0, below: 0, body: 0 }
    roles.set(faceOf(line), { ...known, [role]: known[role] + 1 })
  })
  return roles
}

/** The share of a style's lines with a role (0 to 1); 0 if the style is too rare. */
export function shareOf(roles: FaceRoles, line: Line, role: Role): number {
  const known = roles.get(faceOf(line))
  const total = known ? known.above + known.below + known.body : 0
  return known && total >= KNOWN_MIN ? known[role] / total : 0
}
