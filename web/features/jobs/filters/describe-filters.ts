import { readCounted } from '#src/analytics/counted.ts'
import type { CountedInput } from '#src/analytics/schema.ts'
import type { FlowStep } from '#src/analytics/steps.ts'
import { STATUS_LABELS } from '#src/jobs/constants.ts'
import type { FilterKey } from '#src/jobs/filter-keys.ts'
import { isDateKey, WITHOUT } from '#src/jobs/filters.ts'
import { OUTCOME_LABELS } from '#src/jobs/outcomes.ts'
import { EMPLOYMENT_TYPE_LABELS, WORK_MODE_LABELS } from '#src/jobs/terms.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { locale, t } from '#src/language/t.ts'

const LABELS: { [Key in FilterKey]?: Record<string, string> } = {
  status: STATUS_LABELS,
  outcome: OUTCOME_LABELS,
  work_mode: WORK_MODE_LABELS,
  employment_type: EMPLOYMENT_TYPE_LABELS,
  archived: { yes: t('Archived'), no: t('Not archived') },
  interview: { yes: t('Has an interview'), no: t('No interview') },
  follow_up: { yes: t('Has an open follow-up'), no: t('No open follow-up') },
}

/** The label of the empty value, for filters that have one. */
const WITHOUT_LABELS: { readonly [Key in FilterKey]?: string } = {
  stage: t('No stage'),
  tag: t('No tag'),
  outcome: t('No outcome'),
  company: t('No company'),
  place: t('No place'),
  work_mode: t('No work mode'),
  employment_type: t('No employment type'),
  source: t('No source'),
  deadline: t('No deadline'),
}

const describeDays = (value: string): string => {
  const [way, days = ''] = value.split('-')
  if (value === 'last-1') return t('Today')
  if (way === 'last') return t('Last {days} days', { days: Number(days) })
  if (way === 'next') return t('Next {days} days', { days: Number(days) })
  const [from = '', to = from] = value.split('..')
  if (from === to) return formatCardDate(from)
  if (from === '') return t('Until {date}', { date: formatCardDate(to) })
  return to === ''
    ? t('From {date}', { date: formatCardDate(from) })
    : `${formatCardDate(from)} – ${formatCardDate(to)}`
}

/** Describes a filter value: `Last 30 days`, `No source`, `Remote`. */
export function describeValue(key: FilterKey, value: string): string {
  if (value === WITHOUT) return WITHOUT_LABELS[key] ?? t('None')
  if (isDateKey(key)) return describeDays(value)
  return LABELS[key]?.[value] ?? value
}

const COUNTED_LABELS: Record<Extract<CountedInput['of'], string>, string> = {
  applications: t('Sent'),
  answered: t('Answered'),
  interviews: t('Interviewed'),
  offers: t('With an offer'),
  answers: t('Answers received'),
  invitations: t('Invitations received'),
}

const STEP_NAMES: Record<FlowStep, string> = {
  applied: t('applied'),
  interviewing: t('interviewing'),
  offer: t('offer'),
  rejected: t('rejected'),
  no_answer: t('no answer'),
  withdrawn: t('withdrawn'),
  declined: t('declined'),
  open: t('open'),
}

/** Describes a filter by an analytics number: `Answered, From Jan 01, 2026`. */
export function describeCounted(text: string): string {
  const counted = readCounted(text)
  if (counted === undefined) return t('Unknown')
  const { of, from, to } = counted
  const what =
    typeof of === 'string'
      ? COUNTED_LABELS[of]
      : t('{from} to {to}', { from: STEP_NAMES[of.from], to: STEP_NAMES[of.to] })
  if (from === undefined && to === undefined) return what
  return `${what}, ${describeDays(`${from ?? ''}..${to ?? ''}`)}`
}

const SHOWN_VALUES = 2
const alternatives = new Intl.ListFormat(locale, { type: 'disjunction' })

/** The text of a filter chip: the first values, and the number of further ones. */
export function describeValues(key: FilterKey, values: readonly string[]): string {
  const shown = values.slice(0, SHOWN_VALUES).map((value) => describeValue(key, value))
  const more = values.length - shown.length
  return more > 0 ? `${shown.join(', ')} +${more}` : alternatives.format(shown)
}
