import { z } from 'zod'
import { id } from '#src/fields.ts'
import type { McpTools } from '../../mcp/tool.ts'
import type { remindersRouter } from './router.ts'

/** The assistant's tools for follow-ups. */
export const remindersAssistant: McpTools<typeof remindersRouter> = [
  {
    name: 'list_follow_ups',
    title: 'List follow-ups',
    about:
      'Lists the follow-ups that the person has planned, by due date; done_at is null while one is open.',
    procedure: 'list',
  },
  {
    name: 'add_follow_up',
    title: 'Add a follow-up',
    about:
      'Reminds the person of something at a given time, optionally for an application or a contact.',
    procedure: 'create',
    input: z.object({
      title: z.string(),
      due_at: z.string().describe('An instant such as 2026-01-31T12:00:00Z'),
      job_id: id.optional(),
      contact_id: id.optional(),
      request_id: id.optional().describe('Repeated calls with the same id add only one follow-up'),
    }),
  },
]
