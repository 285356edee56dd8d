import { findDates } from './dates.ts'
import { describeLine, withCells } from './lines.ts'
import type { Cell, FieldKind, Line } from './model.ts'
import { scoreTitle } from './title-words.ts'

const WORKED = String.raw`^(?:(?:at )?(?:present(?:ly)?|current(?:ly)?|previously|earlier|formerly|now|before that|since then),?\s+)?(?:I (?:am|was|have been|have|had been)\s+)?(?:worked|working|employed|engaged|served|serving|associated)\s+`
const FIRM = String.raw`(?:an? |the )?(?:m\/s\.?\s+)?(?=\p{Lu})`
const ROLE = String.raw`as\s+(?:an?\s+|the\s+)?(?=\p{L})`
/** Words for having worked, before the position that a sentence tells of. */
const WORKED_AS = new RegExp(String.raw`${WORKED}(?:there\s+)?${ROLE}`, 'iu')
/** The same before the employer: "Worked with Heron Ltd as Clerk". */
const WORKED_AT = new RegExp(String.raw`${WORKED}(?:in|at|with|for)\s+${FIRM}`, 'iu')
/** Words between the position and its employer, or the employer and its position. */
const IN = new RegExp(String.raw`\s+(?:in|at|with|for|under)\s+${FIRM}`, 'iu')
const AS = new RegExp(String.raw`,?\s+${ROLE}`, 'iu')
/** Words before the date, which may begin a sentence of its own. */
const SINCE =
  /(?:\.(?=\s+\p{Lu}))?[,\s]+(?:from|since|w\.?e\.?f\.?|during|between|for the period(?: of)?|in)?\s*\(?$/iu
/** A sentence with an employer or a date longer than this (in letters) tells of more. */
const NAME_MAX = 90

/**
 * Splits sentences that name a job into cells for its position, its employer and its date:
 * "Presently working as Clerk in Heron Ltd., Leeds from 01.04.2020 to till date."
 */
export const splitToldJobs = (lines: Line[]): Line[] =>
  lines.map((line) => splitTold(line, lines) ?? line)

function splitTold(line: Line, lines: Line[]): Line | null {
  const [cell, more] = line.cells
  const text = cell?.text ?? ''
  const [range, second] = findDates(text)
  if (!cell || more || !range || second) return null
  if (!/^[\s).]*$/.test(text.slice(range.index + range.length))) return null
  const names = readTold(text.slice(0, range.index).replace(SINCE, ''))
  // A bullet among other lines tells of a client or a colleague of the job above it.
  const isTask = line.bullet && lines.some(({ bullet }) => !bullet)
  if (!names || (isTask && WORKED_AT.test(text))) return null
  const date = text.slice(range.index, range.index + range.length)
  const cells = [toCell(cell, names.title, 'title'), toCell(cell, names.company, 'company')]
  return {
    ...withCells(line, [...cells, toCell(cell, date, 'date')]),
    bullet: false,
    // A sentence of its own begins an entry, whatever is before it.
    gap: Math.max(line.gap, 0.3),
  }
}

/** The position and the employer of a sentence without its date, whichever comes first. */
function readTold(told: string): { title: string; company: string } | null {
  if (told.length > NAME_MAX * 2) return null
  const isTitleFirst = WORKED_AS.test(told)
  const names = told.replace(isTitleFirst ? WORKED_AS : WORKED_AT, '')
  const at = (isTitleFirst ? IN : AS).exec(names)
  if (!at || names === told) return null
  const [before, after] = [names.slice(0, at.index), names.slice(at.index + at[0].length)]
  const [title, company] = isTitleFirst ? [before, after] : [after, before]
  if (scoreTitle(title) < 1 || company === '' || company.length > NAME_MAX) return null
  return { title, company }
}

const toCell = (cell: Cell, text: string, label: FieldKind): Cell => ({
  ...replaceText(cell, text),
  label,
})

function replaceText(cell: Cell, text: string): Cell {
  const [face] = cell.spans
  return { ...cell, text, spans: face ? [{ ...face, text, bold: false }] : [] }
}

/** The labels of a job in a Brazilian public register, of which one names the position. */
const REGISTER =
  /^(?:Vínculo(?: [Ii]nstitucional)?:.*?)?(?:Enquadramento [Ff]uncional|Cargo ou função):\s*([^,.]+(?:,\s\p{Ll}[^,.:]*(?=[,.]|$))*)/u

/** The employer above its register entries: "Universidade de Aves, UAV, Brasil." */
const REGISTERED_AT =
  /^(?<company>\p{Lu}[^.]{4,100}?)(?:, [^,\s]{2,16})?, (?<country>\p{Lu}[^,.\d]{3,30})\.$/u

/**
 * Takes the position out of "Vínculo: Servidor público, Enquadramento funcional: Professor, Carga
 * horária: 40", and puts the employer of the line above beside it.
 */
export function nameRegistered(lines: Line[]): Line[] {
  const isEntry = (line: Line | undefined): boolean =>
    line?.cells.some(({ text }) => REGISTER.test(text)) === true
  let employer: Cell[] = []
  return lines.flatMap((line, index) => {
    const [only, more] = line.cells
    const { company, country } = REGISTERED_AT.exec(line.text)?.groups ?? {}
    if (only && !more && company && country && isEntry(lines[index + 1])) {
      employer = [toCell(only, company, 'company'), toCell(only, country, 'location')]
      return []
    }
    const at = line.cells.findIndex(({ text }) => REGISTER.test(text))
    const cell = line.cells[at]
    const title = REGISTER.exec(cell?.text ?? '')?.[1]
    if (!cell || title === undefined) return [line]
    const cells =
      employer.length > 0
        ? line.cells.toSpliced(at, 1, toCell(cell, title, 'title'), ...employer)
        : line.cells.with(at, replaceText(cell, title))
    return [{ ...describeLine(cells, line), bullet: line.bullet }]
  })
}
