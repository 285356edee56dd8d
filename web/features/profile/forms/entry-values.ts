import { DEFAULT_ROLE_TYPE, ROLE_TYPES } from '#src/profile/constants.ts'
import type { Education } from '#src/profile/education.ts'
import type { Experience } from '#src/profile/experience.ts'
import type { Project } from '#src/profile/project.ts'
import { HALF_CHOSEN, isHalfChosen, readMonths, toEntryDate } from '../../../lib/months.ts'

/** The values of the experience dialog. */
export type ExperienceValues = ReturnType<typeof toExperienceValues>

/** An existing entry without an end date counts as current; a new one does not. */
export const toExperienceValues = (entry: Experience | undefined) => ({
  company_name: entry?.company_name ?? '',
  title: entry?.title ?? '',
  location: entry?.location ?? '',
  role_type: entry?.role_type ?? DEFAULT_ROLE_TYPE,
  ...readMonths(entry),
  current_role: entry !== undefined && entry.end_date === null,
  description: entry?.description ?? '',
})

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

/** The values of the education dialog. */
export type EducationValues = ReturnType<typeof toEducationValues>

/** An existing entry without an end date counts as ongoing; a new one does not. */
export const toEducationValues = (entry: Education | undefined) => ({
  school_name: entry?.school_name ?? '',
  degree: entry?.degree ?? '',
  field_of_study: entry?.field_of_study ?? '',
  ...readMonths(entry),
  currently_studying: entry !== undefined && entry.end_date === null,
  gpa: entry?.gpa ?? '',
  location: entry?.location ?? '',
  achievements: entry?.achievements ?? '',
})

/** Converts the values for the form's schema; the checkbox itself is not sent. */
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

/** The values of the project dialog. */
export type ProjectValues = ReturnType<typeof toProjectValues>

export const toProjectValues = (entry: Project | undefined) => ({
  project_name: entry?.project_name ?? '',
  position_title: entry?.position_title ?? '',
  location: entry?.location ?? '',
  ...readMonths(entry),
  current_project: entry?.current_project ?? false,
  link: entry?.link ?? '',
  description: entry?.description ?? '',
})

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

/** Dates are optional, but a month without a year (or the reverse) would be lost silently. */
export const checkMonths = (values: ProjectValues): Record<string, string> => ({
  ...(isHalfChosen(values.start_month, values.start_year) && { start_date: HALF_CHOSEN }),
  ...(isHalfChosen(values.end_month, values.end_year) && { end_date: HALF_CHOSEN }),
})
