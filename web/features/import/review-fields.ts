import { SHORT_TEXT_MAX, LONG_TEXT_MAX } from '#src/fields.ts'
import {
  FALLBACK_DATE,
  NOT_SPECIFIED,
  UNKNOWN_COMPANY,
  UNKNOWN_SCHOOL,
} from '#src/import/constants.ts'
import {
  DEFAULT_ROLE_TYPE,
  EXPERIENCE_DESCRIPTION_MAX,
  ROLE_TYPE_LABELS,
} from '#src/profile/constants.ts'
import { formatMonth } from '../../lib/months.ts'
import { t } from '#src/language/t.ts'

/** A field of an item under review; the form may hold it as several values. */
export type ReviewField = {
  name: string
  /** As used within a sentence: `Not found: start date`. */
  label: string
  /**
   * Names of the form's values. A date has month and year, then the checkbox that leaves it open.
   */
  values: readonly [string] | readonly [string, string, ...string[]]
  /** Maximum length that a profile stores. */
  max: number
  /** Saved if the field is empty; without it, nothing is saved. */
  fallback?: string
  /** True for fields that a profile should have: marked if not found. */
  isNeeded?: boolean
}

const text = (name: string, label: string, max = SHORT_TEXT_MAX): ReviewField => ({
  name,
  label,
  values: [name],
  max,
})

const needed = (name: string, label: string, fallback: string): ReviewField => ({
  ...text(name, label),
  fallback,
  isNeeded: true,
})

const START: ReviewField = {
  ...needed('start_date', t('start date'), formatMonth(FALLBACK_DATE)),
  values: ['start_month', 'start_year'],
}
const end = (tick: string): ReviewField => ({
  ...needed('end_date', t('end date'), t('Present')),
  values: ['end_month', 'end_year', tick],
})

/** In the form's order. */
export const EXPERIENCE_FIELDS: readonly ReviewField[] = [
  needed('title', t('position title'), NOT_SPECIFIED),
  needed('company_name', t('company'), UNKNOWN_COMPANY),
  text('location', t('location')),
  { ...text('role_type', t('role type')), fallback: ROLE_TYPE_LABELS[DEFAULT_ROLE_TYPE] },
  START,
  end('current_role'),
  text('description', t('description'), EXPERIENCE_DESCRIPTION_MAX),
]

export const EDUCATION_FIELDS: readonly ReviewField[] = [
  needed('school_name', t('school'), UNKNOWN_SCHOOL),
  needed('degree', t('degree'), NOT_SPECIFIED),
  needed('field_of_study', t('major'), NOT_SPECIFIED),
  START,
  end('currently_studying'),
  text('gpa', t('GPA')),
  text('location', t('location')),
  text('achievements', t('achievements'), LONG_TEXT_MAX),
]
