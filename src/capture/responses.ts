import { z } from 'zod'
import { day } from '../response-fields.ts'
import { EMPLOYMENT_TYPES, SALARY_PERIODS, WORK_MODES } from '../jobs/terms.ts'
import { CAPTURE_SOURCES, type Posting, POSTING_FIELDS } from './posting.ts'

const field = z.enum([...POSTING_FIELDS, 'expired'])

/** A posting as read; a field is null if the page does not state it. */
const capturedPosting = z
  .object({
    company: z.string().nullable(),
    position: z.string().nullable(),
    location: z.string().nullable().describe('Several places are separated by `; `'),
    work_mode: z.enum(WORK_MODES).nullable(),
    employment_type: z.enum(EMPLOYMENT_TYPES).nullable(),
    salary_min: z.number().nullable(),
    salary_max: z.number().nullable(),
    salary_currency: z.string().nullable(),
    salary_period: z.enum(SALARY_PERIODS).nullable(),
    deadline: day.nullable().describe('In the time zone of the posting'),
    posted_at: day.nullable(),
    description: z.string().nullable().describe('Plain text'),
    url: z.string().nullable(),
    source: z.string().nullable().describe('A board’s name, or `Company site`'),
    expired: z
      .literal(true)
      .exactOptional()
      .describe('Only present if the page says that the posting is closed'),
    sure: z.array(field).describe('The fields whose values are not guessed'),
    from: z
      .partialRecord(field, z.enum(CAPTURE_SOURCES))
      .describe('The source of each field that has a value'),
  })
  .meta({ id: 'CapturedPosting' }) satisfies z.ZodType<Posting>

export const captureResponse = z.object({ postings: z.array(capturedPosting) })
