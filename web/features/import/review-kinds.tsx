import type { ComponentType } from 'react'
import { fillEducation, fillExperience } from '#src/import/fill-missing.ts'
import type { Education } from '#src/profile/education.ts'
import type { Experience } from '#src/profile/experience.ts'
import type { FormValues } from '../../lib/form-values.ts'
import { formatMonth, formatPeriod } from '../../lib/months.ts'
import { EducationFields, ExperienceFields, type ItemFormProps } from './item-fields.tsx'
import { EDUCATION_FIELDS, EXPERIENCE_FIELDS, type ReviewField } from './review-fields.ts'
import {
  type DateValues,
  type EducationValues,
  type ExperienceValues,
  toDates,
  toAppliedEducation,
  toAppliedExperience,
} from './review-values.ts'
import { t } from '#src/language/t.ts'

/** A summary of an item; unknown parts are left out. */
export type ItemView = { title: string; place: string[]; period: string; text: string }

/** The texts and functions that differ between jobs and degrees. */
export type ReviewKind<Values extends FormValues> = {
  include: string
  empty: string
  /** Shown if the title is missing. */
  untitled: string
  fields: readonly ReviewField[]
  Fields: ComponentType<ItemFormProps<Values>>
  view: (values: Values) => ItemView
  /** Returns the start date that is saved if none is chosen. */
  findStart: (values: Values) => string
}

/** Formats `Month Year - Month Year`, with `Present` if there is no end; names a missing start. */
const describePeriod = (values: DateValues, isOpen: boolean): string => {
  const { start_date, end_date } = toDates(values, isOpen)
  const start = start_date === null ? t('No start date') : formatMonth(start_date)
  return `${start} - ${end_date === null ? t('Present') : formatMonth(end_date)}`
}

const known = (...parts: string[]) => parts.map((part) => part.trim()).filter(Boolean)

export const EXPERIENCE_KIND: ReviewKind<ExperienceValues> = {
  include: t('Include Experience'),
  empty: t('No experience data found in resume'),
  untitled: t('No position title'),
  fields: EXPERIENCE_FIELDS,
  Fields: ExperienceFields,
  view: (values) => ({
    title: values.title.trim(),
    place: known(values.company_name, values.location),
    period: describePeriod(values, values.current_role),
    text: values.description,
  }),
  findStart: (values) => formatMonth(fillExperience(toAppliedExperience(values)).start_date),
}

export const EDUCATION_KIND: ReviewKind<EducationValues> = {
  include: t('Include Education'),
  empty: t('No education data found in resume'),
  untitled: t('No school'),
  fields: EDUCATION_FIELDS,
  Fields: EducationFields,
  view: (values) => ({
    title: values.school_name.trim(),
    place: known(
      known(values.degree, values.field_of_study).join(', '),
      values.location,
      values.gpa && t('GPA {gpa}', { gpa: values.gpa }),
    ),
    period: describePeriod(values, values.currently_studying),
    text: values.achievements,
  }),
  findStart: (values) => formatMonth(fillEducation(toAppliedEducation(values)).start_date),
}

/** Describes the profile entry that an item duplicates. */
export const describeKnownExperience = (entry: Experience | null): string | undefined =>
  entry === null
    ? undefined
    : t('{title} at {company}, {period}', {
        title: entry.title,
        company: entry.company_name,
        period: formatPeriod(entry, entry.current_role),
      })

export const describeKnownEducation = (entry: Education | null): string | undefined =>
  entry === null
    ? undefined
    : t('{degree} in {field} at {school}, {period}', {
        degree: entry.degree,
        field: entry.field_of_study,
        school: entry.school_name,
        period: formatPeriod(entry, entry.end_date === null),
      })
