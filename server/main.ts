import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { StartupError } from './startup-error.ts'

// Saves a quarter of the processor time until the server listens. What is imported statically is
// compiled before this line, hence the import below.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))

try {
  const { serve } = await import('./serve.ts')
  await serve(process.env)
  flushCompileCache()
} catch (error) {
  const reason = error instanceof StartupError ? error.message : describeSurprise(error)
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

function describeSurprise(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `Foothold could not start: ${text}`
}
