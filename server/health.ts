import type { FastifyInstance } from 'fastify'
import { withTimeLimit } from './concurrency.ts'
import type { Config } from './config.ts'
import type { DatabaseHandle } from './db/client.ts'
import { checkWritable } from './storage/directory.ts'
import type { FileStore } from './storage/file-store.ts'

const RETRY_SECONDS = 5
/** A network disk can hang rather than fail. */
const CHECK_TIMEOUT_MS = 3_000

/** Responses are reused for this long, because anybody may ask and a check costs work elsewhere. */
const CACHE_MS = 1_000

type Readiness = { database: 'ok' | 'unavailable'; storage: 'ok' | 'unavailable' }

/**
 * /healthz: the process is up. /readyz: also the database and the storage, by name, without
 * details.
 */
export function registerHealth(
  app: FastifyInstance,
  { config, database, files }: { config: Config; database: DatabaseHandle; files: FileStore },
): void {
  // With S3, uploads still pass through the data directory; without it, `files` checks that itself.
  const checkFiles = () => Promise.all([files.check(), config.s3 && checkWritable(config.dataDir)])
  const checkAll = async (): Promise<Readiness> => {
    const results = await Promise.allSettled([
      database.check(),
      withTimeLimit(checkFiles(), CHECK_TIMEOUT_MS),
    ])
    for (const result of results) {
      if (result.status === 'rejected') app.log.warn({ err: result.reason }, 'not ready')
    }
    const [forDatabase, forStorage] = results.map(({ status }) => status === 'fulfilled')
    return {
      database: forDatabase ? 'ok' : 'unavailable',
      storage: forStorage ? 'ok' : 'unavailable',
    }
  }
  const readReadiness = keepFor(CACHE_MS, checkAll)

  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const found = await readReadiness()
    if (found.database === 'ok' && found.storage === 'ok') return { status: 'ok', ...found }
    return reply
      .status(503)
      .header('retry-after', String(RETRY_SECONDS))
      .send({ status: 'unavailable', ...found })
  })
}

/** Runs `read` once at a time, and again only `ms` after it has ended; `read` never rejects. */
function keepFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let last: { result: Promise<T>; endedAt: number } | undefined
  return () => {
    if (last !== undefined && performance.now() - last.endedAt < ms) return last.result
    const next = { result: read(), endedAt: Infinity }
    void next.result.finally(() => {
      next.endedAt = performance.now()
    })
    last = next
    return next.result
  }
}
