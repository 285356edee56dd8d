import { type Anchor, findAnchors, isDuration } from './anchors.ts'
import { splitClosed } from './closing-dates.ts'
import { findDates, settleMonths } from './dates.ts'
import { cutAtoms } from './atoms.ts'
import { findBounds } from './entry-bounds.ts'
import type { Entry } from './entry.ts'
import { labelTables, nameClients, nameInstitutions } from './field-labels.ts'
import { splitLabelled } from './labelled-entries.ts'
import type { Cell, Line } from './model.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { repeatHeadedEmployers } from './headed-employers.ts'
import { isProse } from './prose.ts'
import { putDescriptionsBelow } from './employer-lines.ts'
import { groupRoles, repeatRoles, splitRoles } from './role-groups.ts'
import { keyOf } from './style.ts'
import { splitRunOnJobs } from './run-on-jobs.ts'
import { countWords } from './text.ts'
import { nameRegistered, splitToldJobs } from './told-jobs.ts'
import {
  holdsBoth,
  splitUndated,
  splitUndatedBodies,
  splitUndatedPairs,
} from './undated-entries.ts'
import { joinWrappedCells } from './wrapped-cells.ts'
import { joinWrappedEntries } from './wrapped-entries.ts'

/**
 * The jobs of one section, in printed order. `hasEmployer`: its header names the employer.
 */
export function splitEntries(given: Line[], hasEmployer = false): Entry[] {
  const listed = clearHeadBullets(dropTotals(given))
  const rows = nameInstitutions(nameClients(nameRegistered(labelTables(joinWrappedCells(listed)))))
  const labelled = splitLabelled(rows)
  if (labelled) return labelled
  const lines = putDescriptionsBelow(
    splitRoles(splitRunOnJobs(splitToldJobs(repeatHeadedEmployers(joinWrappedEntries(rows))))),
  )
  const anchors = settleAnchors(findAnchors(lines))
  if (anchors.length === 0) return splitUndated(lines, hasEmployer)
  const closed = splitClosed(lines, anchors)
  if (closed) return closed
  const bounds = findBounds(lines, anchors)
  const [first] = bounds
  const above = first && lines[first.start - 1]
  if (first && above && isBannerOf(above, lines[first.start])) first.start -= 1
  const entries = anchors.map((anchor, index): Entry => {
    const { start, end } = bounds[index] ?? { start: anchor.line, end: anchor.line + 1 }
    const next = bounds[index + 1]?.start ?? lines.length
    const head = lines.slice(start, end).map((line) => ({ ...line }))
    const own = cutBody(head, lines, start, anchor)
    const body = [...own.body, ...lines.slice(end, next)]
    const entry = { head: own.head, anchor: { ...anchor, row: anchor.line - start }, body }
    const [first] = body
    // A date alone as a heading: the first line beneath it names the entry.
    const isBare = cutAtoms(entry).length === 0
    const named = first && isBare ? nameFromBody(first) : null
    return named
      ? {
          ...entry,
          head: [...entry.head, named.name],
          body: [...named.rest, ...body.slice(1)],
        }
      : entry
  })
  const all = splitUndatedPairs(splitUndatedBodies(entries), lines.slice(0, bounds[0]?.start))
  return groupRoles(repeatRoles(all))
}

/** Where the bullets are directly above dates, they are not of descriptions but of the names. */
function clearHeadBullets(lines: Line[]): Line[] {
  const bullets = lines.filter(({ bullet }) => bullet)
  const heads = lines.filter(({ bullet }, at) => bullet && isDateAlone(lines[at + 1]))
  return heads.length < HEADS_MIN || heads.length < bullets.length * HEADS_SHARE
    ? lines
    : lines.map((line) => (line.bullet ? { ...line, bullet: false } : line))
}
const HEADS_MIN = 2
const HEADS_SHARE = 0.8

/** Whether a line has a range of dates and little else. */
const isDateAlone = (line: Line | undefined): boolean =>
  line !== undefined &&
  !line.bullet &&
  findDates(line.text).some(({ single, length }) => !single && length > line.text.length / 2)

/** Removes the total duration between an employer and its roles: "6 years 2 months". */
const dropTotals = (lines: Line[]): Line[] =>
  lines.filter((line, at) => {
    const before = lines[at - 1]
    const isTotal = line.cells.length === 1 && isDuration(line.text) && !isDated(line)
    return !isTotal || before === undefined || isDated(before) || isProse(before)
  })

const isDated = ({ text }: Line): boolean => findDates(text).length > 0

function settleAnchors(anchors: Anchor[]): Anchor[] {
  const ranges = settleMonths(anchors.map(({ range }) => range))
  return anchors.map((anchor, index) => ({ ...anchor, range: ranges[index] ?? null }))
}

/** Where the entries are dated bullets, the line above the first one names their employer. */
const isBannerOf = (above: Line, first: Line | undefined): boolean =>
  first?.bullet === true &&
  !above.bullet &&
  above.cells.length === 1 &&
  above.text.length < BANNER_LENGTH &&
  !isProse(above)
const BANNER_LENGTH = 80

/** The line under a bare date names the entry, or the first sentence of it does. */
function nameFromBody(line: Line): { name: Line; rest: Line[] } | null {
  const [cell, more] = line.cells
  const [, lead = '', rest = ''] = LEAD.exec(cell?.text ?? '') ?? []
  const isNamed = holdsBoth(lead) || (rest === '' && scoreOrganisation(lead) > 0.5)
  if (!isProse(line) && !(isNamed && rest.endsWith('.'))) return { name: line, rest: [] }
  if (!cell || more || !isNamed) return null
  return {
    name: withText(line, cell, lead),
    rest: rest === '' ? [] : [withText(line, cell, rest)],
  }
}

/** The text up to a full stop that does not belong to an abbreviation. */
const LEAD = /^(.{4,120}?(?:\p{Ll}{3}|\)))\.(?:\s+(?=\p{Lu})(.*))?$/u

function withText(line: Line, cell: Cell, text: string): Line {
  const [face] = cell.spans
  return {
    ...line,
    text,
    cells: [{ ...cell, text, spans: face ? [{ ...face, text }] : [] }],
  }
}

/** Moves a date beside the first bullet to the head, and keeps the bullet's text in the body. */
function cutBody(
  head: Line[],
  lines: Line[],
  start: number,
  anchor: Anchor,
): { head: Line[]; body: Line[] } {
  const row = anchor.line - start
  const line = lines[anchor.line]
  if (!line || row === 0 || anchor.cell === 0 || !isDescription(line, lines, anchor))
    return { head, body: [] }
  const text = line.cells.slice(0, anchor.cell)
  const body = { ...line, cells: text, text: text.map((cell) => cell.text).join(' ') }
  const date = {
    ...line,
    bullet: false,
    cells: line.cells.map((cell, i) => (i < anchor.cell ? { ...cell, text: '', spans: [] } : cell)),
  }
  return { head: head.map((one, i) => (i === row ? date : one)), body: [body] }
}

/** Whether the text beside a date is one bullet among others without dates. */
function isDescription(line: Line, lines: Line[], anchor: Anchor): boolean {
  const next = lines.slice(anchor.line + 1, anchor.line + 3)
  return (
    (isProse(line) && !isSetApart(line, next[0])) ||
    (line.bullet && next.some((other) => keyOf(other) === keyOf(line) && !endsWithDate(other)))
  )
}

/** Whether a name beside a date begins with a small letter, but is set unlike the text below: "city of Leeds". */
const isSetApart = (line: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  (line.bold || line.italic) &&
  !line.bullet &&
  keyOf(line) !== keyOf(next) &&
  countWords(line.cells[0]?.text ?? '') <= NAME_WORDS &&
  !/[.,;:]$/.test(line.cells[0]?.text ?? '')
const NAME_WORDS = 6

const endsWithDate = ({ cells }: Line): boolean =>
  cells.length > 1 && findDates(cells.at(-1)?.text ?? '').length > 0
