import { RefusedStart } from './refused-start.ts'
import { serve } from './serve.ts'

try {
  await serve(process.env)
} catch (error) {
  const reason = error instanceof RefusedStart ? error.message : describeSurprise(error)
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

function describeSurprise(error: unknown): string {
  return `Foothold could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
