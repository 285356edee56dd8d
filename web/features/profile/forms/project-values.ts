import type { Project } from '#src/profile/project.ts'
import { HALF_CHOSEN, isHalfChosen, readMonthChoice, toEntryDate } from './months.ts'

/** What the project dialog holds. */
export type ProjectValues = ReturnType<typeof toProjectValues>

export const toProjectValues = (entry: Project | undefined) => {
  const start = readMonthChoice(entry?.start_date ?? null)
  const end = readMonthChoice(entry?.end_date ?? null)
  return {
    project_name: entry?.project_name ?? '',
    position_title: entry?.position_title ?? '',
    location: entry?.location ?? '',
    start_month: start.month,
    start_year: start.year,
    end_month: end.month,
    end_year: end.year,
    current_project: entry?.current_project ?? false,
    link: entry?.link ?? '',
    description: entry?.description ?? '',
  }
}

export const toProjectInput = ({
  start_month,
  start_year,
  end_month,
  end_year,
  ...values
}: ProjectValues) => ({
  ...values,
  start_date: toEntryDate(start_month, start_year),
  end_date: values.current_project ? null : toEntryDate(end_month, end_year),
})

/** Dates are optional, but half of one would be lost without a word. */
export const checkMonths = (values: ProjectValues): Record<string, string> => ({
  ...(isHalfChosen(values.start_month, values.start_year) && { start_date: HALF_CHOSEN }),
  ...(isHalfChosen(values.end_month, values.end_year) && { end_date: HALF_CHOSEN }),
})
