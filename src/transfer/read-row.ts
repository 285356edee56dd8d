import { stripMarkup } from '../capture/text.ts'
import { toAmount, toCurrency, toEmploymentType, toPeriod, toWorkMode } from '../capture/values.ts'
import { calendarDate, instant } from '../fields.ts'
import { isWebUrl } from '../web-url.ts'
import { DEFAULT_JOB_STATUS, type JobStatus } from '../jobs/constants.ts'
import { type CreateJobInput, createJobInput } from '../jobs/schema.ts'
import { POSTING_TEXT_MAX } from '../jobs/posting.ts'
import { EMPLOYMENT_TYPES, WORK_MODES } from '../jobs/terms.ts'
import { fromCell } from './csv.ts'
import { isOrdered, readDay } from './dates.ts'
import { type DateOrder, type ImportField, type ImportFormat, JOINED_FIELDS } from './fields.ts'
import { readTags } from './tags-cell.ts'
import { findOutcome, findStatus, foldStatus } from './statuses.ts'
import { t } from '../language/t.ts'

/** An application described by a row of a file. */
export type ImportedJob = Omit<
  CreateJobInput,
  'status' | 'application_date' | 'request_id' | 'archived'
> & {
  status: JobStatus
  /** Null if the file has none, or its order is not known yet. */
  application_date: string | null
  archived_at: string | null
  created_at: string | null
  updated_at: string | null
}

export type Reading = {
  format: ImportFormat
  /** The field of each column, in the file's order. */
  fields: readonly (ImportField | null)[]
  dateOrder: DateOrder | 'ambiguous'
  /** The statuses that the person has assigned to values, by `foldStatus`. */
  statuses: ReadonlyMap<string, JobStatus>
  today: string
}

export type RowResult = { job: ImportedJob } | { problem: string }

/** Values that people write into an empty cell. */
const NOTHING = /^(?:n\/?a|none|null|-+|–|—|\?+)?$/i
export const isNothing = (cell: string): boolean => NOTHING.test(cell.trim())
/** How many years ahead a date of another tracker may be. */
const YEARS_AHEAD = 2
const EARLIEST_YEAR = 1970

/** Created once, since it would take seconds for thousands of rows. */
const rowFields = createJobInput.omit({ status: true, application_date: true })

const storableDay = calendarDate(t('Date'))
const exactTime = instant(t('Time'))

/** The character that replaces invalid bytes. */
const UNREAD = '\uFFFD'

class RowProblem extends Error {}

/** Reads one row. A problem is returned as a sentence, and the row is not imported. */
export function readRow(cells: readonly string[], reading: Reading): RowResult {
  try {
    return { job: toJob(collectTexts(cells, reading), reading) }
  } catch (error) {
    if (error instanceof RowProblem) return { problem: error.message }
    throw error
  }
}

type Texts = ReadonlyMap<ImportField, string>

function collectTexts(cells: readonly string[], { fields }: Reading): Texts {
  if (cells.slice(fields.length).some((cell) => cell.trim() !== '')) {
    throw new RowProblem(t('This row has more cells than the file has columns'))
  }
  const texts = new Map<ImportField, string>()
  for (const [index, field] of fields.entries()) {
    const text = fromCell((cells[index] ?? '').trim())
    if (field === null || text === '') continue
    const before = texts.get(field)
    const glue = field === 'notes' ? '\n' : ', '
    const isJoined = before !== undefined && JOINED_FIELDS.has(field)
    texts.set(field, isJoined ? before + glue + text : (before ?? text))
  }
  return texts
}

function toJob(texts: Texts, reading: Reading): ImportedJob {
  const isOwn = reading.format === 'foothold'
  const read = (field: ImportField) => {
    const text = texts.get(field)
    return text === undefined || (!isOwn && isNothing(text)) ? null : text
  }
  if (read('company') === null) throw new RowProblem(t('This row has no company'))
  if (read('position') === null) throw new RowProblem(t('This row has no position'))
  if (!isOwn && [read('company'), read('position')].some((text) => text?.includes(UNREAD))) {
    throw new RowProblem(t('This row contains characters that cannot be read'))
  }
  const posting = read('posting')
  const sent = {
    company: read('company'),
    position: read('position'),
    location: read('location'),
    deadline: toDate(read('deadline'), 'deadline', reading),
    url: toUrl(read('url')),
    source: read('source') ?? (reading.format === 'linkedin' ? 'LinkedIn' : null),
    notes: read('notes'),
    stage: read('stage'),
    tags: readTags(read('tags') ?? ''),
    outcome: read('outcome') ?? findOutcome(read('status') ?? '') ?? null,
    ...readTerms(read),
    interview_date: toInstant(read('interview_date'), 'interview', reading),
    interview_type: read('interview_type'),
    interview_round: toRound(read('interview_round')),
    ...(posting !== null && { posting: { text: toPlain(posting).slice(0, POSTING_TEXT_MAX) } }),
  }
  const parsed = rowFields.safeParse(sent)
  if (!parsed.success)
    throw new RowProblem(parsed.error.issues[0]?.message ?? t('It cannot be read'))
  return {
    ...parsed.data,
    status: toStatus(read('status'), reading),
    application_date: toDate(read('application_date'), 'application date', reading),
    archived_at: toArchivedAt(read('archived_at')),
    created_at: isOwn ? toPast(read('created_at')) : null,
    updated_at: isOwn ? toPast(read('updated_at')) : null,
  }
}

/** Longer than the posting's text, because tags are removed. */
const MARKUP_MAX = 3 * POSTING_TEXT_MAX
const MARKUP = /<\/(?:[bip]|div|h\d|li|ol|span|strong|ul)>|<br\b/i
/** Some trackers export a posting's text with its HTML tags. */
const toPlain = (text: string): string =>
  MARKUP.test(text) ? stripMarkup(text.slice(0, MARKUP_MAX)) : text

function toStatus(value: string | null, { statuses }: Reading): JobStatus {
  if (value === null) return DEFAULT_JOB_STATUS
  // An unknown status is asked about before the import.
  return statuses.get(foldStatus(value)) ?? findStatus(value) ?? DEFAULT_JOB_STATUS
}

/** The field's name in a sentence about it. */
type DateField = 'deadline' | 'interview' | 'application date'

function toDate(text: string | null, field: DateField, reading: Reading): string | null {
  if (text === null) return null
  const { dateOrder, format, today } = reading
  if (dateOrder === 'ambiguous' && isOrdered(text)) return null
  const day = readDay(text, dateOrder)
  if (day === undefined) {
    throw new RowProblem(
      t(
        'The {field, select, deadline {deadline} interview {interview} other {application date}} “{text}” is not a date that can be read',
        { field, text: shorten(text) },
      ),
    )
  }
  const year = Number(day.slice(0, 4))
  const isFar = year < EARLIEST_YEAR || year > Number(today.slice(0, 4)) + YEARS_AHEAD
  const isStorable = storableDay.safeParse(day).success
  if (!isStorable || (isFar && format !== 'foothold')) {
    throw new RowProblem(
      t(
        'The {field, select, deadline {deadline} interview {interview} other {application date}} “{text}” is too far away',
        { field, text: shorten(text) },
      ),
    )
  }
  return day
}

/** An instant; a day without a time becomes noon in UTC, which is that day nearly everywhere. */
function toInstant(text: string | null, field: DateField, reading: Reading): string | null {
  if (text === null) return null
  const exact = exactTime.safeParse(text)
  if (exact.success) return exact.data
  const day = toDate(text, field, reading)
  return day === null ? null : `${day}T12:00:00.000Z`
}

function toPast(text: string | null): string | null {
  const known = exactTime.safeParse(text)
  return known.success && known.data <= new Date().toISOString() ? known.data : null
}

const YES = /^(?:yes|y|true|1|x|ja|oui|si|sí|sim|archived)$/i

function toArchivedAt(text: string | null): string | null {
  const isYes = text !== null && (YES.test(text) || exactTime.safeParse(text).success)
  return isYes ? (toPast(text) ?? new Date().toISOString()) : null
}

const LIKE_ADDRESS = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u

function toUrl(text: string | null): string | null {
  if (text === null || isWebUrl(text)) return text
  if (LIKE_ADDRESS.test(text) && isWebUrl(`https://${text}`)) return `https://${text}`
  throw new RowProblem(t('The link “{text}” is not a web address', { text: shorten(text) }))
}

function readTerms(read: (field: ImportField) => string | null) {
  const mode = read('work_mode')
  const type = read('employment_type')
  const salary = readSalary(read('salary'))
  return {
    work_mode: WORK_MODES.find((one) => one === mode) ?? toWorkMode(mode ?? '') ?? null,
    employment_type:
      EMPLOYMENT_TYPES.find((one) => one === type) ?? toEmploymentType(type ?? '') ?? null,
    salary_min: toMoney(read('salary_min')) ?? salary.min,
    salary_max: toMoney(read('salary_max')) ?? salary.max,
    salary_currency: read('salary_currency') ?? salary.currency,
    salary_period: read('salary_period') ?? salary.period,
  }
}

/** Parses `€50k–60k a year`. */
function readSalary(text: string | null) {
  if (text === null) return { min: null, max: null, currency: null, period: null }
  const amounts = text
    .split(/\s*(?:[-–—]|\bto\b|\bbis\b)\s*/)
    .map((part) => toAmount(part))
    .filter((amount) => amount !== undefined)
  const [min = null, max = null] = amounts
  const isUpsideDown = min !== null && max !== null && min > max
  return {
    min: isUpsideDown ? max : min,
    max: isUpsideDown ? min : max,
    currency: toCurrency(text) ?? null,
    period: toPeriod(text) ?? null,
  }
}

function toMoney(text: string | null): number | null {
  if (text === null) return null
  const amount = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text) ? Number(text) : toAmount(text)
  if (amount === undefined)
    throw new RowProblem(t('The salary “{text}” is not an amount', { text: shorten(text) }))
  return amount
}

function toRound(text: string | null): number | null {
  if (text === null) return null
  const number = Number(text)
  if (!Number.isInteger(number)) {
    throw new RowProblem(
      t('The interview round “{text}” is not a whole number', { text: shorten(text) }),
    )
  }
  return number
}

const SHOWN = 40
const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)
