import { z } from 'zod'
import { id, optionalText } from '#src/fields.ts'
import { job } from '#src/jobs/responses.ts'
import { JOB_STATUSES } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { t } from '#src/language/t.ts'
import type { McpTools } from '../../mcp/tool.ts'
import type { jobsRouter } from './router.ts'

const FOUND_MAX = 50
const status = z.enum(JOB_STATUSES)
const searchInput = z.object({
  text: optionalText(t('Text')).describe(
    'Words in company, position, location, notes or the stored posting',
  ),
  status: status.optional(),
  source: z.string().optional().describe('Where it was found, such as LinkedIn'),
  applied: z
    .string()
    .optional()
    .describe('Application dates, such as 2026-01-01..2026-01-31 or last-30'),
})

/** The assistant's tools for applications. */
export const jobsAssistant: McpTools<typeof jobsRouter> = [
  {
    name: 'search_applications',
    title: 'Search applications',
    about: `Finds applications by words, status, source and application date, newest first, at most ${FOUND_MAX}. Without filters, lists the newest.`,
    procedure: 'list',
    input: searchInput,
    toInput: ({ text, ...filters }) => ({ ...filters, q: text ?? undefined }),
    toResult: describeFound,
    isUntrusted: true,
  },
  {
    name: 'read_application',
    title: 'Read an application',
    about: 'Returns all details of an application, by its id.',
    procedure: 'get',
    input: z.object({ id }),
    isUntrusted: true,
  },
  {
    name: 'read_posting',
    title: 'Read a posting',
    about: 'Returns the job posting’s text stored with an application, if has_posting is true.',
    procedure: 'posting',
    input: z.object({ id }),
    isUntrusted: true,
  },
  {
    name: 'list_stages',
    title: 'List stages',
    about: 'Lists the person’s own stages within each status, in order.',
    procedure: 'stages',
  },
  {
    name: 'find_similar_applications',
    title: 'Find similar applications',
    about: 'Finds existing applications for the same job. Use it before you add an application.',
    procedure: 'similar',
    input: z.object({
      url: z.string().optional().describe('The posting’s address'),
      company: z.string().optional(),
      position: z.string().optional(),
    }),
    isUntrusted: true,
  },
  {
    name: 'add_application',
    title: 'Add an application',
    about:
      'Adds an application; without a status it is applied as of today. Use the status saved for a job that the person only considers.',
    procedure: 'create',
    input: z.object({
      company: z.string(),
      position: z.string(),
      status: status.optional(),
      location: z.string().optional(),
      url: z.string().optional().describe('The posting’s address'),
      source: z.string().optional().describe('Where it was found, such as LinkedIn'),
      application_date: z.string().optional().describe('YYYY-MM-DD'),
      deadline: z.string().optional().describe('YYYY-MM-DD'),
      notes: z.string().optional(),
      request_id: id
        .optional()
        .describe('Repeated calls with the same id add only one application'),
    }),
  },
  {
    name: 'move_application',
    title: 'Move an application',
    about:
      'Moves an application to another status, by its id, and optionally to a stage of that status from list_stages.',
    procedure: 'update',
    input: z.object({ id, status, stage: z.string().optional() }),
  },
]

/** The fields returned for each application found. */
const found = job.pick({
  id: true,
  company: true,
  position: true,
  status: true,
  stage: true,
  tags: true,
  outcome: true,
  archived_at: true,
  location: true,
  application_date: true,
  deadline: true,
  url: true,
})

function describeFound(jobs: readonly Job[]) {
  const applications = jobs.slice(0, FOUND_MAX).map((one) => found.parse(one))
  return { applications, more: jobs.length - applications.length }
}
