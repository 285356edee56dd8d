import { z } from 'zod'
import { text } from '../fields.ts'
import {
  CLOSED_VALUES,
  FILTER_LABELS,
  isClosedKey,
  isDateKey,
  isValueOf,
  readKind,
  VALUE_MAX,
  VALUES_MAX,
} from './filters.ts'
import { type FilterKey } from './filter-keys.ts'
import { t } from '../language/t.ts'

// For users of the API; the app never sends invalid values.
const describeKind = (key: FilterKey): string => {
  if (isClosedKey(key)) return `any of: ${CLOSED_VALUES[key].join(', ')}`
  if (!isDateKey(key)) return 'any of these, separated by | or the parameter repeated'
  const none = key === 'deadline' ? ', or - for none' : ''
  return `days like 2026-01-01..2026-01-31, last-30 or next-30${none}`
}

/** Invalid values are rejected here, but ignored in a URL of the app. */
const parameter = (key: FilterKey) => {
  const error = `${FILTER_LABELS[key]} must be ${describeKind(key)}`
  return z
    .union([z.string(), z.array(z.string())], { error })
    .transform((value) => readKind(key, value))
    .pipe(
      z
        .array(z.string().refine((value) => isValueOf(key, value), { error }))
        .max(VALUES_MAX, `${FILTER_LABELS[key]} must be at most ${VALUES_MAX} values`),
    )
    .optional()
    .describe(`${FILTER_LABELS[key]}: ${describeKind(key)}`)
}

/** Filters of a list of applications; by default it lists all. */
export const listJobsInput = z
  .object({
    q: text(t('Search'), VALUE_MAX)
      .optional()
      .describe('Words in company, position, place, notes or the stored posting'),
    status: parameter('status'),
    stage: parameter('stage'),
    tag: parameter('tag'),
    outcome: parameter('outcome'),
    company: parameter('company'),
    place: parameter('place'),
    work_mode: parameter('work_mode'),
    employment_type: parameter('employment_type'),
    source: parameter('source'),
    applied: parameter('applied'),
    deadline: parameter('deadline'),
    added: parameter('added'),
    interview: parameter('interview'),
    follow_up: parameter('follow_up'),
    archived: parameter('archived'),
  })
  .optional()
export type ListJobsInput = z.infer<typeof listJobsInput>
