import { z } from 'zod'
import { instant, uuid } from '../response-fields.ts'

/** A follow-up as the API returns it. */
export const reminder = z
  .object({
    id: uuid,
    title: z.string(),
    due_at: instant,
    job_id: uuid.nullable(),
    contact_id: uuid.nullable(),
    done_at: instant.nullable().describe('Null while it is open'),
    created_at: instant,
  })
  .meta({ id: 'FollowUp' })

export const remindersResponse = z.object({ reminders: z.array(reminder) })
