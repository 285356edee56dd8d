import { z } from 'zod'
import { LONG_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX } from './text-limits.ts'
import { isWebUrl } from './web-url.ts'
import { t } from './language/t.ts'

// The server creates hundreds of these fields at its start, so each uses as few schemas as
// possible, and its messages are only formatted when shown.

export { LONG_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX }

const NUL = '\u0000'
// Dates outside these years are typing errors, and PostgreSQL rejects some of them.
const EARLIEST_YEAR = 1900
const LATEST_YEAR = 2200

const withinYears = (date: string) => {
  const year = Number(date.slice(0, 4))
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR
}

/**
 * Trimmed text that may be empty; rejects NUL bytes and more than `max` characters. Half of a
 * surrogate pair becomes U+FFFD, because UTF-8 cannot encode it and a database may reject it.
 */
export const text = (label: string, max: number) =>
  z.string({ error: () => t('{label} must be text', { label }) }).check(
    z.overwrite((value) => value.toWellFormed().trim()),
    z.maxLength(max, {
      error: () => t('{label} must be at most {max, number} characters', { label, max }),
    }),
    z.refine((value) => !value.includes(NUL), {
      error: () => t('{label} contains a character that cannot be stored', { label }),
      abort: true,
    }),
  )

/** Trimmed text with at least one character; `message` is shown if it is empty. */
export const requiredText = (
  label: string,
  max = SHORT_TEXT_MAX,
  message = t('{label} is required', { label }),
) =>
  z
    .string({
      error: (issue) => (issue.input == null ? message : t('{label} must be text', { label })),
    })
    .pipe(text(label, max).refine((value) => value.length > 0, message))

/**
 * Optional text: absent stays absent (a patch does not change the field), `null` and `""` become
 * null.
 */
export const optionalText = (label: string, max = SHORT_TEXT_MAX) =>
  text(label, max)
    .transform((value) => (value === '' ? null : value))
    .nullable()
    .optional()

/** Optional http(s) address, at most 2,048 characters; `""` and `null` become null. */
export const optionalUrl = (label: string) =>
  text(label, URL_MAX)
    .refine((value) => value === '' || isWebUrl(value), t('Please enter a valid URL'))
    .transform((value) => (value === '' ? null : value))
    .nullable()
    .optional()

/** A calendar date `YYYY-MM-DD` that exists, between 1900 and 2200. */
export const calendarDate = (label: string) =>
  z.iso.date({ error: t('{label} must be a date like 2026-01-31', { label }), abort: true }).refine(
    withinYears,
    t('{label} must be between {earliestYear} and {latestYear}', {
      label,
      earliestYear: EARLIEST_YEAR,
      latestYear: LATEST_YEAR,
    }),
  )

/** An optional field of the type of `schema`: absent stays absent, `null` and `""` become null. */
export const emptyToNull = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess(
      (value: z.input<T> | '' | null) => (value === '' ? null : value),
      z.nullable(schema),
    )
    .optional()

/** Optional calendar date; `""` and `null` become null. */
export const optionalDate = (label: string) => emptyToNull(calendarDate(label))

/** An instant, ISO 8601 with an offset or Z, normalized to UTC, between 1900 and 2200. */
export const instant = (label: string) =>
  z.iso
    .datetime({
      offset: true,
      abort: true,
      error: t('{label} must be a date and time like 2026-01-31T12:00:00Z', { label }),
    })
    .refine(
      withinYears,
      t('{label} must be between {earliestYear} and {latestYear}', {
        label,
        earliestYear: EARLIEST_YEAR,
        latestYear: LATEST_YEAR,
      }),
    )
    .transform((value) => new Date(value).toISOString())

/** Optional instant; `""` and `null` become null. */
export const optionalInstant = (label: string) => emptyToNull(instant(label))

/** An id: a UUID of any version. */
export const id = z.guid({ error: t('Not a valid id') })

/**
 * A field of a creation whose default is set elsewhere: `null` and `""` count as absent. (In a
 * patch they would clear a required field, and are rejected.)
 */
export const emptyToDefault = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess(
      (value: z.input<T> | '' | null) => (value === '' || value === null ? undefined : value),
      schema.optional(),
    )
    .optional()
