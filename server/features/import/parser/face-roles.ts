import type { Anchor } from './anchors.ts'
import type { Line } from './model.ts'
import { keyOf } from './style.ts'

/** What a line is to the dated entry it belongs to: a name above or below its date, or its text. */
type Role = 'above' | 'below' | 'body'
/** How often each face (style and left edge) plays each role in a section. */
export type FaceRoles = Map<string, Record<Role, number>>

/** A face that is met less often tells nothing. */
const KNOWN_MIN = 2

const faceOf = (line: Line): string => `${keyOf(line)}|${Math.round(line.x / 4)}`

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

/** How much of a face's lines play a role; 0 where the face is not known well enough. */
export function shareOf(roles: FaceRoles, line: Line, role: Role): number {
  const known = roles.get(faceOf(line))
  const total = known ? known.above + known.below + known.body : 0
  return known && total >= KNOWN_MIN ? known[role] / total : 0
}
