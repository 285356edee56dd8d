import { findDates } from './dates.ts'
import { describeLine, withCells } from './lines.ts'
import type { Cell, FieldKind, Line } from './model.ts'
import { scoreTitle } from './title-words.ts'

/** Words for having worked, before the position that a sentence tells of. */
const WORKED =
  /^(?:(?:at )?(?:present(?:ly)?|current(?:ly)?|previously|earlier|formerly|now|before that|since then),?\s+)?(?:I (?:am|was|have been|have|had been)\s+)?(?:worked|working|employed|engaged|served|serving|associated)\s+(?:there\s+)?as\s+(?:an?\s+|the\s+)?(?=\p{L})/iu
/** Words between the position, its employer and the date. */
const IN = /\s+(?:in|at|with|for|under)\s+(?:an? |the )?(?:m\/s\.?\s+)?(?=\p{Lu})/iu
const SINCE = /[,\s]+(?:from|since|w\.?e\.?f\.?|during|between|for the period(?: of)?|in)?\s*\(?$/iu
/** A sentence with an employer or a date longer than this (in letters) tells of more. */
const NAME_MAX = 90

/**
 * Splits sentences that name a job into cells for its position, its employer and its date:
 * "Presently working as Clerk in Heron Ltd., Leeds from 01.04.2020 to till date."
 */
export const splitToldJobs = (lines: Line[]): Line[] => lines.map((line) => splitTold(line) ?? line)

function splitTold(line: Line): Line | null {
  const [cell, more] = line.cells
  const text = cell?.text ?? ''
  const [lead = ''] = WORKED.exec(text) ?? []
  const [range, second] = findDates(text)
  if (!cell || more || lead === '' || !range || second) return null
  if (!/^[\s).]*$/.test(text.slice(range.index + range.length))) return null
  const told = text.slice(lead.length, range.index).replace(SINCE, '')
  const at = IN.exec(told)
  if (!at || told.length > NAME_MAX * 2) return null
  const [title, company] = [told.slice(0, at.index), told.slice(at.index + at[0].length)]
  if (scoreTitle(title) < 1 || company === '' || company.length > NAME_MAX) return null
  const date = text.slice(range.index, range.index + range.length)
  const cells = [toCell(cell, title, 'title'), toCell(cell, company, 'company')]
  return {
    ...withCells(line, [...cells, toCell(cell, date, 'date')]),
    bullet: false,
    // A sentence of its own begins an entry, whatever is before it.
    gap: Math.max(line.gap, 0.3),
  }
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
