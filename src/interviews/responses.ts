import { z } from 'zod'
import { instant, uuid } from '../response-fields.ts'
import { INTERVIEW_TYPES } from '../jobs/constants.ts'
import { INTERVIEW_RESULTS } from './constants.ts'

/** An interview as the API returns it. */
export const interview = z
  .object({
    id: uuid,
    job_id: uuid,
    round: z.int().nullable(),
    type: z.enum(INTERVIEW_TYPES).nullable(),
    starts_at: instant.nullable().describe('Null if the date is not arranged yet'),
    duration_minutes: z.int(),
    time_zone: z
      .string()
      .nullable()
      .describe('The IANA name of the time zone in which it was arranged; null if unknown'),
    place: z.string().nullable().describe('An address, a room or a link to a call'),
    contact_ids: z.array(uuid).describe('The people who take part, in the given order'),
    notes: z.string().nullable(),
    checked_items: z.array(z.string()).describe('Ids of the checked preparation items'),
    result: z.enum(INTERVIEW_RESULTS).nullable(),
  })
  .meta({ id: 'Interview' })

export const interviewsResponse = z.object({ interviews: z.array(interview) })
