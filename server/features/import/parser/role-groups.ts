import { type DateRange, findDates } from './dates.ts'
import { cutAtoms } from './atoms.ts'
import type { Entry } from './entry.ts'
import { describeLine } from './lines.ts'
import type { Cell, Line } from './model.ts'
import { scoreEmployer } from './names-in-body.ts'
import { isRegion, scorePlace } from './place-words.ts'
import { isProse } from './prose.ts'
import { keyOf } from './style.ts'
import { scoreTitle } from './title-words.ts'

/** What is told about an employer between its line and its first role has at most this many lines. */
const TOLD_MAX = 2
/** The name of a role has at most this many letters. */
const ROLE_LENGTH = 60
/** A role is indented at least this much (in points), if it is set like the employer. */
const INDENT = 8
/** Up to this score a text is not clearly a place. */
const PLACE_MAX = 0.6

/**
 * Puts the employer's line above each of its roles: "Heron Ltd, 2006 – 2015" above "Clerk (2006 –
 * 2010)" and "Manager (2010 – 2015)". The employer has no position of its own, its dates include
 * theirs, and it is set differently, or its dates are on a line of their own.
 */
export function groupRoles(entries: Entry[]): Entry[] {
  const out: Entry[] = []
  let at = 0
  while (at < entries.length) {
    const banner = entries[at]
    if (!banner) break
    const roles = takeRoles(banner, entries.slice(at + 1))
    out.push(...(roles.length > 0 ? joinRoles(banner, roles) : [banner]))
    at += 1 + roles.length
  }
  return out
}

/**
 * Repeats a position that stands above one employer for those listed right below, which have none:
 * "Clerk", "Heron Ltd, 2016", "Otter Ltd, 2018".
 */
export function repeatRoles(entries: Entry[]): Entry[] {
  const out: Entry[] = []
  for (const entry of entries) {
    const before = out.at(-1)
    const [role] = before?.head ?? []
    const isListed = before !== undefined && role !== undefined && isListedBelow(entry, before)
    const anchor = entry.anchor && { ...entry.anchor, row: 1 }
    out.push(isListed ? { ...entry, anchor, head: [role, ...entry.head] } : entry)
  }
  return out
}

/** Whether both are dated employers in the same style, one directly below the other, under a position. */
function isListedBelow({ head, anchor, body }: Entry, before: Entry): boolean {
  const [role, employer, more] = before.head
  const [line, other] = head
  if (!role || !employer || more || !line || other || before.body.length > 0) return false
  const [told] = body
  const isTitled = (one: Line): boolean => one.cells.some(({ text }) => scoreTitle(text) >= 1)
  return (
    before.anchor?.row === 1 &&
    anchor !== null &&
    role.cells.length === 1 &&
    (isTitled(role) || scoreEmployer(role.text) === 0) &&
    [employer, line].every((one) => one.cells.length > 1 && !isTitled(one)) &&
    keyOf(line) === keyOf(employer) &&
    keyOf(line) !== keyOf(role) &&
    line.gap <= employer.gap &&
    (!told || isProse(told) || !isTitled(told))
  )
}

/** Splits roles that share a line: "Manager (2008–2011); Engineer (2006–2008)". */
export const splitRoles = (lines: Line[]): Line[] =>
  lines.flatMap((line) => {
    const [cell, more] = line.cells
    const ranges = findDates(line.text).filter(({ single }) => !single)
    if (!cell || more || ranges.length < 2) return [line]
    const ends = ranges.map(({ index, length }) => index + length)
    const parts = ends.map((end, i) =>
      line.text.slice(ends[i - 1] ?? 0, i === ends.length - 1 ? undefined : end),
    )
    const names = parts.map((part) => part.replace(/^[\s).,;|/·•–—-]+/u, ''))
    const [face] = cell.spans
    const areRoles = names.every((name) => scoreTitle(name) >= 1 && startsRole(name))
    return face && areRoles
      ? names.map((text, i) => ({
          ...describeLine([{ ...cell, text, spans: [{ ...face, text }] }], line),
          bullet: line.bullet,
          gap: i === 0 ? line.gap : 0,
        }))
      : [line]
  })

/** A short name before its date, rather than a sentence. */
const startsRole = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && (findDates(text)[0]?.index ?? 0) < ROLE_LENGTH

function takeRoles(banner: Entry, next: Entry[]): Entry[] {
  const end = next.findIndex((one) => !isRoleOf(one, banner))
  const roles = next.slice(0, end < 0 ? next.length : end)
  const isTitled = roles.some((role) => cutAtoms(role).some(({ text }) => scoreTitle(text) >= 1))
  return isEmployer(banner) && isTitled ? roles : []
}

function isEmployer(entry: Entry): boolean {
  const { anchor, head, body } = entry
  const isWhole = anchor?.range && anchor.range.start !== null && !anchor.range.single
  const atoms = cutAtoms(entry)
  return (
    Boolean(isWhole) &&
    (head.length === 1 || hasDateBelow(entry)) &&
    body.length <= TOLD_MAX &&
    body.every(({ bullet }) => !bullet) &&
    atoms.length > 0 &&
    // "flexible packaging, 1,900 employees" describes an employer.
    atoms.every(({ text }) => scoreTitle(text) < 1 || /^\p{Ll}/u.test(text))
  )
}

/** Whether the only line below the name is its date. */
const hasDateBelow = ({ head, anchor }: Entry): boolean =>
  head.length === 2 &&
  anchor?.row === 1 &&
  anchor.range !== null &&
  head[1]?.text.length === anchor.range.length

function isRoleOf(role: Entry, banner: Entry): boolean {
  const { anchor, head } = role
  const [line, employer] = [head[0], banner.head[0]]
  const [own, whole] = [anchor?.range, banner.anchor?.range]
  const isLong = head.length > banner.head.length
  if (!line || !employer || isLong || !own || !whole || namesAnother(role)) return false
  const isTitled = hasDateBelow(banner) && scoreTitle(line.text) >= 1 && hasOnlyPlaceBeside(role)
  const isSetApart = isTitled || keyOf(line) !== keyOf(employer) || line.x > employer.x + INDENT
  return isSetApart && line.size <= employer.size + 0.3 && isWithin(own, whole)
}

/** "Clerk (2012) – Owl Group": the labels of both lines show which of the two is the employer. */
const namesAnother = (role: Entry): boolean =>
  cutAtoms(role).some(
    ({ text, border }) =>
      border === 'sign' && scoreTitle(text) < 1 && scorePlace(text) <= PLACE_MAX,
  )

function isWithin(role: DateRange, whole: DateRange): boolean {
  const [first, last] = [whole.start?.year ?? 0, isOpen(whole) ? 9999 : (whole.end?.year ?? 0)]
  const start = role.start?.year ?? role.end?.year ?? 0
  const end = role.end?.year ?? start
  return start >= first && end <= last
}

const isOpen = ({ current, open }: DateRange): boolean => current || open

function joinRoles(banner: Entry, roles: Entry[]): Entry[] {
  const [line] = banner.head
  const range = banner.anchor?.range
  const employer = line && range ? nameEmployer(line, banner, range) : null
  if (!employer || !range) return [banner, ...roles]
  return roles.map((role, index) => ({
    head: [employer, ...role.head],
    anchor: role.anchor && {
      ...role.anchor,
      row: role.anchor.row + 1,
      range: role.anchor.range && complete(role.anchor.range, range),
    },
    body: index === 0 ? [...banner.body, ...role.body] : role.body,
  }))
}

/** Whether nothing but a place is beside the date below a position. */
function hasOnlyPlaceBeside(role: Entry): boolean {
  const beside = cutAtoms(role).filter(({ row }) => row === 0)
  const isPlace = ({ text }: { text: string }): boolean =>
    scorePlace(text) > PLACE_MAX || isRegion(text)
  return role.anchor?.row !== 1 || beside.length === 0 || beside.some(isPlace)
}

const nameEmployer = (line: Line, banner: Entry, range: DateRange): Line | null =>
  hasDateBelow(banner) ? line : withoutDate(line, banner.anchor?.cell ?? 0, range)

/** "from 2015" ends, and "until 2014" begins, when the whole employment does. */
function complete(role: DateRange, whole: DateRange): DateRange {
  if (isOpen(role) && !isOpen(whole))
    return { ...role, end: whole.end, current: false, open: false }
  return role.single ? { ...role, start: whole.start, single: false } : role
}

/** The line without its date and the brackets around it; null if nothing else is there. */
function withoutDate(line: Line, at: number, { index, length }: DateRange): Line | null {
  const cells = line.cells.flatMap((cell, number): Cell[] => {
    if (number !== at) return [cell]
    const text = (cell.text.slice(0, index) + cell.text.slice(index + length))
      .replace(/[([]\s*[)\]]/g, ' ')
      .replace(/^[\s|•·,;:–—-]+|[\s|•·,;:–—(-]+$/gu, '')
    const [face] = cell.spans
    return /\p{L}/u.test(text) && face ? [{ ...cell, text, spans: [{ ...face, text }] }] : []
  })
  return cells.length > 0 ? describeLine(cells, line) : null
}
