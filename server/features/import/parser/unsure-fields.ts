import type {
  ParsedEducation,
  ParsedEducationField,
  ParsedExperience,
  ParsedExperienceField,
} from '#src/import/schema.ts'
import type { DateRange } from './dates.ts'
import { scoreDegree, scoreField, scoreSchool } from './degree-words.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { scorePlace } from './place-words.ts'
import { scoreTitle } from './title-words.ts'

/** A longer name (in letters) probably contains more than the name. */
const NAME_MAX = 90
/** Below this probability a job's names are marked as unsure. */
const CHANCE_MIN = 0.7
/** Below this margin, company and title may be swapped. */
const MARGIN_MIN = 0.5

/**
 * Fields of a job that a person should check, by rules. `margin`: score by which this labelling
 * beats the one with company and title swapped. `chance`: probability (0 to 1) of its names among
 * the candidates.
 */
export function listUnsureJobFields(
  job: ParsedExperience,
  range: DateRange | null,
  { margin, chance }: { margin: number; chance: number },
): ParsedExperienceField[] {
  const unsure = new Set<ParsedExperienceField>()
  const { company_name: company, title, location } = job
  if (margin < MARGIN_MIN || chance < CHANCE_MIN) unsure.add('company_name').add('title')
  if (
    title &&
    (title.length > NAME_MAX || (scoreTitle(title) === 0 && scoreOrganisation(title) > 0))
  )
    unsure.add('title')
  if (company && (company.length > NAME_MAX || scoreTitle(company) > 1)) unsure.add('company_name')
  if (location && !location.split(/,\s*/).some((part) => scorePlace(part) > 0))
    unsure.add('location')
  for (const field of listGuessedDates(range)) unsure.add(field)
  if (range?.open) unsure.add('end_date').add('current_role')
  if (range?.single) unsure.add('start_date').add('end_date')
  return [...unsure].filter((field) => job[field] !== null || field === 'end_date')
}

/** Like `listUnsureJobFields`, for a degree. */
export function listUnsureDegreeFields(
  study: ParsedEducation,
  range: DateRange | null,
): ParsedEducationField[] {
  const unsure = new Set<ParsedEducationField>()
  const { school_name: school, degree, field_of_study: field } = study
  if (school && (school.length > NAME_MAX || scoreSchool(school) === 0)) unsure.add('school_name')
  if (degree && scoreDegree(degree) <= 1) unsure.add('degree')
  if (field && (field.length > NAME_MAX || scoreField(field) === 0)) unsure.add('field_of_study')
  for (const date of listGuessedDates(range)) unsure.add(date)
  return [...unsure].filter((name) => study[name] !== null)
}

/** Where only a year is printed, the month is a guess. */
function listGuessedDates(range: DateRange | null): ('start_date' | 'end_date')[] {
  const isStartGuessed = range?.start && range.start.month === null
  const isEndGuessed = range?.end && range.end.month === null
  return [
    ...(isStartGuessed ? (['start_date'] as const) : []),
    ...(isEndGuessed ? (['end_date'] as const) : []),
  ]
}
