import { z } from 'zod'
import type {
  AppliedEducation,
  AppliedExperience,
  ParsedEducation,
  ParsedExperience,
} from '#src/import/schema.ts'
import { ROLE_TYPES } from '#src/profile/constants.ts'
import { END_BEFORE_START, isEarlierMonth } from '#src/profile/dates.ts'
import type { FormValues } from '../../lib/form-values.ts'
import { HALF_CHOSEN, isHalfChosen, readMonths, toEntryDate } from '../../lib/months.ts'

const dates = {
  start_month: z.string(),
  start_year: z.string(),
  end_month: z.string(),
  end_year: z.string(),
}

/** The form values of a job; unlike in the profile, the role type may be unknown. */
export const experienceValues = z.object({
  title: z.string(),
  company_name: z.string(),
  location: z.string(),
  role_type: z.string(),
  ...dates,
  current_role: z.boolean(),
  description: z.string(),
})
export type ExperienceValues = z.infer<typeof experienceValues>

export const educationValues = z.object({
  school_name: z.string(),
  degree: z.string(),
  field_of_study: z.string(),
  ...dates,
  currently_studying: z.boolean(),
  gpa: z.string(),
  location: z.string(),
  achievements: z.string(),
})
export type EducationValues = z.infer<typeof educationValues>

type Dates = { start_date: string | null; end_date: string | null }

export const toExperienceValues = (parsed: ParsedExperience): ExperienceValues => ({
  title: parsed.title ?? '',
  company_name: parsed.company_name ?? '',
  location: parsed.location ?? '',
  role_type: parsed.role_type ?? '',
  ...readMonths(parsed),
  current_role: parsed.current_role,
  description: parsed.description ?? '',
})

/** A missing end date does not mean that the studies continue, so the person has to tick that. */
export const toEducationValues = (parsed: ParsedEducation): EducationValues => ({
  school_name: parsed.school_name ?? '',
  degree: parsed.degree ?? '',
  field_of_study: parsed.field_of_study ?? '',
  ...readMonths(parsed),
  currently_studying: false,
  gpa: parsed.gpa ?? '',
  location: parsed.location ?? '',
  achievements: parsed.achievements.filter((line) => line.trim() !== '').join(', '),
})

const toNull = (typed: string): string | null => typed.trim() || null

export type DateValues = Record<keyof typeof dates, string>

/** Returns the chosen dates; null for an end that is ticked as open. */
export const toDates = (values: DateValues, isOpen: boolean): Dates => ({
  start_date: toEntryDate(values.start_month, values.start_year),
  end_date: isOpen ? null : toEntryDate(values.end_month, values.end_year),
})

/** Converts the values to the request; empty fields stay empty, the server applies the defaults. */
export const toAppliedExperience = (values: ExperienceValues): AppliedExperience => {
  const { start_date, end_date } = toDates(values, values.current_role)
  return {
    title: toNull(values.title),
    company_name: toNull(values.company_name),
    location: toNull(values.location),
    role_type: ROLE_TYPES.find((role) => role === values.role_type) ?? null,
    start_date,
    end_date,
    current_role: values.current_role,
    description: toNull(values.description),
  }
}

export const toAppliedEducation = (values: EducationValues): AppliedEducation => ({
  school_name: toNull(values.school_name),
  degree: toNull(values.degree),
  field_of_study: toNull(values.field_of_study),
  ...toDates(values, values.currently_studying),
  gpa: toNull(values.gpa),
  location: toNull(values.location),
  achievements: [values.achievements],
})

/**
 * Returns the date errors by field: half a date and a wrong order prevent an import, an empty date
 * does not.
 */
export const findDateProblems = (values: FormValues & DateValues): Record<string, string> => {
  const isOpen = values['current_role'] === true || values['currently_studying'] === true
  const { start_date, end_date } = toDates(values, isOpen)
  const isBackwards =
    start_date !== null && end_date !== null && isEarlierMonth(end_date, start_date)
  return {
    ...(isHalfChosen(values.start_month, values.start_year) && { start_date: HALF_CHOSEN }),
    ...(!isOpen && isHalfChosen(values.end_month, values.end_year) && { end_date: HALF_CHOSEN }),
    ...(isBackwards && { end_date: END_BEFORE_START }),
  }
}
