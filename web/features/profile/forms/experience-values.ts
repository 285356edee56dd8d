import { DEFAULT_ROLE_TYPE, ROLE_TYPES } from '#src/profile/constants.ts'
import type { Experience } from '#src/profile/experience.ts'
import { readMonthChoice, toEntryDate } from './months.ts'

/** What the experience dialog holds. */
export type ExperienceValues = ReturnType<typeof toExperienceValues>

/** An entry without an end date is the current one; a new one is not yet known to be. */
export const toExperienceValues = (entry: Experience | undefined) => {
  const start = readMonthChoice(entry?.start_date ?? null)
  const end = readMonthChoice(entry?.end_date ?? null)
  return {
    company_name: entry?.company_name ?? '',
    title: entry?.title ?? '',
    location: entry?.location ?? '',
    role_type: entry?.role_type ?? DEFAULT_ROLE_TYPE,
    start_month: start.month,
    start_year: start.year,
    end_month: end.month,
    end_year: end.year,
    current_role: entry !== undefined && entry.end_date === null,
    description: entry?.description ?? '',
  }
}

export const toExperienceInput = ({
  start_month,
  start_year,
  end_month,
  end_year,
  role_type,
  ...values
}: ExperienceValues) => ({
  ...values,
  role_type: ROLE_TYPES.find((known) => known === role_type) ?? DEFAULT_ROLE_TYPE,
  start_date: toEntryDate(start_month, start_year) ?? '',
  end_date: values.current_role ? null : toEntryDate(end_month, end_year),
})
