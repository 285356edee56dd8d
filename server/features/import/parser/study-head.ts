import type { Entry } from './entry.ts'
import type { StudyLine } from './study-lines.ts'
import { countWords } from './text.ts'

/** The names of an entry are among this many first lines. */
const REACH = 6
const NAME_WORDS = 12
const KINDS = ['school', 'degree', 'field', 'place'] as const
/** Below a bare date, and between a name and its date, any line may be the name. */
const NONE = new Set<string>()
type Found = Record<(typeof KINDS)[number], number>

/** Splits an entry's lines into its head (names and date) and its body. */
export function pickHead(lines: StudyLine[]): Entry {
  const dated = pickDate(lines)
  const told = new Set(lines.filter(isBody).map(({ look }) => look))
  const first = lines.findIndex(({ isDescription }) => !isDescription)
  const found: Found = { school: 0, degree: 0, field: 0, place: 0 }
  const head: StudyLine[] = []
  let cells = 0
  lines.forEach((own, index) => {
    const isNext = index > 0 && head.at(-1) === lines[index - 1]
    const isName = own === dated || index === first || (own.isRest && isNext)
    const isMore = index < REACH && addsName(own, found)
    const isAboveDate = lines[index + 1] === dated && isDateAlone(dated) && own.place < 0.6
    const looks = cells > 0 && !isAboveDate ? told : NONE
    if (!isName && !isMore && !(isNext && cells < 2 && mayName(own, found, looks))) return
    head.push(own)
    cells = Math.max(cells, own.cells)
    for (const kind of KINDS) found[kind] = Math.max(found[kind], own[kind])
  })
  return {
    head: head.map(({ line }) => ({ ...line, bullet: false })),
    anchor: dated?.anchor ? { ...dated.anchor, row: head.indexOf(dated) } : null,
    body: lines.filter((line) => !head.includes(line)).map(({ line }) => line),
  }
}

/** Whether a line has a date and nothing else, below the names of its entry. */
const isDateAlone = ({ anchor, cells }: StudyLine): boolean => anchor !== null && cells === 0

const isBody = ({ isDescription, isPoint }: StudyLine): boolean => isDescription || isPoint

/** Whether a line holds something that the lines above do not. */
function addsName(own: StudyLine, found: Found): boolean {
  if (own.isDescription) return false
  if (own.school > found.school || own.degree > found.degree) return true
  const isField = own.field > found.field && found.degree > 0
  const isPlace = own.place > 0.6 && found.place === 0
  return countWords(own.line.text) <= NAME_WORDS && !own.isPoint && (isField || isPlace)
}

/** Whether a short line directly below may be the missing school or degree, whatever its words. */
function mayName(own: StudyLine, found: Found, told: Set<string>): boolean {
  const isWhole = found.school > 0.6 && found.degree > 0
  const isShort = countWords(own.line.text) <= NAME_WORDS && own.line.gap < 0.8
  return !isWhole && isShort && !isBody(own) && !told.has(own.look)
}

/**
 * The date of the entry: ranges are preferred to single dates, then earlier lines to later ones.
 */
function pickDate(lines: StudyLine[]): StudyLine | null {
  const dated = lines.filter(({ anchor, isPoint }, index) => anchor && (!isPoint || index === 0))
  return dated.find(({ anchor }) => anchor?.range && !anchor.range.single) ?? dated[0] ?? null
}
