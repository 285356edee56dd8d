import type { McpTools } from '../../mcp/tool.ts'
import type { suggestionsRouter } from './router.ts'

/** The assistant's tool for silent applications. */
export const suggestionsAssistant: McpTools<typeof suggestionsRouter> = [
  {
    name: 'list_silent_applications',
    title: 'List silent applications',
    about:
      'Applications about which nothing has happened for longer than this person’s answers usually take: follow up, or let them rest.',
    procedure: 'list',
  },
]
