import { z } from 'zod'
import { id } from '#src/fields.ts'
import { INTERVIEW_TYPES } from '#src/jobs/constants.ts'
import type { McpTools } from '../../mcp/tool.ts'
import type { interviewsRouter } from './router.ts'

const addInput = z.object({
  job_id: id.describe('The id of the application'),
  starts_at: z.string().describe('An instant such as 2026-01-31T12:00:00Z'),
  duration_minutes: z.int().optional().describe('By default 60'),
  time_zone: z
    .string()
    .optional()
    .describe('The time zone in which it was arranged, such as Europe/Berlin'),
  round: z.int().optional().describe('By default the next round'),
  type: z.enum(INTERVIEW_TYPES).optional(),
  place: z.string().optional().describe('An address, a room or a link to a call'),
  contact_ids: z.array(id).optional().describe('The ids of the people who take part'),
  notes: z.string().optional(),
  request_id: id.optional().describe('Repeated calls with the same id add only one interview'),
})

/** The assistant's tools for interviews. */
export const interviewsAssistant: McpTools<typeof interviewsRouter> = [
  {
    name: 'list_interviews',
    title: 'List interviews',
    about: 'Lists all interviews by start; starts_at is null if the date is not arranged yet.',
    procedure: 'list',
    isUntrusted: true,
  },
  {
    name: 'add_interview',
    title: 'Add an interview',
    about: 'Adds an interview to an application, by the application’s id.',
    procedure: 'create',
    input: addInput,
    toInput: (given) => {
      const { job_id, ...sent } = addInput.parse(given)
      return { ...sent, id: job_id }
    },
  },
]
