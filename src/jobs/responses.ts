import { z } from 'zod'
import { count, day, instant, uuid } from '../response-fields.ts'
import { sentDocument } from '../documents/schema.ts'
import { INTERVIEW_TYPES, JOB_STATUSES } from './constants.ts'
import { OUTCOMES } from './outcomes.ts'
import { EMPLOYMENT_TYPES, SALARY_PERIODS, WORK_MODES } from './terms.ts'

/** An application as the API returns it. */
export const job = z
  .object({
    id: uuid,
    company: z.string(),
    position: z.string(),
    location: z.string().nullable(),
    status: z.enum(JOB_STATUSES),
    application_date: day,
    deadline: day.nullable(),
    interview_date: instant.nullable(),
    interview_type: z.enum(INTERVIEW_TYPES).nullable(),
    interview_round: z.int().nullable(),
    url: z.string().nullable().describe('The URL of the posting'),
    work_mode: z.enum(WORK_MODES).nullable(),
    employment_type: z.enum(EMPLOYMENT_TYPES).nullable(),
    salary_min: z
      .number()
      .nullable()
      .describe('In units of the currency; at most `salary_max` if both are known'),
    salary_max: z.number().nullable(),
    salary_currency: z.string().nullable().describe('ISO 4217'),
    salary_period: z.enum(SALARY_PERIODS).nullable(),
    source: z
      .string()
      .nullable()
      .describe('Where the job was found, or through which site the application was sent'),
    stage: z.string().nullable().describe('One of the user’s own stages within the status'),
    tags: z.array(z.string()),
    outcome: z.enum(OUTCOMES).nullable().describe('A mark that is independent of the status'),
    archived_at: instant.nullable(),
    has_posting: z.boolean().describe('Whether the posting’s text is stored'),
    notes: z.string().nullable(),
    checked_items: z.array(z.string()).describe('Ids of the checked preparation items'),
    documents: z.array(sentDocument).describe('The documents sent with it, sorted by name'),
    status_changed_at: instant,
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Application' })

export const jobsResponse = z.array(job)

/** One change of an application's status. */
export const statusChange = z
  .object({
    id: uuid,
    from_status: z.enum(JOB_STATUSES).nullable().describe('Null for the first status'),
    to_status: z.enum(JOB_STATUSES),
    changed_at: instant,
  })
  .meta({ id: 'StatusChange' })

export const historyResponse = z.object({ changes: z.array(statusChange) })

/** The posting's text at the time it was stored, since postings disappear. */
export const savedPosting = z
  .object({
    text: z.string(),
    html_title: z.string().nullable().describe('The title of the posting’s page'),
    url: z.string().nullable(),
    captured_at: instant,
  })
  .meta({ id: 'KeptPosting' })

/** An existing application that may be the same as a new one. */
export const similarJob = z
  .object({
    id: uuid,
    company: z.string(),
    position: z.string(),
    status: z.enum(JOB_STATUSES),
    application_date: day,
    archived_at: instant.nullable(),
    reason: z
      .enum(['address', 'title'])
      .describe(
        '`address`: the same URL of the posting; `title`: the same position at the same company',
      ),
  })
  .meta({ id: 'SimilarApplication' })

export const similarResponse = z.object({ matches: z.array(similarJob) })

/** A deleted application and the time of its deletion. */
export const deletedJob = job.extend({ deleted_at: instant }).meta({ id: 'DeletedApplication' })
export const deletedJobsResponse = z.object({ jobs: z.array(deletedJob) })

const stageNames = z.array(z.string())
/** Each status's stages, in the person's order. */
export const stagesResponse = z
  .object({
    saved: stageNames,
    applied: stageNames,
    interviewing: stageNames,
    offer: stageNames,
    rejected: stageNames,
  })
  .meta({ id: 'Stages' })

export const bulkResponse = z
  .object({
    changed: count.describe('The number of applications in the request'),
    undo_id: uuid.describe('Undoes the whole change within 24 hours'),
  })
  .meta({ id: 'BulkChange' })
