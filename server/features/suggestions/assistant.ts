import type { McpTools } from '../../mcp/tool.ts'
import type { suggestionsRouter } from './router.ts'

/** The assistant's tool for silent applications. */
export const suggestionsAssistant: McpTools<typeof suggestionsRouter> = [
  {
    name: 'list_silent_applications',
    title: 'List silent applications',
    about:
      'Lists applications without news for longer than answers to this person usually take. The person can follow up, or mark them as ghosted.',
    procedure: 'list',
  },
]
