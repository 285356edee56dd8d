import type { ResumeTruth } from '../truth.ts'
import type { Content, Month } from './content.ts'
import { toTruthDate } from './dates.ts'
import type { Look } from './look.ts'

/** The annotation of a resume with this content and layout. */
export const toTruth = (content: Content, look: Look): ResumeTruth => ({
  experiences: content.jobs.flatMap(({ company, town, roles }) =>
    roles.map(({ title, start, end }) => ({
      company_name: company,
      title,
      location: look.town === 'none' ? null : town,
      start_date: toTruthDate(start, look),
      end_date: end && toTruthDate(end, look),
      current: end === null,
      ...markSingle(start, end, look),
    })),
  ),
  educations: content.studies.map(({ school, degree, field, start, end }) => ({
    school_name: school,
    degree,
    field_of_study: field,
    start_date: toTruthDate(start, look),
    end_date: toTruthDate(end, look),
    gpa: null,
  })),
})

/** A single year may be parsed as start or end. */
const markSingle = (start: Month, end: Month | null, look: Look): { single_date?: boolean } =>
  end && toTruthDate(start, look) === toTruthDate(end, look) ? { single_date: true } : {}
