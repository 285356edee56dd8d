import { z } from 'zod'
import { DASHBOARD_PARTS } from './constants.ts'

/** How a person has arranged their dashboard. */
export const dashboard = z
  .object({
    parts: z
      .array(z.object({ name: z.enum(DASHBOARD_PARTS), is_shown: z.boolean() }))
      .describe('Every part, from top to bottom'),
  })
  .meta({ id: 'Dashboard' })
