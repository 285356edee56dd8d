import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { StartupError } from './startup-error.ts'

// Saves a quarter of the CPU time until the server listens. Static imports are compiled before this
// line, hence the dynamic import below.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))

try {
  const { loadConfig } = await import('./config.ts')
  const { databaseUrl, dataDir } = loadConfig(process.env)
  // Starts in its thread while this one loads the rest.
  if (databaseUrl === undefined) (await import('./db/embedded/begin.ts')).beginOpening(dataDir)
  const { serve } = await import('./serve.ts')
  await serve(process.env)
  flushCompileCache()
} catch (error) {
  const reason = error instanceof StartupError ? error.message : describeUnexpected(error)
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

function describeUnexpected(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `Foothold could not start: ${text}`
}
