import type { JobStatus } from '#src/jobs/constants.ts'
import { type DateOrder, type ImportField, SAMPLE_ROWS } from '#src/transfer/fields.ts'
import { detectDateOrder } from '#src/transfer/dates.ts'
import { mapColumns } from '#src/transfer/headers.ts'
import { type ImportedJob, isNothing, type Reading, readRow } from '#src/transfer/read-row.ts'
import type { ImportInput } from '#src/transfer/schema.ts'
import { findStatus, foldStatus } from '#src/transfer/statuses.ts'
import { InvalidInput } from '../../errors.ts'
import { inTurns } from '../../in-turns.ts'
import type { FileTable } from './stored-table.ts'
import { t } from '#src/language/t.ts'

export type Problem = { row: number; message: string }
export type Settings = Pick<ImportInput, 'mapping' | 'statuses' | 'date_order'>

/** A file's contents, read by its own header and the person's settings. */
export type ReadFile = {
  columns: { name: string; field: ImportField | null }[]
  jobs: ImportedJob[]
  problems: Problem[]
  dateOrder: DateOrder | 'ambiguous'
  statuses: { value: string; status: JobStatus | null }[]
  rows: number
}

const DATE_FIELDS: readonly (ImportField | null)[] = [
  'application_date',
  'deadline',
  'interview_date',
]
/** LinkedIn writes American dates in every language. */
const KNOWN_ORDERS: Partial<Record<FileTable['format'], DateOrder>> = { linkedin: 'mdy' }
/** A column with more different values is not a status. */
const STATUSES_MAX = 200
const TOO_MANY = t(
  'The status column contains more than {max} different values. Is it another column?',
  { max: STATUSES_MAX },
)

/** @throws InvalidInput if the settings do not fit the file */
export async function readRows(
  { format, columns, rows }: FileTable,
  settings: Settings,
  today: string,
): Promise<ReadFile> {
  const fields = chooseFields(mapColumns(columns, format), settings.mapping ?? {})
  const statuses = listStatuses(rows, fields.indexOf('status'), settings.statuses ?? {})
  if (statuses.length > STATUSES_MAX) {
    if (Object.values(settings.mapping ?? {}).includes('status')) throw new InvalidInput(TOO_MANY)
    fields[fields.indexOf('status')] = null
    statuses.length = 0
  }
  const dateOrder = settings.date_order ?? findOrder(format, fields, rows)
  const known = statuses.flatMap(({ value, status }) =>
    status === null ? [] : [[foldStatus(value), status] as const],
  )
  const reading = { format, fields, dateOrder, statuses: new Map(known), today }
  const { jobs, problems } = await inTurns(readEach(rows, reading))
  return {
    columns: columns.map((name, index) => ({ name, field: fields[index] ?? null })),
    jobs,
    problems,
    dateOrder,
    statuses,
    rows: rows.length,
  }
}

type Read = Pick<ReadFile, 'jobs' | 'problems'>

function* readEach(rows: readonly string[][], reading: Reading): Generator<undefined, Read> {
  const read: Read = { jobs: [], problems: [] }
  for (const [index, cells] of rows.entries()) {
    const row = readRow(cells, reading)
    if ('job' in row) read.jobs.push(row.job)
    else read.problems.push({ row: index + 1, message: row.problem })
    yield
  }
  return read
}

export const takeSample = (jobs: readonly ImportedJob[]) => jobs.slice(0, SAMPLE_ROWS).map(toShown)

const toShown = (job: ImportedJob) => ({
  company: job.company,
  position: job.position,
  location: job.location ?? null,
  status: job.status,
  application_date: job.application_date,
  deadline: job.deadline ?? null,
  interview_date: job.interview_date ?? null,
  interview_type: job.interview_type ?? null,
  interview_round: job.interview_round ?? null,
  url: job.url ?? null,
  work_mode: job.work_mode ?? null,
  employment_type: job.employment_type ?? null,
  salary_min: job.salary_min ?? null,
  salary_max: job.salary_max ?? null,
  salary_currency: job.salary_currency ?? null,
  salary_period: job.salary_period ?? null,
  source: job.source ?? null,
  notes: job.notes ?? null,
  has_posting: job.posting !== undefined,
  stage: job.stage ?? null,
  tags: job.tags ?? [],
  outcome: job.outcome ?? null,
  archived_at: job.archived_at,
  created_at: job.created_at,
  updated_at: job.updated_at,
})

function chooseFields(
  read: ReadonlyMap<string, ImportField | null>,
  mapping: NonNullable<Settings['mapping']>,
): (ImportField | null)[] {
  for (const name of Object.keys(mapping)) {
    if (!read.has(name))
      throw new InvalidInput(t('There is no column “{name}” in this file', { name }))
  }
  // The person's mapping takes precedence over a field recognized for another column.
  const said = new Set(Object.values(mapping))
  return [...read].map(([name, field]) => {
    const own = Object.hasOwn(mapping, name) ? mapping[name] : undefined
    if (own !== undefined) return own
    return said.has(field) ? null : field
  })
}

function listStatuses(
  rows: readonly (readonly string[])[],
  column: number,
  sent: NonNullable<Settings['statuses']>,
): ReadFile['statuses'] {
  if (column === -1) return []
  const said = new Map(Object.entries(sent).map(([value, status]) => [foldStatus(value), status]))
  const found = new Map<string, ReadFile['statuses'][number]>()
  for (const row of rows) {
    const value = (row[column] ?? '').trim()
    const key = foldStatus(value)
    if (isNothing(value) || found.has(key)) continue
    found.set(key, { value, status: said.get(key) ?? findStatus(value) ?? null })
    if (found.size > STATUSES_MAX) break
  }
  return [...found.values()]
}

function findOrder(
  format: FileTable['format'],
  fields: readonly (ImportField | null)[],
  rows: readonly (readonly string[])[],
): DateOrder | 'ambiguous' {
  const dated = fields.flatMap((field, index) => (DATE_FIELDS.includes(field) ? [index] : []))
  const order = detectDateOrder(rows.flatMap((row) => dated.map((index) => row[index] ?? '')))
  return order === 'ambiguous' ? (KNOWN_ORDERS[format] ?? order) : order
}
