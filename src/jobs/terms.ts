/** Closed lists of work modes, employment types and salaries, with their labels. */
import { regionalLocale, t } from '../language/t.ts'
export const WORK_MODES = ['remote', 'hybrid', 'onsite'] as const
export type WorkMode = (typeof WORK_MODES)[number]
export const WORK_MODE_LABELS: Record<WorkMode, string> = {
  remote: t('Remote'),
  hybrid: t('Hybrid'),
  onsite: t('On site'),
}

export const EMPLOYMENT_TYPES = [
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'volunteer',
] as const
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number]
export const EMPLOYMENT_TYPE_LABELS: Record<EmploymentType, string> = {
  full_time: t('Full-time'),
  part_time: t('Part-time'),
  contract: t('Contract'),
  temporary: t('Temporary'),
  internship: t('Internship'),
  volunteer: t('Volunteer'),
}

export const SALARY_PERIODS = ['year', 'month', 'week', 'day', 'hour'] as const
export type SalaryPeriod = (typeof SALARY_PERIODS)[number]
export const SALARY_PERIOD_LABELS: Record<SalaryPeriod, string> = {
  year: t('per year'),
  month: t('per month'),
  week: t('per week'),
  day: t('per day'),
  hour: t('per hour'),
}
/** Above any salary in any currency. */
export const SALARY_MAX = 1_000_000_000_000

/** Suggestions for the free text of an application's source. */
export const SOURCE_SUGGESTIONS = [
  'LinkedIn',
  t('Company site'),
  t('Agency'),
  t('Referral'),
  t('Job centre'),
] as const

type Salary = {
  salary_min: number | null
  salary_max: number | null
  salary_currency: string | null
  salary_period: SalaryPeriod | null
}

/** Formats `€50,000–60,000 per year` in the person's locale; undefined without an amount. */
export function formatSalary(
  { salary_min: min, salary_max: max, salary_currency, salary_period }: Salary,
  locale = regionalLocale,
): string | undefined {
  const format = new Intl.NumberFormat(locale, {
    ...(salary_currency !== null && { style: 'currency', currency: salary_currency }),
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const amount = formatAmounts(format, min, max)
  if (amount === undefined) return undefined
  return salary_period === null ? amount : `${amount} ${SALARY_PERIOD_LABELS[salary_period]}`
}

function formatAmounts(
  format: Intl.NumberFormat,
  min: number | null,
  max: number | null,
): string | undefined {
  if (min !== null && min === max) return format.format(min)
  if (min !== null && max !== null) return format.formatRange(min, max)
  if (min !== null) return t('from {min}', { min: format.format(min) })
  return max === null ? undefined : t('up to {max}', { max: format.format(max) })
}
