import { t } from '../language/t.ts'

/** What a token may do; `docs/behaviour.md#access-tokens` lists the calls. */
export const TOKEN_SCOPES = ['read', 'write', 'capture'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** For the person who chooses one. */
export const SCOPE_WORDS: Readonly<Record<TokenScope, string>> = {
  read: t('Read everything but settings'),
  write: t('Read and change everything but settings'),
  capture: t('Save postings only'),
}

/** Never readable by a token: credentials, and addresses that are secrets themselves. */
const NEVER = ['/api/auth', '/api/tokens', '/api/calendar', '/api/mail/address', '/api/mail/folder']
/** Additional paths that no token may change. */
const NEVER_CHANGED = [...NEVER, '/api/account']

/** Methods and documented paths, with `:id` for an id. */
const CAPTURE: ReadonlySet<string> = new Set([
  'POST /api/capture',
  'POST /api/jobs',
  'PUT /api/jobs/:id/posting',
  'GET /api/jobs/similar',
  'GET /api/stages',
])

/** The endpoint for assistants, each of whose tools requires its own scope. */
export const MCP_PATH = '/mcp'

const isWithin = (path: string, areas: readonly string[]) =>
  areas.some((area) => path === area || path.startsWith(`${area}/`))

/** Whether a path accepts tokens at all. */
export const takesTokens = (path: string): boolean => path === MCP_PATH || isWithin(path, ['/api'])

/**
 * Whether a token of `scope` may make a documented call.
 * @param path the documented path, such as `/api/jobs/:id`
 */
export function mayCall(scope: TokenScope, method: string, path: string): boolean {
  if (path === MCP_PATH) return scope !== 'capture'
  if (scope === 'capture') return CAPTURE.has(`${method} ${path}`)
  if (method === 'GET' || method === 'HEAD') return !isWithin(path, NEVER)
  return scope === 'write' && !isWithin(path, NEVER_CHANGED)
}
