import { z } from 'zod'
import { count, instant, uuid } from '../response-fields.ts'
import { ACTIVITY_KINDS } from './constants.ts'

/** An activity as the API returns it. */
export const activity = z
  .object({
    id: uuid,
    kind: z.enum(ACTIVITY_KINDS),
    happened_at: instant,
    text: z.string(),
    minutes: count.nullable(),
    channel: z.string().nullable().describe('Such as `Phone` or `Video`'),
    job_id: uuid.nullable(),
    contact_id: uuid.nullable(),
  })
  .meta({ id: 'Activity' })

export const activitiesResponse = z.object({ activities: z.array(activity) })
