import { z } from 'zod'
import { count, uuid } from '../response-fields.ts'

/** An application without activity for longer than usual. */
export const silentJob = z
  .object({
    job_id: uuid,
    silent_days: count.describe('Whole days since the last news'),
    usual_days: count.describe('After how many days answers to this user usually arrive'),
  })
  .meta({ id: 'SilentApplication' })

export const suggestionsResponse = z.object({ silent: z.array(silentJob) })
