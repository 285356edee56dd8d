import { z } from 'zod'
import { count, day, instant, uuid } from '../response-fields.ts'
import { job } from '../jobs/responses.ts'
import { JOB_STATUSES } from '../jobs/constants.ts'
import { DATE_ORDERS, IMPORT_FIELDS, IMPORT_FORMATS } from './fields.ts'

const problem = z.object({
  row: count.describe('The number of the row in the data, from 1'),
  message: z.string(),
})

/** An application as the file describes it. */
const importedJob = job
  .pick({
    company: true,
    position: true,
    location: true,
    status: true,
    deadline: true,
    interview_date: true,
    interview_type: true,
    interview_round: true,
    url: true,
    work_mode: true,
    employment_type: true,
    salary_min: true,
    salary_max: true,
    salary_currency: true,
    salary_period: true,
    source: true,
    stage: true,
    tags: true,
    outcome: true,
    archived_at: true,
    notes: true,
  })
  .extend({
    application_date: day.nullable().describe('Null if the order of day and month is ambiguous'),
    has_posting: z.boolean(),
    created_at: instant.nullable(),
    updated_at: instant.nullable(),
  })
  .meta({ id: 'ImportedApplication' })

export const previewResponse = z.object({
  import_id: uuid,
  format: z.enum(IMPORT_FORMATS).describe('The program that wrote the file'),
  columns: z.array(z.object({ name: z.string(), field: z.enum(IMPORT_FIELDS).nullable() })),
  rows: count,
  sample: z.array(importedJob).describe('The first 20 readable rows'),
  date_order: z.enum([...DATE_ORDERS, 'ambiguous']),
  statuses: z.array(
    z.object({
      value: z.string(),
      status: z.enum(JOB_STATUSES).nullable().describe('Null if the user must choose it'),
    }),
  ),
  problems: z.array(problem).describe('The rows that are left out, and why'),
})

export const reviewResponse = previewResponse.extend({
  known: count.describe('The number of rows that exist already'),
})

export const importResponse = z.object({
  added: count,
  unchanged: count.describe('The number of rows that existed already and were not changed'),
  problems: z.array(problem),
  undo_id: uuid.nullable().describe('Undoes the whole import; null if nothing was added'),
})
