import type { Entry } from './entry.ts'
import type { StudyLine } from './study-lines.ts'
import { countWords } from './text.ts'

/** What names a study stands among its first lines. */
const REACH = 6
const NAME_WORDS = 12

/** The lines that name a study, its date, and the rest, which tells of it. */
export function pickHead(lines: StudyLine[]): Entry {
  const dated = pickDate(lines)
  const head: StudyLine[] = []
  const has = { school: 0, degree: 0, field: 0, place: 0 }
  const told = new Set(
    lines.filter(({ isTold, line }) => isTold || line.bullet).map(({ look }) => look),
  )
  for (const [index, own] of lines.entries()) {
    const before = lines[index - 1]
    const isNext = before !== undefined && head.at(-1) === before
    const isHead =
      index === 0 ||
      own === dated ||
      (own.isRest && isNext) ||
      (!own.isTold && index < REACH && adds(own))
    const isWhole = has.school > 0.6 && has.degree > 0
    const mayName =
      !own.isTold &&
      !own.line.bullet &&
      isNext &&
      !isWhole &&
      own.line.gap < 0.8 &&
      countWords(own.line.text) <= NAME_WORDS &&
      !told.has(own.look)
    if (!isHead && !mayName) continue
    head.push(own)
    for (const kind of ['school', 'degree', 'field', 'place'] as const)
      has[kind] = Math.max(has[kind], own[kind])
  }
  const row = dated ? head.indexOf(dated) : -1
  return {
    head: head.map(({ line }) => ({ ...line, bullet: false })),
    anchor: dated?.anchor ? { ...dated.anchor, row } : null,
    body: lines.filter((line) => !head.includes(line)).map(({ line }) => line),
  }

  function adds(own: StudyLine): boolean {
    if (own.school > has.school || own.degree > has.degree) return true
    return (
      !own.line.bullet &&
      countWords(own.line.text) <= NAME_WORDS &&
      ((own.field > has.field && has.degree > 0) || (own.place > 0.6 && has.place === 0))
    )
  }
}

/** A range before a single date, and what stands nearer to the top before the rest. */
function pickDate(lines: StudyLine[]): StudyLine | null {
  const dated = lines.filter(({ anchor, isPoint }, index) => anchor && (!isPoint || index === 0))
  return dated.find(({ anchor }) => anchor?.range && !anchor.range.single) ?? dated[0] ?? null
}
