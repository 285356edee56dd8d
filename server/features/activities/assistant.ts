import { z } from 'zod'
import { ACTIVITY_KINDS } from '#src/activities/constants.ts'
import { id } from '#src/fields.ts'
import type { McpTools } from '../../mcp/tool.ts'
import type { activitiesRouter } from './router.ts'

/** The assistant's tools for activities. */
export const activitiesAssistant: McpTools<typeof activitiesRouter> = [
  {
    name: 'note_activity',
    title: 'Note what was done',
    about:
      'Notes a call, an email, a meeting or the like, about an application or a person if one is named.',
    procedure: 'create',
    input: z.object({
      kind: z.enum(ACTIVITY_KINDS),
      text: z.string(),
      happened_at: z.string().optional().describe('An instant; now unless it is given'),
      minutes: z.int().optional(),
      job_id: id.optional(),
      contact_id: id.optional(),
      request_id: id.optional().describe('The same id on a repeated call notes it once'),
    }),
  },
]
