import { DEFAULT_ROLE_TYPE, EXPERIENCE_DESCRIPTION_MAX } from '../profile/constants.ts'
import { isEarlierMonth, startDate } from '../profile/dates.ts'
import type { EducationInput } from '../profile/education.ts'
import type { ExperienceInput } from '../profile/experience.ts'
import { stripMarkdown } from '../profile/markdown.ts'
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '../fields.ts'
import { clip } from './clip.ts'
import { FALLBACK_DATE, NOT_SPECIFIED, UNKNOWN_COMPANY, UNKNOWN_SCHOOL } from './constants.ts'
import type { AppliedEducation, AppliedExperience } from './schema.ts'

/**
 * Completes an experience for the profile: missing values get their defaults, unreadable dates
 * become 2000-01-01, and long texts are shortened (docs/behaviour.md#what-an-import-applies).
 */
export const fillExperience = (sent: AppliedExperience): ExperienceInput => ({
  company_name: toLine(sent.company_name) ?? UNKNOWN_COMPANY,
  title: toLine(sent.title) ?? NOT_SPECIFIED,
  location: toLine(sent.location),
  ...toDates(sent.start_date, sent.current_role === true ? null : sent.end_date),
  description: toText(stripMarkdown(sent.description ?? ''), EXPERIENCE_DESCRIPTION_MAX),
  role_type: sent.role_type ?? DEFAULT_ROLE_TYPE,
  request_id: sent.request_id,
})

/** Like `fillExperience`. */
export const fillEducation = (sent: AppliedEducation): EducationInput => ({
  school_name: toLine(sent.school_name) ?? UNKNOWN_SCHOOL,
  degree: toLine(sent.degree) ?? NOT_SPECIFIED,
  field_of_study: toLine(sent.field_of_study) ?? NOT_SPECIFIED,
  ...toDates(sent.start_date, sent.end_date),
  gpa: toLine(sent.gpa),
  location: toLine(sent.location),
  achievements: toText(joinLines(sent.achievements ?? []), LONG_TEXT_MAX),
  request_id: sent.request_id,
})

const joinLines = (lines: readonly string[]) =>
  lines.filter((line) => line.trim() !== '').join(', ')

/** Control characters except line breaks and tabs; a database rejects some of them. */
const CONTROL = /[^\P{Cc}\n\t]/gu

const clean = (value: string) => value.replace(/\r\n?/g, '\n').replace(CONTROL, '').toWellFormed()

const toLine = (value: string | null | undefined): string | null =>
  clip(
    clean(value ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    SHORT_TEXT_MAX,
  ) || null

const toText = (value: string, max: number): string | null => clip(clean(value).trim(), max) || null

type Dates = { start_date: string; end_date: string | null }

/**
 * A default date never contradicts one that was read, because the profile requires start before
 * end.
 */
function toDates(start: string | null | undefined, end: string | null | undefined): Dates {
  const start_date = readDate(start)
  const end_date = isBlank(end) ? null : (readDate(end) ?? later(FALLBACK_DATE, start_date))
  return { start_date: start_date ?? earlier(FALLBACK_DATE, end_date), end_date }
}

const isBlank = (value: string | null | undefined): value is null | undefined | '' =>
  value == null || value.trim() === ''
const later = (one: string, other: string | undefined) =>
  other !== undefined && isEarlierMonth(one, other) ? other : one
const earlier = (one: string, other: string | null) =>
  other !== null && isEarlierMonth(other, one) ? other : one

/** Parses `2019-03-01`, `2019-03` and `2019`; undefined if it is not a date. */
function readDate(value: string | null | undefined): string | undefined {
  if (isBlank(value)) return undefined
  const day = value.trim()
  const whole = /^\d{4}-\d{2}$/.test(day) ? `${day}-01` : /^\d{4}$/.test(day) ? `${day}-01-01` : day
  return startDate.safeParse(whole).data
}
