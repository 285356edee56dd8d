import { z } from 'zod'
import type { ParsedResume } from './schema.ts'

/** Invalid values count as missing, so that no resume is rejected because of a single field. */
const text = z.string().trim().nullish().catch(undefined)
const texts = z.array(z.string()).nullish().catch(undefined)
const list = <T extends z.ZodType>(item: T) => z.array(item).nullish().catch(undefined)

const resume = z.object({
  basics: z.looseObject({}).nullish().catch(undefined),
  work: list(
    z.object({
      name: text,
      /** The name before version 1.0.0. */
      company: text,
      position: text,
      location: text,
      startDate: text,
      endDate: text,
      summary: text,
      highlights: texts,
    }),
  ),
  education: list(
    z.object({
      institution: text,
      area: text,
      studyType: text,
      startDate: text,
      endDate: text,
      score: text,
      gpa: text,
      courses: texts,
    }),
  ),
})

/** Reads the profile's fields of a JSON Resume; undefined if the text is not one. */
export function readJsonResume(content: string): ParsedResume | undefined {
  const found = resume.safeParse(parse(content)).data
  if (!found || !(found.work ?? found.education ?? found.basics)) return undefined
  return {
    experiences: (found.work ?? []).map((job) => {
      const end_date = toMonth(job.endDate)
      const lines = [job.summary, ...(job.highlights ?? [])].filter(Boolean)
      return {
        company_name: job.name ?? job.company ?? null,
        title: job.position ?? null,
        location: job.location ?? null,
        start_date: toMonth(job.startDate),
        end_date,
        description: lines.length > 0 ? lines.join('\n') : null,
        current_role: end_date === null,
        role_type: null,
        unsure: [],
      }
    }),
    educations: (found.education ?? []).map((education) => ({
      school_name: education.institution ?? null,
      degree: education.studyType ?? null,
      field_of_study: education.area ?? null,
      start_date: toMonth(education.startDate),
      end_date: toMonth(education.endDate),
      gpa: education.score ?? education.gpa ?? null,
      location: null,
      achievements: education.courses ?? [],
      unsure: [],
    })),
  }
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** Dates of the format are a year, a month or a day; entries of the profile start with a month. */
function toMonth(date: string | null | undefined): string | null {
  const [, year, month = '01'] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?(?:-\d{2})?$/.exec(date ?? '') ?? []
  return year === undefined ? null : `${year}-${month}-01`
}
