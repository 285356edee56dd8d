import type { Education } from '#src/profile/education.ts'
import { readMonthChoice, toEntryDate } from './months.ts'

/** What the education dialog holds. */
export type EducationValues = ReturnType<typeof toEducationValues>

/** An entry without an end date is still going on; a new one is not yet known to be. */
export const toEducationValues = (entry: Education | undefined) => {
  const start = readMonthChoice(entry?.start_date ?? null)
  const end = readMonthChoice(entry?.end_date ?? null)
  return {
    school_name: entry?.school_name ?? '',
    degree: entry?.degree ?? '',
    field_of_study: entry?.field_of_study ?? '',
    start_month: start.month,
    start_year: start.year,
    end_month: end.month,
    end_year: end.year,
    currently_studying: entry !== undefined && entry.end_date === null,
    gpa: entry?.gpa ?? '',
    location: entry?.location ?? '',
    achievements: entry?.achievements ?? '',
  }
}

/** What the form's schema judges; the tick itself is not sent. */
export const toEducationInput = ({
  start_month,
  start_year,
  end_month,
  end_year,
  ...values
}: EducationValues) => ({
  ...values,
  start_date: toEntryDate(start_month, start_year) ?? '',
  end_date: values.currently_studying ? null : toEntryDate(end_month, end_year),
})
