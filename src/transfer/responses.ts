import { z } from 'zod'
import { count, day, instant, uuid } from '../response-fields.ts'
import { job } from '../jobs/responses.ts'
import { JOB_STATUSES } from '../jobs/constants.ts'
import { DATE_ORDERS, IMPORT_FIELDS, IMPORT_FORMATS } from './fields.ts'

const problem = z.object({
  row: count.describe('Of the data, from 1'),
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
    application_date: day.nullable().describe('Null where the order of day and month is open'),
    has_posting: z.boolean(),
    created_at: instant.nullable(),
    updated_at: instant.nullable(),
  })
  .meta({ id: 'ImportedApplication' })

export const previewResponse = z.object({
  import_id: uuid,
  format: z.enum(IMPORT_FORMATS).describe('Who wrote the file'),
  columns: z.array(z.object({ name: z.string(), field: z.enum(IMPORT_FIELDS).nullable() })),
  rows: count,
  sample: z.array(importedJob).describe('The first 20 that can be read'),
  date_order: z.enum([...DATE_ORDERS, 'ambiguous']),
  statuses: z.array(
    z.object({
      value: z.string(),
      status: z.enum(JOB_STATUSES).nullable().describe('Null where the person has to say'),
    }),
  ),
  problems: z.array(problem).describe('Rows that are left out, and why'),
})

export const reviewResponse = previewResponse.extend({
  known: count.describe('Rows that are there already'),
})

export const importResponse = z.object({
  added: count,
  unchanged: count.describe('Rows that were there already; nothing of them is changed'),
  problems: z.array(problem),
  undo_id: uuid
    .nullable()
    .describe('What takes the whole import back; null where nothing was added'),
})
