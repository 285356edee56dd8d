import type { McpTools } from '../../mcp/tool.ts'
import type { profileRouter } from './router.ts'

/** The assistant's tools for the profile. */
export const profileAssistant: McpTools<typeof profileRouter> = [
  {
    name: 'read_profile',
    title: 'Read the profile',
    about:
      'The person’s profile: contact, preferences, experience, education and projects, for letters and preparation.',
    procedure: 'get',
  },
]
