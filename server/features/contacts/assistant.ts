import { z } from 'zod'
import { id } from '#src/fields.ts'
import type { McpTools } from '../../mcp/tool.ts'
import type { contactsRouter } from './router.ts'

/** The assistant's tools for people. */
export const contactsAssistant: McpTools<typeof contactsRouter> = [
  {
    name: 'list_people',
    title: 'List people',
    about:
      'Lists the people of the job search by name (recruiters, interviewers, referrals), with their applications.',
    procedure: 'list',
    isUntrusted: true,
  },
  {
    name: 'read_person',
    title: 'Read a person',
    about: 'Returns all details of a person, by their id.',
    procedure: 'get',
    input: z.object({ id }),
    isUntrusted: true,
  },
]
