import type { Posting } from '#src/capture/posting.ts'
import { formatDay } from '#src/day.ts'
import { t } from '#src/language/t.ts'

/** The fields of the popup's form, with the server's names. */
export const FIELDS = [
  'position',
  'company',
  'location',
  'work_mode',
  'employment_type',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'deadline',
  'source',
  'url',
] as const
export type Field = (typeof FIELDS)[number]
/** The values of the controls, which are strings as in every native input. */
export type Values = Record<Field | 'status', string>

export const EMPTY: Values = {
  position: '',
  company: '',
  location: '',
  work_mode: '',
  employment_type: '',
  salary_min: '',
  salary_max: '',
  salary_currency: '',
  salary_period: '',
  deadline: '',
  source: '',
  url: '',
  status: 'saved',
}
/** A date or a number that is half typed. */
export const UNFINISHED = 'unfinished'

export const toValues = (posting: Posting): Values => ({
  ...EMPTY,
  ...Object.fromEntries(FIELDS.map((name) => [name, String(posting[name] ?? '')])),
})

/** The fields whose values are guesses. */
export const findGuesses = (posting: Posting): ReadonlySet<Field> =>
  new Set(FIELDS.filter((name) => posting[name] !== null && !posting.sure.includes(name)))

/** The name of an application on the screen. */
export const nameJob = ({ position, company }: { position: string; company: string }): string =>
  t('{position} at {company}', { position, company })

/** Returns a message for each invalid field. Checked here, because the server may get it much later. */
export function findProblems(values: Values): Partial<Record<Field, string>> {
  const { position, company, url, deadline, salary_min: min, salary_max: max } = values
  const currency = values.salary_currency.trim().toUpperCase()
  const problems: Partial<Record<Field, string>> = {}
  if (position.trim() === '') problems.position = t('Position is required')
  if (company.trim() === '') problems.company = t('Company is required')
  if (url.trim() !== '' && !isWebAddress(url.trim())) problems.url = t('Please enter a valid URL')
  if (deadline === UNFINISHED) problems.deadline = t('Please fill in the whole date')
  for (const name of ['salary_min', 'salary_max'] as const) {
    if (values[name] === '' || Number(values[name]) >= 0) continue
    problems[name] = t('This is not an amount')
  }
  if (min !== '' && max !== '' && Number(min) > Number(max)) {
    problems.salary_max = t('This must not be below the lowest salary')
  }
  if (currency !== '' && !Intl.supportedValuesOf('currency').includes(currency)) {
    problems.salary_currency = t('This must be a code of three letters like EUR')
  }
  return problems
}

const isWebAddress = (text: string) => /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text)

const TITLE_MAX = 200

/** The body of `POST /api/jobs` without the request id. */
export type JobInput = Partial<Record<Exclude<Field, 'salary_min' | 'salary_max'>, string>> & {
  position: string
  company: string
  status: string
  application_date: string
  salary_min?: number
  salary_max?: number
  posting?: { text: string; html_title: string; url: string; captured_at: string }
}

/** Returns the application with the day on which it is stored, whenever it is sent. */
export function toInput(
  values: Values,
  page: { text: string | null; title: string },
  now: Date,
): JobInput {
  const { salary_min: min, salary_max: max, ...texts } = values
  const filled = Object.entries(texts)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '')
  const url = values.url.trim()
  return {
    ...Object.fromEntries(filled),
    position: values.position.trim(),
    company: values.company.trim(),
    status: values.status,
    application_date: formatDay(now),
    ...(min !== '' && { salary_min: Number(min) }),
    ...(max !== '' && { salary_max: Number(max) }),
    ...(page.text !== null && {
      posting: {
        text: page.text,
        html_title: page.title.slice(0, TITLE_MAX).toWellFormed(),
        url,
        captured_at: now.toISOString(),
      },
    }),
  }
}
