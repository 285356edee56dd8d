import { readMonth } from '../profile/dates.ts'
import type { Education, EducationInput } from '../profile/education.ts'
import type { Experience, ExperienceInput } from '../profile/experience.ts'
import { DUPLICATE_TOLERANCE_MONTHS } from './constants.ts'

/**
 * For each completed item (./fill-missing.ts), returns the existing experience because of which a
 * smart merge skips it, or null if it is new. Duplicates have the same company and title except for
 * case and spaces, starts within a month, and ends within a month or none.
 */
export const findDuplicateExperiences = (
  existing: readonly Experience[],
  items: readonly ExperienceInput[],
): (Experience | null)[] =>
  findDuplicates(existing, items, ({ company_name, title }) => [company_name, title])

/** Like `findDuplicateExperiences`, by school, degree and field. */
export const findDuplicateEducations = (
  existing: readonly Education[],
  items: readonly EducationInput[],
): (Education | null)[] =>
  findDuplicates(existing, items, ({ school_name, degree, field_of_study }) => [
    school_name,
    degree,
    field_of_study,
  ])

type Dated = { start_date: string; end_date?: string | null | undefined }

function findDuplicates<T extends Named & Dated, Named>(
  existing: readonly T[],
  items: readonly (Named & Dated)[],
  readNames: (entry: Named) => string[],
): (T | null)[] {
  const toKey = (entry: Named) => JSON.stringify(readNames(entry).map(toComparable))
  const byNames = Map.groupBy(existing, toKey)
  return items.map(
    (item) => byNames.get(toKey(item))?.find((entry) => isSameTime(entry, item)) ?? null,
  )
}

const toComparable = (name: string) => name.replace(/\s+/g, ' ').trim().toLowerCase()

const isSameTime = (one: Dated, other: Dated): boolean =>
  isNear(one.start_date, other.start_date) &&
  (one.end_date && other.end_date
    ? isNear(one.end_date, other.end_date)
    : !one.end_date && !other.end_date)

const isNear = (one: string, other: string) =>
  Math.abs(countMonths(one) - countMonths(other)) <= DUPLICATE_TOLERANCE_MONTHS

const countMonths = (day: string) => {
  const { year, month } = readMonth(day)
  return year * 12 + month
}
