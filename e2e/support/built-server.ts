import type * as Server from '../../server/serve.ts'
import { markServerRunning } from '../../tools/built-from.js'
import { ensureServer } from '../../tools/ensure-built.ts'

await ensureServer()
markServerRunning()
const built = '../../dist/server/serve.js'

/** The server that `npm start` runs. */
export const { serve }: typeof Server = await import(built)
