import { z } from 'zod'
import { count, day } from '../response-fields.ts'
import { REPORT_RESULTS } from './constants.ts'

/** One application or effort on a day of the search. */
export const reportRow = z
  .object({
    date: day.describe('The day on which it was sent or done'),
    kind: z.enum(['application', 'effort']),
    employer: z.string().nullable(),
    address: z.string().nullable().describe('The place, if known'),
    contact: z.string().nullable().describe('Name and phone of the contact person'),
    channel: z.string().nullable(),
    position: z.string().nullable(),
    full_time: z.boolean().nullable(),
    result: z.enum(REPORT_RESULTS).nullable().describe('Null for efforts'),
    result_date: day.nullable().describe('The day of the result'),
    remarks: z.string().nullable(),
  })
  .meta({ id: 'ReportRow' })

export const searchReport = z.object({
  rows: z.array(reportRow),
  weeks: z
    .array(z.object({ week: day.describe('The Sunday on which the week begins'), count }))
    .optional()
    .describe('Only for the form of the United States: how much was sent or done in each week'),
})
