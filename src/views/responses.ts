import { z } from 'zod'
import { uuid } from '../response-fields.ts'

/** Filters of the tracker saved under a name. */
export const view = z
  .object({
    id: uuid,
    name: z.string(),
    search: z.string().describe('The query string of the tracker’s address'),
  })
  .meta({ id: 'View' })

export const viewsResponse = z.object({ views: z.array(view) })
