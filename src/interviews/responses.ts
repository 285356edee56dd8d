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
    starts_at: instant.nullable().describe('Null while the date is still to be arranged'),
    duration_minutes: z.int(),
    time_zone: z
      .string()
      .nullable()
      .describe('Where it was arranged, by its IANA name; null where nobody said'),
    place: z.string().nullable().describe('An address, a room, a link to a call'),
    contact_ids: z.array(uuid).describe('The people who are there, in the order they were given'),
    notes: z.string().nullable(),
    checked_items: z.array(z.string()).describe('Ids of the ticked preparation items'),
    result: z.enum(INTERVIEW_RESULTS).nullable(),
  })
  .meta({ id: 'Interview' })

export const interviewsResponse = z.object({ interviews: z.array(interview) })
