import type { EmploymentType, SalaryPeriod, WorkMode } from '../jobs/terms.ts'
import { stripMarkup, toLine } from './text.ts'

export const CAPTURE_SOURCES = [
  'json-ld',
  'microdata',
  'page-state',
  'site',
  'meta',
  'text',
] as const
export type CaptureSource = (typeof CAPTURE_SOURCES)[number]

/** The fields of a posting: plain text, dates as `YYYY-MM-DD`, amounts in units of the currency. */
export type PostingValues = {
  company: string
  position: string
  /** Several places are joined by `; `. */
  location: string
  work_mode: WorkMode
  employment_type: EmploymentType
  salary_min: number
  salary_max: number
  salary_currency: string
  salary_period: SalaryPeriod
  /** The date in the posting's own time zone. */
  deadline: string
  posted_at: string
  description: string
  url: string
  /** The site that it was found on: a job board's name, or `Company site`. */
  source: string
  /** Set if the page says that the posting is no longer open. */
  expired: true
}
export type PostingField = keyof PostingValues

export const POSTING_FIELDS = [
  'company',
  'position',
  'location',
  'work_mode',
  'employment_type',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'deadline',
  'posted_at',
  'description',
  'url',
  'source',
] as const satisfies PostingField[]

/**
 * A posting as the API and the extension return it: a field is null if the page does not state it.
 * `from`: the source of each field that has a value; `sure`: the fields that are not guesses;
 * `expired`: only present if the page says so.
 */
export type Posting = {
  [Field in (typeof POSTING_FIELDS)[number]]: PostingValues[Field] | null
} & {
  expired?: true
  sure: PostingField[]
  from: Partial<Record<PostingField, CaptureSource>>
}

/** What one source states; `unsure`: the fields that are guesses. */
export type Draft = {
  source: CaptureSource
  values: Partial<PostingValues>
  unsure: ReadonlySet<PostingField>
}

export const DESCRIPTION_MAX = 50_000
// The same limits as an application's fields; importing their schemas would enlarge the extension.
export const LINE_MAX = 200
export const ADDRESS_MAX = 2_048
const SOURCE_MAX = 80

/** A draft without markup and within the limits of an application's fields. */
export function createDraft(
  source: CaptureSource,
  sent: { [Field in PostingField]?: PostingValues[Field] | undefined },
  given: Iterable<PostingField> = [],
): Draft {
  const unsure = new Set(given)
  const values: Partial<PostingValues> = {}
  const keep = <Field extends PostingField>(name: Field, value?: PostingValues[Field]) => {
    if (value !== undefined && value !== '') values[name] = value
  }
  for (const name of ['company', 'position', 'location'] as const) {
    const line = toLine(sent[name] ?? '')
    if (line.length > LINE_MAX) unsure.add(name)
    keep(name, cut(line, name === 'location' ? '; ' : ' '))
  }
  keep(
    'description',
    stripMarkup(sent.description ?? '')
      .slice(0, DESCRIPTION_MAX)
      .toWellFormed(),
  )
  keep('url', sent.url !== undefined && isUsableUrl(sent.url) ? sent.url : undefined)
  keep('source', toLine(sent.source ?? '').slice(0, SOURCE_MAX))
  keep('work_mode', sent.work_mode)
  keep('employment_type', sent.employment_type)
  keep('deadline', sent.deadline)
  keep('posted_at', sent.posted_at)
  keep('expired', sent.expired)
  const { salary_min: min, salary_max: max } = sent
  if (min !== undefined || max !== undefined) {
    if ((min ?? 0) <= (max ?? Infinity)) {
      keep('salary_min', min)
      keep('salary_max', max)
    }
    keep('salary_currency', sent.salary_currency)
    keep('salary_period', sent.salary_period)
  }
  return { source, values, unsure }
}

const isUsableUrl = (url: string) =>
  url.length <= ADDRESS_MAX && /^https?:\/\/[^\s/]\S*$/i.test(url) && URL.canParse(url)

/** Shortens a text to the limit at the end of a whole part. */
function cut(line: string, separator: string): string {
  if (line.length <= LINE_MAX) return line.toWellFormed()
  const end = line.lastIndexOf(separator, LINE_MAX)
  return line.slice(0, end > 0 ? end : LINE_MAX).toWellFormed()
}

const GROUPS: readonly (readonly PostingField[])[] = [
  ['salary_min', 'salary_max', 'salary_currency', 'salary_period'],
]

/**
 * Merges drafts into one posting: each field is from the first draft that has it; a salary is taken
 * as a whole.
 */
export function mergeDrafts(drafts: readonly Draft[]): Posting {
  const from: Posting['from'] = {}
  const sure: PostingField[] = []
  const take = <Field extends PostingField>(name: Field): PostingValues[Field] | null => {
    const group = GROUPS.find((fields) => fields.includes(name)) ?? [name]
    const draft = drafts.find(({ values }) => group.some((field) => values[field] !== undefined))
    const value = draft?.values[name]
    if (draft === undefined || value === undefined) return null
    from[name] = draft.source
    if (!draft.unsure.has(name)) sure.push(name)
    return value
  }
  return {
    company: take('company'),
    position: take('position'),
    location: take('location'),
    work_mode: take('work_mode'),
    employment_type: take('employment_type'),
    salary_min: take('salary_min'),
    salary_max: take('salary_max'),
    salary_currency: take('salary_currency'),
    salary_period: take('salary_period'),
    deadline: take('deadline'),
    posted_at: take('posted_at'),
    description: take('description'),
    url: take('url'),
    source: take('source'),
    ...(take('expired') === true && { expired: true }),
    sure,
    from,
  }
}
