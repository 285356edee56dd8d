import { z } from 'zod'
import { DASHBOARD_PARTS } from './constants.ts'

/** The person's arrangement of their dashboard. */
export const dashboard = z
  .object({
    parts: z
      .array(z.object({ name: z.enum(DASHBOARD_PARTS), is_shown: z.boolean() }))
      .describe('Every part, from top to bottom'),
  })
  .meta({ id: 'Dashboard' })
