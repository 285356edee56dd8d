import type { McpTools } from '../../mcp/tool.ts'
import type { profileRouter } from './router.ts'

/** The assistant's tools for the profile. */
export const profileAssistant: McpTools<typeof profileRouter> = [
  {
    name: 'read_profile',
    title: 'Read the profile',
    about:
      'Returns the person’s profile for letters and preparation: contact details, preferences, experience, education and projects.',
    procedure: 'get',
  },
]
