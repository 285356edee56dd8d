import { SHORT_TEXT_MAX } from '../fields.ts'
import { ENTRIES_MAX, EXPERIENCE_DESCRIPTION_MAX } from '../profile/constants.ts'
import { isEarlierMonth } from '../profile/dates.ts'
import { clip } from './clip.ts'
import {
  PARSED_EDUCATION_FIELDS,
  PARSED_EXPERIENCE_FIELDS,
  type ParsedEducation,
  type ParsedExperience,
  type ParsedResume,
} from './schema.ts'

/**
 * Makes parsed data fit the profile: texts are shortened to its limits, and an end before its start
 * is dropped. Changed fields are marked as unsure, and so is the start before a dropped end.
 */
export const tidyResume = ({ experiences, educations }: ParsedResume): ParsedResume => ({
  experiences: experiences.slice(0, ENTRIES_MAX).map(tidyExperience),
  educations: educations.slice(0, ENTRIES_MAX).map(tidyEducation),
})

function tidyExperience(read: ParsedExperience): ParsedExperience {
  const tidied = {
    ...read,
    company_name: clipLine(read.company_name),
    title: clipLine(read.title),
    location: clipLine(read.location),
    end_date: isReversed(read) ? null : read.end_date,
    description: read.description && clip(read.description, EXPERIENCE_DESCRIPTION_MAX),
  }
  const changed = PARSED_EXPERIENCE_FIELDS.filter(
    (field) => tidied[field] !== read[field] || (field === 'start_date' && isReversed(read)),
  )
  return { ...tidied, unsure: doubt(read, changed) }
}

function tidyEducation(read: ParsedEducation): ParsedEducation {
  const tidied = {
    ...read,
    school_name: clipLine(read.school_name),
    degree: clipLine(read.degree),
    field_of_study: clipLine(read.field_of_study),
    location: clipLine(read.location),
    end_date: isReversed(read) ? null : read.end_date,
    gpa: clipLine(read.gpa),
  }
  const changed = PARSED_EDUCATION_FIELDS.filter(
    (field) => tidied[field] !== read[field] || (field === 'start_date' && isReversed(read)),
  )
  return { ...tidied, unsure: doubt(read, changed) }
}

const clipLine = (text: string | null) => text && clip(text, SHORT_TEXT_MAX)

type Dates = { start_date: string | null; end_date: string | null }

/** An end before its start was misread. */
const isReversed = ({ start_date, end_date }: Dates) =>
  start_date !== null && end_date !== null && isEarlierMonth(end_date, start_date)

const doubt = <F extends string>(read: { unsure: F[] }, changed: F[]): F[] => [
  ...new Set([...read.unsure, ...changed]),
]
