import { z } from 'zod'
import { ACTIVITY_KINDS } from '#src/activities/constants.ts'
import { id } from '#src/fields.ts'
import type { McpTools } from '../../mcp/tool.ts'
import type { activitiesRouter } from './router.ts'

/** The assistant's tools for activities. */
export const activitiesAssistant: McpTools<typeof activitiesRouter> = [
  {
    name: 'note_activity',
    title: 'Add an activity',
    about:
      'Records a call, an email, a meeting or another activity, optionally for an application or a person.',
    procedure: 'create',
    input: z.object({
      kind: z.enum(ACTIVITY_KINDS),
      text: z.string(),
      happened_at: z
        .string()
        .optional()
        .describe('An instant such as 2026-01-31T12:00:00Z; by default now'),
      minutes: z.int().optional(),
      job_id: id.optional(),
      contact_id: id.optional(),
      request_id: id.optional().describe('Repeated calls with the same id add only one activity'),
    }),
  },
]
