import { namesDegree, scoreSchool } from './degree-words.ts'
import { findLineLabel } from './field-labels.ts'
import { cutSpans, withCells } from './lines.ts'
import type { Line } from './model.ts'

/** Levels of schools as labels of entries: "Secundaria:", "Estudios técnicos:", "Hochschule:". */
const LEVEL =
  /^(?:(?:estudios |nivel |educación |formación |estudos |ensino |études |enseignement |studi |istruzione |formation )?(?:primari[ao]s?|secundari[ao]s?|medi[ao]s?|terciari[ao]s?|técnic[ao]s?|tecnológic[ao]s?|universitari[ao]s?|universitári[ao]s?|superior(?:es)?|supérieures?|secondaires?|primaires?|universitaires?|postgrado|posgrado|bachillerato|médio|fundamental|superiori|universitari|diversificado|básico)|vocational|technical|college|tertiary|secondary|elementary|primary|high school|(?:junior|senior) high(?: school)?|graduate (?:school|studies)|post-?graduate|(?:primary|elementary|secondary|tertiary|vocational|higher) education|técnico|tecnólogo|universidad|universidade|preparatoria|grundschule|hochschule|studium|schule|hoger onderwijs|secundair onderwijs|lager onderwijs|middelbaar onderwijs):?\s*$/iu

/** The space above the first line of an entry, in lines. */
const APART = 1.2

/** Whether labels of different levels begin the entries, and no other label occurs twice in one. */
export function hasLevels(lines: Line[]): boolean {
  const starts = lines.flatMap((line, index) => (readLevel(line) === null ? [] : [index]))
  const levels = new Set(lines.flatMap((line) => readLevel(line) ?? []))
  const blocks = starts.map((start, at) => lines.slice(start + 1, starts[at + 1]))
  const areSingle = blocks.every((block) => {
    const labels = block.map(findLineLabel).filter((kind) => kind !== null)
    return new Set(labels).size === labels.length
  })
  return starts[0] === 0 && levels.size > 1 && areSingle
}

/**
 * Where labels for levels begin the entries, sets them apart from each other, and removes the labels
 * of those that name their degree.
 */
export function separateLevels(lines: Line[]): Line[] {
  const starts = lines.flatMap((line, index) => (readLevel(line) === null ? [] : [index]))
  if (starts.length < 2 || starts[0] !== 0) return lines
  return starts.flatMap((start, at) => {
    const [first, ...rest] = lines.slice(start, starts[at + 1] ?? lines.length)
    if (!first) return []
    const bare = dropLevel(first)
    const hasDegree = [bare, ...rest].some((line) => line?.cells.some(({ text }) => isDegree(text)))
    const own = [...(hasDegree ? (bare ? [bare] : []) : [first]), ...rest]
    return own.map((line, index) => ({ ...line, gap: index === 0 ? APART : 0 }))
  })
}

const isDegree = (text: string): boolean =>
  text
    .replace(/^[\s:]+/, '')
    .split(/,\s|\.\s/)
    .some((part) => namesDegree(part) && scoreSchool(part) === 0)

/** The label at the start of a line: a whole line or cell, or the words before a colon. */
function readLevel({ cells }: Line): string | null {
  const [first, second] = cells
  if (!first) return null
  const [, label = first.text] = /^([^:]{4,40}:)(?=\s|$)/.exec(first.text) ?? []
  const isLabel = label.endsWith(':') || second !== undefined
  return isLabel && LEVEL.test(label) ? label : null
}

/** The line without its label; null if nothing is left. */
function dropLevel(line: Line): Line | null {
  const label = readLevel(line)
  const [first, ...rest] = line.cells
  if (label === null || !first) return line
  const bare = cutSpans(first, label.length)
  const cells = bare.text ? [bare, ...rest] : rest
  return cells.length > 0 ? withCells(line, cells) : null
}
