import { findDates } from './dates.ts'
import { namesDegree, scoreField, scoreSchool } from './degree-words.ts'
import type { Cell, Line } from './model.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { isBegun } from './study-names.ts'
import { styleOf } from './style.ts'
import { countWords, fold } from './text.ts'
import { isCompound, isWrapped } from './wrapped-lines.ts'

/** A name that ends like this continues on the next line. */
export const OPEN =
  /(?:,|&|-|(?<!\p{L})(?:of|and|the|in|at|for|und|der|für|zur|zum|den|dem|et|de|des|du|la|pour|y|del|para|e|di|della|per|da|do|dos|van|voor|het|(?-i:am|im|an|auf|bei|beim|vom|mit|aux?|à|chez|dans|sur|par|les|en|el|los|las|con|em|na|nas|nos|dei|delle|degli|nel|nella|presso|alla|bij|op|met|aan|een|with|from|by|to)))$/iu
const REST = /^(?:university|college|school|institute|academy|polytechnic|high school)$/
const NAME_WORDS = 14

/** Joins names of schools and degrees that were wrapped at the column's edge. */
export function joinNames(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const at = above ? findOpenCell(above, line) : -1
    if (above && at >= 0) joined[joined.length - 1] = append(above, at, line)
    else joined.push(line)
  }
  return joined
}

/** The index of the cell above that a line of one cell continues; -1 if there is none. */
function findOpenCell(above: Line, line: Line): number {
  const [rest, more] = line.cells
  const isLabel = /^[^:]{2,30}:/.test(line.text)
  if (!rest || more || isLabel || line.bullet || line.gap > 0.4 || line.breaks) return -1
  return above.cells.findIndex(
    (cell) =>
      Math.abs(cell.x - rest.x) < 3 &&
      hasFace(above, cell, line) &&
      countWords(`${cell.text} ${rest.text}`) <= NAME_WORDS &&
      (findDates(rest.text).length === 0 || endsInDate(above, line)) &&
      findDates(cell.text).length === 0 &&
      !namesDegree(rest.text) &&
      (OPEN.test(cell.text) ||
        REST.test(fold(rest.text)) ||
        (isFull(above, cell, line) && !beginsOther(cell.text, rest.text))),
  )
}

const THESIS =
  /^(?:tes(?:i|ina|is|e)|thèse|mémoire|(?:master|bachelor)?(?:thesis|scriptie)|(?:bachelor|master|diplom|abschluss)arbeit)(?!\p{L})/iu
/** Whether a school or firm stands below a degree or a field of study, rather than the rest of its name. */
const beginsOther = (study: string, below: string): boolean =>
  THESIS.test(below) ||
  (scoreSchool(below) > 0 &&
    (namesDegree(study) || (scoreField(study) > 0 && scoreSchool(study) === 0))) ||
  (namesDegree(study) && scoreOrganisation(below) > 1)

/** Whether a wrapped name ends with its date: "Lycée Otter – Boulogne sur" over "mer (2001)". */
const endsInDate = (above: Line, line: Line): boolean => {
  const [date] = findDates(line.text)
  const before = line.text.slice(0, date?.index)
  const isOpen = isWrapped(above, line) || OPEN.test(above.text)
  return isOpen && /^\p{L}.*[(\s]$/u.test(before) && !isBegun(before)
}

/** Whether the first word below did not fit after the last cell of the line. */
function isFull(above: Line, cell: Cell, line: Line): boolean {
  if (isWrapped(above, line)) return true
  const perLetter = (cell.right - cell.x) / Math.max(1, cell.text.length)
  const word = (line.text.split(' ')[0]?.length ?? 0) + 1
  const isLast = above.cells.at(-1) === cell && above.cells.length > 1
  return isLast && line.gap < 0.2 && cell.right + word * perLetter > above.edge
}

const hasFace = (above: Line, cell: Cell, line: Line): boolean =>
  styleOf({ ...above, cells: [{ ...cell, spans: cell.spans.slice(-1) }] }) === styleOf(line)

function append(above: Line, at: number, line: Line): Line {
  const cells = above.cells.map((cell, index) => (index === at ? goOn(cell, line) : cell))
  return { ...above, cells, text: cells.map(({ text }) => text).join(' ') }
}

function goOn(cell: Cell, line: Line): Cell {
  const isCut = /\p{L}-$/u.test(cell.text) && /^\p{Ll}/u.test(line.text)
  const spans = cell.spans.map((span, i) =>
    isCut && i === cell.spans.length - 1 ? { ...span, text: span.text.replace(/-\s*$/, '') } : span,
  )
  const rest = line.cells.flatMap((one) => one.spans)
  const [first] = rest
  const glue = isCut || isCompound(cell.text, line.text) ? '' : ' '
  if (first) rest[0] = { ...first, text: `${glue}${first.text}` }
  const text = `${isCut ? cell.text.slice(0, -1) : cell.text}${glue}${line.text}`
  return { ...cell, text, spans: [...spans, ...rest] }
}
