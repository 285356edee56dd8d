import { z } from 'zod'
import { calendarDate } from '../fields.ts'
import type { reportRow, searchReport } from './responses.ts'
import { REPORT_DAYS_MAX, REPORT_FORMS } from './constants.ts'
import { t } from '../language/t.ts'

export type ReportRow = z.infer<typeof reportRow>
export type SearchReport = z.infer<typeof searchReport>

/** A preview of the file for an office: its first cells, in its language. */
export type ReportPreview = {
  language: string
  columns: string[]
  rows: string[][]
  /** The total number of rows. */
  count: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A range of days, both inclusive. */
export const reportQuery = z
  .object({
    from: calendarDate(t('From')),
    to: calendarDate(t('To')),
    form: z
      .enum(REPORT_FORMS, {
        error: t('The form must be one of: {choices}', { choices: REPORT_FORMS.join(', ') }),
      })
      .default('general'),
    format: z
      .enum(['json', 'csv', 'pdf'], { error: t('The format must be json, csv or pdf') })
      .default('json'),
  })
  .refine(({ from, to }) => from <= to, t('The range must begin before it ends'))
  .refine(
    ({ from, to }) => Date.parse(to) - Date.parse(from) <= REPORT_DAYS_MAX * DAY_MS,
    t('The range must be at most three years'),
  )
export type ReportQuery = z.infer<typeof reportQuery>
